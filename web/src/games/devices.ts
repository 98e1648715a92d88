/** One's devices, and everything stored of oneself: adding and removing, downloading, deleting. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address, ON_DEVICE } from "../addresses.ts";
import { icon } from "../draw/pixels.ts";
import type { DevicesView, DeviceView, LinkMade } from "../generated/protocol.ts";
import { forgetEverything } from "../storage.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { copyText, sheet } from "../ui/sheet.ts";
import { get, post, postForText } from "../wire/api.ts";
import { say } from "../words.ts";

const QR_SIZE = 236;

export class DevicesCard {
  #devices: readonly DeviceView[] | null = null;

  constructor() {
    if (app.person && !ON_DEVICE) void this.#load();
  }

  async #load(): Promise<void> {
    try {
      this.#show(await get<DevicesView>("/api/devices"));
    } catch {
      // the page shows elsewhere that there is no connection
    }
  }

  #show({ devices }: DevicesView): void {
    this.#devices = devices;
    app.changed();
  }

  async #add(): Promise<void> {
    await app.attempt(async () => {
      const { secret } = await post<LinkMade>("/api/devices/link");
      const base = app.server?.links[0] ?? address("/").replace(/\/$/, "");
      const link = `${base}/device#${secret}`;
      const drawn = await postForText("/api/qr.svg", { text: link }).catch(() => ""); // the link is enough
      const close = (): void => {
        app.closeSheet();
        void this.#load();
      };
      app.openSheet(() => sheet(say("web-devices-add"), invitation(link, drawn), close));
    });
  }

  async #remove(id: string): Promise<void> {
    await app.attempt(async () => this.#show(await post<DevicesView>("/api/devices/remove", { id })));
  }

  #device({ id, system, added, current }: DeviceView): TemplateResult {
    const since = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });
    return html`<li class="notice-channel">${icon("tv", 24)}
      <div><b>${system || say("web-devices-unknown")}</b>
        <small>${current ? say("web-devices-here") : say("web-devices-added", { date: since.format(Date.now() - added) })}</small></div>
      ${current ? nothing : html`<div class="notice-actions">${button(say("web-notices-remove"), () => void this.#remove(id), { kind: "quiet" })}</div>`}</li>`;
  }

  view(): TemplateResult | typeof nothing {
    const devices = this.#devices;
    if (devices === null) return nothing;
    return html`<section class="notices card notched">
      <div class="head"><h2>${say("web-devices")}</h2></div>
      <p>${say("web-devices-about")}</p>
      ${devices.length > 1 ? html`<ul>${devices.map((one) => this.#device(one))}</ul>` : nothing}
      <p class="notice-row">${button(say("web-devices-add"), () => void this.#add(), { icon: "link" })}
        <a class="btn notched quiet" href=${address("/api/person/export")} download="pixcade.json">${say("web-devices-export")}</a>
        ${button(say("web-devices-delete"), askToDelete, { kind: "quiet" })}</p>
    </section>`;
  }
}

function invitation(link: string, drawn: string): TemplateResult {
  const source = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  return html`<div class="invite">
    ${drawn ? html`<img class="qr" alt=${say("web-qr")} src=${source} width=${QR_SIZE} height=${QR_SIZE} />` : nothing}
    <div class="invite-words"><p>${say("web-devices-scan")}</p>
      ${button(say("web-copy"), () => void copyText(link), { icon: "share" })}</div></div>`;
}

function askToDelete(): void {
  const erase = async (): Promise<void> => {
    if (!(await app.attempt(() => post("/api/person/delete")))) return;
    forgetEverything();
    location.assign(address("/"));
  };
  app.openSheet(() =>
    sheet(
      say("web-devices-delete"),
      html`<div class="asking"><p>${say("web-devices-delete-ask")}</p>
        ${button(say("web-devices-delete"), () => void erase(), { kind: "primary" })}
        ${button(say("web-devices-keep"), app.closeSheet)}</div>`,
      app.closeSheet,
    ),
  );
}
