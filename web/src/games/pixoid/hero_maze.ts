/** The maze on the front page, on its own layout: pads of 60, ten by ten. */

import { type SVGTemplateResult, svg } from "lit-html";
import { bugAt, cubeAt, halo, pixoidAt, type SeatColour } from "../../draw/pixels.ts";

const PIX = 60;
const ACROSS = [
  "111111101",
  "001111101",
  "100111010",
  "101101110",
  "111101111",
  "111101101",
  "011001011",
  "110011001",
  "110011001",
  "111011111",
];
const DOWN = [
  "1101111111",
  "1110011101",
  "0111100111",
  "1010110001",
  "0011110110",
  "1000110011",
  "1111111100",
  "1111111111",
  "1001110101",
];

const middle = (at: number): number => (at + 0.5) * PIX;

function path(grid: readonly string[], sign: string, draw: (column: number, line: number) => string): string {
  return grid.flatMap((row, line) => [...row].map((one, column) => (one === sign ? draw(column, line) : ""))).join("");
}

const LANES =
  path(ACROSS, "1", (column, line) => `M${middle(column)} ${middle(line)}h${PIX}`) +
  path(DOWN, "1", (column, line) => `M${middle(column)} ${middle(line)}v${PIX}`);
const WALLS =
  path(ACROSS, "0", (column, line) => `M${(column + 1) * PIX - 4.5} ${line * PIX - 4.5}h9v${PIX + 9}h-9z`) +
  path(DOWN, "0", (column, line) => `M${column * PIX - 4.5} ${(line + 1) * PIX - 4.5}h${PIX + 9}v9h${-PIX - 9}z`);
const SIDES =
  path(ACROSS, "0", (column, line) => `M${(column + 1) * PIX - 4.5} ${(line + 1) * PIX + 4.5}h9v5h-9z`) +
  path(DOWN, "0", (column, line) => `M${column * PIX - 4.5} ${(line + 1) * PIX + 4.5}h${PIX + 9}v5h${-PIX - 9}z`);

const everyPix = (draw: (x: number, y: number) => string): string =>
  ACROSS.flatMap((_, line) => Array.from({ length: 10 }, (_unused, column) => draw(middle(column), middle(line)))).join(
    "",
  );
const PADS = everyPix((x, y) => `M${x - 3} ${y - 6}h6l3 3v6l-3 3h-6l-3 -3v-6z`);
const CENTRES = everyPix((x, y) => `M${x - 2.5} ${y - 2.5}h5v5h-5z`);

type Place = readonly [column: number, line: number];

/** Where everything is: Pixoid at the end of its path, Bugs, and cubes. One Bug walks to the next Pix and back. */
export interface MazeScene {
  readonly path: readonly [from: Place, to: Place];
  readonly bugs: readonly (readonly [SeatColour, ...Place])[];
  readonly cubes: readonly Place[];
}

function stood([column, line]: Place, piece: SVGTemplateResult, radius = 27, kind = ""): SVGTemplateResult {
  return svg`<g class=${kind}><circle cx=${middle(column)} cy=${middle(line)} r=${radius} fill="var(--floor)"></circle>${piece}</g>`;
}

export function heroMaze({ path: [from, to], bugs, cubes }: MazeScene): SVGTemplateResult {
  const [x, y] = [middle(to[0]), middle(to[1])];
  return svg`<rect width="600" height="600" fill="var(--floor)"></rect>
    <path d=${LANES} stroke="var(--lane)" stroke-width="38" stroke-linecap="square" fill="none"></path>
    <path d=${LANES} stroke="var(--trace)" stroke-width="12" stroke-opacity=".16" fill="none"></path>
    <path d=${LANES} stroke="var(--trace)" stroke-width="3" fill="none"></path>
    <path d=${PADS} fill="var(--trace)"></path>
    <path d=${CENTRES} fill="var(--pad)"></path>
    <path d=${SIDES} fill="var(--wall-side)"></path>
    <path d=${WALLS} fill="var(--wall)"></path>
    <path class="flow s-amber" d="M${middle(from[0])} ${middle(from[1])}H${x}" stroke="var(--c)" stroke-width="6"
      stroke-dasharray="16 8" fill="none"></path>
    ${cubes.map((at) => stood(at, cubeAt(middle(at[0]), middle(at[1]) - 1, 27), 20))}
    ${bugs.map(([colour, ...at], place) => stood(at, bugAt(colour, middle(at[0]), middle(at[1]), 50), 27, place === 0 ? "hero-walks" : ""))}
    <circle cx=${x} cy=${y} r="30" fill="var(--floor)"></circle>
    <g class="s-amber" transform="translate(${x} ${y})"><g class="halo">${halo(28)}</g></g>
    ${pixoidAt("amber", x, y, 46, false)}`;
}
