/** A game of Pixoid at the table: the board, one's own controllers, and what stands beside them. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { SeatColour } from "../../draw/pixels.ts";
import type { DecisionTold, State } from "../../generated/protocol.ts";
import { wheelSound } from "../../sound.ts";
import type { Room } from "../../table/room.ts";
import { isSpare, namesOf, roleOf, seatName } from "../../table/seats.ts";
import { app } from "../../ui/app.ts";
import { button } from "../../ui/kit.ts";
import { factsOf } from "../../wire/state.ts";
import { say } from "../../words.ts";
import { pixoidBoard } from "./board/board.ts";
import { readProgram } from "./board/edges.ts";
import { startList } from "./board/placement.ts";
import { type ControllerCalls, type ControllerState, pixoidController } from "./controller/controller.ts";
import {
  courseOf,
  type Direction,
  type PixoidChoices,
  type PixoidFacts,
  type PlaceChoices,
  type ProgramChoices,
  type Turn,
} from "./facts.ts";
import { described } from "./sentences.ts";

interface Dial {
  direction: Direction | null;
  distance: number;
  tried: Direction | null;
  /** Covered after it was given, until it is touched again. */
  covered: boolean;
  busy: boolean;
  /** What the server has said it has, until the table says so too. */
  given: boolean | null;
  pix: string | null;
}

const fresh = (): Dial => ({
  direction: null,
  distance: 1,
  tried: null,
  covered: false,
  busy: false,
  given: null,
  pix: null,
});

/**
 * Draw what was dialled at once: the next key may be the one that gives it. And again in a moment, because a radio
 * button whose click was taken over goes back to what it was after the click.
 */
function dialled(): void {
  app.changedNow();
  app.changed();
}

/** What is dialled and not sent lives here, and nowhere else. */
export class PixoidHand {
  #step = -1;
  #dials = new Map<string, Dial>();

  constructor(private readonly room: Room) {}

  dial(step: number, piece: string): Dial {
    if (step !== this.#step) {
      this.#step = step;
      this.#dials = new Map();
    }
    let dial = this.#dials.get(piece);
    if (dial === undefined) {
      dial = fresh();
      this.#dials.set(piece, dial);
    }
    return dial;
  }

  forget(): void {
    this.#dials = new Map();
  }

  /** Whether a program stands: as the table tells, or as the server has answered a moment before it. */
  isGiven(decision: DecisionTold, dial: Dial): boolean {
    if (dial.given === decision.decided) dial.given = null;
    return dial.given ?? decision.decided;
  }

  calls(state: State, decision: DecisionTold, choices: ProgramChoices): ControllerCalls {
    const dial = this.dial(state.current.step, decision.piece);
    return {
      onDial: (direction, distance) => {
        Object.assign(dial, { direction, distance, tried: null });
        dialled();
      },
      onReady: () => void this.give(state, decision, dial, moveOf(choices, dial)),
      onChange: () => void this.takeBack(state, decision, dial),
      onShow: () => {
        this.show(decision, dial);
        app.changed();
      },
      // On a shared device or a pad nobody shall hear how far somebody turns a wheel.
      ...(this.room.isPad || this.room.isShared ? {} : { onFeel: wheelSound }),
      onTried: (direction) => {
        dial.tried = direction;
        app.changed();
      },
    };
  }

  async give(state: State, decision: DecisionTold, dial: Dial, move: string | null): Promise<void> {
    if (move === null || dial.busy) return;
    dial.busy = true;
    app.changed();
    const { piece, seat } = decision;
    const { step } = state.current;
    const revision = this.room.revision(step, piece);
    const done = await this.room.submit({ type: "submit", seat, step, piece, move, revision });
    Object.assign(dial, { busy: false, given: done ? true : dial.given });
    if (done && (this.room.isPad || this.room.isShared)) this.cover(dial);
    app.changed();
  }

  /** Hide a program that was given. Where several share the device it is forgotten: nothing of it stays here. */
  cover(dial: Dial): void {
    dial.covered = true;
    if (this.room.isShared) Object.assign(dial, { direction: null, distance: 1, tried: null, pix: null });
  }

