/** The frame of review pages, and their errors. */

import { html, nothing, type TemplateResult } from "lit-html";
import { bugAt } from "../draw/pixels.ts";
import { codeLink } from "../ui/join_form.ts";
import { link } from "../ui/kit.ts";
import { languageButton, settingsButton } from "../ui/settings.ts";
import { copyText } from "../ui/sheet.ts";
import { homeLink, siteBar } from "../ui/site_bar.ts";
import type { Rejected } from "../wire/api.ts";
import { say, sayCode } from "../words.ts";

/** The bar of a result: which game it was. */
export function bar(where: TemplateResult): TemplateResult {
  return html`<header class="bar">${homeLink()}<p class="where">${where}</p><span class="gap"></span>
    ${languageButton()}${settingsButton()}</header>`;
}

/** `here` is the path of the place that the page belongs to. */
export function frame(content: TemplateResult, kind = "", here = ""): TemplateResult {
  return html`${siteBar(here)}<main class="page looking ${kind}">${content}</main>`;
}

export function errorText({ code, values }: Rejected): string {
  const sentence = sayCode(code, values);
  const { line, column } = values;
  if (line === undefined || column === undefined) return sentence;
  return say("core-in-record", { line, column, sentence });
}

/** An empty page: why, and what to do about it. */
export function emptyPlate(why: TemplateResult, actions: TemplateResult): TemplateResult {
  return html`<section class="empty-plate card notched">
    <svg class="of-nobody" width="96" height="96" viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="48" r="46" fill="var(--floor)"></circle>${bugAt("sky", 48, 48, 72)}</svg>
    <div>${why}<p class="looking-row">${actions}</p></div>
  </section>`;
}

/** `table` is the table of a game still in progress. */
export function error(rejected: Rejected, table = ""): TemplateResult {
  return html`<h1>${say("web-looking-no")}</h1>
    ${emptyPlate(
      html`<p role="alert">${errorText(rejected)}</p>`,
      html`${table ? link(say("web-looking-go-watch"), `/t/${table}`, { kind: "primary" }) : nothing}
        ${link(say("web-looking-my-games"), "/games")}
        ${link(say("web-home-link"), "/")}`,
    )}`;
}

export function waysToPlay(): TemplateResult {
  return html`${link(say("web-looking-go-play"), "/", { icon: "play", kind: "primary" })}${codeLink()}`;
}

export async function share(link: string, title = ""): Promise<void> {
  if (matchMedia("(pointer: coarse)").matches && typeof navigator.share === "function") {
    try {
      await navigator.share(title ? { title, url: link } : { text: link });
      return;
    } catch (error) {
      if ((error as DOMException).name === "AbortError") return; // the share dialog was cancelled
    }
  }
  await copyText(link);
}
