/** Achievements, shown above the list of games. */

import { html, nothing, type TemplateResult } from "lit-html";
import { icon, numeral } from "../draw/pixels.ts";
import { gameTitle } from "../games/index.ts";
import { doneLessons } from "../lessons/lesson_list.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { say, sayOr } from "../words.ts";
import { achievements, type GamesDone, keepAchievements, readAchievements } from "./achievements.ts";

const FILE = "pixcade-games.json";
const MOST_CHARACTERS = 200_000;

export function achievementsView(): TemplateResult | typeof nothing {
  const done = achievements();
  const games = Object.entries(done.games).filter(([, one]) => one.played > 0);
  if (games.length === 0) return html`<p class="looking-row">${bringButton()}</p>`;
  const lessons = doneLessons().size;
  return html`<section class="done" aria-label=${say("web-done-title")}>
    <h2>${say("web-done-title")}</h2>
    <ul class="done-sums">
      ${sum(done.days, say("web-done-days", { count: done.days }))}
      ${lessons ? sum(lessons, say("web-done-lessons", { count: lessons })) : nothing}
    </ul>
    <div class="done-games">${games.map(([game, one]) => gameDone(game, one))}</div>
    <p class="looking-row"><small>${say("web-done-about")}</small>${takeButton()}${bringButton()}
      ${button(say("web-done-forget"), forget, { kind: "quiet" })}</p>
  </section>`;
}

function sum(count: number, label: string): TemplateResult {
  return html`<li>${numeral(count, 34)}<span>${label}</span></li>`;
}

function gameDone(game: string, one: GamesDone): TemplateResult {
  const records = Object.entries(one.records).filter(([, count]) => count > 0);
  return html`<article class="card notched">
    <h3>${gameTitle(game, 22)}</h3>
    <ul class="done-sums">
      ${sum(one.played, say("web-done-played", { count: one.played }))}
      ${sum(one.won, say("web-done-won", { count: one.won }))}
      ${sum(one.best, say("web-done-streak", { count: one.best, now: one.streak }))}
    </ul>
    ${
      records.length
        ? html`<ul class="fun" aria-label=${say("web-done-records")}>${records.map(
            ([kind, count]) => html`<li>${icon("crownI", 22)}<span><b>${sayOr(`web-looking-fact-${kind}`, kind)}</b>
              <small>${sayOr(`web-looking-fact-${kind}-count`, String(count), { count })}</small></span></li>`,
          )}</ul>`
        : nothing
    }
  </article>`;
}

function takeButton(): TemplateResult {
  const href = `data:application/json,${encodeURIComponent(JSON.stringify(achievements()))}`;
  return html`<a class="btn notched" href=${href} download=${FILE}>${icon("book")}<span>${say("web-done-take")}</span></a>`;
}

function bringButton(): TemplateResult {
  return html`<label class="btn notched quiet"><span>${say("web-done-bring")}</span>
    <input class="unseen" type="file" accept=".json,application/json" @change=${bring} /></label>`;
}

async function bring(event: Event): Promise<void> {
  const input = event.target as HTMLInputElement;
  const file = input.files?.[0];
  if (!file) return;
  const found = file.size > MOST_CHARACTERS ? null : readAchievements(await file.text());
  input.value = "";
  if (found) keepAchievements(found);
  app.notify(say(found ? "web-done-brought" : "web-done-no-file"));
  app.changed();
}

function forget(): void {
  keepAchievements(null);
  app.changed();
}
