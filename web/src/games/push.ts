/** Notices pushed to this device: its browser's subscription, which the server knows as a channel. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { isApple, isInstalled } from "../device/install.ts";
import type { NoticesView } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { type ButtonOptions, button } from "../ui/kit.ts";
import { get, post } from "../wire/api.ts";
import { say } from "../words.ts";

/** A scope without pages: this service worker is independent of the one that keeps the client. */
const SCOPE = "push/";

const canPush = (): boolean => isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

async function subscription(): Promise<PushSubscription | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration(address(SCOPE)) : null;
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function registered(): Promise<ServiceWorkerRegistration> {
  const options = { scope: address(SCOPE), updateViaCache: "none" } as const;
  const registration = await navigator.serviceWorker.register(address("push.js"), options);
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  while (worker && worker.state !== "activated" && worker.state !== "redundant")
    await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
  return registration;
}

export class PushDevice {
  /** The subscription's address, by which its channel is found; empty if there is none. */
  here = "";

  /** `changed` is called with the channels once this device is one of them. */
  constructor(private readonly changed: (shown: NoticesView) => void) {
    void subscription().then((known) => {
      this.here = known?.endpoint ?? "";
      app.changed();
    });
  }

  /** The button that subscribes, if that is possible here. */
  button(options: ButtonOptions = {}): TemplateResult | null {
    if (!canPush() || Notification.permission === "denied") return null;
    return button(say("web-push-add"), () => void this.#add(), options);
  }

  /** The button, or what has to be done first. */
  view(): TemplateResult | typeof nothing {
    if (canPush()) return html`<p>${this.button({ icon: "bell" }) ?? say("web-push-denied")}</p>`;
    const needsInstall = isSecureContext && isApple() && !isInstalled();
    return needsInstall ? html`<p>${say("web-push-share")}</p>` : nothing;
  }

  async #add(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") {
      app.changed();
      return;
    }
    await app.attempt(async () => {
      const { push } = await get<NoticesView>("/api/notices");
      const made = await this.#subscribe(push);
      if (made === null) {
        app.notify(say("web-push-failed"));
        return;
      }
      const { p256dh = "", auth = "" } = made.toJSON().keys ?? {};
      const language = document.documentElement.lang;
      const body = { address: made.endpoint, point: p256dh, auth, language };
      const shown = await post<NoticesView>("/api/notices/push", body);
      this.here = made.endpoint;
      app.notify(say("web-push-on"));
      this.changed(shown);
    });
  }

  /** A new subscription: an earlier one may be of another key, or be gone at the server. */
  async #subscribe(key: string): Promise<PushSubscription | null> {
    try {
      const { pushManager } = await registered();
      await (await pushManager.getSubscription())?.unsubscribe();
      return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    } catch {
      return null; // the browser has no push service, or can't reach it
    }
  }

  async end(): Promise<void> {
    this.here = "";
    await (await subscription())?.unsubscribe().catch(() => {}); // the server won't send anything there anymore
  }
}
