/** What can be learned of Pixl: lessons, and the rules as a book. */

import lessons from "../../../../../fixtures/lessons/pixl.json" with { type: "json" };
import type { Lesson, LessonView } from "../../view.ts";
import { pixlCard } from "../card.ts";
import { moveInWords } from "../sentences.ts";
import { PixlLesson, positionInWords } from "./controls.ts";
import { pixlPicture } from "./picture.ts";

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
};
