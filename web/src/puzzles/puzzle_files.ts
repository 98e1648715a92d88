/** The shipped puzzles (fixtures/puzzles, split into files next to the scripts), and how answers are scored. */

import type { PuzzleData } from "../../puzzles.mjs";
import { get } from "../wire/api.ts";

declare const PUZZLES: { readonly file: string; readonly part: number; readonly all: number };

/** A move; thousandths of a cube, of a victory, of a point, or in a mix its share; in a mix its worth against each answer. */
export type PuzzleOption = PuzzleData[4][number];

/** A puzzle as an array from web/puzzles.mjs, preceded by its number. */
export type Puzzle = readonly [number: number, ...PuzzleData];

export const KINDS = ["only", "punish", "third", "mix", "gain", "threat", "move"];
const DAY = 86_400_000;
/** Monday, 16 November 2026: the first day. Each week goes from easy to hard. */
const FIRST = Date.UTC(2026, 10, 16) / DAY;

/** The number of a local day; it changes at local midnight. */
export function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY - FIRST;
}

export const numberOn = (day: number, all = PUZZLES.all): number => ((day % all) + all) % all;

async function part(at: number): Promise<readonly Puzzle[]> {
  const all = await get<readonly PuzzleData[]>(`/${PUZZLES.file.replace("*", String(at))}`);
  return all.map((one, place) => [at * PUZZLES.part + place, ...one]);
}

export async function puzzleAt(number: number): Promise<Puzzle | undefined> {
  return number < PUZZLES.all ? (await part(Math.floor(number / PUZZLES.part)))[number % PUZZLES.part] : undefined;
}

export const gameOf = ([, , , , , , , position]: Puzzle): string => position.split(" ")[0] ?? "";

/** The easiest puzzle of the easiest kind: to close the trap in the last turn, with the other moves in sight. */
export async function easiestPuzzle(): Promise<Puzzle | undefined> {
  const last = (await part(0)).filter(([, kind, , ideas]) => kind === "third" && ideas.includes("last"));
  return last.sort(([, , one], [, , other]) => one - other)[0];
}

/** Which puzzle is wanted: of any kind or game if it is empty. */
export interface PuzzleWish {
  readonly kind: string;
  readonly game: string;
}

/** A wanted puzzle that is new and about as hard as the player is strong, from a random file. */
export async function another({ kind, game }: PuzzleWish, strength: number, known: object): Promise<number> {
  const isWanted = (one: Puzzle): boolean => (!kind || one[1] === kind) && (!game || gameOf(one) === game);
  const off = ([number, , rating]: Puzzle): number => Math.abs(rating - strength) + (number in known ? 1e4 : 0);
  const files = Math.ceil(PUZZLES.all / PUZZLES.part);
  const first = Math.floor(Math.random() * files);
  for (let at = 0; at < files; at += 1) {
    const [found] = (await part((first + at) % files)).filter(isWanted).sort((one, other) => off(one) - off(other));
    if (found && !(found[0] in known && at + 1 < files)) return found[0];
  }
  return 0;
}

/** The worth of shares of the options: against the best answer to them, or on average. */
export function worthOf([, kind, , , , options]: Puzzle, shares: readonly number[]): number {
  const all = shares.reduce((sum, share) => sum + share, 0) || 1;
  const sum = (value: (option: PuzzleOption) => number): number =>
    options.reduce((sum, option, at) => sum + ((shares[at] ?? 0) / all) * value(option), 0);
  if (kind !== "mix") return sum(([, worth]) => worth);
  return Math.min(...(options[0]?.[2] ?? []).map((_, column) => sum(([, , row]) => row?.[column] ?? 0)));
}

export function rankOptions([, kind, , , , options]: Puzzle): readonly PuzzleOption[] {
  return [...options].sort(([, one], [, other]) => (other - one) * (kind === "third" ? -1 : 1));
}

export function bestOf(puzzle: Puzzle): number {
  const [, kind, , , , options] = puzzle;
  const shares = options.map(([, worth]) => (kind === "mix" ? worth : Number(worth === rankOptions(puzzle)[0]?.[1])));
  return worthOf(puzzle, shares);
}

/** Three cubes within 2 % of the best, two within 5 %, one within 10 %. */
export function cubesOf(puzzle: Puzzle, shares: readonly number[]): number {
  const [own, best] = [worthOf(puzzle, shares), bestOf(puzzle)];
  const reached = own === best ? 1 : Math.min(own / best, best / own || 0);
  return reached >= 0.98 ? 3 : reached >= 0.95 ? 2 : reached >= 0.9 ? 1 : 0;
}

/** A choice is solved by the best move, a mix by one that is nearly as good. */
export const isSolved = ([, kind]: Puzzle, cubes: number): boolean => cubes > (kind === "mix" ? 1 : 2);
