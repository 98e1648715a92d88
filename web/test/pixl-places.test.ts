/** Hex geometry, keyboard walks and the camera. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { clampTo, fitTo, pan, showing, zoom } from "../src/games/pixl/board/camera.ts";
import { step, walk } from "../src/games/pixl/board/chooser_input.ts";
import { axialOf, hexAt, layoutOf, rotate, SIDE, STEP, sideOf } from "../src/games/pixl/board/geometry.ts";

test("a board of side n has 3n(n-1)+1 hexes", () => {
  for (const side of [5, 6, 7, 8, 9]) {
    const { hexes } = layoutOf(side);
    assert.equal(hexes.length, 3 * side * (side - 1) + 1);
    assert.equal(sideOf(Object.fromEntries(hexes.map((hex) => [hex, []]))), side);
    for (const hex of hexes) assert.equal(hexAt(axialOf(hex, side), side), hex);
  }
});

test("g7 is the centre of a board of side 7", () => {
  const layout = layoutOf(7);
  const { x, y } = layout.centre("g7");
  assert.deepEqual([x, y], [0, 0]);
  assert.deepEqual([...layout.around("g7")].sort(), ["f7", "f8", "g6", "g8", "h6", "h7"]);
});

test("every neighbour is one step away in any rotation", () => {
  for (const sixths of [0, 1, 2, 3, 4, 5]) {
    const layout = layoutOf(6, sixths);
    for (const hex of layout.hexes) {
      for (const other of layout.around(hex)) {
        const [a, b] = [layout.centre(hex), layout.centre(other)];
        assert.ok(Math.abs(Math.hypot(a.x - b.x, a.y - b.y) - STEP) < 1e-6);
      }
    }
  }
});

test("three sixths turn the board upside down, six change nothing", () => {
  const top = layoutOf(7).hexes[0];
  assert.equal(top, "g1");
  assert.equal(layoutOf(7, 3).hexes.at(-1), "g1");
  const once = rotate({ q: 2, r: -5 }, 6);
  assert.deepEqual(once, { q: 2, r: -5 });
});

test("hexes are drawn from top to bottom", () => {
  const layout = layoutOf(8, 2);
  const heights = layout.hexes.map((hex) => layout.centre(hex).y);
  assert.deepEqual(
    heights,
    [...heights].sort((a, b) => a - b),
  );
});

test("the nearest hex is only found within reach", () => {
  const layout = layoutOf(7);
  const near = layout.centre("h7");
  assert.equal(layout.nearest({ x: near.x + 10, y: near.y }, ["g7", "h7", "a7"]), "h7");
  assert.equal(layout.nearest({ x: 1000, y: 0 }, ["g7", "h7"], 50), null);
});

test("arrow and number pad keys walk in the six directions", () => {
  const layout = layoutOf(7);
  const from = { hex: "g7", line: 0 };
  const reached = ["ArrowUp", "PageUp", "PageDown", "ArrowDown", "End", "Home"].map(
    (key) => walk(layout, from, key)?.hex,
  );
  assert.deepEqual(reached, layout.around("g7"));
});

test("walking sideways stays near its line and returns the same way", () => {
  const layout = layoutOf(7);
  let place = { hex: "g7", line: 0 };
  for (let count = 0; count < 4; count += 1) {
    const next = walk(layout, place, "ArrowRight");
    assert.ok(next);
    assert.ok(Math.abs(layout.centre(next.hex).y) <= STEP / 2 + 1e-6);
    place = next;
  }
  assert.equal(layout.centre(place.hex).y, 0);
  for (let count = 0; count < 4; count += 1) place = walk(layout, place, "ArrowLeft") ?? place;
  assert.equal(place.hex, "g7");
});

test("walking stops at the edge", () => {
  const layout = layoutOf(5);
  assert.equal(walk(layout, { hex: "e1", line: layout.centre("e1").y }, "ArrowUp"), null);
});

test("stepping cycles through hexes in reading order", () => {
  const layout = layoutOf(7);
  const among = ["g9", "g3", "b8"];
  const next = [null, "g3", "g9", "g4"].map((from) => step(layout, among, from, 1));
  assert.deepEqual(next, ["g3", "b8", "g3", "b8"]);
  assert.equal(step(layout, among, "g3", -1), "g9");
  assert.equal(step(layout, among, null, -1), "g9");
  assert.equal(step(layout, [], null, 1), null);
});

test("the view starts on the busy part and stays on the board", () => {
  const layout = layoutOf(9);
  const whole = layout.box;
  const box = fitTo(layout, ["i9", "i10"]);
  assert.ok(box.width < whole.width && box.height < whole.height);
  assert.ok(box.x >= whole.x && box.x + box.width <= whole.x + whole.width);
  for (const other of [pan(box, 9999, -9999, whole), zoom(box, 1 / 50, { x: 0, y: 0 }, whole), clampTo(box, whole)]) {
    assert.ok(other.width <= whole.width + 1e-6);
    assert.ok(other.x >= whole.x - 1e-6 && other.x + other.width <= whole.x + whole.width + 1e-6);
  }
  assert.deepEqual(fitTo(layout, []), whole);
});

test("a small board is shown with all its hexes", () => {
  const layout = layoutOf(5, 2);
  const box = fitTo(layout, ["e5"]);
  for (const { x, y } of layout.hexes.map((hex) => layout.centre(hex))) {
    assert.ok(Math.abs(x) + SIDE < box.width / 2 && Math.abs(y) + STEP / 2 < box.height / 2);
  }
});

test("a pinch keeps the point between the fingers in place", () => {
  const layout = layoutOf(9);
  const box = fitTo(layout, ["i9"]);
  const at = { x: box.x + box.width * 0.25, y: box.y + box.height * 0.75 };
  const near = zoom(box, 1.5, at, layout.box);
  assert.ok(Math.abs((at.x - near.x) / near.width - 0.25) < 1e-6);
  assert.ok(Math.abs((at.y - near.y) / near.height - 0.75) < 1e-6);
});

test("a hex reached by keyboard scrolls into view", () => {
  const layout = layoutOf(9);
  const at = layout.centre("a9");
  const box = showing(fitTo(layout, ["i9"]), at, layout.box);
  assert.ok(box.x < at.x && at.x < box.x + box.width && box.y < at.y && at.y < box.y + box.height);
});
