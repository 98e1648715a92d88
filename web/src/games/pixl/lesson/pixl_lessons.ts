/** Lessons of Pixl, and its rules as a book. */

import { html, type SVGTemplateResult, type TemplateResult } from "lit-html";
import lessons from "../../../../../fixtures/lessons/pixl.json" with { type: "json" };
import type { Element } from "../../../draw/pixels.ts";
import type { PositionView } from "../../../generated/protocol.ts";
import type { Lesson, LessonView, Picture } from "../../contract.ts";
import { markPlate } from "../../marks.ts";
import { boxed, frameAround } from "../../picture_frame.ts";
import { boardGround, boardLayers, layoutFor } from "../board/board.ts";
import { SIDE as HEX } from "../board/geometry.ts";
import { pixlRelations } from "../cards.ts";
import { type Due, findMove, type PixlChoices, pixlFacts } from "../facts.ts";
import { pixlCard } from "../pixl_card.ts";
import { moveInWords } from "../sentences.ts";
import { atTable, PixlLesson, positionInWords } from "./controls.ts";

export const pixlLessons: LessonView = {
  id: pixlCard.id,
  lessons: lessons as unknown as readonly Lesson[],
  controls: PixlLesson,
  letter: "X",
  chapters: [
    [5, [4, 5]],
    [3, [1, 2, 3]],
    [4, [1, 2, 4]],
    [6, [1, 6]],
    [3, [1, 2, 3]],
    [4, [1, 2, 3, 4]],
  ],
  picture: pixlPicture,
  moveInWords,
  inWords: positionInWords,
  atTable,
};

export function pixlPicture(
  position: PositionView,
  { kind, piece, move, view, marks }: Picture,
  label: string,
): TemplateResult {
  const facts = pixlFacts(position.facts);
  if (kind === "relations") return html`${pixlRelations(facts)}`;
  const layout = layoutFor(facts);
  const choices = position.choices[piece] as PixlChoices | undefined;
  const due: Due | null = choices ? { element: piece as Element, choices } : null;
  const settled = due && move ? findMove(due.choices, move) : null;
  const hex = settled && /^@?[a-q]\d+/.exec(settled.move) ? settled.move.replace("@", "") : null;
  const shown = { hex, moves: settled ? [settled] : [], picking: false, settled };
  const lit = due && !settled && !marks ? Object.keys(due.choices.hexes) : [];
  const letters = marks?.map((mark) => {
    const [hex = ""] = /[a-q]\d+/.exec(mark.move) ?? [];
    const at = layout.hexes.includes(hex) ? layout.centre(hex) : null;
    return at && markPlate(mark, at, HEX * 1.2);
  });
  const layers: SVGTemplateResult = boardLayers({ facts, due, shown, lit });
  const box = frameAround(
    view.map((one) => layout.centre(one)),
    HEX * 1.5,
    HEX * 8,
    layout.box,
  );
  return html`<svg class="pixl" viewBox=${boxed(box)} role="img" aria-label=${label}>
    <g aria-hidden="true">${boardGround(facts, layout)}<g class="pixl-now">${layers}</g></g>${letters}
  </svg>`;
}
