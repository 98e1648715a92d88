// A private look at the four by four Pix round one's own piece, for a phone that shows no board.

import { html, svg, type TemplateResult } from "lit-html";

import type { SeatColour } from "../../../draw/pixels.ts";
import { CELL, cellOf, MAZE, pixPoint } from "../board/geometry.ts";
import { mazeLayer, mazePaths } from "../board/maze.ts";
import { bonusCubes, pieceBody, pieces } from "../board/pieces.ts";
import { WIDE, windowStart } from "../board/places.ts";
import { brackets } from "../board/preview.ts";
import { courseOf, type Direction, type PixoidFacts, type ProgramChoices, type Turn } from "../facts.ts";

export interface Peeked {
  readonly piece: SeatColour;
  readonly choices: ProgramChoices;
  readonly direction: Direction | null;
  readonly distance: number;
}

export function peek(facts: PixoidFacts, peeked: Peeked, turn: Turn): TemplateResult {
  const { column, row } = cellOf(peeked.choices.from, turn);
  const course = courseOf(peeked.piece, peeked.choices, peeked.direction, peeked.distance);
  const from = pixPoint(peeked.choices.from, turn);
  const to = pixPoint(course.path.at(-1) ?? peeked.choices.from, turn);
  const sign = (value: number): -1 | 0 | 1 => (value > 0 ? 1 : value < 0 ? -1 : 0);
  const left = MAZE + windowStart(column, sign(to.x - from.x)) * CELL - 10;
  const top = MAZE + windowStart(row, sign(to.y - from.y)) * CELL - 10;
  const size = WIDE * CELL + 20;
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return html`<svg class="pixoid-peek" viewBox="${left} ${top} ${size} ${size}" aria-hidden="true">
    ${mazeLayer(mazePaths(facts, turn))}${bonusCubes(facts, turn)}
    <g class="s-${peeked.piece}"><path class="pixoid-flow" d=${line} stroke="var(--c)" stroke-width="7"
      stroke-dasharray="16 8"></path>
      ${course.path.length ? svg`<path d=${brackets(to, 21)} fill="none" stroke="var(--c)" stroke-width="5"></path>` : ""}</g>
    ${pieces(facts, turn, () => "")}
    <g transform="translate(${from.x} ${from.y})">${pieceBody(peeked.piece, peeked.piece === facts.pixoid)}</g>
  </svg>`;
}
