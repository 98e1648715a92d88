/** Geometry of Pixoid's board, rotated or not, and the paths of moves. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { mazePaths, wallBars } from "../src/games/pixoid/board/circuit.ts";
import { cellOf, pixPoint, trackSpace } from "../src/games/pixoid/board/geometry.ts";
import { freePlaceNextTo, PIECE, scorePlaces, standing, windowStart } from "../src/games/pixoid/board/places.ts";
import { directionAt, nextDirection, numberAt, pointedAt } from "../src/games/pixoid/controller/wheel_input.ts";
import {
  courseOf,
  DIRECTIONS,
  freeOf,
  meant,
  type PixoidChoices,
  type ProgramChoices,
  pixoidFacts,
  seen,
  type Turn,
  turnForSeat,
} from "../src/games/pixoid/facts.ts";
import type { State } from "../src/generated/protocol.ts";

const TURNS: readonly Turn[] = [0, 1, 2, 3];
const { state } = JSON.parse(readFileSync("dev/samples/pixoid-turn.json", "utf8")) as { state: State };
const facts = pixoidFacts({ ...state.board, ...state.current.facts });

/** The example in docs/protocol.md. */
const CHOICES: ProgramChoices = {
  kind: "program",
  default: "U1",
  from: "e5",
  distances: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  directions: {
    U: { move: "U{distance}", path: ["e4"] },
    D: {
      move: "D{distance}",
      path: ["e6", "e7", "e8", "e9", "e10"],
      bonus: [3],
      ends: { at: 4, how: "caught", by: ["rose"], scores: [22, 4, 11, 11] },
    },
    L: { move: "L{distance}", path: ["d5", "c5", "b5", "a5"] },
    R: { locked: "pixoid.wall-next-to-you", rule: "P3.2", values: { direction: "R", pix: "e5" } },
  },
};

test("c4 is column three, row four, and rotates clockwise", () => {
  assert.deepEqual(cellOf("c4"), { column: 2, row: 3 });
  assert.deepEqual(cellOf("a1", 1), { column: 9, row: 0 });
  assert.deepEqual(cellOf("a1", 2), { column: 9, row: 9 });
  assert.deepEqual(cellOf("a1", 3), { column: 0, row: 9 });
  assert.deepEqual(pixPoint("a1"), { x: 140, y: 140 });
});

test("a seat's own edge is rotated to the bottom", () => {
  assert.deepEqual([0, 1, 2, 3].map(turnForSeat), [2, 1, 0, 3]);
});

test("directions on a rotated board map back to the shared one", () => {
  assert.equal(seen("U", 1), "R");
  for (const turn of TURNS) for (const one of DIRECTIONS) assert.equal(meant(seen(one, turn), turn), one);
});

test("the track starts top left and runs clockwise, 13 spaces per edge", () => {
  const middle = (points: number, turn: Turn = 0) => {
    const { x, y, width, height } = trackSpace(points, turn);
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };
  assert.deepEqual(middle(0), [76, 76]);
  assert.deepEqual(middle(1), [124, 76]);
  assert.deepEqual(middle(14), [744, 124]);
  assert.deepEqual(middle(27), [696, 744]);
  assert.deepEqual(middle(52), [76, 124]);
  assert.deepEqual(middle(0, 1), [744, 76]);
  assert.deepEqual(middle(99), middle(52));
});

test("walls separate unjoined Pix, adjacent ones form one bar", () => {
  for (const turn of TURNS) {
    const bars = wallBars(facts, turn);
    const pieces = bars.reduce((sum, { width, height }) => sum + Math.round((Math.max(width, height) - 8) / 60), 0);
    assert.equal(pieces, 180 - facts.joined.length);
    assert.ok(bars.length < pieces);
  }
});

test("a maze is drawn once per layout and rotation", () => {
  assert.equal(mazePaths(facts, 1), mazePaths({ ...facts, bonus_pix: facts.bonus_pix }, 1));
  assert.notEqual(mazePaths(facts, 1), mazePaths(facts, 0));
  assert.equal(mazePaths(facts).lanes.split("M").length - 1, facts.joined.length);
});

