/** Slow games: when one's own moves are in and the game waits for others. */

import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { State } from "../src/generated/protocol.ts";
import { isMovedIn } from "../src/table/slow.ts";

const PERSON = { holder: "person", away: false };
const BOT = { holder: "bot", away: false };

function stateOf(step: number, due: readonly (readonly [seat: number, decided: boolean])[], clock = "step"): State {
  const decisions = due.map(([seat, decided]) => ({ seat, decided }));
  const seats = [PERSON, PERSON, BOT];
  return { phase: "playing", settings: { clock }, seats, current: { step, decisions } } as unknown as State;
}

test("moves are in when all move together and one has decided", () => {
  assert.equal(
    isMovedIn(
      stateOf(0, [
        [0, true],
        [1, false],
      ]),
      [0],
    ),
    true,
  );
  assert.equal(
    isMovedIn(
      stateOf(0, [
        [0, false],
        [1, false],
      ]),
      [0],
    ),
    false,
  );
});

test("moves are in when players alternate and another person is due", () => {
  assert.equal(isMovedIn(stateOf(4, [[1, false]]), [0]), true);
  assert.equal(isMovedIn(stateOf(4, [[0, false]]), [0]), false);
  assert.equal(isMovedIn(stateOf(4, [[2, false]]), [0]), false, "a bot moves within seconds");
  assert.equal(isMovedIn(stateOf(0, [[1, false]]), [0]), false, "nobody has moved yet");
  assert.equal(isMovedIn(stateOf(4, [[1, false]]), []), false, "a spectator has no moves");
  assert.equal(isMovedIn(stateOf(4, [[1, false]], "none"), [0]), false);
});
