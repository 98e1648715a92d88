/** Paths of pixels. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "./dom.ts";
import { ELEMENTS, ICONS, SYMBOLS } from "../src/draw/bitmaps.ts";
import { movedPath, pixelPath } from "../src/draw/pixels.ts";

test("moving a path equals drawing it at the new place", () => {
  for (const bitmap of [ELEMENTS.fire, SYMBOLS.sky, ICONS.gear]) {
    assert.equal(movedPath(pixelPath(bitmap), 2.5, -7, 30.25), pixelPath(bitmap, "#", 2.5, -7, 30.25));
  }
  assert.equal(movedPath("M-11.5 6.6h7l-3.5 -5.4z", 1, 100, 50), "M88.5 56.6h7l-3.5 -5.4z");
});
