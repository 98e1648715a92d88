/** The lessons as data, what fulfils a task, and what this device remembers of them. */

import pixl from "../../../fixtures/lessons/pixl.json" with { type: "json" };
import pixoid from "../../../fixtures/lessons/pixoid.json" with { type: "json" };
import { remember, remembered } from "../storage.ts";
import type { GameId } from "./rule_book.ts";

export type Moves = Readonly<Record<string, string>>;
type Value = string | number | boolean | null | readonly Value[];

/** What fulfils a task: a refusal, or a step with these events, none of those, and these facts afterwards. */
export interface Wants {
  readonly refused?: string;
  /** A code, and values that the event must have; of a list, one that it must hold. */
  readonly events?: readonly Readonly<Record<string, Value>>[];
  readonly none?: readonly string[];
  /** By their paths: `cubes.amber`. */
  readonly facts?: Readonly<Record<string, Value>>;
}

export interface LessonStep {
  /** The pieces that the learner moves, and what the others do. */
  readonly pieces: readonly string[];
  readonly others: Moves;
  readonly wants: Wants;
  readonly solution: Moves;
  /** What happens by itself before the next step. */
  readonly then?: readonly Moves[];
  /** Others are still choosing when the learner is ready for the first time. */
  readonly hold?: boolean;
}

export interface Lesson {
  readonly id: string;
  readonly game: GameId;
  readonly rules: readonly string[];
  readonly position: string;
  readonly steps: readonly LessonStep[];
}

export const LESSONS: Readonly<Record<GameId, readonly Lesson[]>> = {
  pixoid: pixoid as unknown as readonly Lesson[],
  pixl: pixl as unknown as readonly Lesson[],
};

export function lessonCalled(id: string): Lesson | null {
  return [...LESSONS.pixoid, ...LESSONS.pixl].find((lesson) => lesson.id === id) ?? null;
}

/** The lessons in which a rule is met, by their ids. */
export function lessonsOn(rule: string): readonly string[] {
  return [...LESSONS.pixoid, ...LESSONS.pixl].filter(({ rules }) => rules.includes(rule)).map(({ id }) => id);
}

export function nextLesson(lesson: Lesson): Lesson | null {
  const all = LESSONS[lesson.game];
  return all[all.indexOf(lesson) + 1] ?? null;
}

/** The message of a step's task: numbered where there are several. */
export function taskOf(lesson: Lesson, step: number): string {
  return lesson.steps.length > 1 ? `web-lesson-${lesson.id}-task-${step + 1}` : `web-lesson-${lesson.id}-task`;
}

interface TriedStep {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly events: readonly { readonly code: string; readonly values: Readonly<Record<string, unknown>> }[];
}

function same(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((value, at) => same(value, other[at]));
}

function factAt(facts: Readonly<Record<string, unknown>>, path: string): unknown {
  return path.split(".").reduce<unknown>((from, name) => (from as Record<string, unknown> | undefined)?.[name], facts);
}

/** Whether a step that was played fulfils a task. */
export function fulfils(wants: Wants, { facts, events }: TriedStep): boolean {
  if (wants.refused) return false;
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
  return new Set(remembered(KEY).split(" ").filter(Boolean));
}

export function markDone(id: string): void {
  remember(KEY, [...new Set([...doneLessons(), id])].join(" "));
}

export function forgetLessons(): void {
  remember(KEY, "");
}

/** Where to go on: the first lesson of a game that is not done, else the first one. */
export function upcoming(game: GameId, done: ReadonlySet<string>): Lesson {
  const all = LESSONS[game];
  return (all.find(({ id }) => !done.has(id)) ?? all[0]) as Lesson;
}
