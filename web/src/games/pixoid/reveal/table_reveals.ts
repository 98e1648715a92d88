/** Reveals of Pixoid turns at a table: on the board, next to it, over it, and in words. */

import { html, nothing } from "lit-html";
import type { SeatColour } from "../../../draw/pixels.ts";
import { eventSentence } from "../../../event_sentences.ts";
import type { EventView, Revealed, State } from "../../../generated/protocol.ts";
import { app } from "../../../ui/app.ts";
import { isReduced, revealSpeed, SLOWLY } from "../../../ui/settings.ts";
import { factsOf } from "../../../wire/state.ts";
import type { Drawing, Remark, StepShown, TableReveals, TableRotation, TableSession } from "../../contract.ts";
import { ownPiece, seatNames } from "../../seats.ts";
import { type PixoidFacts, pixoidFacts, type Turn } from "../facts.ts";
import { phaseList, phaseWords, programRows } from "../panels.ts";
import { pixoidNames, shownEvent } from "../sentences.ts";
import { revealSound } from "../sounds.ts";
import { Bets } from "../table/bet.ts";
import { noteRounds } from "../table/past_rounds.ts";
import { PhoneReveal } from "../table/phone_news.ts";
import { contactFrame, revealPlate } from "../table/plate.ts";
import { roundEnd } from "../table/round_end.ts";
import { playReveal } from "./reveal.ts";
import { RevealProgress, timeline } from "./timeline.ts";

const factsIn = (state: State): PixoidFacts => pixoidFacts(factsOf(state));

export class PixoidReveals implements TableReveals {
  #progress: RevealProgress | null = null;
  #events: readonly EventView[] = [];
  readonly remarks = pixoidRemarks;
  readonly bets: Bets;
  readonly #phone: PhoneReveal;

  constructor(
    private readonly session: TableSession,
    private readonly rotation: TableRotation,
  ) {
    this.bets = new Bets(session.table);
    this.#phone = new PhoneReveal(this.bets);
  }

  get shownEvents(): readonly EventView[] {
    return this.#progress?.of(this.#events) ?? [];
  }

  #turn(state: State): Turn {
    return this.rotation.of(state) as Turn;
  }

  async play(board: SVGSVGElement, { before, message, signal, again, ...calls }: StepShown): Promise<void> {
    const { onMessage, onScores, onSkip, onScene } = calls;
    const facts = factsIn(before);
    const progress = new RevealProgress();
    this.#progress = progress;
    this.#events = message.events;
    await playReveal(board, message.events, again ? SLOWLY : revealSpeed(), {
      facts,
      from: again ? "pixoid" : undefined,
      turn: this.#turn(before),
      staged: true,
      reduced: isReduced(),
      signal,
      onSkip,
      onStep: (step) => {
        if (step.kind === "count") onScores(facts.scores.map((score, seat) => score + (step.points[seat] ?? 0)));
        if (!progress.take(step)) return;
        if (step.kind === "announced") onMessage(step.count);
        else if (step.kind === "phase" && (step.phase === "round" || step.phase === "victory")) onScene();
        else app.changedApart();
      },
      onSound: revealSound,
    });
    this.#progress = null;
  }

  length(before: State, { events }: Revealed): number {
    return timeline(events, factsIn(before), true).total;
  }

  title(state: State, { events, played }: Revealed): string {
    const progress = this.#progress;
    if (progress === null) return "";
    const shown = progress.of(events);
    if (played.length > 1) return phaseWords(progress.phase, shown);
    const [first] = shown;
    return first
      ? eventSentence(shownEvent(first, this.#turn(state)), pixoidNames(factsIn(state), seatNames(state)))
      : "";
  }

  side(state: State, message: Revealed, skip: () => void): Drawing {
    const progress = this.#progress;
    if (progress === null || message.played.length < 2) return nothing;
    const { played, events } = message;
    if (progress.phase === "round" || progress.phase === "victory") {
      const { mySeats, isScreen } = this.session;
      return roundEnd({ state, message, events: progress.of(events), mySeats, onNext: isScreen ? null : skip });
    }
    return html`${this.session.isScreen ? phaseList(progress.phase, progress.of(events)) : nothing}
      ${programRows({ facts: factsIn(state), played, events, names: seatNames(state), turn: this.#turn(state), progress })}`;
  }

  /** The piece of the one player at this screen. */
  #own(state: State): SeatColour | null {
    const { mySeats, isScreen, isShared } = this.session;
    const [seat] = mySeats;
    return seat === undefined || isScreen || isShared ? null : (ownPiece(state, seat) as SeatColour);
  }

  plate(state: State, message: Revealed): Drawing {
    const progress = this.#progress;
    if (progress === null) return nothing;
    const turn = this.#turn(state);
    const frame = progress.contact && !isReduced() ? contactFrame(state, message, turn) : nothing;
    const shown = progress.plate || progress.phase === "victory";
    return html`${frame}${shown ? revealPlate(state, message, progress, turn, this.#own(state)) : nothing}`;
  }

  follow(before: State, message: Revealed, signal: AbortSignal): void {
    const [seat] = this.session.mySeats;
    if (seat !== undefined) this.#phone.begin(before, message, seat, signal);
  }

  followed(state: State, message: Revealed): Drawing {
    return this.#phone.card(state, message);
  }

  highlight({ events }: Revealed): readonly EventView[] {
    return events.slice(0, events.findIndex(({ code }) => code === "pixoid.caught") + 1);
  }

  revealed(events: readonly EventView[]): void {
    noteRounds(this.session.table, events);
  }
}

/** Occasions for bots to comment: a catch for both sides, an escape, and the end of the game for everyone. */
export function pixoidRemarks(before: State, events: readonly EventView[]): readonly Remark[] {
  const { holders, pixoid, bugs } = pixoidFacts(factsOf(before));
  const seatOf = (piece: string): number => (holders[piece as typeof pixoid] ?? 0) - 1;
  const remarks: Remark[] = [];
  for (const { code, values } of events) {
    if (code === "pixoid.caught") {
      const [catcher = pixoid] = values["by"] as readonly string[];
      remarks.push(
        { seat: seatOf(catcher), kind: "catch", loud: true },
        { seat: seatOf(pixoid), kind: "caught", loud: true },
      );
    }
    if (code === "pixoid.round-over" && values["how"] === "survived") {
      const [missed = pixoid] = bugs;
      remarks.push(
        { seat: seatOf(pixoid), kind: "away", loud: true },
        { seat: seatOf(missed), kind: "missed", loud: true },
      );
    }
  }
  return remarks;
}
