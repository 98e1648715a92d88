/** A game of Pixoid at the table: the board, one's own controllers, and what stands beside them. */

import { html, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { bugPicture, icon, type PieceName, SEAT_COLOURS, type SeatColour, tile } from "../../../draw/pixels.ts";
import { eventSentence, type Names } from "../../../event_sentences.ts";
import type { DecisionTold, EventTold, Revealed, State } from "../../../generated/protocol.ts";
import { app } from "../../../ui/app.ts";
import { button, card } from "../../../ui/kit.ts";
import { isCompact, isReduced, revealSpeed, SLOWLY } from "../../../ui/settings.ts";
import { factsOf } from "../../../wire/state.ts";
import { say } from "../../../words.ts";
import { boardRotation } from "../../board_rotation.ts";
import { ownPiece, seatNames } from "../../seats.ts";
import type {
  Drawing,
  GameTable,
  Hinted,
  RevealSkip,
  SeatParts,
  StepShown,
  TableMoment,
  TableSession,
} from "../../view.ts";
import { startList } from "../board/placement.ts";
import type { Trail } from "../board/preview.ts";
import { pixoidCard } from "../card.ts";
import { pixoidController } from "../controller/controller.ts";
import type { ControllerState } from "../controller/controller_state.ts";
import { dialBoard } from "../dial.ts";
import {
  type Course,
  courseOf,
  type PixoidChoices,
  type PixoidFacts,
  type PlaceChoices,
  pixoidFacts,
  readProgram,
  spareOf,
  type Turn,
  turnForSeat,
} from "../facts.ts";
import { phaseList, phaseWords, pixoidHaul, programRows, reserveTray, rounds, stakes } from "../panels.ts";
import { RevealProgress } from "../reveal/progress.ts";
import { playReveal } from "../reveal/reveal.ts";
import { timeline } from "../reveal/timeline.ts";
import { moveInWords, pixoidNames, shownEvent } from "../sentences.ts";
import { readySound, revealSound } from "../sounds.ts";
import { pixoidTextView } from "../text_view.ts";
import { dialled, PixoidHand } from "./hand.ts";
import { reasonFor, trailsOf } from "./hint_reasons.ts";
import { mazeCaption, openMazes } from "./maze_choice.ts";
import { noteRounds, pastRounds } from "./past_rounds.ts";
import { revealPlate } from "./plate.ts";
import { pixoidRemarks } from "./remarks.ts";
import { roundEnd } from "./round_end.ts";
import { tilesByHand } from "./tile_options.ts";

const factsIn = (state: State): PixoidFacts => pixoidFacts(factsOf(state));

interface Own {
  readonly decision: DecisionTold;
  readonly choices: PixoidChoices;
}

export class PixoidTable implements GameTable {
  readonly summary = ["players", "game"];
  readonly changes = ["roles", "board"] as const;
  readonly byPlayers = ["oldest"];
  readonly rotations = 4;
  readonly #hand: PixoidHand;
  #held = false;
  /** What was arranged last, before the start. */
  #arranged: State | null = null;
  /** How far the reveal has come that is being shown. */
  #progress: RevealProgress | null = null;

  constructor(private readonly session: TableSession) {
    this.#hand = new PixoidHand(session);
  }

  arrangement(state: State): TemplateResult {
    this.#arranged = state;
    const { layout: _, ...options } = state.settings.options;
    return html`${tilesByHand(this.session, state)}<div class="maze-arranging">${button(
      say("web-shuffle"),
      () => void this.session.arrange({ options }),
      { icon: "again" },
    )}${button(say("web-mazes-choose"), () => void openMazes(this.session, () => this.#arranged), { icon: "list" })}</div>`;
  }

  caption(state: State): Drawing {
    return mazeCaption(state);
  }

  seatArt(piece: PieceName): TemplateResult {
    return bugPicture(piece as SeatColour, "row-bug");
  }

  pieces(): readonly PieceName[] {
    return SEAT_COLOURS;
  }

  seatSound(piece: PieceName): void {
    readySound(piece as SeatColour);
  }

  names(state: State): Names {
    return pixoidNames(factsIn(state), seatNames(state));
  }

  #role(state: State, seat: number): string {
    const { pixoid, holders } = factsIn(state);
    if (holders[pixoid] !== seat + 1) return say("web-role-bug");
    return isCompact() ? say("web-pixoid-role", { role: "pixoid" }) : say("web-role-pixoid");
  }

  seat(state: State, seat: number): SeatParts {
    const facts = factsIn(state);
    const piece = ownPiece(state, seat);
    const active = facts.pixoid === piece;
    return {
      marks: tile(piece, "", 24),
      role: this.#role(state, seat),
      active,
      hasPoints: state.settings.options["game"] !== "short",
      extra: active ? pixoidHaul(facts) : nothing,
    };
  }

  /** A pad is not turned: it is held to the board of all. */
  rotation(): Turn {
    return (this.session.isPad ? 0 : boardRotation(this.session, pixoidCard.id, this.rotations, turnForSeat)) as Turn;
  }

  task(state: State): string {
    return state.current.decisions.length > 1 ? "web-program-secret" : "web-place-cube";
  }

  /** Own decisions of the open step that may be seen now, with what can be chosen. */
  #own(state: State, { open, showing }: TableMoment): readonly Own[] {
    const { mySeats } = this.session;
    return state.current.decisions
      .filter(({ seat }) => !showing && mySeats.includes(seat) && open.includes(seat))
      .map((decision) => ({ decision, choices: state.current.choices[decision.piece] as PixoidChoices }));
  }

  /** While a step is shown, the reveal moves what is drawn: the page leaves it alone, whatever else it draws. */
  board(state: State, moment: TableMoment): TemplateResult {
    const still = moment.showing ? [state, this.rotation(), isCompact(), document.documentElement.lang] : [{}];
    return html`${guard(still, () => this.#picture(state, moment))}`;
  }

  #picture(state: State, moment: TableMoment): TemplateResult {
    const facts = factsIn(state);
    const { step, decisions } = state.current;
    const lobby = state.phase === "lobby";
    const own = this.#own(state, moment);
    const placing = own.find(({ decision, choices }) => choices?.kind === "place" && !decision.decided);
    const dials = own.map(
      ({ decision: { piece }, choices }) => [piece as SeatColour, choices, this.#hand.dial(step, piece)] as const,
    );
    const calm = !moment.showing && !lobby && facts.phase !== "placing";
    return dialBoard(facts, seatNames(state), dials, {
      ...(calm ? { trails: this.#trails(state), reach: this.#held ? this.#others(facts) : [] } : {}),
      hint: this.#hint(own),
      turn: lobby ? 0 : this.rotation(),
      compact: lobby || isCompact(),
      decided: Object.fromEntries(decisions.map((one) => [one.piece, one.decided])),
      ...(placing ? { start: this.#startChoice(state, placing.decision, placing.choices as PlaceChoices) } : {}),
    });
  }

  /** The runs of the last turn, which stay until the next one. */
  #trails(state: State): readonly Trail[] {
    return trailsOf(state.last?.events ?? []);
  }

  /** Everybody whom one does not move oneself. */
  #others(facts: PixoidFacts): readonly SeatColour[] {
    const { mySeats } = this.session;
    return [facts.pixoid, ...facts.bugs].filter((piece) => !mySeats.includes((facts.holders[piece] ?? 0) - 1));
  }

  hold(held: boolean): void {
    if (held === this.#held) return;
    this.#held = held;
    app.changed();
  }

  /** What was hinted at for a piece that is not programmed yet. */
  #hint(own: readonly Own[]): Course | undefined {
    for (const { decision, choices } of own) {
      const move = decision.decided ? "" : this.session.hinted(decision.piece);
      if (!move) continue;
      const piece = decision.piece as SeatColour;
      if (choices?.kind !== "program")
        return { piece, from: move.slice(1), path: [move.slice(1)], bonus: [], others: [] };
      const { direction, distance } = readProgram(move);
      return courseOf(piece, choices, direction, distance);
    }
    return undefined;
  }

  /** Where only one Start Pix is free, it is taken (P2.4). */
  onlyMove(state: State, { piece }: DecisionTold): string | null {
    const choices = state.current.choices[piece] as PixoidChoices | undefined;
    if (choices?.kind !== "place") return null;
    const free = Object.values(choices.pix).flatMap((choice) => ("move" in choice ? [choice.move] : []));
    return free.length === 1 ? (free[0] ?? null) : null;
  }

  reason(state: State, { piece }: DecisionTold, hinted: Hinted): string {
    const choices = state.current.choices[piece] as PixoidChoices;
    return reasonFor(factsIn(state), piece as SeatColour, choices, hinted);
  }

  #startChoice(state: State, decision: DecisionTold, choices: PlaceChoices) {
    const dial = this.#hand.dial(state.current.step, decision.piece);
    return {
      piece: decision.piece as SeatColour,
      choices,
      chosen: dial.pix,
      onChoose: (pix: string) => {
        dial.pix = pix;
        dialled();
      },
    };
  }

  controls(state: State, moment: TableMoment): Drawing {
    return this.#controllers(state, moment, "plate");
  }

  pad(state: State, moment: TableMoment): Drawing {
    const own = this.#controllers(state, moment, "pad");
    return own === nothing ? html`<p class="look-up">${icon("tv", 32)}${say("web-look-at-screen")}</p>` : own;
  }

  /** Nobody beside shall read a phone that lies on the table. */
  padHelp({ showing }: TableMoment, text: TemplateResult): TemplateResult {
    if (showing) return text;
    return html`${button(say("web-pixoid-cover"), () => this.cover(), { icon: "eye", kind: "quiet" })}${text}`;
  }

  /** The controllers of the seats that may be seen on this screen now, or the choice of a Start Pix. */
  #controllers(state: State, moment: TableMoment, form: "plate" | "pad"): Drawing {
    const own = this.#own(state, moment);
    if (own.length === 0) return nothing;
    const names = this.names(state);
    const facts = factsIn(state);
    return html`${own.map(({ decision, choices }) => {
      const dial = this.#hand.dial(state.current.step, decision.piece);
      if (choices?.kind === "place" && this.onlyMove(state, decision) !== null) return nothing;
      if (choices?.kind === "place") return this.#placing(state, decision, choices);
      const ready = this.#hand.isGiven(decision, dial);
      const controller: ControllerState = {
        piece: decision.piece as SeatColour,
        choices,
        direction: dial.direction,
        distance: dial.distance,
        tried: dial.tried,
        ready,
        concealed: dial.covered || (ready && dial.direction === null),
        busy: dial.busy,
        turn: this.rotation(),
        form,
        facts,
        named: (piece) => names.pieces[piece] ?? piece,
        ...(own.length > 1
          ? {
              head: {
                name: names.pieces[decision.piece] ?? decision.piece,
                role: decision.piece === spareOf(facts) ? say("web-role-spare") : this.#role(state, decision.seat),
              },
            }
          : {}),
      };
      return pixoidController(controller, this.#hand.calls(state, decision, choices));
    })}`;
  }

  #placing(state: State, decision: DecisionTold, choices: PlaceChoices): TemplateResult {
    const dial = this.#hand.dial(state.current.step, decision.piece);
    const chosen = dial.pix ? choices.pix[dial.pix] : undefined;
    const move = chosen && "move" in chosen ? chosen.move : null;
    const give = (): void => void this.#hand.give(state, decision, dial, move);
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Enter" && event.target instanceof HTMLInputElement) give();
    };
    return html`<section class="placing card notched s-${decision.piece}" @keydown=${key}>
      <div class="head">${isCompact() || this.session.isPad ? html`<h2>${say("web-place-cube")}</h2>` : nothing}${this.session.isShared ? html`<small>${this.names(state).pieces[decision.piece]}</small>` : nothing}</div>
      <p>${say("web-pixoid-aim", { role: decision.piece === factsIn(state).pixoid ? "pixoid" : "bug" })}</p>
      ${startList(this.#startChoice(state, decision, choices), this.rotation())}
      ${button(say("web-pixoid-ready"), give, {
        kind: "seat-coloured",
        disabled: move === null || dial.busy,
      })}
    </section>`;
  }

  /** What is at stake. */
  left(state: State): TemplateResult {
    const facts = factsIn(state);
    const past = facts.rounds > 1 ? rounds(facts, pastRounds(state.table, facts)) : nothing;
    return html`<div class="stock">${reserveTray(facts)}${stakes(facts)}${past}</div>`;
  }

  /** What Pixoid holds, under his name, and what is at stake. */
  overview(state: State): TemplateResult {
    const facts = factsIn(state);
    return html`${card(this.names(state).pieces[facts.pixoid] ?? "", pixoidHaul(facts))}${this.left(state)}`;
  }

  /** The phase; where somebody has only chosen a start, that they did. */
  revealTitle(state: State, { events, played }: Revealed): string {
    const progress = this.#progress;
    if (progress === null) return "";
    const told = progress.of(events);
    if (played.length > 1) return phaseWords(progress.phase, told);
    const [first] = told;
    return first ? eventSentence(this.eventSeen(first, this.rotation()), this.names(state)) : "";
  }

  revealSide(state: State, message: Revealed, skip: RevealSkip): Drawing {
    const progress = this.#progress;
    if (progress === null || message.played.length < 2) return nothing;
    const { played, events } = message;
    if (progress.phase === "round" || progress.phase === "victory") {
      const { mySeats, isScreen } = this.session;
      return roundEnd({ state, message, told: progress.of(events), mySeats, onNext: isScreen ? null : skip });
    }
    return html`${this.session.isScreen ? phaseList(progress.phase, progress.of(events)) : nothing}
      ${programRows({ facts: factsIn(state), played, events, names: seatNames(state), turn: this.rotation(), progress })}`;
  }

  revealPlate(state: State, message: Revealed): Drawing {
    const progress = this.#progress;
    return progress && (progress.plate || progress.phase === "victory")
      ? revealPlate(state, message, progress, this.rotation())
      : nothing;
  }

  async reveal(board: SVGSVGElement, { before, message, signal, again, ...calls }: StepShown): Promise<void> {
    const { onTold, onScores, onSkip, onScene } = calls;
    const facts = factsIn(before);
    const progress = new RevealProgress();
    this.#progress = progress;
    await playReveal(board, message.events, again ? SLOWLY : revealSpeed(), {
      facts,
      from: again ? "pixoid" : undefined,
      turn: this.rotation(),
      staged: true,
      reduced: isReduced(),
      signal,
      onSkip,
      onStep: (step) => {
        if (step.kind === "count") onScores(facts.scores.map((score, seat) => score + (step.points[seat] ?? 0)));
        if (!progress.take(step)) return;
        if (step.kind === "told") onTold(step.count);
        else if (step.kind === "phase" && (step.phase === "round" || step.phase === "victory")) onScene();
        else app.changedApart();
      },
      onSound: revealSound,
    });
    this.#progress = null;
  }

  revealLength(before: State, { events }: Revealed): number {
    return timeline(events, factsIn(before), true).total;
  }

  /** A catch, up to the moment of it. */
  highlight({ events }: Revealed): readonly EventTold[] {
    return events.slice(0, events.findIndex(({ code }) => code === "pixoid.caught") + 1);
  }

  readonly remarks = pixoidRemarks;

  note(events: readonly EventTold[]): void {
    noteRounds(this.session.table, events);
  }

  eventSeen(event: EventTold, rotation: number): EventTold {
    return shownEvent(event, rotation as Turn);
  }

  inWords(state: State, moment: TableMoment): TemplateResult {
    const own = this.#own(state, moment).filter(({ decision }) => !decision.decided);
    return pixoidTextView({
      facts: factsIn(state),
      seats: seatNames(state),
      own: Object.fromEntries(own.map(({ decision, choices }) => [decision.piece, choices])),
      events: state.last?.events ?? [],
      turn: this.rotation(),
    });
  }

  moveInWords(move: string): string {
    return moveInWords(move, this.rotation());
  }

  forget(): void {
    this.#hand.forget();
  }

  cover(): void {
    this.#hand.coverAll();
  }
}
