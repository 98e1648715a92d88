/** The mazes of the atlas match those played on, under names that all rotations share. */

import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { cellOf } from "../src/games/pixoid/board/geometry.ts";
import { pixoidFacts, type Turn } from "../src/games/pixoid/facts.ts";
import { layoutOf, MAZES, mazeOf } from "../src/games/pixoid/mazes/atlas.ts";
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

test("the mazes offered are an easy, a fair and a hard one, with the chosen one among them", () => {
  const level = (code: string) => mazeOf(code)?.level ?? "";
  const [easy = "", fair = "", hard = ""] = mazePicker.some("");
  assert.ok(["gentle", "mild"].includes(level(easy)));
  assert.equal(level(fair), "fair");
  assert.ok(["tough", "brutal"].includes(level(hard)));
  for (const { code } of MAZES) assert.ok(mazePicker.some(code).includes(code));
});
