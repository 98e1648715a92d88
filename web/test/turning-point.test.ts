/** The turning point of a game, by its points. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { turningPoint } from "../src/games/turning_point.ts";

const played = (winners: readonly number[], ...points: readonly (readonly number[])[]) => ({
  last: points.length - 1,
  ending: { winners },
  frame: (at: number) => ({ points: points[at] ?? [] }),
});

test("the turning point is the last move that took the lead for good", () => {
  const game = played([1], [0, 0], [2, 0], [2, 3], [5, 3], [5, 7], [5, 9]);
  assert.deepEqual(turningPoint(game), { at: 4, seat: 1, gain: 4 });
});

test("a winner who was never behind turned the game with the largest gain", () => {
  const game = played([0], [0, 0], [1, 0], [4, 0], [4, 2], [6, 2]);
  assert.deepEqual(turningPoint(game), { at: 2, seat: 0, gain: 3 });
});

test("a shared victory and a lead that only shrank have no turning point", () => {
  assert.equal(turningPoint(played([0, 1], [0, 0], [3, 3])), null);
  assert.equal(turningPoint(played([], [0, 0], [3, 1])), null);
  assert.equal(turningPoint(played([0], [9, 2], [9, 4])), null);
});
