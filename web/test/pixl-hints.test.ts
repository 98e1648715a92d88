/** Reasons for placing a Port, the same as in the terminal (tests/cli/test_hints.py). */

import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Element } from "../src/draw/pixels.ts";
import { Layout } from "../src/games/pixl/board/geometry.ts";
import type { PixlFacts } from "../src/games/pixl/facts.ts";
import { portReason } from "../src/games/pixl/port_advice.ts";
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
