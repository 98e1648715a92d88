/** Why a hinted move is a good one: by what can be seen on the board, else by how often the bot plays it. */

import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { SeatColour } from "../src/draw/pixels.ts";
import type { PixoidChoices, PixoidFacts } from "../src/games/pixoid/facts.ts";
import { reasonFor } from "../src/games/pixoid/table/hint_reasons.ts";
import { learn } from "../src/words.ts";

const words = readFileSync(new URL("../../../src/pixcade/locales/en/web-pixoid.ftl", import.meta.url), "utf8");
learn("en", words);

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

test("where no Bug can come, that is the reason", () => {
  for (const share of [0.3, 1]) assert.match(reason("rose", "R1", ["c2"], share), /^No Bug can get there/);
});

test("where Bugs can come, it is the only good way or one of several", () => {
  assert.equal(reason("rose", "L1", ["a2"], 1), "Any other way is more dangerous.");
  assert.match(reason("rose", "L1", ["a2"], 0.4), /^Several ways are good here: nobody can tell/);
});

test("a Bug runs over what Pixoid can come to, or leaves him the least room", () => {
  assert.match(reason("sky", "D1", ["a2"], 0.5), /^Pixoid could come to one Pix of that way/);
  assert.equal(reason("mint", "U1", ["h8"], 0.95), "Any other way leaves him more room.");
  assert.match(reason("mint", "U1", ["h8"], 0.4), /^Several ways are good here: he can’t tell/);
});
