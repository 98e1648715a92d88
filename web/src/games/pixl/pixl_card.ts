/** Pixl on the home page. */

import { html, type TemplateResult } from "lit-html";
import type { Element } from "../../draw/pixels.ts";
import type { GameCard } from "../contract.ts";
import { hexagon } from "./board/geometry.ts";
import { heightTag, portAt, stackAt } from "./board/pieces.ts";
import { type HexScene, heroHexes } from "./hero_hexes.ts";

const at = (q: number, r: number) => ({ x: 118 + 54 * q, y: 132 + 62 * (r + q / 2) });

const STACKS: readonly (readonly [number, number, readonly Element[]])[] = [
  [0, -1, ["water"]],
  [1, -1, ["earth", "water"]],
  [-1, 0, ["earth"]],
  [1, 0, ["water", "earth", "spirit"]],
  [-1, 1, ["fire"]],
  [0, 1, ["spirit", "fire"]],
  [1, 1, ["spirit"]],
];

function art(): TemplateResult {
  const ground: string[] = [];
  for (let q = -3; q <= 3; q += 1) for (let r = -4; r <= 4; r += 1) ground.push(hexagon(at(q, r), 34.5));
  return html`<svg viewBox="0 0 236 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="236" height="250" fill="var(--bezel)"></rect>
    <path d=${ground.join("")} fill="var(--hex)" stroke="var(--hex-line)" stroke-width="1.5"></path>
    ${portAt("fire", at(0, 0), false)}
    ${STACKS.map(([q, r, stack]) => stackAt(stack, at(q, r)))}
    ${STACKS.filter(([, , stack]) => stack.length > 1).map(([q, r, stack]) => heightTag(stack.length, at(q, r)))}
  </svg>`;
}

function strip(): TemplateResult {
  const scene: HexScene = {
    stacks: [
      [0, -1, "w"],
      [1, -1, "ew"],
      [-1, 0, "e"],
      [1, 0, "s"],
      [2, -1, "wes"],
      [-1, 1, "f"],
      [-2, 1, "s"],
      [3, -1, "w"],
      [-3, 1, "f"],
    ],
    legal: [],
  };
  return html`<svg viewBox="-171 -82 342 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${heroHexes(scene)}</svg>`;
}

export const pixlCard: GameCard = {
  id: "pixl",
  learn: "/learn?lesson=pixl-port",
  art,
  strip,
  mainOptions: ["players", "side"],
  first: { players: "4", side: "5" },
  lengths: [
    { id: "quick", minutes: 10, options: { side: "5" } },
    { id: "standard", minutes: 20, options: { side: "7" } },
  ],
  pieces: ({ players }) =>
    players === "2"
      ? [
          ["fire", "earth"],
          ["water", "spirit"],
        ]
      : (["fire", "water", "earth", "spirit"] as const).slice(0, Number(players) || 4).map((one) => [one]),
  usual: () => ({ players: "4" }),
};
