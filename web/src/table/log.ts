/**
 * The log of a round: one sentence per event, newest turn first, each turn in order. It is the same for everyone,
 * whenever they joined. Each line is announced once.
 */

import { html, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { PieceName } from "../draw/pixels.ts";
import { eventPiece, eventSentence } from "../event_sentences.ts";
import type { GameTable } from "../games/contract.ts";
import { ownPiece, seatName } from "../games/seats.ts";
import type { EventView, HistoryView, PlayedMove, State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { pieceLine } from "../ui/kit.ts";
import { errorIn } from "../wire/api.ts";
import { factsOf } from "../wire/state.ts";
import { say } from "../words.ts";

/** A logged step: its events, and the state before it. */
interface Group {
  readonly step: number;
  readonly events: readonly EventView[];
  readonly state: State;
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

const SPOKEN = 24;

export class Log {
  /** The steps of the round, newest first. */
  groups: readonly Group[] = [];
  /** The lines announced last, for screen readers, in order. */
  spoken: readonly Spoken[] = [];
  latest = -1;
  #begun = false;

  /** `game` shows the board next to the log: lines name directions as it does. */
  constructor(
    readonly game: () => GameTable,
    private readonly history: () => Promise<HistoryView>,
  ) {}

  /** Log this much of a revealed step; each event is logged once. */
  add(step: number, events: readonly EventView[], state: State, late: readonly number[]): void {
    const known = step === this.latest ? (this.groups[0]?.events.length ?? 0) : -late.length;
    if (step < this.latest || events.length <= known) return;
    const group = { step, events, state, late };
    this.#take(group);
    const lines = linesOf(group, this.game()).map(({ text }, at) => ({ key: `${step}.${at}`, text }));
    this.spoken = [...this.spoken, ...lines.slice(known + late.length)].slice(-SPOKEN);
  }

  /** Log earlier events, without announcing them. */
  begin(state: State): void {
    if (this.#begun) return;
    this.#begun = true;
    if (!state.last) return;
    this.latest = Math.max(this.latest, state.last.step);
    void this.#load(state);
  }

  /** The whole state was sent again: some events may be missing. */
  missed(): void {
    this.#begun = false;
  }

  /** An earlier step is open again: forget it and all later ones. */
  takenBack(step: number): void {
    this.latest = Math.min(this.latest, step - 1);
    this.groups = this.groups.filter((group) => group.step < step);
  }

  async #load(state: State): Promise<void> {
    const { steps } = await this.history().catch((error: unknown) => {
      errorIn(error);
      return { steps: [] }; // then the log has only new events
    });
    const known = this.groups.map(({ step }) => step);
    const past = steps
      .filter(({ step }) => !known.includes(step) && step <= this.latest)
      .map(({ facts, ...step }) => ({ ...step, state: { ...state, current: { ...state.current, facts } } }));
    this.#keep([...this.groups, ...past]);
    app.changed();
  }

  #take(added: Group): void {
    this.latest = added.step;
    this.#keep([added, ...this.groups.filter((group) => group.step !== added.step)]);
  }

  /** The log contains only one round. */
  #keep(groups: readonly Group[]): void {
    const sorted = [...groups].sort((one, other) => other.step - one.step);
    const round = sorted[0] && factsOf(sorted[0].state)["round"];
    this.groups = sorted.filter(({ state }) => factsOf(state)["round"] === round);
  }

  /** The last logged turn; null before any. */
  get turn(): number | null {
    const [last] = this.groups;
    return last ? turnOf(last) : null;
  }
}

function turnOf({ step, state }: Group): number {
  return Number(factsOf(state)["turn"] ?? step + 1);
}

export function lateIn(played: readonly PlayedMove[]): readonly number[] {
  return [...new Set(played.filter((one) => one.default).map((one) => one.seat))];
}

export const rotationOf = ({ rotation }: GameTable, state: State): number => rotation?.of(state) ?? 0;

function linesOf({ events, state, late }: Group, game: GameTable): readonly LogLine[] {
  const names = game.names(state);
  const rotation = rotationOf(game, state);
  return [
    ...late.map((seat) => ({
      text: say("web-log-late", { name: seatName(state, seat) }),
      piece: ownPiece(state, seat),
    })),
    ...events.map((event) => ({
      text: eventSentence(game.rotation?.event?.(event, rotation) ?? event, names),
      piece: eventPiece(event),
    })),
  ];
}

interface Words {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly LogLine[];
}

const cache = new WeakMap<Group, Words>();

/** A group in the current language and board rotation. */
function inWords(group: Group, game: GameTable): Words {
  const key = `${document.documentElement.lang} ${rotationOf(game, group.state)}`;
  const known = cache.get(group);
  if (known?.key === key) return known;
  const placing = factsOf(group.state)["phase"] === "placing";
  const title = placing ? say("web-log-setup") : say("web-log-turn", { turn: turnOf(group) });
  const words = { key, title, lines: linesOf(group, game) };
  cache.set(group, words);
  return words;
}

export function logView(log: Log): TemplateResult {
  return html`<section class="card notched log" tabindex="0" aria-label=${say("web-log")}>
    <div class="head"><h2>${say("web-log")}</h2></div>
    ${logLines(log)}
  </section>`;
}

interface Turn {
  readonly title: string;
  lines: readonly LogLine[];
}

/** Steps grouped by turn: newest turn first, steps within it in order. */
function turnsIn(log: Log, since: number): readonly Turn[] {
  const game = log.game();
  const turns: Turn[] = [];
  for (const group of log.groups.filter(({ step }) => step >= since)) {
    const { title, lines } = inWords(group, game);
    const above = turns.at(-1);
    if (above?.title === title) above.lines = [...lines, ...above.lines];
    else turns.push({ title, lines });
  }
  return turns;
}

/** The lines of all steps from `since` on. */
export function logLines(log: Log, since = 0): TemplateResult {
  return html`<ol class="log-lines">
      ${repeat(
        turnsIn(log, since),
        ({ title }) => title,
        ({ title, lines }) =>
          html`<li class="separator">${title}</li>${lines.map(({ piece, text }) => pieceLine(piece, text))}`,
      )}
    </ol>`;
}

/** The same lines for screen readers: lines are only added, never changed. */
export function spokenLog(log: Log): TemplateResult {
  return html`<div class="unseen" role="log" aria-live="polite" aria-label=${say("web-log")}>${repeat(
    log.spoken,
    ({ key }) => key,
    ({ text }) => html`<p>${text}</p>`,
  )}</div>`;
}
