/** The games that can be learned here, in their order. */

import { pixlLessons } from "./pixl/lesson/lessons.ts";
import { pixoidLessons } from "./pixoid/lesson/lessons.ts";
import type { LessonView } from "./view.ts";

export const LEARNED: readonly LessonView[] = [pixoidLessons, pixlLessons];

export function lessonsOf(game: string): LessonView {
  return LEARNED.find(({ id }) => id === game) ?? pixoidLessons;
}
