/** Moves that are the only ones: submitted, announced once, and skipped on request. */

import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameTable, TableSession } from "../src/games/contract.ts";
import type { State } from "../src/generated/protocol.ts";
import { OnlyMoves } from "../src/table/only_moves.ts";

/** A person at a table whose pieces decide one after the other, with a choice or without. */
function playing(): { onlyMoves: OnlyMoves; decide(piece: string, stuck?: boolean): void; readonly passed: string[] } {
  const passed: string[] = [];
  const client = {
    mySeats: [0],
    revision: () => 0,
    submit: async ({ piece }: { piece: string }) => passed.push(piece) < 0, // no notice without a page
  } as unknown as TableSession;
  const onlyMoves = new OnlyMoves(client);
  let step = 0;
  const decide = (piece: string, stuck = true): void => {
    step += 1;
    const game = { deciding: { onlyMove: () => (stuck ? "pass" : null) } } as unknown as GameTable;
    const current = { step, decisions: [{ seat: 0, piece, decided: false }] };
    onlyMoves.submit(game, { phase: "playing", seats: [{ away: false }], current } as unknown as State);
  };
  return { onlyMoves, decide, passed };
}

test("whoever can only pass repeatedly is stuck, until there is a choice again", () => {
  const { onlyMoves, decide, passed } = playing();
  decide("fire", false);
  decide("fire");
  assert.equal(onlyMoves.isStuck, false);
  decide("fire");
  assert.equal(onlyMoves.isStuck, true);
  onlyMoves.skips = true;
  decide("fire");
  assert.equal(onlyMoves.skips, true);
  decide("fire", false);
  assert.deepEqual([onlyMoves.isStuck, onlyMoves.skips], [false, false]);
  assert.deepEqual(passed, ["fire", "fire", "fire"]);
});

test("a player with another element that has a choice is not stuck", () => {
  const { onlyMoves, decide } = playing();
  for (let turn = 0; turn < 3; turn += 1) {
    decide("fire");
    decide("earth", false);
  }
  assert.equal(onlyMoves.isStuck, false);
  decide("earth");
  assert.equal(onlyMoves.isStuck, true);
});
