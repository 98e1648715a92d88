/** This device's puzzle progress: the player's rating, the streak, and adjusted ratings of puzzles. */

import { recall, remember } from "../storage.ts";
import { isSolved, type Puzzle } from "./puzzle_files.ts";

/** A puzzle's rating deviation before its first attempt. */
const UNTRIED = 150;
const KEY = "puzzles";

export interface Progress {
  readonly own: Rating;
  /** The last day whose puzzle was solved, and the length of the streak. */
  readonly day: number;
  readonly streak: number;
  readonly best: number;
  readonly solved: number;
  /** The adjusted rating of each puzzle tried. */
  readonly tried: Readonly<Record<number, number>>;
}

export function progress(): Progress {
  const nothing: Progress = { own: BEGINNER, day: -2, streak: 0, best: 0, solved: 0, tried: {} };
  try {
    return { ...nothing, ...(JSON.parse(recall(KEY) || "{}") as Partial<Progress>) };
  } catch {
    return nothing; // edited by hand
  }
}

export const streakOn = ({ day, streak }: Progress, today: number): number => (today - day > 1 ? 0 : streak);

export function ratingOf({ tried }: Progress, [number, , rating]: Puzzle): number {
  return tried[number] ?? rating;
}

/**
 * Progress after an answer; only the first attempt at a puzzle counts. `day` is the day of a daily puzzle, else null.
 */
export function after(before: Progress, puzzle: Puzzle, cubes: number, day: number | null): Progress {
  if (puzzle[0] in before.tried) return before;
  const its: Rating = { ...BEGINNER, rating: puzzle[2], deviation: UNTRIED };
  const right = isSolved(puzzle, cubes);
  const score = right ? 1 : cubes / 4;
  const own = updateRating(before.own, its, score);
  const tried = { ...before.tried, [puzzle[0]]: Math.round(updateRating(its, before.own, 1 - score).rating) };
  const now = { ...before, own, tried, solved: before.solved + Number(right) };
  if (day === null || !right) return now;
  const streak = streakOn(before, day) + 1;
  return { ...now, day, streak, best: Math.max(before.best, streak) };
}

export function keep(progress: Progress): void {
  remember(KEY, JSON.stringify(progress));
}

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const BEGINNER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
const SCALE = 173.7178;
/** Glicko-2's system constant: limits how fast volatility changes. */
const TAU = 0.5;

/** The rating after a game; a score of 1 is a win, 0 a loss. */
export function updateRating(own: Rating, other: Rating, score: number): Rating {
  const phi = own.deviation / SCALE;
  const g = 1 / Math.sqrt(1 + (3 * (other.deviation / SCALE) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp((-g * (own.rating - other.rating)) / SCALE));
  const v = 1 / (g * g * expected * (1 - expected));
  const delta = v * g * (score - expected);
  const volatility = volatilityAfter(own.volatility, delta, phi, v);
  const after = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / v);
  return {
    rating: own.rating + SCALE * after ** 2 * g * (score - expected),
    deviation: after * SCALE,
    volatility,
  };
}

/** Step 5 of Glicko-2: the root of f, by the Illinois algorithm. */
function volatilityAfter(sigma: number, delta: number, phi: number, v: number): number {
  const start = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const sum = phi ** 2 + v + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - sum)) / (2 * sum ** 2) - (x - start) / TAU ** 2;
  };
  let [a, b] = [start, start - TAU];
  if (delta ** 2 > phi ** 2 + v) b = Math.log(delta ** 2 - phi ** 2 - v);
  else while (f(b) < 0) b -= TAU;
  let [fa, fb] = [f(a), f(b)];
  while (Math.abs(b - a) > 1e-6) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.exp(a / 2);
}
