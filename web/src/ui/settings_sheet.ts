/** The sheet of settings: language, theme, sound, motion. Loaded when it is first opened. */

import { html, nothing, type TemplateResult } from "lit-html";
import { recall, remember } from "../storage.ts";
import { chooseTheme, chosenTheme, THEMES, type Theme } from "../theme.ts";
import { chooseLanguage, languages, say } from "../words.ts";
import { app } from "./app.ts";
import { choices, toggle } from "./kit.ts";
import {
  botsTalk,
  canNotify,
  confirmsPlacements,
  isMuted,
  isOwnEdge,
  PACES,
  pace,
  set,
  wantsNotifications,
} from "./settings.ts";
import { sheet } from "./sheet.ts";

export function showSettings(): void {
  app.openSheet(() => sheet(say("web-settings"), content(), app.closeSheet));
}

function content(): TemplateResult {
  return html`<div class="settings">
    ${choices("language", say("web-language"), languageChoices(), document.documentElement.lang, (value) => void speakNow(value))}
    ${choices("theme", say("web-theme"), themeChoices(), chosenTheme() ?? "system", (value) => {
      chooseTheme(value === "system" ? null : (value as Theme));
      app.changed();
    })}
    ${choices(
      "pace",
      say("web-pace"),
      PACES.map((value) => ({ value, label: say(`web-pace-${value}`) })),
      pace(),
      (value) => set("pace", value),
    )}
    ${toggle(say("web-sound"), !isMuted(), (on) => set("sound", on ? "" : "off"))}
    ${toggle(say("web-bot-words"), botsTalk(), (on) => set("bot-words", on ? "" : "off"))}
    ${toggle(say("web-less-motion"), recall("motion") === "less", (on) => set("motion", on ? "less" : ""))}
    ${toggle(say("web-own-edge"), isOwnEdge(), chooseEdge)}
    ${notificationSetting()}
    ${toggle(say("web-confirm"), confirmsPlacements(), (on) => set("confirm", on ? "on" : "off"))}
    ${app.device?.settings() ?? nothing}
  </div>`;
}

function languageChoices(): { value: string; label: string }[] {
  return languages().map((value) => ({ value, label: ownName(value) }));
}

/** A language's name in itself, such as "Polski". */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function themeChoices(): { value: string; label: string }[] {
  return ["system", ...THEMES].map((value) => ({ value, label: say(`web-theme-${value}`) }));
}

async function speakNow(language: string): Promise<void> {
  await chooseLanguage(language);
  app.changed();
}

/** Choosing the own edge overrides any earlier rotation of the boards. */
function chooseEdge(own: boolean): void {
  for (const { id } of app.server?.games ?? []) remember(`turned.${id}`, "");
  set("edge", own ? "own" : "");
}

async function choose(on: boolean): Promise<void> {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  remember("notify", allowed ? "on" : "");
  if (on && !allowed) app.notify(say("web-notify-denied"));
  app.changed();
}

/** The notification setting; nothing if the browser blocks them anyway. */
function notificationSetting(): TemplateResult | typeof nothing {
  if (!canNotify()) return nothing;
  return html`${toggle(say("web-notify"), wantsNotifications(), (on) => void choose(on))}`;
}
