/** Names of seats, and the pieces that represent them. */

import { isPiece, type PieceName, SEAT_COLOURS, type SeatColour } from "../draw/pixels.ts";
import type { Names } from "../event_sentences.ts";
import type { State } from "../generated/protocol.ts";
import { factsOf } from "../wire/state.ts";
import { say } from "../words.ts";
import { botName } from "./bots.ts";
import type { Facts } from "./contract.ts";

export function seatName(state: State, seat: number): string {
  const view = state.seats[seat];
  if (view === undefined) return String(seat + 1);
  if (view.holder === "open") return say("web-seat-open");
  if (view.holder === "bot") return botName(view.name, seat);
  return view.name;
}

export function seatNames(state: State): readonly string[] {
  return state.seats.map((_, seat) => seatName(state, seat));
}

/** Pieces with their seats, starting at 1, from the facts `holders` or `seats`. */
function holdersIn(facts: Facts): readonly (readonly [piece: string, seat: number])[] {
  return Object.entries((facts["holders"] ?? facts["seats"] ?? {}) as Readonly<Record<string, number>>);
}

export function piecesIn(facts: Facts, seat: number): readonly string[] {
  return holdersIn(facts).flatMap(([piece, holder]) => (holder === seat ? [piece] : []));
}

export function namesIn(facts: Facts, seats: readonly string[]): Names {
  return {
    seats,
    pieces: Object.fromEntries(holdersIn(facts).map(([piece, seat]) => [piece, seats[seat - 1] ?? piece])),
  };
}

/** The piece that represents a seat: its own controller or first element, else a colour. */
export function ownPiece(state: State, seat: number): PieceName {
  return drawnPiece(factsOf(state), seat);
}

/** The creature after which a seat without a name is called: its own, or another one for each seat. */
export function creatureAt(state: State, seat: number): SeatColour {
  const piece = ownPiece(state, seat);
  return SEAT_COLOURS.find((colour) => colour === piece) ?? SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "amber";
}

/** The piece of a seat whose decision is open, if it is exactly one: of two elements, the one on turn. */
export function duePiece(state: State, seat: number): PieceName {
  const [due, another] = state.current.decisions.filter((one) => one.seat === seat);
  return !another && isPiece(due?.piece) ? due.piece : ownPiece(state, seat);
}

export function drawnPiece(facts: Facts, seat: number): PieceName {
  const [first] = piecesIn(facts, seat + 1);
  return isPiece(first) ? first : (SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "amber");
}
