/** Lessons: the list with progress, or one on the real board (`/learn?lesson=pixoid-first`). */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { colourClass, icon, isPiece } from "../draw/pixels.ts";
import { eventPiece, eventSentence } from "../event_sentences.ts";
import type { Lesson, LessonAnswer, LessonControls, LessonView } from "../games/contract.ts";
import { gameName, gameTitle } from "../games/index.ts";
import { LEARNED, lessonsOf } from "../games/lessons.ts";
import { playFirst } from "../games/start_game.ts";
import {
  doneLessons,
  forgetLessons,
  lessonById,
  missedOf,
  nextLesson,
  taskOf,
  upcoming,
} from "../lessons/lesson_list.ts";
import { LessonRun } from "../lessons/lesson_run.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { button, link, pieceLine } from "../ui/kit.ts";
import { siteBar } from "../ui/site_bar.ts";
import type { PageAddress } from "../url_patterns.ts";
import { say } from "../words.ts";

const lessonPath = (lesson: Lesson): string => `/learn?lesson=${lesson.id}`;

// All lessons

function listView(): TemplateResult {
  const done = doneLessons();
  return html`<div class="learn-page">
    ${siteBar("/learn")}
    <main>
      <h1>${say("web-learn-title")}</h1>
      <p class="learn-about">${say("web-learn-about")}</p>
      <div class="learn-games">${LEARNED.map((game) => gameView(game, done))}</div>
      ${
        done.size
          ? button(
              say("web-learn-forget"),
              () => {
                forgetLessons();
                app.changed();
              },
              { kind: "quiet" },
            )
          : nothing
      }
    </main>
  </div>`;
}

function gameView({ id: game, lessons: all }: LessonView, done: ReadonlySet<string>): TemplateResult {
  const count = all.filter(({ id }) => done.has(id)).length;
  const next = upcoming(game, done);
  return html`<section class="learn-game card notched" aria-label=${gameName(game)}>
    <div class="learn-head">
      <h2>${gameTitle(game)}</h2>
      <p>${progress(count, all.length)}<small>${say("web-learn-done", { done: count, all: all.length })}</small></p>
      ${link(say(count ? "web-learn-go-on" : "web-learn-begin"), lessonPath(next), { icon: "play", kind: "primary" })}
    </div>
    <ol>${all.map((lesson, at) => {
      const is = done.has(lesson.id);
      return html`<li class=${is ? "done" : ""}><a href=${address(lessonPath(lesson))}>
        <i aria-hidden="true">${is ? icon("check", 16) : String(at + 1)}</i>
        <span>${say(`web-lesson-${lesson.id}-title`)}</span>
        ${is ? html`<span class="unseen">${say("web-lesson-is-done")}</span>` : nothing}
        <small>${lesson.rules.join(" ")}</small></a></li>`;
    })}</ol>
  </section>`;
}

function progress(count: number, all: number): TemplateResult {
  const path = (from: number, to: number): string =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => `M${(from + at) * 9} 0h7v8h-7z`).join("");
  return html`<svg class="learn-progress" viewBox="0 0 ${all * 9} 8" width=${all * 9} height="8" aria-hidden="true">
    <path d=${path(0, count)} fill="var(--ink)"></path><path d=${path(count, all)} fill="var(--edge)"></path></svg>`;
}

// One lesson

class LessonPage {
  readonly #running: LessonRun;
  readonly #hands: LessonControls;
  #answered: LessonAnswer | null = null;

