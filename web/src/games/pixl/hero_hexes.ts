/** The hexes on the front page, around (0, 0). */

import { type SVGTemplateResult, svg } from "lit-html";
import type { Element } from "../../draw/pixels.ts";
import { hexagon, type Point, SIDE, STEP } from "./board/geometry.ts";
import { heightTag, legalHex, portAt, stackAt } from "./board/pieces.ts";

type Place = readonly [q: number, r: number];

const at = ([q, r]: Place): Point => ({ x: SIDE * 1.5 * q, y: STEP * (r + q / 2) });

/** Stacks from the bottom up around the Port of Fire in the middle, and hexes that Fire may choose. */
export interface HexScene {
  readonly stacks: readonly (readonly [...Place, string])[];
  readonly legal: readonly Place[];
  /** A Pixl that falls now and then. */
  readonly falls?: readonly [...Place, Element];
}

const ELEMENTS: Readonly<Record<string, Element>> = { f: "fire", w: "water", e: "earth", s: "spirit" };
const GROUND = Array.from({ length: 23 * 23 }, (_, n) => at([(n % 23) - 11, Math.floor(n / 23) - 11]))
  .map((point) => hexagon(point, SIDE - 1.2))
  .join("");

const stackOf = (letters: string): readonly Element[] => [...letters].map((letter) => ELEMENTS[letter] ?? "fire");

export function heroHexes({ stacks, legal, falls }: HexScene): SVGTemplateResult {
  const upward = [...stacks].sort(([q, r], [other, below]) => r + q / 2 - (below + other / 2));
  return svg`<rect x="-900" y="-600" width="1800" height="1200" fill="var(--bezel)"></rect>
    <path d=${GROUND} fill="var(--hex)" stroke="var(--hex-line)" stroke-width="1.4"></path>
    ${legal.map((place) => legalHex("fire", at(place), "plain", true))}
    ${upward.filter(([q, r]) => r + q / 2 < 0).map(([q, r, stack]) => stackAt(stackOf(stack), at([q, r])))}
    ${portAt("fire", at([0, 0]), false)}
    ${upward.filter(([q, r]) => r + q / 2 >= 0).map(([q, r, stack]) => stackAt(stackOf(stack), at([q, r])))}
    ${falls ? svg`<g class="hero-falls">${stackAt([falls[2]], at([falls[0], falls[1]]))}</g>` : ""}
    ${stacks.filter(([, , stack]) => stack.length > 1).map(([q, r, stack]) => heightTag(stack.length, at([q, r])))}`;
}
