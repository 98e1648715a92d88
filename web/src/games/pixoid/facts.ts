// Helpers that read the facts and choices of Pixoid.

import type { SeatColour } from "../../draw/pixels.ts";
import type {
  PixoidDirection as Direction,
  EventView,
  Locked as Lock,
  PixoidFacts,
  PixoidProgramChoices as ProgramChoices,
  PixoidEnding as RunEnd,
} from "../../generated/protocol.ts";

export type {
  Locked as Lock,
  PixoidChoices,
  PixoidDirection as Direction,
  PixoidEnding as RunEnd,
  PixoidFacts,
  PixoidPlaceChoices as PlaceChoices,
  PixoidProgramChoices as ProgramChoices,
  PixoidWay as Way,
} from "../../generated/protocol.ts";

/** Board rotation in quarter turns, clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** Clockwise from up, so that an index counts quarter turns. */
export const DIRECTIONS: readonly Direction[] = ["U", "R", "D", "L"];

/** Cast facts to Pixoid's: tables and records of Pixoid send no others. */
export function pixoidFacts(facts: Readonly<Record<string, unknown>>): PixoidFacts {
  return facts as PixoidFacts;
}

export function withCubes(facts: PixoidFacts, shown: readonly EventView[]): PixoidFacts {
  const count = (code: string): number => shown.filter((event) => event.code === `pixoid.${code}`).length;
  const taken = count("cube-taken");
  return {
    ...facts,
    taken: facts.taken + taken,
    reserve: facts.reserve - taken,
    picked_up: facts.picked_up + count("picked-up"),
  };
}

export function isLocked(choice: object): choice is Lock {
  return "locked" in choice;
}

/** All four pieces by seat; with three players the spare one comes last. */
export function controllersOf(facts: PixoidFacts): readonly SeatColour[] {
  return (facts.options["controllers"] ?? "").split(".") as SeatColour[];
}

export function spareOf(facts: PixoidFacts): SeatColour | undefined {
  return controllersOf(facts)[facts.scores.length];
}

/** The rotation that brings a seat's edge (seats start at 0) to the bottom. Seat 0 sits at the top edge. */
export function turnForSeat(seat: number): Turn {
  return ((((2 - seat) % 4) + 4) % 4) as Turn;
}

export function seen(direction: Direction, turn: Turn): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + turn) % 4] ?? direction;
}

/** The direction on the shared board that appears as `shown` on a rotated one. */
export function meant(shown: Direction, turn: Turn): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(shown) + 4 - turn) % 4] ?? shown;
}

export interface Course {
  readonly piece: SeatColour;
  readonly from: string;
  readonly path: readonly string[];
  readonly bonus: readonly string[];
  readonly others: readonly Aim[];
  readonly ends?: RunEnd;
}

export interface Aim {
  readonly pix: string;
  readonly direction: Direction;
  readonly distance: number;
}

export function courseOf(
  piece: SeatColour,
  choices: ProgramChoices,
  direction: Direction | null,
  distance: number,
): Course {
  const chosen = direction ? choices.directions[direction] : undefined;
  const way = chosen && !isLocked(chosen) ? chosen : undefined;
  const ends = way?.ends && distance > way.ends.at ? way.ends : undefined;
  const path = way ? way.path.slice(0, ends ? ends.at + 1 : distance) : [];
  const bonus = (way?.bonus ?? []).filter((place) => place < path.length).map((place) => way?.path[place] ?? "");
  const others: Aim[] = [];
  for (const other of DIRECTIONS) {
    const choice = choices.directions[other];
    if (isLocked(choice)) continue;
    choice.path.forEach((pix, place) => {
      if (!path.includes(pix)) others.push({ pix, direction: other, distance: place + 1 });
    });
  }
  return { piece, from: choices.from, path, bonus, others, ...(ends ? { ends } : {}) };
}

export function freeOf(choices: ProgramChoices, direction: Direction | null): number {
  const choice = direction ? choices.directions[direction] : undefined;
  return choice && !isLocked(choice) ? choice.path.length : 9;
}

export interface Program {
  readonly direction: Direction;
  readonly distance: number;
}

/** Parse `U3`. */
export function readProgram(move: string): Program {
  return { direction: move[0] as Direction, distance: Number(move.slice(1)) };
}
