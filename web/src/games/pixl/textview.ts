/** The table in words, under three questions. */

import { html, type TemplateResult } from "lit-html";
import { t } from "../../words.ts";
import type { PixlText } from "./text.ts";

function part(question: string, lines: readonly string[]): TemplateResult {
  return html`<section><h3>${question}</h3><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></section>`;
}

export function pixlTextView(text: PixlText): TemplateResult {
  return html`<div class="pixl-text">
    ${part(t("web-pixl-text-where"), text.where)}${part(t("web-pixl-text-can"), text.can)}
    ${part(t("web-pixl-text-happened"), text.happened)}
  </div>`;
}
