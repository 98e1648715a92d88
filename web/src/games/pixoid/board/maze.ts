// The circuit itself, drawn: everything between floor and frame.

import { type SVGTemplateResult, svg } from "lit-html";

import type { MazePaths } from "./circuit.ts";
import { CELL, MAZE, SIDE } from "./geometry.ts";

export { mazePaths } from "./circuit.ts";

/** Everything between floor and frame. */
export function mazeLayer(paths: MazePaths): SVGTemplateResult {
  const end = MAZE + SIDE * CELL;
  const half = MAZE + (SIDE / 2) * CELL;
  return svg`<g class="pixoid-maze" aria-hidden="true">
    <rect x="106" y="106" width="608" height="608" fill="var(--floor)"></rect>
    <path d=${paths.lanes} stroke="var(--lane)" stroke-width="38" stroke-linecap="square" fill="none"></path>
    <path d="M${half} ${MAZE}V${end}M${MAZE} ${half}H${end}" stroke="var(--trace)" opacity=".28" stroke-width="1.5"
      stroke-dasharray="2 6" fill="none"></path>
    <path d=${paths.lanes} stroke="var(--trace)" stroke-width="12" opacity=".16" fill="none"></path>
    <path d=${paths.lanes} stroke="var(--trace)" stroke-width="3" fill="none"></path>
    <path d=${paths.pads} fill="var(--trace)"></path>
    <path d=${paths.rings} fill="var(--start)" fill-rule="evenodd"></path>
    <path d=${paths.diamonds} fill="var(--floor)" stroke="var(--ink2)" stroke-width="2" stroke-dasharray="4 3"></path>
    <path d=${paths.centres} fill="var(--pad)"></path>
    <path d=${paths.sides} fill="var(--wall-side)"></path>
    <path d=${paths.walls} fill="var(--wall)"></path>
    <path d="M100 100h620v620h-620zM110 110v600h600v-600z" fill="var(--frame)" fill-rule="evenodd"></path>
    <path d="M110 110h600v4h-600z" fill="#000" opacity=".35"></path>
  </g>`;
}
