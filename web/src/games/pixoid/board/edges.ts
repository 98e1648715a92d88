// The controllers at the board's edges: closed while their owner is choosing, closed with a check, or open.

import { type SVGTemplateResult, svg } from "lit-html";

import { arrowAt, iconAt, numeralAt, type SeatColour, symbolAt } from "../../../draw/pixels.ts";
import { DIRECTIONS, type PixoidFacts, type Program, seen, type Turn } from "../facts.ts";
import { BOARD, type Point, steppedOutline, trackless } from "./geometry.ts";

export { type Program, readProgram } from "../facts.ts";

const LONG = 124;
const SHORT = 44;
const MARGIN = 6;

/** Pieces above this leave no room for a plate over a piece. */
const TOP_ROWS = 180;

interface Plate extends Point {
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
}

function plateAt(edge: number, margin: number): Plate {
  const upright = edge % 2 === 1;
  const width = upright ? SHORT : LONG;
  const height = upright ? LONG : SHORT;
  const x = edge === 3 ? margin : edge === 1 ? BOARD - margin - width : (BOARD - width) / 2;
  const y = edge === 0 ? margin : edge === 2 ? BOARD - margin - height : (BOARD - height) / 2;
  return { x, y, width, height, upright };
}

export function edgePoint(edge: number, facts: PixoidFacts): Point {
  const { x, y, width, height } = plateAt(edge, MARGIN + trackless(facts));
  return { x: x + width / 2, y: y + height / 2 };
}

export function edgeOf(place: number, turn: Turn): number {
  return (place + turn) % 4;
}

function dots({ x, y }: Point, upright: boolean): SVGTemplateResult[] {
  return [-14, 0, 14].map((off) => {
    const left = x + (upright ? 0 : 16 + off) - 3.5;
    const top = y + (upright ? 16 + off : 0) - 3.5;
    return svg`<rect class="pixoid-dot" x=${left} y=${top} width="7" height="7" fill="var(--ink2)"></rect>`;
  });
}

function shown({ x, y }: Point, upright: boolean, program: Program, turn: Turn): SVGTemplateResult {
  const degrees = DIRECTIONS.indexOf(seen(program.direction, turn)) * 90;
  const end = upright ? { x, y: y + 38 } : { x: x + 40, y };
  return svg`${arrowAt(x, y, 22, degrees, "var(--ink)")}${numeralAt(program.distance, end.x, end.y, 24, "var(--ink)")}`;
}

/** A controller, open if a move is given. `holder` marks the current mover of the spare Bug. */
export function edgeController(
  piece: SeatColour,
  edge: number,
  state: {
    /** Whether its owner is ready; undefined if there is nothing to decide. */
    readonly decided: boolean | undefined;
    readonly program?: Program | undefined;
    readonly holder?: SeatColour | undefined;
  },
  turn: Turn,
  facts: PixoidFacts,
): SVGTemplateResult {
  const { x, y, width, height, upright } = plateAt(edge, MARGIN + trackless(facts));
  const middle = { x: x + width / 2, y: y + height / 2 };
  const lid = `pixoid-lid ${upright ? "upright" : "lying"} ${state.decided ? "is-ready" : ""}`;
  const tile = upright ? { x: middle.x, y: middle.y - 38 } : { x: middle.x - 40, y: middle.y };
  const away = upright ? { x: middle.x, y: middle.y + 18 } : { x: middle.x + 16, y: middle.y };
  const content = state.program
    ? shown(middle, upright, state.program, turn)
    : state.decided
      ? iconAt("check", away.x, away.y, 24, "var(--c)")
      : state.decided === false
        ? svg`${dots(middle, upright)}`
        : svg``;
  return svg`<g class="pixoid-edge s-${piece}" data-edge=${piece}><g class=${lid}>
    <path d=${steppedOutline(x, y, width, height, 4)} fill="var(--shadow)" transform="translate(0 4)"></path>
    <path d=${steppedOutline(x, y, width, height, 4)} fill="var(--c)"></path>
    <path d=${steppedOutline(x + 3, y + 3, width - 6, height - 6, 3)}
      fill=${state.program ? "var(--panel)" : "var(--bezel)"}></path>
    <rect x=${tile.x - 15} y=${tile.y - 15} width="30" height="30" fill="var(--c)"></rect>
    ${symbolAt(piece, tile.x, tile.y, 20, "var(--ci)")}${content}
    ${state.holder ? holderMark(state.holder, tile) : ""}
  </g></g>`;
}

function holderMark(holder: SeatColour, { x, y }: Point): SVGTemplateResult {
  return svg`<g class="s-${holder}"><rect x=${x + 5} y=${y + 5} width="16" height="16" fill="var(--c)"
    stroke="var(--bezel)" stroke-width="2"></rect>${symbolAt(holder, x + 13, y + 13, 10, "var(--ci)")}</g>`;
}

/** A program next to its piece; those of several pieces on one Pix are stacked: this is the `nth` of `all`. */
export function programTag(
  { piece, program }: { readonly piece: SeatColour; readonly program: Program },
  stand: Point,
  turn: Turn,
  nth = 0,
  all = 1,
): SVGTemplateResult {
  const away = 44 + nth * 42;
  const y = stand.y < TOP_ROWS + (all - 1) * 42 ? stand.y + away : stand.y - away;
  const degrees = DIRECTIONS.indexOf(seen(program.direction, turn)) * 90;
  return svg`<g class="s-${piece}" transform="translate(${stand.x} ${y})">
    <path d=${steppedOutline(-36, -19, 72, 38, 3)} fill="var(--c)"></path>
    <path d=${steppedOutline(-33, -16, 66, 32, 3)} fill="var(--panel)"></path>
    ${arrowAt(-14, 0, 24, degrees, "var(--ink)")}${numeralAt(program.distance, 16, 0, 24, "var(--ink)")}
  </g>`;
}
