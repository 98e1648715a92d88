// What the server says of a game of Pixoid, as types, and small readings of it.

import type { SeatColour } from "../../draw/pixels.ts";

export type Direction = "U" | "R" | "D" | "L";
/** By how many quarters the picture is turned clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** Clockwise from above, so that a place in this list counts quarter turns. */
export const DIRECTIONS: readonly Direction[] = ["U", "R", "D", "L"];

export interface PixoidFacts {
  readonly options: Readonly<Record<string, string>>;
  readonly joined: readonly (readonly [string, string])[];
  readonly starts: readonly string[];
  readonly bonus_pix: readonly string[];
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly phase: "placing" | "programming" | "over";
  readonly pixoid: SeatColour;
  readonly bugs: readonly SeatColour[];
  readonly holders: Readonly<Record<string, number>>;
  readonly cubes: Readonly<Record<string, string | null>>;
  readonly bonus: readonly string[];
  readonly reserve: number;
  readonly taken: number;
  readonly picked_up: number;
  readonly scores: readonly number[];
  readonly over: boolean;
}

/** Why something can't be chosen: the code of a refusal with its rule and values. */
export interface Lock {
  readonly locked: string;
  readonly rule: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What ends Pixoid's run on the way, at a place of `path` counted from 0. */
export interface RunEnd {
  readonly at: number;
  readonly how: "caught" | "twelve-cubes";
  readonly by?: readonly string[];
  readonly scores?: readonly number[];
}

export interface Way {
  readonly move: string;
  readonly path: readonly string[];
  readonly bonus?: readonly number[];
  readonly ends?: RunEnd;
}

export interface ProgramChoices {
  readonly kind: "program";
  readonly default: string;
  readonly from: string;
  readonly distances: readonly number[];
  readonly directions: Readonly<Record<Direction, Way | Lock>>;
}

export interface PlaceChoices {
  readonly kind: "place";
  readonly default: string;
  readonly pix: Readonly<Record<string, { readonly move: string } | Lock>>;
  readonly elsewhere: Lock;
}

export type PixoidChoices = ProgramChoices | PlaceChoices;

/** The facts of a step: what differs, laid over what was known at the start. */
export function pixoidFacts(
  board: Readonly<Record<string, unknown>>,
  step: Readonly<Record<string, unknown>>,
): PixoidFacts {
  return { ...board, ...step } as unknown as PixoidFacts;
}

export function isLocked(choice: object): choice is Lock {
  return "locked" in choice;
}

/** All four pieces, seat by seat; with three players the spare one last. */
export function controllersOf(facts: PixoidFacts): readonly SeatColour[] {
  return (facts.options["controllers"] ?? "").split(".") as SeatColour[];
}

/** The spare Bug of a game for three, if there is one. */
export function spareOf(facts: PixoidFacts): SeatColour | undefined {
  return controllersOf(facts)[facts.scores.length];
}

/** The quarter turns that bring a seat's edge (seats count from 0) to the bottom. Seat 0 sits at the top edge. */
export function turnForSeat(seat: number): Turn {
  return ((((2 - seat) % 4) + 4) % 4) as Turn;
}

/** A direction of the shared board as it appears on a turned picture. */
export function seen(direction: Direction, turn: Turn): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + turn) % 4] ?? direction;
}

/** The direction of the shared board that appears as `shown` on a turned picture. */
export function meant(shown: Direction, turn: Turn): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(shown) + 4 - turn) % 4] ?? shown;
}

/** What a program leads to, as far as it is certain. */
export interface Course {
  readonly piece: SeatColour;
  readonly from: string;
  /** The Pix that are run over, in order. */
  readonly path: readonly string[];
  /** Those on which a bonus cube is picked up. */
  readonly bonus: readonly string[];
  /** Every other Pix that could be dialled, with how. */
  readonly others: readonly Aim[];
  readonly ends?: RunEnd;
}

export interface Aim {
  readonly pix: string;
  readonly direction: Direction;
  readonly distance: number;
}

/** Where a program leads; without a direction, what can be reached at all. */
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

/** How far one can go in a direction before a wall. */
export function freeOf(choices: ProgramChoices, direction: Direction | null): number {
  const choice = direction ? choices.directions[direction] : undefined;
  return choice && !isLocked(choice) ? choice.path.length : 9;
}

export interface Program {
  readonly direction: Direction;
  readonly distance: number;
}

/** `U3` as a program. */
export function readProgram(move: string): Program {
  return { direction: move[0] as Direction, distance: Number(move.slice(1)) };
}
