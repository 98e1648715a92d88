/** Who is who at a table: colours, elements, names and roles, from what the server tells. */

import type { Element, SeatColour } from "../draw/pixels.ts";
import type { Names } from "../event_sentences.ts";
import type { State } from "../generated/protocol.ts";
import { factsOf } from "../wire/state.ts";
import { say } from "../words.ts";

export type PieceName = SeatColour | Element;

/** The name of whoever sits somewhere, as everybody sees it. */
export function seatName(state: State, seat: number): string {
  const told = state.seats[seat];
  if (told === undefined) return String(seat + 1);
  if (told.holder === "open") return say("web-seat-open");
  if (told.holder === "bot") return say("web-bot-name", { level: say(`web-level-${told.name}`), seat: seat + 1 });
  return told.name;
}

/** Which pieces a seat plays with: its controllers (with the spare one while it holds it), or its elements. */
export function piecesOf(state: State, seat: number): readonly PieceName[] {
  const facts = factsOf(state);
  const holders = (facts["holders"] ?? facts["seats"] ?? {}) as Readonly<Record<string, number>>;
  return Object.entries(holders)
    .filter(([, holder]) => holder === seat + 1)
    .map(([piece]) => piece as PieceName);
}

/** The piece that stands for a seat: its own controller or first element. */
export function ownPiece(state: State, seat: number): PieceName | null {
  return piecesOf(state, seat)[0] ?? null;
}

/** How pieces and seats are called in sentences. */
export function namesOf(state: State): Names {
  const facts = factsOf(state);
  const seats = state.seats.map((_, seat) => seatName(state, seat));
  const holders = (facts["holders"] ?? facts["seats"] ?? {}) as Readonly<Record<string, number>>;
  const pieces: Record<string, string> = {};
  for (const [piece, holder] of Object.entries(holders)) {
    const name = seats[holder - 1] ?? piece;
    if (facts["pixoid"] === piece) pieces[piece] = say("pixoid-name-pixoid", { player: name });
    else if (isSpare(state, piece)) pieces[piece] = say("pixoid-name-spare", { player: name });
    else pieces[piece] = name;
  }
  return { pieces, seats };
}

/** Whether a controller is the one that goes from hand to hand between three players (P7). */
export function isSpare(state: State, piece: string): boolean {
  const holders = factsOf(state)["holders"] as Readonly<Record<string, number>> | undefined;
  if (holders === undefined || state.seats.length > 3) return false;
  return Object.keys(holders).indexOf(piece) === 3;
}

/** What a seat is in this round, in words. */
export function roleOf(state: State, seat: number): string {
  const facts = factsOf(state);
  const pieces = piecesOf(state, seat);
  if (state.settings.game === "pixoid") {
    return say(pieces.some((piece) => piece === facts["pixoid"]) ? "web-role-pixoid" : "web-role-bug");
  }
  return pieces.map((piece) => say("core-piece", { piece })).join(", ");
}
