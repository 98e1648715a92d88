/** A table in words, under a few questions; a button for each leads to its answer, for eyes and for screen readers. */

import { html, type TemplateResult } from "lit-html";
import { sentenceList } from "./kit.ts";

/** A question, and the lines that answer it. */
export type TextSection = readonly [question: string, lines: readonly string[]];

function goTo(event: Event, place: number): void {
  const all = (event.currentTarget as Element).closest(".answers")?.querySelectorAll<HTMLElement>("h3");
  all?.[place]?.focus();
}

export function answers(all: readonly TextSection[]): TemplateResult {
  return html`<div class="answers">
    <div class="commands">${all.map(
      ([question], place) =>
        html`<button type="button" class="btn notched" @click=${(event: Event) => goTo(event, place)}>${question}</button>`,
    )}</div>
    ${all.map(([question, lines]) => html`<section><h3 tabindex="-1">${question}</h3>${sentenceList(lines)}</section>`)}
  </div>`;
}
