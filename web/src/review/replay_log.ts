/** The log up to a moment: one sentence per event, newest turn first. */

import { html, type TemplateResult } from "lit-html";
import type { PieceName } from "../draw/pixels.ts";
import { eventPiece, eventSentence } from "../event_sentences.ts";
import type { PlayedGame } from "../games/played_game.ts";
import { pieceLine } from "../ui/kit.ts";
import { say } from "../words.ts";

const KEPT = 10;

interface ShownLine {
  readonly text: string;
  readonly piece: PieceName | null;
}

/** Sentences are cached per language. */
const known = new WeakMap<
  PlayedGame,
  { readonly language: string; readonly steps: Map<number, readonly ShownLine[]> }
>();

export function linesOf(played: PlayedGame, at: number): readonly ShownLine[] {
  if (at === 0) return [];
  const { lang } = document.documentElement;
  let cache = known.get(played);
  if (cache?.language !== lang) {
    cache = { language: lang, steps: new Map() };
    known.set(played, cache);
  }
  let lines = cache.steps.get(at);
  if (lines === undefined) {
    const names = played.names(at - 1);
    lines = played.events(at).map((event) => ({ text: eventSentence(event, names), piece: eventPiece(event) }));
    cache.steps.set(at, lines);
  }
  return lines;
}

/** `spoken` are the lines for screen readers. Each turn links to its moment. */
export function storyView(
  played: PlayedGame,
  at: number,
  spoken: readonly string[],
  jump: (to: number) => void,
): TemplateResult {
  const steps = Array.from({ length: Math.min(KEPT, at) }, (_, back) => at - back);
  return html`<section class="card notched log">
    <div class="head"><h3>${say("web-log")}</h3></div>
    <ol class="log-lines">
      ${steps.map(
        (step) => html`<li class="separator"><button type="button" class="to-moment" @click=${() => jump(step - 1)}>
            ${played.whenText(step - 1)}</button></li>
          ${linesOf(played, step).map((line) => pieceLine(line.piece, line.text))}`,
      )}
    </ol>
    <div class="unseen" role="log" aria-live="polite">${spoken.map((line) => html`<p>${line}</p>`)}</div>
  </section>`;
}
