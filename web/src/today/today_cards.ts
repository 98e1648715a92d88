/** The cards of the day: an escape, a duel and a puzzle, the same for everyone. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { cubeAt, icon } from "../draw/pixels.ts";
import type { Drawing } from "../games/contract.ts";
import { dateOf, gameOn, keepTable, shareLine, squares } from "../games/daily_results.ts";
import { cardOf, gameName, offeredGames } from "../games/index.ts";
import type { TableSettings } from "../generated/protocol.ts";
import { dayOf } from "../puzzles/puzzle_files.ts";
import { progress } from "../puzzles/puzzle_progress.ts";
import { app } from "../ui/app.ts";
import { ownName } from "../ui/identity.ts";
import { button, link } from "../ui/kit.ts";
import { newTable } from "../ui/new_table.ts";
import { copyText, ensureSession } from "../ui/sheet.ts";
import { say } from "../words.ts";

/** Play a day's challenge: the table that counts if there is one already, else a new one. */
async function play(game: string, date: string): Promise<void> {
  const own = gameOn(date, game);
  if (own && !own.score) return app.go(`/t/${own.table}`);
  if (!(await ensureSession())) return;
  await app.attempt(async () => {
    const settings: TableSettings = { game, clock: "none", stand_in: "normal", daily: date };
    const { table } = await newTable(settings, [{ holder: "me", level: "", name: ownName() }], true);
    keepTable(date, game, table);
    app.go(`/t/${table}`);
  });
}

export function shareResult(game: string, date: string): void {
  const score = gameOn(date, game)?.score;
  if (score) void copyText(shareLine(gameName(game), date, score));
}

/** On its own page, the first challenge that isn't finished has the filled button, and finished ones can be opened. */
export function todayCards(isPage = false, date = dateOf(new Date())): Drawing {
  const games = offeredGames().filter(cardOf);
  const next = isPage ? games.find((game) => !gameOn(date, game)?.score) : "";
  return html`${games.map((game) => challenge(game, date, isPage, game === next))}${puzzle()}`;
}

function challenge(game: string, date: string, isPage: boolean, isNext: boolean): TemplateResult {
  const own = gameOn(date, game);
  const score = own?.score;
  const label = say(own && !score ? "web-today-continue" : "web-today-play");
  const look = isPage && score ? link(say("web-today-look"), `/t/${own?.table}`, { kind: "quiet" }) : nothing;
  return row(
    cardOf(game)?.art() ?? nothing,
    say("web-today-title", { game }),
    score
      ? html`<span class="squares" role="img" aria-label=${score.text}>${squares(score)}</span> <b>${score.text}</b>`
      : say("web-today-about", { game }),
    score
      ? html`${button(say("web-today-share"), () => shareResult(game, date), { icon: "share" })}${look}`
      : button(label, () => void play(game, date), { icon: "play", kind: isNext ? "primary" : "" }),
    score !== undefined,
  );
}

function puzzle(): TemplateResult {
  const { day, streak } = progress();
  const solved = day === dayOf(new Date());
  return row(
    html`<svg viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" fill="var(--floor)"></rect>${cubeAt(32, 32, 36)}</svg>`,
    say("web-home-puzzle"),
    solved ? html`${icon("check", 16)} ${say("web-today-solved", { streak })}` : say("web-home-puzzle-about"),
    link(say(solved ? "web-today-look" : "web-home-solve"), "/puzzles", { kind: solved ? "quiet" : "" }),
  );
}

function row(art: Drawing, title: string, about: unknown, acts: Drawing, isDone = false): TemplateResult {
  return html`<article class="front-row today-card notched ${isDone ? "done" : ""}"><div class="front-art">${art}</div>
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
