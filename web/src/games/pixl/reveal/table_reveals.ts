/** Reveals of Pixl steps at a table: on the board, over it, and in words. */

import { html, nothing } from "lit-html";
import type { Element } from "../../../draw/pixels.ts";
import { eventSentence, type Names } from "../../../event_sentences.ts";
import type { EventView, Revealed, State } from "../../../generated/protocol.ts";
import { app } from "../../../ui/app.ts";
import { isReduced, revealSpeed, SLOWLY } from "../../../ui/settings.ts";
import { factsOf } from "../../../wire/state.ts";
import type { Drawing, Remark, StepShown, TableReveals, TableRotation, TableSession } from "../../contract.ts";
import { namesIn, seatNames } from "../../seats.ts";
import { nearEnd } from "../alarm.ts";
import type { Change } from "../board/board.ts";
import { findMove, type PixlChoices, type PixlFacts, pixlFacts } from "../facts.ts";
import { PixlPhone } from "../phone_news.ts";
import { ledger, type PlateKind, plate } from "../plate.ts";
import { pixlSound } from "../sounds.ts";
import { type Gain, gains, scoresWith } from "../sum.ts";
import { playStep } from "./reveal.ts";
import { isConversion, lengthOf, MANY_AT_ONCE, nearLocks, type Staging, timeline } from "./timeline.ts";

const factsIn = (state: State): PixlFacts => pixlFacts(factsOf(state));

export const pixlNames = (state: State): Names => namesIn(factsOf(state), seatNames(state));

export class PixlReveals implements TableReveals {
  announced = 0;
  #plate: PlateKind | null = null;
  #gain: Gain = () => null;
  #changes: readonly Change[] | null = null;
  /** Everyone's points right after one's own last move; null before it, or if it wasn't seen. */
  since: readonly number[] | null = null;
  /** Everything that has happened since then. */
  happened: readonly EventView[] = [];
  #move: Change | null = null;
  readonly #phone = new PixlPhone();
  readonly remarks = pixlRemarks;

  constructor(
    private readonly session: TableSession,
    private readonly rotation: TableRotation,
  ) {}

  /** Moves were taken back: what has changed since then is unknown. */
  forget(): void {
    this.#changes = null;
    this.#move = null;
    this.since = null;
    this.happened = [];
  }

  /** Changes stay marked until one's own next move, or for a round if nobody here plays. */
  changes({ phase, last }: State): readonly Change[] {
    if (phase === "lobby") return [];
    if (last) this.#changes ??= [changeOf((last.played[0]?.piece ?? "fire") as Element, last.events)];
    return this.#changes ?? [];
  }

