// The two wheels as drawings: a direction wheel of four wedges and a number wheel of nine.

import { type SVGTemplateResult, svg } from "lit-html";

import { arrowAt, numeralAt, type SeatColour, symbolAt } from "../../../draw/pixels.ts";
import { CENTRE, onCircle, sector } from "../board/geometry.ts";
import { DIRECTIONS, type Direction } from "../facts.ts";

const base = svg`<circle cx="90" cy="94" r="88" fill="var(--shadow)"></circle>
  <circle cx="90" cy="90" r="88" fill="var(--sunk)"></circle>`;

interface WedgeLook {
  readonly fill: string;
  readonly stroke: string;
  readonly ink: string;
}

function look(chosen: boolean, sunk: boolean): WedgeLook {
  if (chosen) return { fill: "var(--c)", stroke: "var(--c)", ink: "var(--ci)" };
  if (sunk) return { fill: "var(--sunk)", stroke: "var(--line)", ink: "var(--ink2)" };
  return { fill: "var(--raise)", stroke: "var(--edge)", ink: "var(--ink)" };
}

function wedge(path: string, chosen: boolean, sunk: boolean): SVGTemplateResult {
  const { fill, stroke } = look(chosen, sunk);
  return svg`<path d=${path} fill=${fill} stroke=${stroke} stroke-width="2"></path>`;
}

function focusRing(place: number, path: string): SVGTemplateResult {
  return svg`<path class="pixoid-focus focus-${place}" d=${path} fill="none" stroke="var(--ink)" stroke-width="4"></path>`;
}

function bar(degrees: number, radius: number, length: number): SVGTemplateResult {
  const { x, y } = onCircle(CENTRE, radius, degrees);
  return svg`<g transform="rotate(${degrees} ${x.toFixed(2)} ${y.toFixed(2)})">
    <rect x=${x - length / 2} y=${y - 5} width=${length} height="9" fill="var(--wall)"></rect>
    <rect x=${x - length / 2} y=${y + 4} width=${length} height="5" fill="var(--wall-side)"></rect>
  </g>`;
}

function directionWedge(place: number): string {
  return sector(CENTRE, 31, 85, place * 90 - 43, place * 90 + 43);
}

/** Four wedges as they appear on the rotated board. A closed one shows its wall. */
export function directionDrawing(
  piece: SeatColour,
  chosen: Direction | null,
  closed: readonly Direction[],
): SVGTemplateResult {
  const turn = chosen ? DIRECTIONS.indexOf(chosen) * 90 : 0;
  return svg`${base}
    ${DIRECTIONS.map((direction, place) => {
      const shut = closed.includes(direction);
      const { x, y } = onCircle(CENTRE, 60, place * 90);
      const on = direction === chosen;
      return svg`${wedge(directionWedge(place), on, shut)}${
        shut ? bar(place * 90, 57, 46) : arrowAt(x, y, 26, place * 90, look(on, false).ink)
      }`;
    })}
    <g transform="rotate(${turn} ${CENTRE} ${CENTRE})">
      <circle cx="90" cy="90" r="26" fill="var(--body)" stroke="var(--edge)" stroke-width="2"></circle>
      ${chosen ? svg`<path d="M83 63h14l-7 -9z" fill="var(--c)"></path>` : ""}
    </g>
    ${symbolAt(piece, CENTRE, CENTRE, 28, "var(--c)")}
    ${DIRECTIONS.map((_, place) => focusRing(place, directionWedge(place)))}`;
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Nine wedges, 1 at the top. A wall follows the last free number; those beyond are sunk. */
export function numberDrawing(chosen: number, free: number): SVGTemplateResult {
  return svg`${base}
    ${NUMBERS.map((number) => {
      const degrees = (number - 1) * 40;
      const { x, y } = onCircle(CENTRE, 65, degrees);
      const on = number === chosen;
      const far = number > free;
      return svg`${wedge(sector(CENTRE, 40, 85, degrees - 18.8, degrees + 18.8), on, far)}
        ${numeralAt(number, x, y, 22, look(on, far).ink)}`;
    })}
    ${free < 9 ? numberWall((free - 0.5) * 40) : ""}
    <g transform="rotate(${(chosen - 1) * 40} ${CENTRE} ${CENTRE})">
      <circle cx="90" cy="90" r="35" fill="var(--body)" stroke="var(--edge)" stroke-width="2"></circle>
      <path d="M83 54h14l-7 -8z" fill="var(--c)"></path>
    </g>
    ${numeralAt(chosen, CENTRE, CENTRE, 38, "var(--ink)")}
    <circle class="pixoid-focus focus-0" cx="90" cy="90" r="91" fill="none" stroke="var(--ink)" stroke-width="3"></circle>`;
}

function numberWall(degrees: number): SVGTemplateResult {
  const { x, y } = onCircle(CENTRE, 64, degrees);
  const at = `rotate(${degrees + 90} ${x.toFixed(2)} ${y.toFixed(2)})`;
  return svg`<rect transform=${at} x=${x - 22} y=${y - 4} width="44" height="8" fill="var(--wall)"></rect>`;
}

/** A wheel under its lid: the same whatever is dialled. */
export function lidDrawing(piece: SeatColour): SVGTemplateResult {
  const slats = [-42, -28, -14, 0, 14, 28, 42].map((off) => {
    const half = Math.sqrt(76 * 76 - off * off);
    return `M${CENTRE - half} ${CENTRE + off * 1.3}h${2 * half}`;
  });
  return svg`${base}<circle cx="90" cy="90" r="85" fill="var(--body)" stroke="var(--c)" stroke-width="3"></circle>
    <path d=${slats.join("")} stroke="var(--bezel)" stroke-width="4"></path>
    <circle cx="90" cy="90" r="30" fill="var(--bezel)" stroke="var(--c)" stroke-width="2"></circle>
    ${symbolAt(piece, CENTRE, CENTRE, 30, "var(--c)")}`;
}
