/** Lessons of Pixoid, and its rules as a book. */

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import lessons from "../../../../../fixtures/lessons/pixoid.json" with { type: "json" };
import type { SeatColour } from "../../../draw/pixels.ts";
import type { PositionView } from "../../../generated/protocol.ts";
import type { Lesson, LessonView, Picture } from "../../contract.ts";
import { type Mark, markAt } from "../../marks.ts";
import { boxed, frameAround } from "../../picture_frame.ts";
import { CELL, MAZE, pixPoint, SIDE } from "../board/geometry.ts";
import { mazeLayer, mazePaths } from "../board/maze.ts";
import { bonusCubes, pieces } from "../board/pieces.ts";
import { coursePreview } from "../board/preview.ts";
import { courseOf, type PixoidChoices, pixoidFacts, readProgram } from "../facts.ts";
import { pixoidCard } from "../pixoid_card.ts";
import { moveInWords } from "../sentences.ts";
import { PixoidLesson, positionInWords } from "./controls.ts";

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
};

function drawMark(position: PositionView, mark: Mark): SVGTemplateResult | typeof nothing {
  const { direction, distance } = readProgram(mark.move);
  const choices = position.choices[mark.piece] as PixoidChoices | undefined;
  if (choices?.kind !== "program") return nothing;
  const { from, path } = courseOf(mark.piece as SeatColour, choices, direction, distance);
  return markAt(mark, pixPoint(from), pixPoint(path.at(-1) ?? from), CELL * 0.62);
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
  return html`<svg viewBox=${boxed(box)} role="img" aria-label=${label}>
    ${mazeLayer(mazePaths(facts))}<g>${bonusCubes(facts, 0)}</g>${preview.under}
    <g aria-hidden="true">${pieces(facts, 0, () => "")}</g>${preview.over}${marks.map((mark) => drawMark(position, mark))}
  </svg>`;
}