test("Bugs on one Pix fan out, Pixoid and single ones are centred", () => {
  const cubes = { amber: "a1", sky: "b2", rose: "b2", mint: "c3" };
  const stands = standing(cubes, ["amber", "sky", "rose", "mint"], "amber", 0);
  assert.deepEqual(stands.get("amber"), { x: 140, y: 140, scale: 1 });
  assert.deepEqual(stands.get("mint"), { x: 260, y: 260, scale: 1 });
  assert.deepEqual([stands.get("sky")?.x, stands.get("rose")?.x], [185, 215]);
  assert.ok((stands.get("sky")?.scale ?? 1) < 1);
  assert.equal(standing({ amber: null }, ["amber"], "amber", 0).size, 0);
});

test("score cubes share a space: alone, side by side, in a square", () => {
  assert.deepEqual(
    scorePlaces([3, 7, 7, 20], 0).map((cube) => cube.size),
    [32, 22, 22, 32],
  );
  const all = scorePlaces([0, 0, 0, 0], 0);
  assert.deepEqual(new Set(all.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size, 4);
});

test("a run ends after its distance, at a wall or at another piece", () => {
  assert.deepEqual(courseOf("sky", CHOICES, "L", 2).path, ["d5", "c5"]);
  assert.deepEqual(courseOf("sky", CHOICES, "L", 9).path, ["d5", "c5", "b5", "a5"]);
  const near = courseOf("sky", CHOICES, "D", 4);
  assert.deepEqual([near.bonus, near.ends], [["e9"], undefined]);
  const far = courseOf("sky", CHOICES, "D", 9);
  assert.equal(far.path.at(-1), "e10");
  assert.equal(far.ends?.how, "caught");
});

test("every other reachable Pix is known with its move", () => {
  const { others } = courseOf("sky", CHOICES, "L", 2);
  assert.deepEqual(
    others.map(({ pix, direction, distance }) => `${pix} ${direction}${distance}`),
    ["e4 U1", "e6 D1", "e7 D2", "e8 D3", "e9 D4", "e10 D5", "b5 L3", "a5 L4"],
  );
  assert.deepEqual(courseOf("sky", CHOICES, null, 3).path, []);
  assert.deepEqual(courseOf("sky", CHOICES, "R", 3).path, []);
  assert.deepEqual([freeOf(CHOICES, "L"), freeOf(CHOICES, "R"), freeOf(CHOICES, null)], [4, 9, 9]);
});

test("every choice from a server leads to a Pix", () => {
  for (const [piece, choices] of Object.entries(state.current.choices) as [string, PixoidChoices][]) {
    assert.equal(choices.kind, "program");
    assert.ok(choices.kind === "program" && courseOf(piece as "sky", choices, null, 1).others.length > 0);
  }
});

test("a pointer picks one of four wedges or nine numbers", () => {
  assert.equal(pointedAt(90, 90), null);
  assert.equal(pointedAt(90, 20), 0);
  assert.equal(pointedAt(160, 90), 90);
  assert.deepEqual([0, 44, 46, 180, 300, 350].map(directionAt), ["U", "U", "R", "D", "L", "U"]);
  assert.deepEqual([0, 19, 21, 160, 320, 345].map(numberAt), [1, 1, 2, 5, 9, 1]);
});

test("the mouse wheel skips closed choices", () => {
  assert.equal(nextDirection("U", 1, ["R"]), "D");
  assert.equal(nextDirection("U", -1, ["L"]), "D");
  assert.equal(nextDirection(null, 1, ["U"]), "R");
  assert.equal(nextDirection(null, -1, []), "L");
  assert.equal(nextDirection("U", 1, ["R", "D", "L"]), "U");
  assert.equal(nextDirection(null, 1, ["U", "R", "D", "L"]), null);
});

test("the peek stays on the board and looks ahead", () => {
  assert.deepEqual([windowStart(0, 0), windowStart(5, 0), windowStart(5, 1), windowStart(9, 1)], [0, 3, 4, 6]);
});

test("a label next to a piece never covers another piece", () => {
  const size = { width: 229.12, height: 54.4 };
  for (const pix of ["a1", "e5", "j1", "j10", "a10", "a6"]) {
    const piece = pixPoint(pix);
    const others = ["b1", "f5", "d5", "i10", "c6", pix].map((other) => ({ ...pixPoint(other), ...PIECE }));
    const { x, y } = freePlaceNextTo(piece, size, others);
    for (const other of others) {
      const apart = Math.abs(other.x - x) >= (PIECE.width + size.width) / 2;
      assert.ok(apart || Math.abs(other.y - y) >= (PIECE.height + size.height) / 2, pix);
    }
  }
});
