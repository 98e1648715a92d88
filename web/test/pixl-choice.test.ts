/** Choosing a move and its consequences, in positions of real games. */

import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Element } from "../src/draw/pixels.ts";
import { eventPiece } from "../src/event_sentences.ts";
import {
  back,
  chooseHex,
  chooseSpecial,
  dropInvalid,
  NOTHING_CHOSEN,
  offeredHexes,
  shown,
} from "../src/games/pixl/board/choice_state.ts";
import {
  type Due,
  errorOn,
  findMove,
  isError,
  movesOn,
  type OfferedMove,
  type PixlChoices,
  type PixlFacts,
} from "../src/games/pixl/facts.ts";
import { gains, isVictim, sumOf, tileOf, withSign, won } from "../src/games/pixl/sum.ts";

interface Sample {
  readonly facts: PixlFacts;
  readonly choices: Readonly<Record<string, PixlChoices>>;
}

function sample(name: string): { facts: PixlFacts; due: Due } {
  const { facts, choices } = JSON.parse(readFileSync(`dev/samples/pixl-${name}.json`, "utf8")) as Sample;
  const element = facts.mover as Element;
  return { facts, due: { element, choices: choices[element] as PixlChoices } };
}

const NAMES = ["first", "four", "locked", "pass", "played", "port", "two"];

test("the lines of every sample move add up to the server's total", () => {
  for (const name of NAMES) {
    const { facts, due } = sample(name);
    for (const move of Object.keys(due.choices.hexes).flatMap((hex) => movesOn(due.choices, hex))) {
      const sum = sumOf(facts, due, move);
      const points = sum.lines.reduce((total, line) => total + (line.points ?? Number.NaN), 0);
      assert.equal(points, sum.total, `${name} ${move.move}`);
      assert.deepEqual(
        sum.lines.filter(isVictim).map((line) => line.hex),
        move.converts ?? [],
        `${name} ${move.move}`,
      );
    }
  }
});

test("f7 in the sample covers, replaces and imprisons", () => {
  const { facts, due } = sample("four");
  const move = findMove(due.choices, "f7");
  assert.ok(move);
  const sum = sumOf(facts, due, move);
  assert.equal(sum.total, 7);
  const lines = sum.lines.map(({ kind, element, points }) => [kind, element, points]);
  assert.deepEqual(lines, [
    ["placed", "fire", 1],
    ["covered", "spirit", 3],
    ["replaced", "earth", 1],
    ["imprisoned", "water", 2],
  ]);
  assert.deepEqual(sum.others, [
    { element: "water", points: -3 },
    { element: "earth", points: -1 },
    { element: "spirit", points: -1 },
  ]);
});

test("a reveal adds up to what each sample move brings", () => {
  for (const name of NAMES.filter((one) => sample(one).due.choices.kind === "pixl")) {
    const { facts, due } = sample(name);
    for (const move of Object.keys(due.choices.hexes).flatMap((hex) => movesOn(due.choices, hex))) {
      const events = [{ code: "pixl.placed", values: {} }, ...(move.events ?? [])];
      assert.equal(won(events, gains(facts, due, move)), sumOf(facts, due, move).total, `${name} ${move.move}`);
    }
  }
});

test("replacing one's own other element shows gain, loss and what is left", () => {
  const seats = { fire: 1, earth: 1, spirit: 2, water: 2 };
  const facts = { hexes: { f3: ["earth"] }, seats } as unknown as PixlFacts;
  const values = { element: "fire", victim: "earth", hex: "f3" } as const;
  const replaced = { code: "pixl.replaced", values } as const;
  const move = { move: "f4", points: [3, 0], scores: [3, 0], converts: ["f3"], events: [replaced] } as OfferedMove;
  const choices = { elements: ["fire", "earth"], points: [1, 1], scores: [2, 0], hexes: { f4: [move] } };
  const due: Due = { element: "fire", choices: choices as unknown as PixlChoices };
  const { total, gross, loss, lines } = sumOf(facts, due, move);
  assert.deepEqual([total, gross, loss], [1, 2, -1]);
  assert.deepEqual(
    lines.map(({ kind, points }) => [kind, points]),
    [
      ["placed", 1],
      ["replaced", 1],
      ["lost", -1],
    ],
  );
  assert.equal(won([{ code: "pixl.placed", values: {} }, replaced], gains(facts, due, move)), 1);
});

