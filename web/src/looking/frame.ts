/** What stands round the pages of looking back, and how they say that something can't be shown. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { pageBar } from "../ui/homeward.ts";
import type { Refused } from "../wire/api.ts";
import { say, sayCode } from "../words.ts";

export function bar(where: TemplateResult | typeof nothing = nothing): TemplateResult {
  return pageBar(html`${where === nothing ? nothing : html`<p class="where">${where}</p>`}<span class="gap"></span>`);
}

export function frame(content: TemplateResult, kind = ""): TemplateResult {
  return html`${bar()}<main class="page looking ${kind}">${content}</main>`;
}

/** A refusal as a whole sentence; one about a record names its place there. */
export function refusalText({ code, values }: Refused): string {
  const sentence = sayCode(code, values);
  const { line, column } = values;
  if (line === undefined || column === undefined) return sentence;
  return say("core-in-record", { line, column, sentence });
}

/** `table` is where the game is still being played, if it is. */
export function refusal(refused: Refused, table = ""): TemplateResult {
  return html`<h1>${say("web-looking-no")}</h1><p role="alert">${refusalText(refused)}</p>
    <p class="looking-row">
      ${table ? html`<a class="btn notched primary" href=${address(`/t/${table}`)}>${say("web-looking-go-watch")}</a>` : nothing}
      <a class="btn notched" href=${address("/games")}>${say("web-looking-my-games")}</a>
      <a class="btn notched" href=${address("/")}>${say("web-home-link")}</a></p>`;
}
