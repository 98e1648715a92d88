/** Reasons for placing a Port, the same as in the terminal (tests/cli/test_hints.py). */

import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Element } from "../src/draw/pixels.ts";
import { nearEnd } from "../src/games/pixl/alarm.ts";
import { Layout } from "../src/games/pixl/board/geometry.ts";
import type { Due, PixlFacts } from "../src/games/pixl/facts.ts";
import { portReason, suggestions } from "../src/games/pixl/port_advice.ts";
import { learn } from "../src/words.ts";

const LOCALE = new URL("../../../src/pixcade/locales/en/", import.meta.url);
learn("en", ["core.ftl", "pixl.ftl"].map((name) => readFileSync(new URL(name, LOCALE), "utf8")).join("\n"));

function reason(element: Element, ports: Readonly<Record<string, string>>, hex: string): string {
  const hexes = Object.fromEntries(new Layout(7).hexes.map((one) => [one, []]));
  const relations = {
    fire: { spirit: "prey", water: "predator" },
    water: { fire: "prey", earth: "predator" },
    spirit: { earth: "prey", fire: "predator" },
  };
  const order = ["fire", "water", "earth", "spirit"];
  return portReason({ hexes, order, relations, ports } as unknown as PixlFacts, element, hex);
}

test("a hint for a Port says what it is near to and away from", () => {
  assert.equal(reason("fire", {}, "f5"), "A good place for your Port: near the middle.");
  assert.equal(reason("fire", {}, "b7"), "A good place for your Port: near the edge, out of the way.");
  assert.equal(reason("water", { fire: "g4" }, "g8"), "A good place for your Port: near the middle, near your prey.");
  assert.equal(
    reason("spirit", { fire: "b8", water: "l3", earth: "h10" }, "i7"),
    "A good place for your Port: near the middle, near your prey, away from your predator.",
  );
});

test("three places for the first Port stand apart, each for another reason if there are so many", () => {
  const all = new Layout(7).hexes;
  const choices = { kind: "port", hexes: Object.fromEntries(all.map((hex) => [hex, [{ move: `@${hex}` }]])) };
  const facts = {
    hexes: Object.fromEntries(all.map((one) => [one, []])),
    order: ["fire", "water", "earth", "spirit"],
    relations: { water: { fire: "prey", earth: "predator" } },
    ports: { fire: "d6" },
    came_from: {},
  } as unknown as PixlFacts;
  const due = { element: "water", choices } as unknown as Due;
  const found = suggestions(facts, due);
  assert.equal(new Set(found.map(({ why }) => why)).size, 3);
  assert.match(found[0]?.why ?? "", /near your prey/);
  assert.deepEqual(suggestions({ ...facts, came_from: { water: "g7" } } as PixlFacts, due), [], "it is being moved");
});

test("the alarm names the player who is about to run out", () => {
  const two = { order: ["fire", "water", "earth", "spirit"], seats: { fire: 1, earth: 1, water: 2, spirit: 2 } };
  const near = (supply: Readonly<Record<string, number>>, end = "player") =>
    nearEnd({ ...two, supply, options: { end }, over: false } as unknown as PixlFacts);
  assert.equal(near({ fire: 0, water: 5, earth: 4, spirit: 0 }), null);
  assert.deepEqual(near({ fire: 0, water: 5, earth: 3, spirit: 0 }), { left: 3, elements: ["earth"] });
  assert.deepEqual(near({ fire: 2, water: 1, earth: 2, spirit: 9 }), { left: 4, elements: ["fire", "earth"] });
  assert.equal(near({ fire: 9, water: 1, earth: 9, spirit: 9 }), null, "the other element has Pixls");
  assert.deepEqual(near({ fire: 9, water: 1, earth: 9, spirit: 9 }, "element"), { left: 1, elements: ["water"] });
});
