/** The rules of both games: numbered, illustrated, searchable, each with its own address (`/rules#P4.3`). */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { icon } from "../draw/pixels.ts";
import { FIRST_GAME, gameName, gameTitle } from "../games/index.ts";
import { LEARNED } from "../games/lessons.ts";
import { lessonsOn } from "../lessons/lesson_list.ts";
import { askAll, positionOf } from "../lessons/positions_api.ts";
import {
  type Chapter,
  chaptersOf,
  finds,
  gameOf,
  messageOf,
  pictureOf,
  type Rule,
  splitAtRules,
} from "../lessons/rule_book.ts";
import { pictureView } from "../lessons/rule_picture.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { siteBar } from "../ui/site_bar.ts";
import type { PageAddress } from "../url_patterns.ts";
import { say } from "../words.ts";

class RulesPage {
  #game: string;
  #wanted = "";
  #ending = new AbortController();

  constructor(private target: string) {
    this.#game = gameOf(target) ?? FIRST_GAME.id;
    this.#illustrate();
  }

  #illustrate(): void {
    this.#ending.abort();
    this.#ending = new AbortController();
    const numbers = chaptersOf(this.#game).flatMap((chapter) => chapter.rules.map((rule) => rule.number));
    const positions = numbers.map((number) => pictureOf(number)?.position).filter((one) => one !== undefined);
    void askAll(this.#game, [...new Set(positions)], this.#ending.signal, () => app.changed());
  }

  #jump(event: MouseEvent, target: string): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    history.pushState(null, "", address(`/rules#${target}`));
    const game = gameOf(target) ?? this.#game;
    this.#wanted = "";
    if (game !== this.#game) {
      this.#game = game;
      this.#illustrate();
    }
    this.target = target;
    app.changed();
    requestAnimationFrame(() => requestAnimationFrame(() => this.reveal()));
  }

  reveal(): void {
    const found = document.getElementById(this.target);
    if (found === null) {
      window.scrollTo(0, 0);
      return;
    }
    found.scrollIntoView({ block: "start" });
    found.focus({ preventScroll: true });
  }

  leave(): void {
    this.#ending.abort();
  }

  title(): string {
    return `${say("web-rules")}, ${gameName(this.#game)}`;
  }

  #link(target: string, content: TemplateResult | string, kind = ""): TemplateResult {
    return html`<a class=${kind} href=${address(`/rules#${target}`)}
      @click=${(event: MouseEvent) => this.#jump(event, target)}>${content}</a>`;
  }

  view(): TemplateResult {
    const chapters = this.#found();
    const count = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
    return html`<div class="rules-page">
      ${siteBar("/rules")}
      <div class="rules-columns">
        <nav class="rules-contents" aria-label=${say("web-rulebook-contents")}>${this.#contents(chapters)}</nav>
        <main>
          <h1 class="rules-title">${gameTitle(this.#game)}</h1>
          <p class="rules-about">${say(`web-rules-about-${this.#game}`)}</p>
          <p class="rules-mark">${readingMark()}<span>${say("web-rulebook-reading-means")}</span></p>
          <p class="rules-count" role="status">${this.#wanted ? say("web-rulebook-found", { count }) : nothing}</p>
          ${chapters.map((chapter) => this.#chapter(chapter))}
        </main>
      </div>
    </div>`;
  }

  #found(): readonly Chapter[] {
    const wanted = this.#wanted.trim();
    if (!wanted) return chaptersOf(this.#game);
    return chaptersOf(this.#game)
      .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => this.#matches(chapter, rule, wanted)) }))
      .filter((chapter) => chapter.rules.length > 0);
  }

  #matches(chapter: Chapter, { number }: Rule, wanted: string): boolean {
    const message = messageOf(number);
    return finds(wanted, number, say(messageOf(chapter.number)), say(`${message}-title`), say(message));
  }

  #contents(chapters: readonly Chapter[]): TemplateResult {
    return html`
      <div class="rules-games">${LEARNED.map(
        ({
          id: game,
        }) => html`<a class="btn notched ${game === this.#game ? "chosen" : ""}" href=${address(`/rules#${game}`)}
          aria-current=${game === this.#game ? "page" : nothing}
          @click=${(event: MouseEvent) => this.#jump(event, game)}>${gameName(game)}</a>`,
      )}</div>
      <label class="rules-search"><span class="unseen">${say("web-rulebook-search")}</span>
        <input type="search" class="notched" autocomplete="off" placeholder=${say("web-rulebook-search")} .value=${this.#wanted}
          @input=${(event: Event) => {
            this.#wanted = (event.target as HTMLInputElement).value;
            app.changed();
          }} /></label>
      <details class="rules-list" ?open=${matchMedia("(min-width: 901px)").matches}>
        <summary>${say("web-rulebook-contents")}</summary>
        <ol>${chapters.map(
          (chapter) => html`<li>${this.#link(chapter.number, html`<b>${say(messageOf(chapter.number))}</b>`)}
            <ol>${chapter.rules.map(
              ({ number }) =>
                html`<li>${this.#link(number, html`<i>${number}</i><span>${say(`${messageOf(number)}-title`)}</span>`)}</li>`,
            )}</ol></li>`,
        )}</ol>
      </details>`;
  }

  #chapter(chapter: Chapter): TemplateResult {
    return html`<section class="rules-chapter" aria-labelledby=${chapter.number}>
      <h2 id=${chapter.number} tabindex="-1"><span>${chapter.number}</span>${say(messageOf(chapter.number))}</h2>
      ${chapter.rules.map((rule) => this.#rule(rule))}
    </section>`;
  }

  #rule({ number, reading }: Rule): TemplateResult {
    const message = messageOf(number);
    const title = say(`${message}-title`);
    const picture = pictureOf(number);
    const [lesson] = lessonsOn(number);
    const named = number === this.target;
    return html`<article class="rule ${picture ? "pictured" : ""} ${named ? "named" : ""}" id=${number} tabindex="-1" aria-labelledby="${number}-title">
      <div class="rule-words">
        <h3 id="${number}-title">${this.#link(number, number, "rule-number")}<span>${title}</span></h3>
        <p>${splitAtRules(say(message)).map((part) => (part.rule ? this.#link(part.rule, part.text) : part.text))}</p>
        ${reading ? html`<p class="rule-reading">${readingMark()}<span>${say("web-rulebook-reading")}</span></p>` : nothing}
        ${lesson ? html`<a class="rule-try" href=${address(`/learn?lesson=${lesson}`)}>${icon("play", 14)}<span>${say("web-rulebook-try")}</span></a>` : nothing}
      </div>
      ${picture ? pictureView(picture, positionOf(picture.position), title) : nothing}
    </article>`;
  }
}

/** The mark of a rule that is our reading: a hollow, dashed square. */
function readingMark(): TemplateResult {
  return html`<svg class="reading-mark" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <rect x="1.5" y="1.5" width="13" height="13" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3.2 2"></rect>
    <path d="M6 6h4v4h-4z" fill="currentColor"></path></svg>`;
}

export function open(place: PageAddress, into: HTMLElement): LeavePage {
  const page = new RulesPage(place.fragment);
  const left = app.show(
    into,
    () => page.title(),
    () => page.view(),
    () => page.leave(),
  );
  if (place.fragment) requestAnimationFrame(() => requestAnimationFrame(() => page.reveal()));
  return left;
}
