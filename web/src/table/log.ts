/** The log: one sentence an event, grouped by step, the newest on top. Each line is announced once, word for word. */

import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { tile } from "../draw/pixels.ts";
import { eventPiece, eventSentence } from "../event_sentences.ts";
import type { Turn } from "../games/pixoid/facts.ts";
import { shownEvent } from "../games/pixoid/sentences.ts";
import type { EventTold, State } from "../generated/protocol.ts";
import { factsOf } from "../wire/state.ts";
import { say } from "../words.ts";
import { namesOf, type PieceName } from "./seats.ts";

/** A step that was told: what happened, and the table as it was before. */
interface Group {
  readonly step: number;
  readonly events: readonly EventTold[];
  readonly state: State;
}

interface LogLine {
  readonly text: string;
  readonly piece: string | null;
}

interface Spoken {
  readonly key: string;
  readonly text: string;
}

const KEPT = 6;
const SPOKEN = 24;

export class Log {
  groups: readonly Group[] = [];
  /** The lines that were told last, for those who hear them: as they were said, in the order in which they were. */
  spoken: readonly Spoken[] = [];
  #told = -1;
  #begun = false;

  /** `turn` says by how much the picture is turned that the lines stand beside: they name directions as it shows them. */
  constructor(readonly turn: () => Turn = () => 0) {}

  /** Tell a step that was revealed; a step is told once. */
  tell(step: number, events: readonly EventTold[], state: State): void {
    if (!this.#take(step, events, state)) return;
    const lines = linesOf(events, state, this.turn()).map(({ text }, at) => ({ key: `${step}.${at}`, text }));
    this.spoken = [...this.spoken, ...lines].slice(-SPOKEN);
  }

  /** What had happened before this page was opened stands in the log, and is not announced. */
  begin(state: State): void {
    if (this.#begun) return;
    this.#begun = true;
    if (state.last) this.#take(state.last.step, state.last.events, state);
  }

  #take(step: number, events: readonly EventTold[], state: State): boolean {
    if (step <= this.#told) return false;
    this.#told = step;
    this.groups = [{ step, events, state }, ...this.groups].slice(0, KEPT);
    return true;
  }
}

function linesOf(events: readonly EventTold[], state: State, turn: Turn): readonly LogLine[] {
  const names = namesOf(state);
  return events.map((event) => ({ text: eventSentence(shownEvent(event, turn), names), piece: eventPiece(event) }));
}

interface Words {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly LogLine[];
}

const said = new WeakMap<Group, Words>();

/** A group in the language that is spoken now, for a picture that is turned so. */
function inWords(group: Group, way: Turn): Words {
  const key = `${document.documentElement.lang} ${way}`;
  const known = said.get(group);
  if (known?.key === key) return known;
  const turn = Number(factsOf(group.state)["turn"] ?? group.step + 1);
  const words = { key, title: say("web-log-turn", { turn }), lines: linesOf(group.events, group.state, way) };
  said.set(group, words);
  return words;
}

export function logView(log: Log): TemplateResult {
  const way = log.turn();
  return html`<section class="card notched log" tabindex="0" aria-label=${say("web-log")}>
    <div class="head"><h2>${say("web-log")}</h2></div>
    <ol>
      ${repeat(
        log.groups,
        (group) => group.step,
        (group, at) => {
          const { title, lines } = inWords(group, way);
          const above = log.groups[at - 1];
          const same = above !== undefined && inWords(above, way).title === title;
          return html`${same ? nothing : html`<li class="separator">${title}</li>`}${lines.map(
            (line) =>
              html`<li>${line.piece ? tile(line.piece as PieceName, "small", 16) : html`<span></span>`}<span>${line.text}</span></li>`,
          )}`;
        },
      )}
    </ol>
  </section>`;
}

/** The same lines for those who hear them: each is added once, and never changed. */
export function spokenLog(log: Log): TemplateResult {
  return html`<div class="unseen" role="log" aria-live="polite" aria-label=${say("web-log")}>${repeat(
    log.spoken,
    ({ key }) => key,
    ({ text }) => html`<p>${text}</p>`,
  )}</div>`;
}
