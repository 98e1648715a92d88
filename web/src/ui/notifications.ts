/** Notifications by the browser, where the origin allows them and somebody wants them. */

import { html, nothing, type TemplateResult } from "lit-html";
import { remember, remembered } from "../storage.ts";
import { say } from "../words.ts";
import { app } from "./app.ts";
import { toggle } from "./kit.ts";

const canNotify = (): boolean => isSecureContext && "Notification" in window;

export function wantsNotifications(): boolean {
  return canNotify() && remembered("notify") === "on" && Notification.permission === "granted";
}

async function choose(on: boolean): Promise<void> {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  remember("notify", allowed ? "on" : "");
  if (on && !allowed) app.tellPerson(say("web-notify-denied"));
  app.changed();
}

/** A setting; nothing where the browser would refuse it anyway. */
export function notificationSetting(): TemplateResult | typeof nothing {
  if (!canNotify()) return nothing;
  return html`${toggle(say("web-notify"), wantsNotifications(), (on) => void choose(on))}`;
}
