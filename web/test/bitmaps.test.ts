/** Bitmaps are the same whether they are drawn line by line or were packed for the page. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { packed, packedSource } from "../bitmaps.mjs";
import { ARROW, BUG_HALVES, ELEMENTS, GLYPHS, ICONS, rows, SYMBOLS } from "../src/draw/bitmaps.ts";

test("every bitmap is unpacked to what was packed", () => {
  const groups = [SYMBOLS, ELEMENTS, BUG_HALVES, GLYPHS, ICONS, { ARROW }];
  const all = groups.flatMap((group) => Object.values(group) as (readonly string[])[]);
  assert.ok(all.length > 60);
  for (const lines of all) assert.deepEqual(rows(...packed(lines)), lines);
});

test("no bitmap of the sources is left as it is, and all else is", () => {
  for (const name of ["draw/bitmaps", "review/player_icons"]) {
    assert.doesNotMatch(packedSource(readFileSync(`src/${name}.ts`, "utf8")), /"[.#]{5,}"/);
  }
  assert.equal(packedSource('say("...", rows(2))'), 'say("...", rows(2))');
});
