/** Reviews: numbers that add up, stored reports, and habits. */

import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReviewedRoundView, ReviewedTurnView } from "../src/generated/protocol.ts";
import {
  amount,
  changeText,
  costText,
  eachText,
  lossText,
  moments,
  sumOf,
} from "../src/review/analysis/decision_sentences.ts";
import { readable, sumRoles } from "../src/review/analysis/habits.ts";
import { learn } from "../src/words.ts";

const round = (more: Partial<ReviewedRoundView> = {}): ReviewedRoundView => ({
  round: 1,
  seat: 0,
  unit: "cubes",
  cubes: 1,
  sources: [],
  estimated: false,
  start: null,
  start_step: 0,
  value: 5.449,
  loss: 0.649,
  team_loss: 1.949,
  luck: 1.251,
  result: 8,
  finished: true,
  chance: null,
  turns: [],
  ...more,
});

test("the parts of a round add up after rounding, luck takes the rest", () => {
  const written = sumOf(round()).map((part) => amount(part, "cubes"));
  assert.deepEqual(written, ["5.4", "−0.6", "1.9", "1.3", "8.0"]);
  const parts = written.slice(0, 4).map((part) => Number(part.replace("−", "-")));
  assert.equal(parts.reduce((sum, part) => sum + part, 0).toFixed(1), "8.0");
});

test("amounts have a sign on request, and zero never has a minus", () => {
  assert.equal(amount(1.25, "cubes", true), "+1.3");
  assert.equal(amount(-0.04, "cubes", true), "0.0");
  assert.equal(amount(-0.7, "cubes", true), "−0.7");
  assert.equal(amount(-0.004, "victory"), "0%");
  assert.equal(amount(0.384, "victory"), "38%");
});

test("losses of cubes have two decimals, losses of chance are per cent", () => {
  learn("en", "review-loss = { $unit ->\n    [cubes] { $lost } cubes\n   *[victory] { $lost }\n}\n");
  assert.equal(lossText(0.043, "cubes"), "0.04 cubes");
  assert.equal(lossText(0.21, "victory"), "21%");
  assert.equal(eachText(0.401, "cubes"), "0.40");
  assert.equal(eachText(0.0444, "victory"), "4.4%");
});

test("a change is the difference of the amounts as they are written", () => {
  assert.equal(amount(0.418, "victory"), "42%");
  assert.equal(amount(0.344, "victory"), "34%");
  assert.equal(changeText(0.418, 0.344, "victory"), "−8%");
  const turn = { value: 0.418 } as ReviewedTurnView;
  assert.equal(costText(turn, 0.074, round({ seat: -1, unit: "victory" })), "8%");
});

test("moments are the turns that changed most", () => {
  const turn = (step: number, after: number): ReviewedTurnView => ({
    step,
    turn: step,
    value: 5,
    after,
    decisions: [],
    team_loss: 0,
    coordination: 0,
    luck: 0,
  });
  const found = moments([round({ turns: [turn(1, 5.01), turn(2, 5.4), turn(3, 3.9)] })], 3);
  assert.deepEqual(
    found.map((one) => one.turn.step),
    [3, 2],
  );
});

test("games in one role are added up by habit", () => {
  const one = { decisions: 2, lost: 0.5, luck: 1, readings: { far: [2, 0.5, 0.25] } };
  const other = { decisions: 1, lost: 0.25, luck: -2, readings: { far: [1, 1, 1], near: [1, 0, 0] } };
  assert.deepEqual(sumRoles([one, other]), {
    decisions: 3,
    lost: 0.75,
    luck: -1,
    readings: { far: [3, 1.5, 1.25], near: [1, 0, 0] },
  });
});

test("a habit needs enough decisions and must exceed chance", () => {
  learn("en", "web-habits-readable = { $habit } { $won } { $error }\n");
  const sums = (decisions: number, sum: number) => ({
    decisions,
    lost: 0,
    luck: 0,
    readings: { far: [decisions, sum, decisions] },
  });
  assert.match(readable(sums(59, 59)), /^few /);
  assert.match(readable(sums(100, 20)), /^none /);
  assert.equal(readable(sums(100, 30)), "far 0.30 0.19");
});
