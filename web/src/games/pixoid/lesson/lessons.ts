/** What can be learned of Pixoid: lessons, and the rules as a book. */

import lessons from "../../../../../fixtures/lessons/pixoid.json" with { type: "json" };
import type { Lesson, LessonView } from "../../view.ts";
import { pixoidCard } from "../card.ts";
import { moveInWords } from "../sentences.ts";
import { PixoidLesson, positionInWords } from "./controls.ts";
import { pixoidPicture } from "./picture.ts";

export const pixoidLessons: LessonView = {
  id: pixoidCard.id,
  lessons: lessons as unknown as readonly Lesson[],
  controls: PixoidLesson,
  untold: "pixoid.revealed",
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
