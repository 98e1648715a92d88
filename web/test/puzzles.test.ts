/** Puzzles: parsing, scoring, ratings and streaks. */

import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { puzzleFiles, readPuzzle } from "../puzzles.mjs";
import {
  bestOf,
  cubesOf,
  dayOf,
  isSolved,
  KINDS,
  numberOn,
  type Puzzle,
  rankOptions,
  worthOf,
} from "../src/puzzles/puzzle_files.ts";
import { after, BEGINNER, progress, ratingOf, streakOn, updateRating } from "../src/puzzles/puzzle_progress.ts";

const LINES = readFileSync("../fixtures/puzzles/puzzles.txt", "utf8").trimEnd().split("\n");
const ALL = LINES.map((line, at): Puzzle => [at, ...readPuzzle(line)]);
const only: Puzzle = [
  7,
  ...readPuzzle("only 1480 grab.stop amber U1=1500 R2=750 60:sky.U1,rose.R2 40:sky.D1,rose.L1 | pixoid x y"),
];
const mix: Puzzle = [8, ...readPuzzle("mix 1480 two amber U1=500:2000.0 R2=500:0.1000 L1=0:0.0 | pixoid x")];

const equalShares = ([, , , , , options]: Puzzle): readonly number[] => options.map(() => 1);
const numbered = ([, ...rest]: Puzzle, number: number): Puzzle => [number, ...rest];

test("a puzzle line is parsed", () => {
  const options = [
    ["U1", 1500],
    ["R2", 750],
  ];
  const plans = [
    [
      60,
      [
        ["sky", "U1"],
        ["rose", "R2"],
      ],
    ],
    [
      40,
      [
        ["sky", "D1"],
        ["rose", "L1"],
      ],
    ],
  ];
  assert.deepEqual(only, [7, "only", 1480, ["grab", "stop"], "amber", options, plans, "pixoid x y"]);
  assert.deepEqual(mix[5][0], ["U1", 500, [2000, 0]]);
  assert.ok(ALL.every(([, kind, , , , all, , position]) => KINDS.includes(kind) && all.length > 1 && position));
});

test("the files contain every puzzle in order", () => {
  const files = puzzleFiles("a 1 b c U1=1 | x\na 2 b c U1=1 | y\na 3 b c U1=1 | z\n", 2);
  assert.deepEqual(
    files.map((file) => file.map(([, rating]) => rating)),
    [[1, 2], [3]],
  );
});

test("every puzzle has one full answer; equal shares never solve a mix", () => {
  for (const puzzle of ALL) {
    const [, kind, , , , options, , position] = puzzle;
    const shares = options.map(([, worth]) => (kind === "mix" ? worth : Number(worth === bestOf(puzzle))));
    assert.equal(cubesOf(puzzle, shares), 3, position);
    if (kind === "mix") assert.ok(!isSolved(puzzle, cubesOf(puzzle, equalShares(puzzle))), position);
    else assert.equal(shares.filter(Boolean).length, 1, position);
  }
});

test("a mix is worth what the best reply leaves", () => {
  assert.equal(worthOf(mix, [1, 1, 0]), 500);
  assert.equal(worthOf(mix, [10, 20, 0]), 2000 / 3);
  assert.equal(worthOf(mix, [1, 0, 0]), 0);
  assert.equal(worthOf(mix, [0, 0, 0]), 0);
});

test("Bugs minimise, everyone else maximises", () => {
  const third: Puzzle = [...only.slice(0, 1), "third", ...only.slice(2)] as unknown as Puzzle;
  assert.deepEqual([rankOptions(only)[0]?.[0], rankOptions(third)[0]?.[0]], ["U1", "R2"]);
  assert.deepEqual([cubesOf(only, [0, 1]), cubesOf(third, [0, 1]), cubesOf(third, [1, 0])], [0, 3, 0]);
});

test("the daily puzzle is the same for everyone and wraps around", () => {
  assert.equal(dayOf(new Date(2026, 10, 16, 23, 59)), 0);
  assert.equal(dayOf(new Date(2027, 2, 29)), 133); // across a change to daylight saving time
  assert.deepEqual([numberOn(0, 5), numberOn(7, 5), numberOn(-1, 5)], [0, 2, 4]);
});

test("ratings follow Glicko-2", () => {
  // One game of a beginner against an equal, computed by hand from the steps of Glickman's paper.
  const equal = { rating: 1500, deviation: 150, volatility: 0.06 };
  const won = updateRating(BEGINNER, equal, 1);
  const lost = updateRating(BEGINNER, equal, 0);
  assert.ok(Math.abs(won.rating - 1674.3014) < 0.01, String(won.rating));
  assert.ok(Math.abs(won.deviation - 258.9798) < 0.01, String(won.deviation));
  assert.ok(Math.abs(won.rating + lost.rating - 3000) < 1e-6);
  const surprise = updateRating({ ...BEGINNER, deviation: 50 }, { ...equal, rating: 2400 }, 1);
  assert.ok(surprise.volatility > 0.06 && surprise.rating > 1500);
});

test("only the first answer counts, and adjusts the puzzle's rating", () => {
  const before = progress();
  const once = after(before, only, 3, null);
  assert.ok(once.own.rating > before.own.rating);
  assert.ok(ratingOf(once, only) < only[2]);
  assert.equal(after(once, only, 0, null), once);
  assert.ok(after(before, only, 0, null).own.rating < before.own.rating);
});

test("a streak grows daily, restarts after a gap, ignores unsolved days", () => {
  let now = after(progress(), only, 3, 4);
  now = after(now, mix, 2, 5);
  assert.deepEqual([now.streak, now.best, streakOn(now, 5), streakOn(now, 6), streakOn(now, 7)], [2, 2, 2, 2, 0]);
  assert.equal(after(now, numbered(only, 9), 0, 6).streak, 2);
  now = after(now, numbered(only, 10), 3, 9);
  assert.deepEqual([now.streak, now.best], [1, 2]);
});
