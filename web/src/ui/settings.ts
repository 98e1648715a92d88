/** Settings of this device, and the buttons that change or open them. */

import { html, type TemplateResult } from "lit-html";
import { recall, remember } from "../storage.ts";
import { say } from "../words.ts";
import { app } from "./app.ts";
import { iconButton } from "./kit.ts";

export const PACES = ["full", "brisk", "off"] as const;
/** How reveals are shown at a table: with all scenes, twice as fast, or not at all. */
export type Pace = (typeof PACES)[number];

export function pace(): Pace {
  return PACES.find((one) => one === recall("pace")) ?? "full";
}

export function revealSpeed(): number {
  return pace() === "brisk" ? 2 : 1;
}

export const SLOWLY = 0.6;

export function speed(): number {
  return Number(recall("speed") || "1");
}

export function botsTalk(): boolean {
  return recall("bot-words") !== "off";
}

export function isMuted(): boolean {
  return recall("sound") === "off";
}

/** Whether placements need a confirming button: the user's choice, else yes on touch screens. */
export function confirmsPlacements(): boolean {
  const chosen = recall("confirm");
  return chosen ? chosen === "on" : matchMedia("(pointer: coarse)").matches;
}

/** Whether the board is rotated so that one's own edge is at the bottom (P3.6). */
export function isOwnEdge(): boolean {
  return recall("edge") === "own";
}

export function turnedByHand(game: string): number {
  return Number(recall(`turned.${game}`)) || 0;
}

/** Whether a media query matches. Cached, because each redraw asks several times. */
const holds = (query: string): (() => boolean) => {
  const list = matchMedia(query);
  return () => list.matches;
};

export const isNarrow = holds("(max-width: 700px)");

/** Whether there is a column for everything on both sides of a board. */
export const isWide = holds("(min-width: 1241px)");

/** Whether this is a phone, upright or lying: the board then leaves out small details. */
export const isSmall = holds("(max-width: 700px), (max-height: 500px)");

/** Whether there is only room for the board and the controls; everything else is behind a button. */
export const isCompact = holds(
  "(max-width: 700px), (max-height: 500px), (max-width: 1000px) and (orientation: portrait)",
);

/** Whether there is only room for the controls and the log next to a board. */
export const isLow = holds("(max-height: 820px)");

const lessMotion = holds("(prefers-reduced-motion: reduce)");

export function isReduced(): boolean {
  return recall("motion") === "less" || lessMotion();
}

export function soundButton(): TemplateResult {
  return iconButton("sound", say("web-sound"), () => set("sound", isMuted() ? "" : "off"), !isMuted());
}

export function settingsButton(): TemplateResult {
  return iconButton("gear", say("web-settings"), openSettings);
}

export function openSettings(): void {
  void app.attempt(async () => (await import("./settings_sheet.ts")).showSettings());
}

export function set(name: string, value: string): void {
  remember(name, value);
  app.changed();
}

export function languageButton(): TemplateResult {
  const spoken = document.documentElement.lang.toUpperCase();
  const label = say("web-language-now", { language: spoken }); // voice control users speak the visible label
  return html`<button type="button" class="btn notched quiet" aria-label=${label} @click=${openSettings}>${spoken}</button>`;
}

export const canNotify = (): boolean => isSecureContext && "Notification" in window;

export function wantsNotifications(): boolean {
  return canNotify() && recall("notify") === "on" && Notification.permission === "granted";
}
