/** The log: one sentence an event, grouped by step, the newest on top. Each line is announced once, word for word. */

import { html, nothing, type TemplateResult } from "lit-html";
import { tile } from "../draw/pixels.ts";
import type { EventTold, State } from "../generated/protocol.ts";
import { eventPiece, eventSentence } from "../telling.ts";
import { factsOf } from "../wire/knowing.ts";
import { say } from "../words.ts";
import { namesOf, type PieceName } from "./seats.ts";

export interface Group {
  readonly step: number;
  readonly title: string;
  readonly lines: readonly { readonly text: string; readonly piece: string | null }[];
}

const KEPT = 6;

export class Log {
  groups: readonly Group[] = [];
  /** The lines that were told last, for those who hear them. */
  spoken: readonly string[] = [];
  #told = -1;

  /** Tell a step that was revealed; a step is told once. */
  tell(step: number, events: readonly EventTold[], state: State): void {
    if (step <= this.#told) return;
    this.#told = step;
    const names = namesOf(state);
    const lines = events.map((event) => ({ text: eventSentence(event, names), piece: eventPiece(event) }));
    const turn = Number(factsOf(state)["turn"] ?? step + 1);
    this.groups = [{ step, title: say("web-log-turn", { turn }), lines }, ...this.groups].slice(0, KEPT);
    this.spoken = lines.map((line) => line.text);
  }
}

export function logView(log: Log): TemplateResult {
  return html`<section class="card notched log">
    <div class="head"><h3>${say("web-log")}</h3></div>
    <ol>
      ${log.groups.map(
        (group) => html`<li class="separator">${group.title}</li>
          ${group.lines.map(
            (line) =>
              html`<li>${line.piece ? tile(line.piece as PieceName, "small", 16) : html`<span></span>`}<span>${line.text}</span></li>`,
          )}`,
      )}
    </ol>
    <div class="unseen" role="log" aria-live="polite">
      ${log.spoken.length ? log.spoken.map((line) => html`<p>${line}</p>`) : nothing}
    </div>
  </section>`;
}
