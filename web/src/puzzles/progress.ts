/** What this device remembers of puzzles: one's rating, the streak, and what was learned of each puzzle's rating. */

import { remember, remembered } from "../storage.ts";
import { BEGINNER, type Rating, rated } from "./glicko.ts";
import { isSolved, type Puzzle } from "./puzzles.ts";

/** How sure a puzzle's rating is before anybody has tried it. */
const UNTRIED = 150;
const KEY = "puzzles";

export interface Progress {
  readonly own: Rating;
  /** The last day whose puzzle was solved, and how many in a row. */
  readonly day: number;
  readonly streak: number;
  readonly best: number;
  /** How many were solved at the first try. */
  readonly solved: number;
  /** Of each puzzle that was tried, what its rating is here by now. */
  readonly tried: Readonly<Record<number, number>>;
}

export function progress(): Progress {
  const nothing: Progress = { own: BEGINNER, day: -2, streak: 0, best: 0, solved: 0, tried: {} };
  try {
    return { ...nothing, ...(JSON.parse(remembered(KEY) || "{}") as Partial<Progress>) };
  } catch {
    return nothing; // somebody has changed it
  }
}

/** The streak as it stands on a day: one that was missed ends it. */
export const streakOn = ({ day, streak }: Progress, today: number): number => (today - day > 1 ? 0 : streak);

export function ratingOf({ tried }: Progress, [number, , rating]: Puzzle): number {
  return tried[number] ?? rating;
}

/** Progress after an answer; only the first one to a puzzle counts. `day` is that of the puzzle of a day, else null. */
export function after(before: Progress, puzzle: Puzzle, cubes: number, day: number | null): Progress {
  if (puzzle[0] in before.tried) return before;
  const its: Rating = { ...BEGINNER, rating: puzzle[2], deviation: UNTRIED };
  const right = isSolved(puzzle, cubes);
  const score = right ? 1 : cubes / 4;
  const own = rated(before.own, its, score);
  const tried = { ...before.tried, [puzzle[0]]: Math.round(rated(its, before.own, 1 - score).rating) };
  const now = { ...before, own, tried, solved: before.solved + Number(right) };
  if (day === null || !right) return now;
  const streak = streakOn(before, day) + 1;
  return { ...now, day, streak, best: Math.max(before.best, streak) };
}

export function keep(progress: Progress): void {
  remember(KEY, JSON.stringify(progress));
}
