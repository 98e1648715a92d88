/** Daily challenges: dates, the result that counts, the streak, the line to share. */

import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  dateOf,
  gameOn,
  keepScore,
  keepTable,
  numberOf,
  playedOn,
  shareLine,
  streakOn,
} from "../src/games/daily_results.ts";

const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  },
});

const SCORE = { squares: 7, of: 12, text: "7/12", won: false };

test("the day is the local one and counts from the first", () => {
  assert.equal(dateOf(new Date(2026, 10, 16, 23, 59)), "2026-11-16");
  assert.deepEqual([numberOf("2026-11-16"), numberOf("2027-03-29")], [1, 134]);
});

test("only the first table of a day counts", () => {
  keepTable("2026-11-17", "maze", "first");
  keepTable("2026-11-17", "maze", "second");
  keepScore("2026-11-17", "maze", "second", SCORE);
  assert.deepEqual(gameOn("2026-11-17", "maze"), { table: "first" });
  keepScore("2026-11-17", "maze", "first", SCORE);
  keepScore("2026-11-17", "maze", "first", { ...SCORE, squares: 12 });
  assert.equal(gameOn("2026-11-17", "maze")?.score?.squares, 7);
  assert.deepEqual([playedOn("2026-11-16"), playedOn("2026-11-17")], [false, true]);
});

test("a streak grows by one a day, ends with a gap, and its best stays", () => {
  const play = (date: string, game = "maze"): void => {
    keepTable(date, game, date);
    keepScore(date, game, date, SCORE);
  };
  play("2026-11-18");
  play("2026-11-18", "hexes");
  assert.deepEqual(streakOn("2026-11-18"), { streak: 2, best: 2 });
  assert.equal(streakOn("2026-11-19").streak, 2);
  assert.equal(streakOn("2026-11-20").streak, 0);
  play("2026-11-21");
  assert.deepEqual(streakOn("2026-11-21"), { streak: 1, best: 2 });
});

test("the line to share names game, day, squares and streak", () => {
  assert.equal(shareLine("Pixoid", "2026-11-18", SCORE), "Pixcade Pixoid 3 ■■■■■■■□□□□□ 7/12");
});
