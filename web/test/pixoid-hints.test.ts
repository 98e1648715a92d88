/** Reasons for a hint: what can be seen on the board, else how often the bot plays the move. */

import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { SeatColour } from "../src/draw/pixels.ts";
import type { PixoidChoices, PixoidFacts } from "../src/games/pixoid/facts.ts";
import { reasonFor } from "../src/games/pixoid/table/hint_reasons.ts";
import { learn } from "../src/words.ts";

learn(
  "en",
  "web-pixoid-hint-flee = flee, Bugs: { $bugs }, { $good }\nweb-pixoid-hint-hunt = hunt, Pix: { $count }, { $good }\n",
);

/** Rose is Pixoid on b2. Two Bugs can come to a2 and none to c2; Mint is far away. */
const FACTS = {
  pixoid: "rose",
  bugs: ["sky", "amber", "mint"],
  cubes: { rose: "b2", sky: "a1", amber: "a3", mint: "h9" },
  joined: [
    ["a1", "a2"],
    ["a2", "a3"],
    ["a2", "b2"],
    ["b2", "c2"],
    ["h8", "h9"],
  ],
} as unknown as PixoidFacts;

function reason(piece: SeatColour, move: string, path: readonly string[], share: number): string {
  const wall = { locked: "pixoid.wall-next-to-you" };
  const directions = { U: wall, D: wall, L: wall, R: wall, [move[0] ?? ""]: { move, path } };
  const choices = { kind: "program", from: FACTS.cubes[piece], directions };
  return reasonFor(FACTS, piece, choices as unknown as PixoidChoices, { move, share, points: [] });
}

test("Pixoid's hint counts the Bugs in reach and equal alternatives", () => {
  assert.equal(reason("rose", "R1", ["c2"], 0.3), "flee, Bugs: 0, several");
  assert.equal(reason("rose", "L1", ["a2"], 1), "flee, Bugs: 2, only");
  assert.equal(reason("rose", "L1", ["a2"], 0.4), "flee, Bugs: 2, several");
});

test("a Bug's hint says how much of Pixoid's reach it covers", () => {
  assert.equal(reason("sky", "D1", ["a2"], 0.5), "hunt, Pix: 1, several");
  assert.equal(reason("mint", "U1", ["h8"], 0.95), "hunt, Pix: 0, only");
});
