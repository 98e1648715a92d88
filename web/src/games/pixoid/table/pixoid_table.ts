/** Pixoid at the table: the board, one's own controllers, and the panels. */

import { html, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { icon, type PieceName, type SeatColour, tile } from "../../../draw/pixels.ts";
import type { Names } from "../../../event_sentences.ts";
import type { DecisionView, State } from "../../../generated/protocol.ts";
import { app } from "../../../ui/app.ts";
import { button, card } from "../../../ui/kit.ts";
import { isCompact } from "../../../ui/settings.ts";
import { factsOf } from "../../../wire/state.ts";
import { say } from "../../../words.ts";
import { boardRotation } from "../../board_rotation.ts";
import type {
  DailyScore,
  Drawing,
  GameTable,
  SeatParts,
  TableDecisions,
  TableMoment,
  TablePanels,
  TableRotation,
  TableSecrets,
  TableSession,
  TableSetup,
} from "../../contract.ts";
import { ownPiece, seatNames } from "../../seats.ts";
import { startList } from "../board/placement.ts";
import type { Trail } from "../board/preview.ts";
import type { ControllerState } from "../controller/controller.ts";
import { pixoidController } from "../controller/controller.ts";
import { dialBoard, moveOf, startOf } from "../dial.ts";
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
  withCubes,
} from "../facts.ts";
import { cubesInLine, pixoidHaul, reserveTray, rounds, stakes } from "../panels.ts";
import { pixoidCard } from "../pixoid_card.ts";
import { PixoidReveals } from "../reveal/table_reveals.ts";
import { moveInWords, pixoidNames, shownEvent } from "../sentences.ts";
import { readySound } from "../sounds.ts";
import { pixoidTextView } from "../text_view.ts";
import { PixoidHand, redrawDial } from "./hand.ts";
import { reasonFor, trailsOf } from "./hint_reasons.ts";
import { pastRounds } from "./past_rounds.ts";
import { pixoidSetup } from "./setup.ts";

const factsIn = (state: State): PixoidFacts => pixoidFacts(factsOf(state));

interface Own {
  readonly decision: DecisionView;
  readonly choices: PixoidChoices;
}

/** What wins a short game. */
const CUBES_TO_WIN = 12;

export class PixoidTable implements GameTable {
  readonly setup: TableSetup;
  readonly rotation: TableRotation;
  readonly deciding: TableDecisions;
  readonly reveals: PixoidReveals;
  readonly secrets: TableSecrets;
  readonly panels: TablePanels;
  readonly #hand: PixoidHand;
  #held = false;

  constructor(private readonly session: TableSession) {
    this.#hand = new PixoidHand(session);
    this.setup = pixoidSetup(session);
    this.rotation = pixoidRotation(session);
    this.reveals = new PixoidReveals(session, this.rotation);
    this.deciding = {
      task: ({ current }) => (current.decisions.length > 1 ? "web-program-secret" : "web-place-cube"),
      ownTurn: (state, { piece }) => {
        const { pixoid, turn } = factsIn(state);
        return { role: piece === pixoid ? "pixoid" : "bug", turn: state.current.decisions.length > 1 ? turn : 0 };
      },
      onlyMove,
      submitChosen: (state, decision) => this.#submitChosen(state, decision),
      reason: (state, { piece }, hinted) =>
        reasonFor(factsIn(state), piece as SeatColour, state.current.choices[piece] as PixoidChoices, hinted),
    };
    this.secrets = {
      forget: () => this.#hand.forget(),
      cover: () => this.#hand.coverAll(),
      label: () => say("web-pixoid-cover"),
    };
    this.panels = { left: (state) => this.#left(state), overview: (state) => this.#overview(state) };
  }

  seatSound(piece: PieceName): void {
    readySound(piece as SeatColour);
  }

  /** Cubes out of twelve: those taken from the reserve, and those picked up. */
  daily(state: State): DailyScore {
    const { taken, picked_up } = factsIn(state);
    const squares = Math.min(taken + picked_up, CUBES_TO_WIN);
    return { squares, of: CUBES_TO_WIN, text: `${squares}/${CUBES_TO_WIN}`, won: squares === CUBES_TO_WIN };
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
    const facts = withCubes(factsIn(state), this.reveals.shownEvents);
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

  #turn(): Turn {
    return turnOf(this.session);
  }

  /** One's own decisions of the open step that may be shown now, with their choices. */
  #own(state: State, { open, showing }: TableMoment): readonly Own[] {
    const { mySeats } = this.session;
    return state.current.decisions
      .filter(({ seat }) => !showing && mySeats.includes(seat) && open.includes(seat))
      .map((decision) => ({ decision, choices: state.current.choices[decision.piece] as PixoidChoices }));
  }

