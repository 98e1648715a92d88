/** The cards of the day: an escape, a duel and a puzzle, the same for everyone. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { cubeAt, icon } from "../draw/pixels.ts";
import type { Drawing } from "../games/contract.ts";
import { dateOf, gameOn, keepTable, shareLine, squares } from "../games/daily_results.ts";
import { cardOf, gameName, offeredGames } from "../games/index.ts";
import { dayOf } from "../puzzles/puzzle_files.ts";
import { progress } from "../puzzles/puzzle_progress.ts";
import { app } from "../ui/app.ts";
import { button, link } from "../ui/kit.ts";
import { openDaily } from "../ui/new_table.ts";
import { copyText } from "../ui/sheet.ts";
import { say } from "../words.ts";

/** Play a day's challenge: the table that counts if there is one already, else a new one. */
async function play(game: string, date: string): Promise<void> {
  const own = gameOn(date, game);
  if (own && !own.score) return app.go(`/t/${own.table}`);
  const table = await openDaily(game, date);
  if (!table) return;
  keepTable(date, game, table);
  app.go(`/t/${table}`);
}

export function shareResult(game: string, date: string): void {
  const score = gameOn(date, game)?.score;
  if (score) void copyText(shareLine(gameName(game), date, score));
}

/** The first challenge that isn't finished has the one filled button, if the page has no other. */
export function todayCards(date = dateOf(new Date()), isMain = false): TemplateResult {
  const next = isMain ? offeredGames().find((game) => cardOf(game) && !gameOn(date, game)?.score) : "";
  return html`<div class="today-cards">${offeredGames()
    .filter(cardOf)
    .map((game) => challenge(game, date, game === next))}${puzzle()}</div>`;
}

function challenge(game: string, date: string, isNext: boolean): TemplateResult {
  const own = gameOn(date, game);
  const score = own?.score;
  const label = say(own && !score ? "web-today-continue" : "web-today-play");
  return row(
    cardOf(game)?.art() ?? nothing,
    say("web-today-title", { game }),
    score
      ? html`<span class="squares" role="img" aria-label=${score.text}>${squares(score)}</span> <b>${score.text}</b>`
      : say("web-today-about", { game }),
    score
      ? html`${button(say("web-today-share"), () => shareResult(game, date), { icon: "share" })}
          ${link(say("web-today-look"), `/t/${own?.table}`, { kind: "quiet" })}`
      : button(label, () => void play(game, date), { icon: "play", kind: isNext ? "primary" : "" }),
  );
}

function puzzle(): TemplateResult {
  const { day, streak } = progress();
  const solved = day === dayOf(new Date());
  return row(
    html`<svg viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" fill="var(--floor)"></rect>${cubeAt(32, 32, 36)}</svg>`,
    say("web-puzzle-today"),
    solved ? html`${icon("check", 16)} ${say("web-today-solved", { streak })}` : say("web-today-puzzle"),
    link(say(solved ? "web-today-look" : "web-today-solve"), "/puzzles", { kind: solved ? "quiet" : "" }),
  );
}

function row(art: Drawing, title: string, about: unknown, acts: Drawing): TemplateResult {
  return html`<article class="today-card card notched"><div class="label">${art}</div>
    <div><h3>${title}</h3><p>${about}</p></div><div class="today-acts">${acts}</div></article>`;
}

/** At the end of a day's game: how it stands, and the line to share. */
export function dailyResult(game: string, date: string, table: string): Drawing {
  const own = gameOn(date, game);
  if (!own?.score) return nothing;
  const counts = own.table === table;
  return html`<section class="daily-result card notched">
    <p><b>${say("web-today-title", { game })}</b> <span class="squares" role="img" aria-label=${own.score.text}>${squares(own.score)}</span> ${own.score.text}
      <small>${say(counts ? "web-today-counts" : "web-today-practice")} <a href=${address("/today")}>${say("web-today")}</a></small></p>
    ${button(say("web-today-share"), () => shareResult(game, date), { icon: "share" })}</section>`;
}
