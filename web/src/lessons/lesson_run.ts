/** A lesson in progress. Positions and answers come from the server. */

import type { Lesson, LessonAnswer, LessonProgress, LessonStep, Moves } from "../games/contract.ts";
import type { EventView, PositionView, TriedMoves } from "../generated/protocol.ts";
import { afterFrame, app } from "../ui/app.ts";
import { errorIn, post } from "../wire/api.ts";
import { fulfils, markDone } from "./lesson_list.ts";
import { askPosition } from "./positions_api.ts";

export type Show = (before: PositionView, after: TriedMoves, signal: AbortSignal) => Promise<void>;

const SILENT = { events: [], code: "", rule: "", values: {} };

export class LessonRun implements LessonProgress {
  step = 0;
  now: PositionView | null = null;
  answer: LessonAnswer | null = null;
  busy = false;
  showing = false;
  #start: PositionView | null = null;
  #ending = new AbortController();
  #left = false;

  constructor(
    readonly lesson: Lesson,
    private readonly show: Show,
  ) {
    void this.#load();
  }

  async #load(): Promise<void> {
    await app.attempt(async () => {
      const view = await askPosition(this.lesson.game, this.lesson.position);
      this.#start = view;
      this.now = view;
    });
  }

  get task(): LessonStep {
    return this.lesson.steps[this.step] as LessonStep;
  }

  get open(): boolean {
    return this.now !== null && !this.busy && this.answer?.kind !== "right" && this.answer?.kind !== "wrong";
  }

  async attempt(moves: Moves): Promise<void> {
    if (!this.open) return;
    this.busy = true;
    this.answer = null;
    app.changed();
    try {
      await this.#play(moves);
    } catch (error) {
      const { code, rule, values } = errorIn(error);
      if (code.startsWith("limits.") || code.startsWith("client.")) app.showError(error);
      else this.reject(code, rule, values);
    } finally {
      this.busy = false;
      app.changed();
    }
  }

  async #play(moves: Moves): Promise<void> {
    const { task } = this;
    const before = this.now as PositionView;
    const tried = await this.#advance({ ...task.others, ...moves });
    if (tried === null) return;
    if (!fulfils(task.wants, tried)) {
      this.answer = { ...SILENT, kind: "wrong", events: tried.events, before };
      return;
    }
    await this.#fulfilled(tried.events, before);
  }

  /** Try one step on the server and show it; null if the lesson was left in between. */
  async #advance(moves: Moves): Promise<TriedMoves | null> {
    const before = this.now as PositionView;
    const body = { game: this.lesson.game, position: before.position, moves };
    const tried = await post<TriedMoves>("/api/try", body);
    if (this.#left) return null;
    this.#ending = new AbortController();
    this.showing = true;
    app.changed();
    await afterFrame(); // the board before the step must be drawn before anything moves on it
    await this.show(before, tried, this.#ending.signal);
    this.showing = false;
    this.now = tried;
    app.changed();
    return this.#left ? null : tried;
  }

  async #fulfilled(events: readonly EventView[], before: PositionView): Promise<void> {
    const last = this.step === this.lesson.steps.length - 1;
    for (const moves of this.task.then ?? []) if ((await this.#advance(moves)) === null) return;
    this.answer = { ...SILENT, kind: last ? "right" : "on", events, before };
    if (last) markDone(this.lesson.id);
    else {
      this.step += 1;
      this.#start = this.now;
    }
  }

  reject(code: string, rule: string, values: Readonly<Record<string, string | number>>): void {
    if (this.answer?.kind === "right" || this.answer?.kind === "wrong" || this.now === null) return;
    const before = this.now;
    const wanted = this.task.wants.rejected === code;
    const last = this.step === this.lesson.steps.length - 1;
    const kind = !wanted ? "rejected" : last ? "right" : "on";
    this.answer = { ...SILENT, kind, code, rule, values, before };
    if (wanted && last) markDone(this.lesson.id);
    else if (wanted) this.step += 1;
    app.changed();
  }

  again(): void {
    this.answer = null;
    this.now = this.#start;
    app.changed();
  }

  skip(): void {
    this.#ending.abort();
  }

  leave(): void {
    this.#left = true;
    this.skip();
  }
}
