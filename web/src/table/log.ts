/** The log: one sentence an event, grouped by step, the newest on top. Each line is announced once, word for word. */

import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { type PieceName, tile } from "../draw/pixels.ts";
import { eventPiece, eventSentence } from "../event_sentences.ts";
import { ownPiece, seatName } from "../games/seats.ts";
import type { GameTable } from "../games/view.ts";
import type { EventTold, PlayedTold, State } from "../generated/protocol.ts";
import { factsOf } from "../wire/state.ts";
import { say } from "../words.ts";

/** A step that was told: what happened, and the table as it was before. */
interface Group {
  readonly step: number;
  readonly events: readonly EventTold[];
  readonly state: State;
  /** Seats whose time ran out. */
  readonly late: readonly number[];
}

interface LogLine {
  readonly text: string;
  readonly piece: PieceName | null;
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
  #read = -1;

  /** `game` shows the picture that the lines stand beside: they name directions as it does. */
  constructor(readonly game: () => GameTable) {}

  /** Tell so much of a step that was revealed; each event is told once. */
  tell(step: number, events: readonly EventTold[], state: State, late: readonly number[]): void {
    const known = step === this.#told ? (this.groups[0]?.events.length ?? 0) : -late.length;
    if (step < this.#told || events.length <= known) return;
    const group = { step, events, state, late };
    this.#take(group);
    const lines = linesOf(group, this.game()).map(({ text }, at) => ({ key: `${step}.${at}`, text }));
    this.spoken = [...this.spoken, ...lines.slice(known + late.length)].slice(-SPOKEN);
  }

  /** What had happened before this page was opened stands in the log, and is not announced. */
  begin(state: State): void {
    if (this.#begun) return;
    this.#begun = true;
    const { last } = state;
    if (last && last.step > this.#told) this.#take({ ...last, state, late: lateIn(last.played) });
    this.read();
  }

  /** How many steps were told since the log was opened last, where it is a button away. */
  get unread(): number {
    return this.groups.filter(({ step }) => step > this.#read).length;
  }

  read(): void {
    this.#read = this.#told;
  }

  #take(told: Group): void {
    this.#told = told.step;
    const others = this.groups.filter((group) => group.step !== told.step);
    this.groups = [told, ...others].slice(0, KEPT);
  }
}

/** The seats whose time ran out before they had decided. */
export function lateIn(played: readonly PlayedTold[]): readonly number[] {
  return [...new Set(played.filter((one) => one.default).map((one) => one.seat))];
}

function linesOf({ events, state, late }: Group, game: GameTable): readonly LogLine[] {
  const names = game.names(state);
  const rotation = game.rotation(state);
  return [
    ...late.map((seat) => ({
      text: say("web-log-late", { name: seatName(state, seat) }),
      piece: ownPiece(state, seat),
    })),
    ...events.map((event) => ({
      text: eventSentence(game.eventSeen(event, rotation), names),
      piece: eventPiece(event),
    })),
  ];
}

interface Words {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly LogLine[];
}

const said = new WeakMap<Group, Words>();

/** A group in the language that is spoken now, for a picture that is turned so. */
function inWords(group: Group, game: GameTable): Words {
  const key = `${document.documentElement.lang} ${game.rotation(group.state)}`;
  const known = said.get(group);
  if (known?.key === key) return known;
  const turn = Number(factsOf(group.state)["turn"] ?? group.step + 1);
  const words = { key, title: say("web-log-turn", { turn }), lines: linesOf(group, game) };
  said.set(group, words);
  return words;
}

export function logView(log: Log): TemplateResult {
  return html`<section class="card notched log" tabindex="0" aria-label=${say("web-log")}>
    <div class="head"><h2>${say("web-log")}</h2></div>
    ${logLines(log)}
  </section>`;
}

export function logLines(log: Log): TemplateResult {
  const game = log.game();
  return html`<ol class="log-lines">
      ${repeat(
        log.groups,
        (group) => group.step,
        (group, at) => {
          const { title, lines } = inWords(group, game);
          const above = log.groups[at - 1];
          const same = above !== undefined && inWords(above, game).title === title;
          return html`${same ? nothing : html`<li class="separator">${title}</li>`}${lines.map(
            (line) =>
              html`<li>${line.piece ? tile(line.piece, "small", 16) : html`<span></span>`}<span>${line.text}</span></li>`,
          )}`;
        },
      )}
    </ol>`;
}

/** The same lines for those who hear them: each is added once, and never changed. */
export function spokenLog(log: Log): TemplateResult {
  return html`<div class="unseen" role="log" aria-live="polite" aria-label=${say("web-log")}>${repeat(
    log.spoken,
    ({ key }) => key,
    ({ text }) => html`<p>${text}</p>`,
  )}</div>`;
}
