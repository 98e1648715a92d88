/** Who is who at a table: the names of seats, and the pieces that stand for them. */

import { isPiece, type PieceName, SEAT_COLOURS } from "../draw/pixels.ts";
import type { State } from "../generated/protocol.ts";
import { factsOf } from "../wire/state.ts";
import { say } from "../words.ts";

/** The name of whoever sits somewhere, as everybody sees it. */
export function seatName(state: State, seat: number): string {
  const told = state.seats[seat];
  if (told === undefined) return String(seat + 1);
  if (told.holder === "open") return say("web-seat-open");
  if (told.holder === "bot") return say("web-bot-name", { level: say(`web-level-${told.name}`), seat: seat + 1 });
  return told.name;
}

export function seatNames(state: State): readonly string[] {
  return state.seats.map((_, seat) => seatName(state, seat));
}

/** The pieces that facts give to a seat, counted from 1; by `holders` or `seats`, which go from a piece to its seat. */
export function piecesIn(facts: Readonly<Record<string, unknown>>, seat: number): readonly string[] {
  const holders = (facts["holders"] ?? facts["seats"] ?? {}) as Readonly<Record<string, number>>;
  return Object.keys(holders).filter((piece) => holders[piece] === seat);
}

/** The piece that stands for a seat: its own controller or first element, else a colour. */
export function ownPiece(state: State, seat: number): PieceName {
  return drawnPiece(factsOf(state), seat);
}

export function drawnPiece(facts: Readonly<Record<string, unknown>>, seat: number): PieceName {
  const [first] = piecesIn(facts, seat + 1);
  return isPiece(first) ? first : (SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? "amber");
}
