/** At a server: keeps the client for times without a connection, and offers to install it and to play without it. */

import { html, nothing } from "lit-html";
import { address, DEVICE_PAGE } from "../addresses.ts";
import { icon } from "../draw/pixels.ts";
import { app } from "../ui/app.ts";
import { type Content, card } from "../ui/kit.ts";
import { loadParts, say } from "../words.ts";
import { EngineFiles } from "./engine_files.ts";
import { loading } from "./engine_plate.ts";
import { isInstalled } from "./install.ts";
import { installCard } from "./install_card.ts";
import { loadStyle } from "./style.ts";

class Offline {
  #loaded = 0;
  /** The bytes of the engine while it is loaded, otherwise 0. */
  #total = 0;

  cards(): Content {
    const play = html`<a class="btn notched" href=${DEVICE_PAGE}>${icon("play")}<span>${say("web-offline-play")}</span></a>`;
    return html`<section class="front-part device-part"><div class="device-cards">${installCard()}
        ${card(say("web-offline"), html`<p>${say("web-offline-about")}</p><p class="device-row">${play}</p>`)}</div></section>
      ${this.#total ? loading(this.#loaded, this.#total) : nothing}`;
  }

  async begin(): Promise<void> {
    addEventListener("appinstalled", () => void this.#keepEngine());
    await keepClient();
    if (isInstalled()) await this.#keepEngine();
  }

  /** Load the engine, so that an installed client plays without a connection. */
  async #keepEngine(): Promise<void> {
    const show = (loaded: number, total: number): void => {
      [this.#loaded, this.#total] = [loaded, total];
      app.changed();
    };
    try {
      await (await EngineFiles.open(address("/engine/"), show)).keep();
    } catch {
      // the connection broke: the next visit continues, or the first game without a connection
    }
    show(0, 0);
  }
}

/** Keep this server's client. A new version takes over as soon as no game on this device is open. */
async function keepClient(): Promise<void> {
  const { serviceWorker, locks } = navigator;
  const registration = await serviceWorker.register(address("sw.js"), { updateViaCache: "none" });
  const games = (await locks.query()).held ?? [];
  if (games.length === 0) registration.waiting?.postMessage("take over");
}

export async function beOffline(): Promise<Offline | null> {
  if (!DEVICE_PAGE || !("serviceWorker" in navigator)) return null; // no engine, or plain http
  loadStyle();
  await loadParts("device");
  const offline = new Offline();
  offline.begin().catch(() => {}); // storage may be full or forbidden
  return offline;
}