  /** During a reveal the page doesn't redraw the board: the reveal moves its parts. */
  board(state: State, moment: TableMoment): TemplateResult {
    const still = moment.showing ? [state, this.#turn(), isCompact(), document.documentElement.lang] : [{}];
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
      turn: lobby ? 0 : this.#turn(),
      compact: lobby || isCompact(),
      decided: Object.fromEntries(decisions.map((one) => [one.piece, one.decided])),
      ...(placing ? { start: this.#startChoice(state, placing.decision, placing.choices as PlaceChoices) } : {}),
    });
  }

  #trails(state: State): readonly Trail[] {
    return trailsOf(state.last?.events ?? []);
  }

  #others(facts: PixoidFacts): readonly SeatColour[] {
    const { mySeats } = this.session;
    return [facts.pixoid, ...facts.bugs].filter((piece) => !mySeats.includes((facts.holders[piece] ?? 0) - 1));
  }

  hold(held: boolean): void {
    if (held === this.#held) return;
    this.#held = held;
    app.changed();
  }

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

  #submitChosen(state: State, decision: DecisionView): void {
    const choices = state.current.choices[decision.piece] as PixoidChoices;
    const dial = this.#hand.dial(state.current.step, decision.piece);
    const move = choices.kind === "place" ? startOf(choices, dial) : moveOf(choices, dial);
    void this.#hand.give(state, decision, dial, move);
  }

  #startChoice(state: State, decision: DecisionView, choices: PlaceChoices) {
    const dial = this.#hand.dial(state.current.step, decision.piece);
    return {
      piece: decision.piece as SeatColour,
      choices,
      chosen: dial.pix,
      onChoose: (pix: string) => {
        dial.pix = pix;
        redrawDial();
      },
    };
  }

  controls(state: State, moment: TableMoment): Drawing {
    return this.#controllers(state, moment, "plate");
  }

  pad(state: State, moment: TableMoment): Drawing {
    const own = this.#controllers(state, moment, "pad");
    if (own === nothing) return html`<p class="look-up">${icon("tv", 32)}${say("web-look-at-screen")}</p>`;
    return html`${own}${this.#bet(state, moment)}`;
  }

  padResult(): Drawing {
    return this.reveals.bets.total();
  }

  /** A Bug who is ready may guess where Pixoid goes, until the lids open. */
  #bet(state: State, moment: TableMoment): Drawing {
    const own = this.#own(state, moment);
    const { step } = state.current;
    const { pixoid } = factsIn(state);
    const ready = own.every(({ decision, choices }) => choices?.kind === "program" && decision.decided);
    if (!ready || own.some(({ decision }) => decision.piece === pixoid)) return nothing;
    return this.reveals.bets.asking(step);
  }

  #controllers(state: State, moment: TableMoment, form: "plate" | "pad"): Drawing {
    const own = this.#own(state, moment);
    if (own.length === 0) return nothing;
    const names = this.names(state);
    const facts = factsIn(state);
    return html`${own.map(({ decision, choices }) => {
      const dial = this.#hand.dial(state.current.step, decision.piece);
      if (choices?.kind === "place" && onlyMove(state, decision) !== null) return nothing;
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
        turn: this.#turn(),
        form,
        facts,
        named: (piece) => names.pieces[piece] ?? piece,
        ...(own.length > 1
          ? {
              head: {
                name: names.pieces[decision.piece] ?? decision.piece,
                role: decision.piece === spareOf(facts) ? "" : this.#role(state, decision.seat),
              },
            }
          : {}),
      };
      return pixoidController(controller, this.#hand.calls(state, decision, choices));
    })}`;
  }

  #placing(state: State, decision: DecisionView, choices: PlaceChoices): TemplateResult {
    const dial = this.#hand.dial(state.current.step, decision.piece);
    const move = startOf(choices, dial);
    const give = (): void => void this.#hand.give(state, decision, dial, move);
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Enter" && event.target instanceof HTMLInputElement) give();
    };
    return html`<section class="placing card notched s-${decision.piece}" @keydown=${key}>
      <div class="head">${isCompact() || this.session.isPad ? html`<h2>${say("web-place-cube")}</h2>` : nothing}${this.session.isShared ? html`<small>${this.names(state).pieces[decision.piece]}</small>` : nothing}</div>
      <p>${say("web-pixoid-aim", { role: decision.piece === factsIn(state).pixoid ? "pixoid" : "bug" })}</p>
      ${startList(this.#startChoice(state, decision, choices), this.#turn())}
      ${button(say("web-pixoid-ready"), give, {
        kind: "seat-coloured",
        disabled: move === null || dial.busy,
      })}
    </section>`;
  }

  #left(state: State): TemplateResult {
    const [seat, other] = this.session.isScreen ? [] : this.session.mySeats;
    const facts = withCubes(factsIn(state), this.reveals.shownEvents);
    const role = facts.holders[facts.pixoid] === (seat ?? -1) + 1 ? "pixoid" : "bug";
    return html`${cubesInLine(facts, seat === undefined || other !== undefined ? "" : role)}${this.#stock(state)}`;
  }

  #stock(state: State): TemplateResult {
    const facts = withCubes(factsIn(state), this.reveals.shownEvents);
    const past = facts.rounds > 1 ? rounds(facts, pastRounds(state.table, facts)) : nothing;
    const isCaught = this.reveals.shownEvents.some(({ code }) => code === "pixoid.caught");
    return html`<div class="stock">${reserveTray(facts)}${stakes(facts, isCaught)}${past}</div>`;
  }

  #overview(state: State): TemplateResult {
    const facts = withCubes(factsIn(state), this.reveals.shownEvents);
    return html`${card(this.names(state).pieces[facts.pixoid] ?? "", pixoidHaul(facts))}${this.#stock(state)}`;
  }

  inWords(state: State, moment: TableMoment): TemplateResult {
    const own = this.#own(state, moment).filter(({ decision }) => !decision.decided);
    return pixoidTextView({
      facts: factsIn(state),
      seats: seatNames(state),
      own: Object.fromEntries(own.map(({ decision, choices }) => [decision.piece, choices])),
      events: state.last?.events ?? [],
      turn: this.#turn(),
    });
  }

  moveInWords(move: string): string {
    return moveInWords(move, this.#turn());
  }
}

/** If only one Start Pix is free, it is chosen automatically (P2.4). */
function onlyMove(state: State, { piece }: DecisionView): string | null {
  const choices = state.current.choices[piece] as PixoidChoices | undefined;
  if (choices?.kind !== "place") return null;
  const free = Object.values(choices.pix).flatMap((choice) => ("move" in choice ? [choice.move] : []));
  return free.length === 1 ? (free[0] ?? null) : null;
}

const WAYS = 4;

/** A pad isn't rotated: it is held like the shared board. */
export const turnOf = (session: TableSession): Turn =>
  (session.isPad ? 0 : boardRotation(session, pixoidCard.id, WAYS, turnForSeat)) as Turn;

export const pixoidRotation = (session: TableSession): TableRotation => ({
  ways: session.isPad ? 0 : WAYS,
  of: () => turnOf(session),
  event: (event, rotation) => shownEvent(event, rotation as Turn),
});
