/** The games with lessons, in display order. */

import type { LessonView } from "./contract.ts";
import { pixlLessons } from "./pixl/lesson/pixl_lessons.ts";
import { pixoidLessons } from "./pixoid/lesson/pixoid_lessons.ts";

export const LEARNED: readonly LessonView[] = [pixoidLessons, pixlLessons];

export function lessonsOf(game: string): LessonView {
  return LEARNED.find(({ id }) => id === game) ?? pixoidLessons;
}
