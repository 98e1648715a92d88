/** Small pictures of positions, drawn by what draws the boards of real games. */

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import type { Element, SeatColour } from "../draw/pixels.ts";
import { boardGround, boardLayers, layoutFor } from "../games/pixl/board/board.ts";
import { type Box, SIDE as HEX } from "../games/pixl/board/geometry.ts";
import { pixlRelations } from "../games/pixl/cards.ts";
import { type Due, findMove, type PixlChoices, type PixlFacts } from "../games/pixl/facts.ts";
import { CELL, MAZE, pixPoint, SIDE } from "../games/pixoid/board/geometry.ts";
import { mazeLayer, mazePaths } from "../games/pixoid/board/maze.ts";
import { bonusCubes, pieces } from "../games/pixoid/board/pieces.ts";
import { coursePreview } from "../games/pixoid/board/preview.ts";
import { courseOf, type PixoidChoices, type PixoidFacts, readProgram } from "../games/pixoid/facts.ts";
import type { PositionTold } from "../generated/protocol.ts";
import { gameOf, type Picture } from "./rule_book.ts";

const WIDE = 4;
const HIGH = 3;

/** A box of four to three round some points, with so much room about their middles, and no larger than the whole. */
function framed(points: readonly { x: number; y: number }[], room: number, least: number, whole: Box): Box {
  if (points.length === 0) return whole;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const across = Math.max(Math.max(...xs) - Math.min(...xs) + 2 * room, least);
  const down = Math.max(...ys) - Math.min(...ys) + 2 * room;
  const width = Math.max(across, (down * WIDE) / HIGH);
  const height = (width * HIGH) / WIDE;
  const fit = (middle: number, size: number, from: number, all: number): number =>
    size >= all ? from + (all - size) / 2 : Math.max(from, Math.min(from + all - size, middle - size / 2));
  return {
    x: fit((Math.min(...xs) + Math.max(...xs)) / 2, width, whole.x, whole.width),
    y: fit((Math.min(...ys) + Math.max(...ys)) / 2, height, whole.y, whole.height),
    width,
    height,
  };
}

const boxed = ({ x, y, width, height }: Box): string => [x, y, width, height].map((one) => one.toFixed(1)).join(" ");

function pixoidPicture(told: PositionTold, { piece, move, view }: Picture, label: string): TemplateResult {
  const facts = told.facts as unknown as PixoidFacts;
  const choices = told.choices[piece] as PixoidChoices | undefined;
  const program = move ? readProgram(move) : null;
  const course =
    choices?.kind === "program"
      ? courseOf(piece as SeatColour, choices, program?.direction ?? null, program?.distance ?? 1)
      : null;
  const preview = course
    ? coursePreview(program ? { ...course, others: [] } : course, piece === facts.pixoid, 0)
    : { under: svg``, over: svg`` };
  const edge = MAZE - 10;
  const whole = { x: edge, y: edge, width: SIDE * CELL + 20, height: SIDE * CELL + 20 };
  const box = framed(
    view.map((pix) => pixPoint(pix)),
    CELL * 0.75,
    CELL * 5.4,
    whole,
  );
  return html`<svg class="learning-maze" viewBox=${boxed(box)} role="img" aria-label=${label}>
    ${mazeLayer(mazePaths(facts))}<g>${bonusCubes(facts, 0)}</g>${preview.under}
    <g aria-hidden="true">${pieces(facts, 0, () => "")}</g>${preview.over}
  </svg>`;
}

function pixlPicture(told: PositionTold, { piece, move, view }: Picture, label: string): TemplateResult {
  const facts = told.facts as unknown as PixlFacts;
  const layout = layoutFor(facts);
  const choices = told.choices[piece] as PixlChoices | undefined;
  const due: Due | null = choices ? { element: piece as Element, choices } : null;
  const settled = due && move ? findMove(due.choices, move) : null;
  const hex = settled && /^@?[a-q]\d+/.exec(settled.move) ? settled.move.replace("@", "") : null;
  const shown = { hex, moves: settled ? [settled] : [], picking: false, settled };
  const lit = due && !settled ? Object.keys(due.choices.hexes) : [];
  const layers: SVGTemplateResult = boardLayers({ facts, due, shown, lit });
  const box = framed(
    view.map((one) => layout.centre(one)),
    HEX * 1.5,
    HEX * 8,
    layout.box,
  );
  return html`<svg class="pixl" viewBox=${boxed(box)} role="img" aria-label=${label}>
    <g aria-hidden="true">${boardGround(facts, layout)}<g class="pixl-now">${layers}</g></g>
  </svg>`;
}

/** The picture of a rule; an empty frame of the same size until the position is known. */
export function pictureView(picture: Picture, told: PositionTold | null, label: string): TemplateResult {
  const pixl = gameOf(picture.rule) === "pixl";
  if (picture.kind === "relations") {
    return html`<figure class="learning-picture relations">${
      told ? pixlRelations(told.facts as unknown as PixlFacts) : nothing
    }</figure>`;
  }
  const drawn = told ? (pixl ? pixlPicture : pixoidPicture)(told, picture, label) : nothing;
  return html`<figure class="learning-picture ${picture.view.length ? "" : "whole"} ${pixl ? "of-pixl" : "of-pixoid"}">${drawn}</figure>`;
}
