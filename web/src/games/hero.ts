/** The picture on the front page: the maze on the left, the hexes on the right, one stepped seam between them. */

import { html, type TemplateResult } from "lit-html";
import { type HexScene, heroHexes } from "./pixl/hero_hexes.ts";
import { heroMaze, type MazeScene } from "./pixoid/hero_maze.ts";

interface HeroShape {
  readonly width: number;
  readonly height: number;
  /** The seam's place at the top and at the bottom, and the height of its steps. */
  readonly seam: readonly [top: number, bottom: number, step: number];
  readonly scale: number;
  /** Where the maze's corner and the middle of the hexes are. */
  readonly maze: readonly [x: number, y: number];
  readonly hexes: readonly [x: number, y: number];
}

const DESK: HeroShape = {
  width: 1440,
  height: 560,
  seam: [820, 632, 28],
  scale: 1.5,
  maze: [0, -225],
  hexes: [1215, 280],
};
const PHONE: HeroShape = {
  width: 390,
  height: 236,
  seam: [230, 160, 16],
  scale: 0.9,
  maze: [-4, -160],
  hexes: [305, 112],
};

const ROUND_A_PORT: HexScene["stacks"] = [
  [0, -1, "w"],
  [1, -1, "ew"],
  [-1, 0, "e"],
  [1, 0, "we"],
  [-1, 1, "f"],
  [0, 1, "es"],
  [2, -1, "s"],
];

const FRONT: readonly [MazeScene, HexScene] = [
  {
    path: [
      [0, 4],
      [3, 4],
    ],
    bugs: [
      ["mint", 5, 7],
      ["sky", 0, 3],
      ["rose", 3, 6],
    ],
    cubes: [
      [3, 3],
      [2, 7],
    ],
  },
  {
    stacks: [...ROUND_A_PORT, [2, -2, "w"], [1, -2, "e"], [-3, -1, "e"], [-5, 5, "w"], [-3, 4, "es"]],
    legal: [
      [-2, 2],
      [-1, 2],
      [0, 2],
    ],
    falls: [1, 1, "fire"],
  },
];

const CHOICE: readonly [MazeScene, HexScene] = [
  {
    ...FRONT[0],
    bugs: [
      ["mint", 6, 4],
      ["sky", 0, 3],
    ],
    cubes: [[3, 3]],
  },
  {
    stacks: [
      [0, -1, "w"],
      [1, -1, "ew"],
      [-1, 0, "e"],
      [1, 0, "wes"],
      [2, -1, "s"],
      [-2, 0, "f"],
      [-3, 1, "w"],
      [2, -2, "e"],
    ],
    legal: [
      [-1, 1],
      [-3, 0],
    ],
  },
];

const SMALL: readonly [MazeScene, HexScene] = [
  {
    path: [
      [0, 4],
      [2, 4],
    ],
    bugs: [
      ["sky", 0, 3],
      ["rose", 1, 6],
    ],
    cubes: [[3, 3]],
  },
  {
    stacks: ROUND_A_PORT,
    legal: [
      [-1, 2],
      [0, 2],
    ],
    falls: [1, 1, "fire"],
  },
];

function drawing(shape: HeroShape, [maze, hexes]: readonly [MazeScene, HexScene]): TemplateResult {
  const { width, height, scale } = shape;
  const [top, bottom, step] = shape.seam;
  const steps = Math.ceil(height / step);
  const across = (bottom - top) / (steps - 1);
  let seam = `M${top} -20V${step}`;
  for (let at = 1; at < steps; at += 1) {
    seam += `H${Math.round((top + across * at) / 4) * 4}V${(at + 1) * step + (at === steps - 1 ? 20 : 0)}`;
  }
  return html`<svg class="hero-art" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs><clipPath id="hero-seam"><path d="${seam}H${width + 20}V-20z"></path></clipPath></defs>
    <g transform="translate(${shape.maze.join(" ")}) scale(${scale})">${heroMaze(maze)}</g>
    <g clip-path="url(#hero-seam)"><g transform="translate(${shape.hexes.join(" ")}) scale(${scale})">${heroHexes(hexes)}</g></g>
    <path d=${seam} fill="none" stroke="var(--table)" stroke-width=${15 * scale}></path>
    <path d=${seam} fill="none" stroke="var(--wall-side)" stroke-width=${3 * scale}></path>
  </svg>`;
}

export function hero(kind: "front" | "choice" | "phone"): TemplateResult {
  if (kind === "phone") return drawing(PHONE, SMALL);
  return kind === "front" ? drawing(DESK, FRONT) : drawing({ ...DESK, hexes: [1215, 192] }, CHOICE);
}
