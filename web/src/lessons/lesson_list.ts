/** The lessons as data, what solves a task, and this device's progress. */

import type { Facts, Lesson, Wants } from "../games/contract.ts";
import { LEARNED, lessonsOf } from "../games/lessons.ts";
import { recall, remember } from "../storage.ts";

const ALL: readonly Lesson[] = LEARNED.flatMap(({ lessons }) => lessons);

export function lessonById(id: string): Lesson | null {
  return ALL.find((lesson) => lesson.id === id) ?? null;
}

export function lessonsOn(rule: string): readonly string[] {
  return ALL.filter(({ rules }) => rules.includes(rule)).map(({ id }) => id);
}

export function nextLesson(lesson: Lesson): Lesson | null {
  const all = lessonsOf(lesson.game).lessons;
  return all[all.indexOf(lesson) + 1] ?? null;
}

const numbered = (lesson: Lesson, step: number): string => (lesson.steps.length > 1 ? `-${step + 1}` : "");

export function taskOf(lesson: Lesson, step: number): string {
  return `web-lesson-${lesson.id}-task${numbered(lesson, step)}`;
}

export function missedOf(lesson: Lesson, step: number): string {
  return `web-lesson-${lesson.id}-missed${numbered(lesson, step)}`;
}

interface TriedStep {
  readonly facts: Facts;
  readonly events: readonly { readonly code: string; readonly values: Readonly<Record<string, unknown>> }[];
}

function same(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((value, at) => same(value, other[at]));
}

function factAt(facts: Readonly<Record<string, unknown>>, path: string): unknown {
  return path.split(".").reduce<unknown>((from, name) => (from as Record<string, unknown> | undefined)?.[name], facts);
}

export function fulfils(wants: Wants, { facts, events }: TriedStep): boolean {
  if (wants.rejected) return false;
  const happened = (wants.events ?? []).every(({ code, ...values }) =>
    events.some(
      (event) =>
        event.code === code &&
        Object.entries(values).every(([name, value]) => {
          const found = event.values[name];
          return Array.isArray(found) ? found.includes(value) : found === value;
        }),
    ),
  );
  const spared = !events.some(({ code }) => wants.none?.includes(code));
  const stands = Object.entries(wants.facts ?? {}).every(([path, value]) => same(factAt(facts, path), value));
  return happened && spared && stands;
}

const KEY = "lessons";

export function doneLessons(): ReadonlySet<string> {
  return new Set(recall(KEY).split(" ").filter(Boolean));
}

export function markDone(id: string): void {
  remember(KEY, [...new Set([...doneLessons(), id])].join(" "));
}

export function forgetLessons(): void {
  remember(KEY, "");
}

/** The next lesson: the first one not done, else the first. */
export function upcoming(game: string, done: ReadonlySet<string>): Lesson {
  const all = lessonsOf(game).lessons;
  return (all.find(({ id }) => !done.has(id)) ?? all[0]) as Lesson;
}
