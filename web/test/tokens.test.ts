/** Contrast of the design's tokens: text 4.5 or more, pieces and edges of controls 3 or more. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { contrast, type Tokens, tokensOf } from "./contrast.ts";

const CSS = readFileSync("src/style/tokens.css", "utf8");
const SEATS = ["amber", "sky", "rose", "mint", "ember", "violet"];
const ELEMENTS = ["earth", "spirit", "fire", "water"];
const THEMES: Record<string, Tokens> = {
  dark: tokensOf(CSS, "dark"),
  light: tokensOf(CSS, "light"),
  contrast: tokensOf(CSS, "contrast"),
};

/** Measurements in DESIGN.md: token, ground, dark, light. */
const MEASURED: [string, string, number, number][] = [
  ["ink", "panel", 15.6, 14.9],
  ["ink2", "panel", 9.5, 8.2],
  ["ink3", "panel", 6.0, 6.2],
  ["ink3", "table", 6.6, 4.8],
  ["line", "panel", 1.4, 1.5],
  ["edge", "panel", 3.9, 4.0],
  ["on-bone", "bone", 15.2, 15.6],
  ["trace", "lane", 4.2, 3.4],
  ["wall", "floor", 11.8, 12.8],
  ["wall", "lane", 8.4, 10.8],
  ["frame", "floor", 4.1, 6.1],
  ["start", "lane", 4.8, 4.7],
  ["gray-ink", "gray", 4.8, 4.6],
  ["amber", "floor", 12.4, 3.6],
  ["sky", "floor", 8.6, 3.7],
  ["rose", "floor", 8.3, 4.1],
  ["mint", "floor", 14.8, 6.0],
  ["ember", "floor", 5.5, 8.5],
  ["violet", "floor", 5.2, 11.2],
  ["on-seat", "amber", 12.4, 3.8],
  ["on-seat", "sky", 8.6, 3.8],
  ["on-seat", "rose", 8.3, 4.3],
  ["on-seat", "mint", 14.8, 6.3],
  ["on-seat", "ember", 5.5, 8.9],
  ["on-seat", "violet", 5.2, 11.7],
  ["earth", "hex", 9.3, 3.8],
  ["fire", "hex", 4.7, 5.9],
  ["water", "hex", 5.6, 6.5],
  ["on-earth", "earth", 10.6, 4.1],
  ["on-spirit", "spirit", 17.7, 18.5],
  ["on-fire", "fire", 5.7, 6.4],
  ["on-water", "water", 6.7, 7.1],
];

/** [token, ground] of text. */
const TEXT: [string, string][] = [
  ...["ink", "ink2", "ink3"].flatMap((ink): [string, string][] =>
    ["table", "panel", "raise", "sunk"].map((ground) => [ink, ground]),
  ),
  ["on-bone", "bone"],
  ["gray-ink", "gray"],
  ["good", "panel"],
  ["bad", "panel"],
];

/** [token, ground] of pieces and controls. */
const SHAPES: [string, string][] = [
  ["edge", "panel"],
  ["edge", "raise"],
  ["bone", "panel"],
  ["wall", "floor"],
  ["wall", "lane"],
  ["trace", "lane"],
  ["frame", "floor"],
  ["start", "lane"],
  ["cube-line", "cube"],
  ...SEATS.flatMap((seat): [string, string][] => [
    [seat, "floor"],
    ["on-seat", seat],
  ]),
  ...ELEMENTS.map((element): [string, string] => [`on-${element}`, element]),
];

for (const [name, tokens] of Object.entries(THEMES)) {
  test(`text is legible in the theme ${name}`, () => {
    for (const [token, ground] of TEXT) {
      assert.ok(contrast(tokens, token, ground) >= 4.5, `${token} on ${ground}: ${contrast(tokens, token, ground)}`);
    }
  });

  test(`pieces and controls stand out from the ground in the theme ${name}`, () => {
    for (const [token, ground] of [...SHAPES, ...elementsOnHexes(name)]) {
      assert.ok(contrast(tokens, token, ground) >= 3, `${token} on ${ground}: ${contrast(tokens, token, ground)}`);
    }
  });
}

/** Spirit is black in every theme: on a dark ground its rim is visible. */
function elementsOnHexes(theme: string): [string, string][] {
  const seen = theme === "light" ? ELEMENTS : ELEMENTS.map((name) => (name === "spirit" ? "spirit-rim" : name));
  return seen.map((token) => [token, "hex"]);
}

test("contrasts match those measured in the design", () => {
  const { dark, light } = THEMES;
  assert.ok(dark && light);
  for (const [token, ground, inDark, inLight] of MEASURED) {
    assert.ok(Math.abs(contrast(dark, token, ground) - inDark) < 0.06, `${token} on ${ground}, dark`);
    assert.ok(Math.abs(contrast(light, token, ground) - inLight) < 0.06, `${token} on ${ground}, light`);
  }
  assert.ok(Math.abs(contrast(dark, "spirit-rim", "hex") - 11.4) < 0.06);
  assert.ok(Math.abs(contrast(light, "spirit", "hex") - 17.2) < 0.06);
  assert.equal(contrast(THEMES["contrast"] ?? {}, "wall", "floor"), 21);
});

test("every theme defines every colour", () => {
  const names = Object.values(THEMES).map((tokens) => Object.keys(tokens).sort());
  assert.deepEqual(names[0], names[1]);
  assert.deepEqual(names[0], names[2]);
});
