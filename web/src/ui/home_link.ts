/** The link to the home page, at the left end of every bar. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { pixoidAt, wordmark } from "../draw/pixels.ts";
import { say } from "../words.ts";
import { languageButton, settingsButton } from "./settings.ts";

/** `leaving` may prevent the click. */
export function homeLink(leaving?: (event: Event) => void): TemplateResult {
  return html`<a class="home-link" href=${address("/")} aria-label=${say("web-home-link")} @click=${leaving ?? nothing}>
    <span class="wide-only">${wordmark(22)}</span>
    <svg class="narrow-only" width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">${pixoidAt("amber", 16, 16, 32, false)}</svg>
  </a>`;
}

/** A whole bar: the home link, the page's own items, then language and settings. */
export function pageBar(...middle: readonly unknown[]): TemplateResult {
  return html`<header class="bar">${homeLink()}${middle}
    ${languageButton()}${settingsButton()}</header>`;
}

export function plainBar(title = ""): TemplateResult {
  return html`<header class="bar">
    <a class="home-link" href=${address("/")} aria-label=${say("web-home-link")}>${wordmark(22)}</a>
    <span class="gap"></span>${title ? html`<span class="lobby-way">${title}</span>` : nothing}
    ${languageButton()}${settingsButton()}
  </header>`;
}
