/** The bar of every page outside a board: the site's places, the player, language and settings. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { numeral, pixoidAt, wordmark } from "../draw/pixels.ts";
import { say } from "../words.ts";
import { app } from "./app.ts";
import { identityButton } from "./identity.ts";
import { iconButton } from "./kit.ts";
import { languageButton, settingsButton } from "./settings.ts";
import { sheet } from "./sheet.ts";

/** Messages by path. */
type Places = Readonly<Record<string, string>>;

const PLACES: Places = {
  "/": "web-play",
  "/learn": "web-learn",
  "/puzzles": "web-puzzles",
  "/mazes": "web-mazes",
  "/rules": "web-rules",
};
const WATCH: Places = { "/watch": "web-watch" };
const OWN: Places = { "/games": "web-replays" };

const mark = (): TemplateResult =>
  html`<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">${pixoidAt("amber", 16, 16, 32, false)}</svg>`;

/** The link to the front page, at the left end of every bar. `leaving` may prevent the click. */
export function homeLink(leaving?: (event: Event) => void): TemplateResult {
  return html`<a class="home-link" href=${address("/")} aria-label=${say("web-home-link")} @click=${leaving ?? nothing}>
    <span class="wide-only">${wordmark(22)}</span><span class="narrow-only">${mark()}</span></a>`;
}

/** The bar of a table before the start, and of a page that isn't one of the site's places. */
export function plainBar(title = ""): TemplateResult {
  return html`<header class="bar">
    <a class="home-link" href=${address("/")} aria-label=${say("web-home-link")}>${wordmark(22)}</a>
    <span class="gap"></span>${title ? html`<span class="lobby-way">${title}</span>` : nothing}
    ${languageButton()}${settingsButton()}
  </header>`;
}

function links(places: Places, current: string): TemplateResult[] {
  return Object.entries(places).map(
    ([path, message]) =>
      html`<a href=${address(path)} aria-current=${path === current ? "page" : nothing} @click=${app.closeSheet}>${say(message)}${
        path === "/games" && app.waiting ? html`<span class="site-count">${numeral(app.waiting, 12)}</span>` : nothing
      }</a>`,
  );
}

const places = (): Places => ({ ...PLACES, ...(app.server?.public ? WATCH : {}) });

/** `current` is the path of the place that the page belongs to. */
export function siteBar(current = ""): TemplateResult {
  const all: Places = { ...places(), ...OWN };
  const named = all[current];
  const menu = (): TemplateResult =>
    sheet(
      say("web-menu"),
      html`<nav class="site-menu">${links(all, current)}</nav>
        <p class="site-own">${identityButton()}${languageButton()}${settingsButton()}</p>`,
      app.closeSheet,
    );
  return html`<header class="bar site">
    <a class="home-link" href=${address("/")} aria-label=${say("web-home-link")}>
      ${current === "/" ? mark() : html`<span class="site-wide">${wordmark(22)}</span><span class="site-narrow">${mark()}</span>`}</a>
    <span class="site-narrow">${current === "/" || !named ? wordmark(18) : html`<b>${say(named)}</b>`}</span>
    <nav class="site-places site-wide">${links(places(), current)}</nav>
    <span class="gap"></span>
    ${app.device?.badge() ?? nothing}<span class="site-places site-wide">${links(OWN, current)}</span>
    <span class="site-wide">${identityButton()}</span>${languageButton()}<span class="site-wide">${settingsButton()}</span>
    <span class="site-narrow">${iconButton("list", say("web-menu"), () => app.openSheet(menu))}</span>
  </header>`;
}
