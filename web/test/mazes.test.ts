/** The mazes of the atlas match those played on, under names that all rotations share. */

import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { cellOf } from "../src/games/pixoid/board/geometry.ts";
import { pixoidFacts, type Turn } from "../src/games/pixoid/facts.ts";
import { layoutOf, MAZES, METRICS, mazeOf } from "../src/games/pixoid/mazes/atlas.ts";
import { mazePicker } from "../src/games/pixoid/mazes/picker.ts";
import type { State } from "../src/generated/protocol.ts";

const SAMPLES = ["catch", "placing", "turn"].map((name) => {
  const { state } = JSON.parse(readFileSync(`dev/samples/pixoid-${name}.json`, "utf8")) as { state: State };
  return pixoidFacts({ ...state.board, ...state.current.facts });
});

const placed = (pix: string, turn: Turn): string => Object.values(cellOf(pix, turn)).join(",");
const ways = (joined: readonly (readonly [string, string])[], turn: Turn): string[] =>
  joined
    .map((pair) =>
      pair
        .map((pix) => placed(pix, turn))
        .sort()
        .join(" "),
    )
    .sort();

test("a maze matches the server's board in some rotation", () => {
  for (const facts of SAMPLES) {
    const maze = mazeOf(facts.options["layout"] ?? "");
    assert.ok(maze);
    const { joined, starts, bonus_pix } = layoutOf(maze);
    const turn = ([0, 1, 2, 3] as const).find((one) => ways(joined, one).join() === ways(facts.joined, 0).join());
    assert.notEqual(turn, undefined, maze.code);
    const all = (names: readonly string[], by: Turn): string[] => names.map((pix) => placed(pix, by)).sort();
    assert.deepEqual(all(starts, turn ?? 0), all(facts.starts, 0));
    assert.deepEqual(all(bonus_pix, turn ?? 0), all(facts.bonus_pix, 0));
  }
});

test("all rotations of a layout are one maze, other texts are none", () => {
  for (const { code } of MAZES) {
    const [set, faces = ""] = code.split("-");
    const all = faces.split(".");
    for (const by of [0, 1, 2, 3]) {
      assert.equal(mazeOf(`${set}-${[...all.slice(by), ...all.slice(0, by)].join(".")}`)?.code, code);
    }
  }
  for (const wrong of ["", "p1", "p1-1A.1A.1A.1A", "p2-1A.2A.3A.4A", "p1-2A.3A.4A"]) assert.equal(mazeOf(wrong), null);
});

test("a wish is resolved to a board that fulfils it", () => {
  const even = Array.from({ length: 50 }, () => mazeOf(mazePicker.resolved("even")));
  assert.ok(even.every((maze) => maze && METRICS.spread(maze) <= 1.5));
  assert.ok(new Set(even).size > 5);
  assert.equal(mazePicker.resolved("p1-3A.4A.1A.2A"), "p1-3A.4A.1A.2A");
  assert.equal(mazePicker.resolved("p9-1A.2A.3A.4A"), "");
  assert.equal(mazePicker.resolved(""), "");
});
