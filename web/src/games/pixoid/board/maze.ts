// The circuit: everything between floor and frame.

import { type SVGTemplateResult, svg } from "lit-html";
import type { Turn } from "../facts.ts";
import type { MazePaths } from "./circuit.ts";
import { CELL, MAZE, pixPoint, SIDE } from "./geometry.ts";

export { mazePaths } from "./circuit.ts";

const PLACES = Array.from({ length: SIDE }, (_, place) => ({
  letter: String.fromCharCode(97 + place),
  number: place + 1,
}));
/** Distance from an outer Pix's centre to its name, clear of the frame; of a wide name beside it. */
const EDGE = 22;
const EDGE_OF_WIDE = 18;

function names(turn: Turn): SVGTemplateResult[] {
  const name = (text: string | number, pix: string, inner: string): SVGTemplateResult => {
    const at = pixPoint(pix, turn);
    const from = pixPoint(inner, turn);
    const x = at.x + Math.sign(at.x - from.x) * (String(text).length > 1 ? EDGE_OF_WIDE : EDGE);
    const y = at.y + Math.sign(at.y - from.y) * EDGE;
    return svg`<text x=${x} y=${y}>${text}</text>`;
  };
  return PLACES.flatMap(({ letter, number }) => [
    name(letter, `${letter}1`, `${letter}2`),
    name(number, `a${number}`, `b${number}`),
  ]);
}

export function placeLayer(turn: Turn): SVGTemplateResult {
  const all = PLACES.flatMap(({ letter }) => PLACES.map(({ number }) => `${letter}${number}`));
  return svg`<g class="pixoid-names" aria-hidden="true">${names(turn)}</g>
    <g class="pixoid-places" aria-hidden="true">${all.map((pix) => {
      const { x, y } = pixPoint(pix, turn);
      return svg`<rect data-place=${pix} x=${x - CELL / 2} y=${y - CELL / 2} width=${CELL} height=${CELL}></rect>`;
    })}</g>`;
}

export function mazeLayer(paths: MazePaths): SVGTemplateResult {
  const end = MAZE + SIDE * CELL;
  const half = MAZE + (SIDE / 2) * CELL;
  return svg`<g class="pixoid-maze" aria-hidden="true">
    <rect x="106" y="106" width="608" height="608" fill="var(--floor)"></rect>
    <path d=${paths.lanes} stroke="var(--lane)" stroke-width="38" stroke-linecap="square" fill="none"></path>
    <path d="M${half} ${MAZE}V${end}M${MAZE} ${half}H${end}" stroke="var(--trace)" stroke-opacity=".28" stroke-width="1.5"
      stroke-dasharray="2 6" fill="none"></path>
    <path d=${paths.lanes} stroke="var(--trace)" stroke-width="12" stroke-opacity=".16" fill="none"></path>
    <path d=${paths.lanes} stroke="var(--trace)" stroke-width="3" fill="none"></path>
    <path d=${paths.pads} fill="var(--trace)"></path>
    <path d=${paths.rings} fill="var(--start)" fill-rule="evenodd"></path>
    <path d=${paths.diamonds} fill="var(--floor)" stroke="var(--ink2)" stroke-width="2" stroke-dasharray="4 3"></path>
    <path d=${paths.centres} fill="var(--pad)"></path>
    <path d=${paths.sides} fill="var(--wall-side)"></path>
    <path d=${paths.walls} fill="var(--wall)"></path>
    <path d="M100 100h620v620h-620zM110 110v600h600v-600z" fill="var(--frame)" fill-rule="evenodd"></path>
    <path d="M110 110h600v4h-600z" fill="#000" fill-opacity=".35"></path>
  </g>`;
}