test("a lock shows the element that locks", () => {
  const values = { element: "water", by: "spirit", hex: "g7" };
  assert.equal(eventPiece({ code: "pixl.locked", values }), "spirit");
  assert.equal(tileOf({ kind: "locked", element: "water", other: "spirit", hex: "g7", points: 5 }), "spirit");
  assert.equal(tileOf({ kind: "imprisoned", element: "water", other: "fire", hex: "g7", points: 2 }), "water");
});

test("lines that don't add up show no points", () => {
  const { facts, due } = sample("four");
  const move = findMove(due.choices, "f7");
  assert.ok(move?.scores);
  const odd = { ...move, scores: move.scores.map((points) => points + 1) };
  assert.ok(sumOf(facts, due, odd).lines.every((line) => line.points === null));
});

test("points are written with their sign", () => {
  assert.deepEqual([3, 0, -2].map(withSign), ["+3", "0", "−2"]);
});

test("with confirmation a hex is chosen first and placed second", () => {
  const { due } = sample("four");
  const once = chooseHex(due, NOTHING_CHOSEN, "f7", true);
  assert.equal(once.place, null);
  assert.equal(shown(due, once.state).settled?.move, "f7");
  assert.equal(chooseHex(due, once.state, "f7", true).place, "f7");
  assert.equal(chooseHex(due, NOTHING_CHOSEN, "f7", false).place, "f7");
});

test("pointing previews a legal hex, then the choice returns", () => {
  const { due } = sample("four");
  const [first, second] = Object.keys(due.choices.hexes);
  assert.ok(first && second);
  const chosen = { ...NOTHING_CHOSEN, chosen: first };
  assert.equal(shown(due, { ...chosen, pointed: second }).hex, second);
  assert.equal(shown(due, { ...chosen, pointed: second }).settled?.move, first);
  assert.equal(shown(due, { ...chosen, pointed: due.choices.rejected[0]?.hexes[0] ?? null }).hex, first);
});

test("a rejected hex leaves the choice unchanged and says why", () => {
  const { due } = sample("four");
  const chosen = chooseHex(due, NOTHING_CHOSEN, "f7", true).state;
  const asked = chooseHex(due, chosen, "h7", true);
  assert.equal(asked.place, null);
  assert.equal(asked.state.chosen, "f7");
  assert.equal(asked.state.rejected, "h7");
  assert.equal(errorOn(due.choices, "h7")?.locked, "pixl.hex-occupied");
  assert.deepEqual(errorOn(due.choices, "a7")?.values, { element: "fire", hex: "a7" });
});

test("a placer's pick is chosen after the hex, before placing", () => {
  const { due } = sample("two");
  const hex = Object.keys(due.choices.hexes).find((one) => (due.choices.hexes[one]?.length ?? 0) > 1);
  assert.ok(hex);
  const chosen = chooseHex(due, NOTHING_CHOSEN, hex, false);
  assert.equal(chosen.place, null);
  assert.equal(shown(due, chosen.state).picking, true);
  assert.equal(shown(due, chosen.state).settled, null);
  const picks = offeredHexes(due, chosen.state);
  assert.deepEqual(
    picks.map((pick) => `${hex}x${pick}`),
    due.choices.hexes[hex]?.map(({ move }) => move),
  );
  const pick = picks[0] as string;
  assert.equal(chooseHex(due, chosen.state, pick, false).place, `${hex}x${pick}`);
  const picked = chooseHex(due, chosen.state, pick, true).state;
  assert.equal(shown(due, picked).settled?.move, `${hex}x${pick}`);
  assert.equal(shown(due, back(due, picked)).settled, null);
  assert.equal(back(due, back(due, picked)).chosen, null);
});

test("passing and removing the Port need a choice, or say why not", () => {
  const { due } = sample("four");
  assert.equal(shown(due, chooseSpecial(due, NOTHING_CHOSEN, "pass")).settled?.move, "pass");
  assert.equal(shown(due, chooseSpecial(due, NOTHING_CHOSEN, "port")).settled?.move, "@off");
  const moving = sample("port").due;
  assert.ok(isError(moving.choices.pass));
  assert.equal(chooseSpecial(moving, NOTHING_CHOSEN, "pass").rejected, "pass");
});

test("a choice survives only updates that still offer it", () => {
  const { due } = sample("four");
  const state = chooseHex(due, NOTHING_CHOSEN, "f7", true).state;
  assert.equal(dropInvalid(due, state).chosen, "f7");
  assert.equal(dropInvalid(sample("played").due, state).chosen, null);
  assert.equal(dropInvalid(null, state).chosen, null);
});
