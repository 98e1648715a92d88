/** The animated maze on the home page, on its own layout. */

import { html, svg, type TemplateResult } from "lit-html";
import { bugAt, cubeAt, pixoidAt } from "./pixels.ts";

const PIX = 60;
const ACROSS = ["111111101", "001111101", "100111010", "101101110", "111101111", "111101101", "011001011", "110011001"];
const DOWN = ["1101111111", "1110011101", "0111100111", "1010110001", "0011110110", "1000110011", "1111111100"];

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

function stood(column: number, line: number, piece: unknown): unknown {
  return svg`<circle cx=${middle(column)} cy=${middle(line)} r="27" fill="var(--floor)"></circle>${piece}`;
}

export function heroMaze(): TemplateResult {
  const pads = ACROSS.flatMap((_, line) =>
    Array.from({ length: 10 }, (_unused, column) => `M${middle(column) - 6} ${middle(line) - 6}h12v12h-12z`),
  ).join("");
  return html`<svg class="maze" viewBox="0 120 600 300" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <rect width="600" height="480" fill="var(--floor)"></rect>
    <path d=${LANES} stroke="var(--lane)" stroke-width="38" stroke-linecap="square" fill="none"></path>
    <path d=${LANES} stroke="var(--trace)" stroke-width="12" stroke-opacity=".16" fill="none"></path>
    <path d=${LANES} stroke="var(--trace)" stroke-width="3" fill="none"></path>
    <path d=${pads} fill="var(--trace)"></path>
    <path d=${SIDES} fill="var(--wall-side)"></path>
    <path d=${WALLS} fill="var(--wall)"></path>
    <path class="flow s-amber" d="M${middle(5)} ${middle(4)}H${middle(8)}" stroke="var(--c)" stroke-width="6"
      stroke-dasharray="16 8" fill="none"></path>
    ${stood(7, 4, cubeAt(middle(7), middle(4), 26))}
    ${stood(5, 3, bugAt("sky", middle(5), middle(3), 50))}
    ${stood(4, 4, bugAt("mint", middle(4), middle(4), 50))}
    ${stood(9, 6, bugAt("rose", middle(9), middle(6), 50))}
    ${stood(6, 6, cubeAt(middle(6), middle(6), 26))}
    ${stood(8, 4, pixoidAt("amber", middle(8), middle(4), 44, false))}
    <circle class="halo s-amber" cx=${middle(8)} cy=${middle(4)} r="27" fill="none" stroke="var(--c)" stroke-width="2.5"
      stroke-dasharray="6 4.6"></circle>
  </svg>`;
}
