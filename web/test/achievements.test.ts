/** Achievements: counts, streaks and imports. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { type Achievements, afterGame, readAchievements } from "../src/review/achievements.ts";

const NOTHING: Achievements = { games: {}, days: 0, day: "", tables: [] };
const day = (date: number): Date => new Date(2026, 10, date, 12);
const end = (table: string, won: boolean, counts: Readonly<Record<string, number>> = {}) => ({
  table,
  game: "pixoid",
  won,
  counts,
});

test("a loss ends a winning streak, the best one stays", () => {
  let done = NOTHING;
  for (const [table, won] of [
    ["a", true],
    ["b", true],
    ["c", false],
    ["d", true],
  ] as const)
    done = afterGame(done, end(table, won), day(1));
  assert.deepEqual(done.games["pixoid"], { played: 4, won: 3, streak: 1, best: 2, records: {} });
});

test("a game is counted once across views of its result", () => {
  const once = afterGame(NOTHING, end("a", true), day(1));
  assert.equal(afterGame(once, end("a", true), day(2)), once);
});

test("a personal best is the highest count so far", () => {
  const first = afterGame(NOTHING, end("a", true, { run: 7, sprint: 3 }), day(1));
  const then = afterGame(first, end("b", false, { run: 5, sprint: 9 }), day(1));
  assert.deepEqual(then.games["pixoid"]?.records, { run: 7, sprint: 9 });
});

test("a streak continues from yesterday and restarts after a gap", () => {
  const on = (before: Achievements, date: number) =>
    afterGame(before, end(`t${date}${before.tables.length}`, true), day(date));
  assert.equal(on(on(on(NOTHING, 1), 1), 2).days, 2);
  assert.equal(on(on(NOTHING, 1), 3).days, 1);
});

test("exported achievements can be imported, other files can't", () => {
  const done = afterGame(NOTHING, end("a", true, { run: 7 }), day(1));
  assert.deepEqual(readAchievements(JSON.stringify(done)), done);
  for (const text of ["", "nonsense", "[]", "{}", '{"games": 3}']) assert.equal(readAchievements(text), null);
  const hostile =
    '{"games": {"pixoid": {"played": -4, "won": "many", "records": {"run": 1e99}}}, "tables": 7, "days": null}';
  assert.deepEqual(readAchievements(hostile)?.games["pixoid"], {
    played: 0,
    won: 0,
    streak: 0,
    best: 0,
    records: { run: 0 },
  });
});
