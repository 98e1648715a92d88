/** What phones tell their own players at a game night, and what they guess. */

import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { SeatColour } from "../src/draw/pixels.ts";
import { cameraOn, plateIsAbove } from "../src/games/pixoid/reveal/contact.ts";
import { Bets } from "../src/games/pixoid/table/bet.ts";
import { newsFor } from "../src/games/pixoid/table/phone_news.ts";
import type { EventView, Revealed, State } from "../src/generated/protocol.ts";
import { learn } from "../src/words.ts";

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  },
});
for (const file of ["core", "web", "pixoid"])
  learn("en", readFileSync(`../src/pixcade/locales/en/${file}.ftl`, "utf8"));

const { state, revealed } = JSON.parse(readFileSync("dev/samples/pixoid-catch.json", "utf8")) as {
  state: State;
  revealed: Revealed;
};
const facts = { ...state.board, ...state.current.facts } as unknown as {
  holders: Record<SeatColour, number>;
  pixoid: SeatColour;
};
const seatOf = (piece: SeatColour): number => facts.holders[piece] - 1;
const caught = revealed.events.find(({ code }) => code === "pixoid.caught")?.values as {
  by: SeatColour[];
  pix: string;
};

test("a catch is told to the catcher, to Pixoid and to the other Bugs in their own words", () => {
  const [catcher = "sky"] = caught.by;
  const kinds = state.seats.map((_, seat) => newsFor(state, revealed.events, seat)?.kind);
  assert.equal(kinds[seatOf(catcher)], "catcher");
  assert.equal(kinds[seatOf(facts.pixoid)], "caught");
  assert.equal(kinds.filter((kind) => kind === "team").length, state.seats.length - 1 - caught.by.length);
  assert.equal(newsFor(state, revealed.events, seatOf(catcher))?.pix, caught.pix);
});

test("points are told once a round is over", () => {
  const over = revealed.events.find(({ code }) => code === "pixoid.round-over")?.values as { points: number[] };
  const news = newsFor(state, revealed.events, 0);
  assert.equal(news?.points, over.points[0]);
  const before = revealed.events.filter(({ code }) => code !== "pixoid.round-over");
  assert.equal(newsFor(state, before, 0)?.points, null);
});

test("an escape counts the cube that Pixoid takes", () => {
  const escaped = revealed.events.filter(({ code }) => code === "pixoid.revealed" || code === "pixoid.moved");
  const taken: EventView = { code: "pixoid.cube-taken", values: { piece: facts.pixoid } };
  const [before, after] = [escaped, [...escaped, taken]].map((events) => newsFor(state, events, 0)?.cubes ?? 0);
  assert.equal(after, (before ?? 0) + 1);
});

test("a step without runs tells nothing", () => {
  const set: EventView[] = [{ code: "pixoid.cube-set", values: { piece: "sky", pix: "c3" } }];
  assert.equal(newsFor(state, set, 0), null);
});

const moved = (direction: string): EventView[] => [
  {
    code: "pixoid.moved",
    values: { piece: "amber", direction, distance: 2, steps: 2, stopped: "", path: ["a1", "a2"] },
  },
];

test("guesses are counted when the lids open, once, and survive a reload", () => {
  const bets = new Bets("table");
  bets.guess(1, "L");
  bets.guess(1, "R");
  bets.opened(1, moved("R"), "amber");
  bets.opened(1, moved("R"), "amber");
  bets.guess(1, "L");
  assert.equal(bets.guessOf(1)?.direction, "R", "no guess changes once the lids are open");
  bets.guess(2, "U");
  bets.opened(2, moved("D"), "amber");
  bets.opened(3, moved("D"), "amber");
  assert.deepEqual([bets.right, bets.made], [1, 2]);
  const again = new Bets("table");
  assert.deepEqual([again.right, again.made], [1, 2]);
  assert.equal(new Bets("another").made, 0);
});

test("the camera shows every contact, and its plate stands inside the view", () => {
  for (const column of "abcdefghij") {
    for (let row = 1; row <= 10; row += 1) {
      for (const compact of [false, true]) {
        const box = compact ? [32, 32, 756, 764] : [0, 0, 820, 820];
        const { zoom, left, top, x, y } = cameraOn(`${column}${row}`, 0, box, compact, true);
        assert.ok(x > 0.1 && x < 0.9 && y > 0.1 && y < 0.9, `${column}${row}: ${x} ${y}`);
        assert.ok(left <= 0 && top <= 0 && left >= 1 - zoom && top >= 1 - zoom, "the board fills the view");
        const plate = plateIsAbove(y) ? y : 1 - y;
        assert.ok(plate >= 0.42, `${column}${row}: no room for the plate`);
      }
    }
  }
});