  /** Hide everything that is dialled, given or not, until it is touched again. */
  coverAll(): void {
    for (const dial of this.#dials.values()) dial.covered ||= dial.direction !== null;
    app.changedNow();
  }

  /** What was given from another page or device is read back, where the server tells it. */
  show(decision: DecisionTold, dial: Dial): void {
    dial.covered = false;
    const own = this.room.connection.yours?.programs.find((one) => one.piece === decision.piece);
    if (dial.direction !== null || !own?.move) return;
    const { direction, distance } = readProgram(own.move);
    Object.assign(dial, { direction, distance });
  }

  async takeBack(state: State, decision: DecisionTold, dial: Dial): Promise<void> {
    if (dial.busy) return;
    dial.busy = true;
    const { piece, seat } = decision;
    const { step } = state.current;
    const revision = this.room.revision(step, piece);
    const done = await this.room.submit({ type: "withdraw", seat, step, piece, revision });
    if (done) this.show(decision, dial);
    Object.assign(dial, { busy: false, given: done ? false : dial.given });
    app.changed();
  }
}

/** The text of what is dialled, as the server has given it. */
function moveOf(choices: ProgramChoices, dial: Dial): string | null {
  const way = dial.direction ? choices.directions[dial.direction] : undefined;
  return way && "move" in way ? way.move.replace("{distance}", String(dial.distance)) : null;
}

export function pixoidFactsOf(state: State): PixoidFacts {
  return factsOf(state) as unknown as PixoidFacts;
}

/** Own decisions of the open step, with what can be chosen. */
export function ownDecisions(room: Room, state: State): { decision: DecisionTold; choices: PixoidChoices }[] {
  return state.current.decisions
    .filter((one) => room.mySeats.includes(one.seat))
    .map((decision) => ({ decision, choices: state.current.choices[decision.piece] as PixoidChoices }));
}

export interface BoardOptions {
  readonly turn: Turn;
  readonly compact: boolean;
  /** The seats whose own preview may be drawn on this screen now. */
  readonly open: readonly number[];
}

export function pixoidTableBoard(room: Room, hand: PixoidHand, state: State, options: BoardOptions): TemplateResult {
  const facts = pixoidFactsOf(state);
  const step = state.current.step;
  const own = ownDecisions(room, state).filter(({ decision }) => options.open.includes(decision.seat));
  const courses = own.flatMap(({ decision, choices }) => {
    const dial = hand.dial(step, decision.piece);
    if (choices?.kind !== "program" || dial.covered) return [];
    return [courseOf(decision.piece as SeatColour, choices, dial.direction, dial.distance)];
  });
  const placing = own.find(({ decision, choices }) => choices?.kind === "place" && !decision.decided);
  return pixoidBoard({
    facts,
    label: say("web-pixoid-board"),
    described: described(
      facts,
      state.seats.map((_, seat) => seatName(state, seat)),
    ),
    turn: options.turn,
    compact: options.compact,
    decided: Object.fromEntries(state.current.decisions.map((one) => [one.piece, one.decided])),
    courses,
    onAim: (piece, aim) => {
      Object.assign(hand.dial(step, piece), { direction: aim.direction, distance: aim.distance, tried: null });
      app.changed();
    },
    ...(placing ? { start: startChoice(hand, state, placing.decision, placing.choices as PlaceChoices) } : {}),
  });
}

function startChoice(hand: PixoidHand, state: State, decision: DecisionTold, choices: PlaceChoices) {
  const dial = hand.dial(state.current.step, decision.piece);
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

/** The controllers of the seats that may be seen on this screen now, or the choice of a Start Pix. */
export function pixoidControls(
  room: Room,
  hand: PixoidHand,
  state: State,
  open: readonly number[],
  form: "plate" | "pad",
  turn: Turn,
): TemplateResult | typeof nothing {
  const own = ownDecisions(room, state).filter(({ decision }) => open.includes(decision.seat));
  if (own.length === 0) return nothing;
  const names = namesOf(state);
  return html`${own.map(({ decision, choices }) => {
    const dial = hand.dial(state.current.step, decision.piece);
    if (choices?.kind === "place") return placing(hand, state, decision, choices, dial, turn);
    const ready = hand.isGiven(decision, dial);
    const controller: ControllerState = {
      piece: decision.piece as SeatColour,
      choices,
      direction: dial.direction,
      distance: dial.distance,
      tried: dial.tried,
      ready,
      concealed: dial.covered || (ready && dial.direction === null),
      busy: dial.busy,
      turn,
      form,
      facts: pixoidFactsOf(state),
      named: (piece) => names.pieces[piece] ?? piece,
      ...(own.length > 1
        ? {
            head: {
              name: names.pieces[decision.piece] ?? decision.piece,
              role: isSpare(state, decision.piece) ? say("web-role-spare") : roleOf(state, decision.seat),
            },
          }
        : {}),
    };
    return pixoidController(controller, hand.calls(state, decision, choices));
  })}`;
}

function placing(
  hand: PixoidHand,
  state: State,
  decision: DecisionTold,
  choices: PlaceChoices,
  dial: Dial,
  turn: Turn,
): TemplateResult {
  const chosen = dial.pix ? choices.pix[dial.pix] : undefined;
  const move = chosen && "move" in chosen ? chosen.move : null;
  return html`<section class="placing card notched s-${decision.piece}">
    <div class="head"><h2>${say("web-place-cube")}</h2></div>
    ${startList(startChoice(hand, state, decision, choices), turn)}
    ${button(say("web-pixoid-ready"), () => void hand.give(state, decision, dial, move), {
      kind: "seat-coloured",
      disabled: move === null || dial.busy,
    })}
  </section>`;
}