  constructor(readonly lesson: Lesson) {
    this.#hands = new (lessonsOf(lesson.game).controls)(() => this.#running);
    this.#running = new LessonRun(lesson, async (before, after, signal) => {
      const board = document.querySelector<SVGSVGElement>("#board svg");
      if (board) await this.#hands.show(board, before, after, signal);
    });
  }

  title(): string {
    return say(`web-lesson-${this.lesson.id}-title`);
  }

  leave(): void {
    this.#running.leave();
  }

  view(): TemplateResult {
    const { lesson } = this;
    const all = lessonsOf(lesson.game).lessons;
    const running = this.#running;
    const { now } = running;
    const place = { game: gameName(lesson.game), number: all.indexOf(lesson) + 1, all: all.length };
    this.#bringAnswer();
    return html`<div class="lesson game-${lesson.game}">
      ${siteBar("/learn")}
      <main>
        <section class="lesson-task card notched ${this.#colour()}">
          <p class="lesson-place"><small>${say("web-lesson-number", place)}</small>
            ${lesson.steps.length > 1 ? html`<small>${say("web-lesson-part", { step: running.step + 1, steps: lesson.steps.length })}</small>` : nothing}</p>
          <h1 tabindex="-1">${this.title()}</h1>
          <p class="lesson-words" role="status">${say(taskOf(lesson, running.step))}</p>
        </section>
        <div class="board" id="board">${now ? this.#hands.board(now) : nothing}</div>
        <div class="lesson-side">
          ${running.showing ? button(say("web-skip"), () => running.skip(), { icon: "play" }) : nothing}
          ${this.#answer()}${now ? this.#hands.controls(now) : nothing}
          <div class="lesson-aside">${now ? this.#hands.aside(now) : nothing}</div>
        </div>
      </main>
    </div>`;
  }

  #colour(): string {
    const [piece] = this.#running.task.pieces;
    return isPiece(piece) ? colourClass(piece) : "";
  }

  /** Scroll a new answer into view, and focus what continues the lesson. */
  #bringAnswer(): void {
    const { answer } = this.#running;
    if (answer === this.#answered) return;
    this.#answered = answer;
    if (answer === null) return;
    requestAnimationFrame(() => {
      document.querySelector(".lesson-answer")?.scrollIntoView({ block: "nearest" });
      document.querySelector<HTMLElement>(".lesson-buttons .primary")?.focus({ preventScroll: true });
    });
  }

  #answer(): TemplateResult {
    const { answer } = this.#running;
    const content = answer ? this.#answerCard(answer) : nothing;
    return html`<div role="status">${content}</div>`;
  }

  #answerCard(answer: LessonAnswer): TemplateResult {
    const { lesson } = this;
    const right = answer.kind === "right";
    const heading = {
      right: "web-lesson-right",
      on: "web-lesson-right",
      wrong: "web-lesson-not-yet",
      rejected: "web-lesson-forbidden",
    }[answer.kind];
    return html`<section class="lesson-answer card notched is-${answer.kind}">
      <h2>${icon(right || answer.kind === "on" ? "check" : answer.kind === "wrong" ? "dots" : "lock", 22)}<span>${say(heading)}</span></h2>
      ${right ? html`<p class="lesson-why">${say(`web-lesson-${lesson.id}-why`)}</p>` : nothing}
      ${answer.kind === "wrong" ? html`<p class="lesson-why">${say(missedOf(lesson, this.#running.step))}</p>` : nothing}
      ${this.feedback(answer)}
      ${right ? html`<p class="lesson-rules">${lesson.rules.map(ruleLink)}</p>` : nothing}
      ${this.#onward(answer)}
    </section>`;
  }

  feedback(answer: LessonAnswer): TemplateResult | typeof nothing {
    if (answer.code) {
      return html`<p class="lesson-error">${this.#hands.error(answer)} ${answer.rule && answer.kind !== "right" ? ruleLink(answer.rule) : nothing}</p>`;
    }
    const names = this.#hands.names(answer.before);
    const { omittedEvent } = lessonsOf(this.lesson.game);
    const events = answer.events.filter(({ code }) => code !== omittedEvent);
    if (events.length === 0) return nothing;
    return html`<ul class="lesson-events" aria-label=${say("web-lesson-happened")}>${events.map((event) => pieceLine(eventPiece(event), eventSentence(event, names)))}</ul>`;
  }

  #onward(answer: LessonAnswer): TemplateResult | typeof nothing {
    if (answer.kind === "wrong") {
      return html`<div class="lesson-buttons">
        ${button(say("web-lesson-again"), () => this.#again(false), { kind: "primary" })}
        ${button(say("web-lesson-show"), () => this.#again(true), { icon: "eye" })}
      </div>`;
    }
    if (answer.kind !== "right") return nothing;
    const next = nextLesson(this.lesson);
    return html`<div class="lesson-buttons">${
      next
        ? link(say("web-lesson-next"), lessonPath(next), { icon: "play", kind: "primary" })
        : html`<p>${say("web-lesson-finished")}</p>
          ${button(say("web-lesson-play"), () => void playFirst(this.lesson.game), { icon: "bot", kind: "primary" })}
          ${link(say("web-learn-all"), "/learn")}`
    }</div>`;
  }

  #again(show: boolean): void {
    this.#hands.reset();
    this.#running.again();
    if (show) requestAnimationFrame(() => requestAnimationFrame(() => this.#hands.suggest()));
  }
}

function ruleLink(rule: string): TemplateResult {
  return html`<a class="rule-number" href=${address(`/rules#${rule}`)} aria-label=${say("web-rule", { rule })}>${rule}</a>`;
}

export function open(place: PageAddress, into: HTMLElement): LeavePage {
  const lesson = lessonById(place.query.get("lesson") ?? "");
  if (lesson === null) return app.show(into, () => say("web-learn-title"), listView);
  const page = new LessonPage(lesson);
  const left = app.show(
    into,
    () => page.title(),
    () => page.view(),
    () => page.leave(),
  );
  into.querySelector("h1")?.focus({ preventScroll: true });
  return left;
}
