/** Daily challenges: an escape, a duel and a puzzle, and the streak. */

import { html, svg, type TemplateResult } from "lit-html";
import { cubeAt, numeral } from "../draw/pixels.ts";
import { dateOf, playedOn, streakOn } from "../games/daily_results.ts";
import { todayCards } from "../today/today_cards.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { siteBar } from "../ui/site_bar.ts";
import type { PageAddress } from "../url_patterns.ts";
import { say } from "../words.ts";

const WEEK = 7;

function view(): TemplateResult {
  const now = new Date();
  const date = now.toLocaleDateString(document.documentElement.lang, {
    weekday: "long",
    day: "numeric",
    month: "long",
  });
  const { streak, best } = streakOn(dateOf(now));
  return html`${siteBar("/puzzles")}
    <main class="page today">
      <div><h1 tabindex="-1">${say("web-today")}</h1><p>${date}</p></div>
      <section class="card notched streak"><div class="head"><h2>${say("web-today-streak")}</h2>${numeral(streak, 32)}</div>
        <ol class="week">${Array.from({ length: WEEK }, (_, at) => weekday(new Date(now.getFullYear(), now.getMonth(), now.getDate() - WEEK + 1 + at)))}</ol>
        <p><small>${say("web-today-best", { best })}</small></p></section>
      <div class="today-cards">${todayCards(true)}</div>
      <p><small>${say("web-today-rules")}</small></p>
    </main>`;
}

/** A day with its cube, if something was finished on it. */
function weekday(when: Date): TemplateResult {
  const done = playedOn(dateOf(when));
  const name = when.toLocaleDateString(document.documentElement.lang, { weekday: "short" });
  return html`<li><svg width="28" height="28" viewBox="0 0 28 28" role="img" aria-label=${say("web-today-day", { done: String(done) })}>
    ${done ? cubeAt(14, 14, 24) : svg`<rect x="3" y="3" width="22" height="22" fill="none" stroke="var(--edge)" stroke-width="2" stroke-dasharray="4 3"></rect>`}</svg>
    <small>${name}</small></li>`;
}

export function open(_place: PageAddress, into: HTMLElement): LeavePage {
  return app.show(into, () => say("web-today"), view);
}
