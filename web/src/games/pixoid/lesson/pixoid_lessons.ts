/** Lessons of Pixoid, and its rules as a book. */

import { html, svg, type TemplateResult } from "lit-html";
import lessons from "../../../../../fixtures/lessons/pixoid.json" with { type: "json" };
import type { SeatColour } from "../../../draw/pixels.ts";
import type { PositionView } from "../../../generated/protocol.ts";
import type { Lesson, LessonView, Picture } from "../../contract.ts";
import { type Mark, markPath, markPlate } from "../../marks.ts";
import { boxed, frameAround } from "../../picture_frame.ts";
import { CELL, MAZE, type Point, pixPoint, SIDE } from "../board/geometry.ts";
import { mazeLayer, mazePaths } from "../board/maze.ts";
import { bonusCubes, pieces } from "../board/pieces.ts";
import { coursePreview } from "../board/preview.ts";
import { courseOf, type PixoidChoices, pixoidFacts, readProgram } from "../facts.ts";
import { pixoidCard } from "../pixoid_card.ts";
import { moveInWords } from "../sentences.ts";
import { atTable, bestReply, PixoidLesson, positionInWords } from "./controls.ts";

export const pixoidLessons: LessonView = {
  id: pixoidCard.id,
  lessons: lessons as unknown as readonly Lesson[],
  controls: PixoidLesson,
  omittedEvent: "pixoid.revealed",
  letter: "P",
  chapters: [
    [5, [3, 4, 5]],
    [5, [5]],
    [6, [5, 6]],
    [6, [3, 6]],
    [4, []],
    [1, []],
    [4, [2, 3, 4]],
  ],
  picture: pixoidPicture,
  moveInWords: (move) => moveInWords(move),
  inWords: positionInWords,
  atTable,
  complete: bestReply,
};

/** The ends of a mark's path; null if the piece has no such move. */
function endsOf(position: PositionView, { piece, move }: Mark): readonly [Point, Point] | null {
  const { direction, distance } = readProgram(move);
  const choices = position.choices[piece] as PixoidChoices | undefined;
  if (choices?.kind !== "program") return null;
  const { from, path } = courseOf(piece as SeatColour, choices, direction, distance);
  return [pixPoint(from), pixPoint(path.at(-1) ?? from)];
}

export function pixoidPicture(
  position: PositionView,
  { piece, move, view, marks = [] }: Picture,
  label: string,
): TemplateResult {
  const facts = pixoidFacts(position.facts);
  const choices = position.choices[piece] as PixoidChoices | undefined;
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
  const box = frameAround(
    view.map((pix) => pixPoint(pix)),
    CELL * 0.75,
    CELL * 5.4,
    whole,
  );
  const marked = marks.flatMap((mark) => {
    const ends = endsOf(position, mark);
    return ends ? [[mark, ...ends] as const] : [];
  });
  return html`<svg viewBox=${boxed(box)} role="img" aria-label=${label}>
    ${mazeLayer(mazePaths(facts))}<g>${bonusCubes(facts, 0)}</g>${preview.under}
    ${marked.map(([mark, from, to]) => markPath(mark, from, to))}
    <g aria-hidden="true">${pieces(facts, 0, () => "")}</g>${preview.over}
    ${marked.map(([mark, , to]) => markPlate(mark, to, CELL * 0.62))}
  </svg>`;
}