  moves(state: State): readonly Change[] {
    return [...this.changes(state), ...(this.#move ? [this.#move] : [])];
  }

  async play(
    board: SVGSVGElement,
    { before, message, signal, onScores, onMessage, onSkip, again }: StepShown,
  ): Promise<void> {
    const { events } = message;
    const facts = factsIn(before);
    const gain = gainsOf(before, message);
    this.#gain = gain;
    const [move] = message.played;
    this.#move = move ? changeOf(move.piece as Element, events) : null;
    app.changedApart();
    const step = {
      before: facts,
      after: factsAfter(before, message),
      events,
      sixths: this.rotation.of(before),
      changes: this.#changes ?? [],
      gain,
    };
    const announce = (count: number): void => {
      this.announced = count;
      onScores(scoresWith(facts, events.slice(0, count), gain));
      onMessage(count);
    };
    await playStep(board, step, {
      speed: again ? SLOWLY : revealSpeed(),
      reduced: isReduced(),
      staging: stagingOf(before, message),
      signal,
      onSkip,
      onScores,
      onMessage: announce,
      onSound: pixlSound,
      onAct: ({ kind }) => {
        if (kind !== "locked" && kind !== "chain" && kind !== "over") return;
        this.#plate = kind;
        app.changedApart();
      },
      cardOf: (element) => document.querySelector(`.seat-card.e-${element}`),
    });
    this.announced = 0;
    this.#plate = null;
    this.#move = null;
  }

  length(before: State, message: Revealed): number {
    return lengthOf(timeline(message.events, false, stagingOf(before, message)));
  }

  follow(before: State, message: Revealed, signal: AbortSignal): void {
    const [seat] = this.session.mySeats;
    if (seat !== undefined) this.#phone.begin(message, seat, this.length(before, message) / 2, signal);
  }

  followed(state: State, message: Revealed): Drawing {
    return this.#phone.card(state, message, pixlNames(state));
  }

  title(state: State, { events }: Revealed): string {
    const last = events
      .slice(0, this.announced)
      .filter(({ code }) => code !== "pixl.game-over")
      .at(-1);
    return last ? eventSentence(last, pixlNames(state)) : "";
  }

  plate(state: State, message: Revealed): Drawing {
    const events = message.events.slice(0, this.announced);
    const mover = factsIn(state).mover ?? "fire";
    const shown = {
      state,
      mover,
      after: factsAfter(state, message),
      events,
      gain: this.#gain,
      names: pixlNames(state),
    };
    return html`${ledger(shown)}${this.#plate ? plate(this.#plate, shown) : nothing}`;
  }

  highlight({ events }: Revealed): readonly EventView[] {
    const locked = events.some(({ code }) => code === "pixl.locked");
    return locked || events.filter(isConversion).length >= MANY_AT_ONCE
      ? events.filter(({ code }) => code !== "pixl.game-over")
      : [];
  }

  shown(message: Revealed, state: State): void {
    const { events, played, current } = message;
    this.#move = null;
    const [move] = played;
    if (!move) return;
    const own = this.session.mySeats.includes(move.seat);
    if (own) this.since = current.points;
    this.happened = own ? [] : [...this.happened, ...events];
    if (!nearEnd(factsIn(state)) && nearEnd(factsAfter(state, message))) pixlSound("alarm", null);
    const before = own ? [] : (this.#changes ?? []).filter(({ element }) => element !== move.piece);
    const gain = (current.points[move.seat] ?? 0) - (state.current.points[move.seat] ?? 0);
    this.#changes = [...before, { ...changeOf(move.piece as Element, events), points: gain }];
  }
}

function factsAfter(before: State, { current }: Revealed): PixlFacts {
  return pixlFacts({ ...before.board, ...current.facts });
}

function gainsOf(before: State, { played: [move] }: Revealed): Gain {
  const choices = move && (before.current.choices[move.piece] as PixlChoices | undefined);
  const found = choices && findMove(choices, move.move);
  return found ? gains(factsIn(before), { element: move.piece as Element, choices }, found) : () => null;
}

function stagingOf(before: State, message: Revealed): Staging {
  const facts = factsIn(before);
  return { near: facts.mover ? nearLocks(facts, factsAfter(before, message), facts.mover) : [] };
}

function changeOf(element: Element, events: readonly EventView[]): Change {
  const hexes = events.flatMap(({ values }) => (typeof values["hex"] === "string" ? [values["hex"]] : []));
  return { element, hexes: [...new Set(hexes)] };
}

const CONVERTED = ["pixl.covered", "pixl.replaced", "pixl.imprisoned"];
/** This many conversions in a turn are worth a comment. */
const MANY = 2;

export function pixlRemarks(before: State, events: readonly EventView[]): readonly Remark[] {
  const { seats } = pixlFacts(factsOf(before));
  const seatOf = (element: unknown): number => (seats[element as keyof typeof seats] ?? 0) - 1;
  const converted = events.filter(({ code }) => CONVERTED.includes(code));
  const lock = events.find(({ code }) => code === "pixl.locked");
  const remarks: Remark[] = [];
  if (lock) {
    remarks.push(
      { seat: seatOf(lock.values["by"]), kind: "lock" },
      { seat: seatOf(lock.values["element"]), kind: "hit" },
    );
  } else if (converted.length >= MANY) {
    const [first] = converted;
    remarks.push({ seat: seatOf(first?.values["element"]), kind: "convert" });
    const victims = converted.map(({ values }) => seatOf(values["victim"]));
    const most = victims.find((seat, at) => victims.indexOf(seat) !== at);
    if (most !== undefined) remarks.push({ seat: most, kind: "hit" });
  }
  return remarks;
}
