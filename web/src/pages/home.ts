/** The front page: both games at a glance, and every way to play. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { cubeAt, type IconName, icon, wordmark } from "../draw/pixels.ts";
import { hero } from "../games/hero.ts";
import { cardOf, gameName, gameTitle, offeredGames } from "../games/index.ts";
import { RunningGames } from "../games/running_games.ts";
import { hasFinished, hasFinishedGame, openNewGame, playFirst } from "../games/start_game.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { codeLink } from "../ui/join_form.ts";
import { button, link } from "../ui/kit.ts";
import type { PlayWay } from "../ui/new_table.ts";
import { isNarrow } from "../ui/settings.ts";
import { siteBar } from "../ui/site_bar.ts";
import type { PageAddress } from "../url_patterns.ts";
import { loadParts, say, sayOr } from "../words.ts";

const WAYS: Readonly<Record<PlayWay, IconName>> = { bots: "bot", online: "link", device: "hand", night: "tv" };
const NOW = "now";

/** `/?play=online` asks which game to play that way; `now` starts one right away. */
type Wanted = PlayWay | typeof NOW;

const askPath = (wanted: Wanted): string => `/?play=${wanted}`;
const back = (): void => app.go("/");

function leaveChoice({ key }: KeyboardEvent): void {
  if (key === "Escape" && !document.querySelector("dialog[open]")) back();
}

export function open({ query }: PageAddress, into: HTMLElement): LeavePage {
  const asked = query.get("play") ?? "";
  const wanted = asked === NOW || asked in WAYS ? (asked as Wanted) : null;
  const running = new RunningGames();
  if (hasFinishedGame()) loadToday().catch(() => {}); // then only the puzzle is offered
  const isReturning = hasFinishedGame() || matchMedia("(display-mode: standalone)").matches;
  if (isReturning && !app.device) loadOffline().catch(() => {}); // then nothing is offered
  if (wanted) document.addEventListener("keydown", leaveChoice);
  else if (offeredGames().includes(asked)) void openNewGame(asked, "bots"); // a shortcut of the installed client
  return app.show(
    into,
    () => (wanted ? say("web-home-which") : ""),
    () => (wanted ? choice(wanted) : front(running)),
    () => document.removeEventListener("keydown", leaveChoice),
    wanted ? [".game-card .primary"] : [],
  );
}

function front(running: RunningGames): TemplateResult {
  const waits = running.isExpected;
  return html`<div class="home ${waits ? "with-games" : ""}">
    ${siteBar("/")}
    <main>
      ${running.strip()}
      <section class="hero">
        ${hero(isNarrow() ? "phone" : "front")}
        <div class="words notched">
          <h1>${wordmark(64)}</h1>
          <p>${say("web-home-about")}</p>
          <div class="actions">
            ${link(say(waits ? "web-home-start" : "web-home-now"), askPath(NOW), { icon: "play", kind: running.isDue ? "" : "primary" })}
            ${codeLink()}
          </div>
          <small>${app.device?.promise() ?? say("web-home-free")}</small>
        </div>
      </section>
      ${ways(null)}
      ${more()}${app.device?.cards() ?? offline?.cards() ?? nothing}
    </main>
  </div>`;
}

function ways(current: PlayWay | null): TemplateResult {
  return html`<section class="front-part"><h2>${say("web-home-ways")}
    ${app.server?.open_seats ? html`<a href=${address("/games")}>${say("web-open-seats")}</a>` : nothing}</h2>
    <ul class="ways">${Object.keys(WAYS).map((way) => html`<li>${wayLink(way as PlayWay, way === current)}</li>`)}</ul></section>`;
}

function wayLink(way: PlayWay, isCurrent: boolean): TemplateResult {
  const device = way === "online" || way === "night" ? app.device : null;
  const about = (way === "bots" && app.device?.aboutBots()) || say(`web-way-${way}-about`);
  const content = html`<span class="way-icon">${icon(device ? "plug" : WAYS[way], 24)}</span>
    <b>${say(`web-way-${way}`)}</b><small>${about}</small>`;
  return (
    device?.serverOnly(content, "way") ??
    html`<a class="way notched" aria-current=${isCurrent ? "true" : nothing} href=${address(askPath(way))}>${content}</a>`
  );
}

let today: typeof import("../today/today_cards.ts") | null = null;

async function loadToday(): Promise<void> {
  [today] = await Promise.all([import("../today/today_cards.ts"), loadParts("puzzles")]);
  app.changed();
}

let offline: Awaited<ReturnType<typeof import("../chunks/device.ts").beOffline>> = null;

async function loadOffline(): Promise<void> {
  offline ??= await (await import("../chunks/device.ts")).beOffline();
  app.changed();
}

/** Below the ways to play: lessons for newcomers, and what there is every day. */
function more(): TemplateResult {
  const isNew = !hasFinishedGame();
  const lessons = offeredGames()
    .filter((game) => !hasFinished(game))
    .map(lessonRow);
  const rows = isNew || !today ? todayRow() : today.todayCards();
  const back = isNew && !app.device ? html`<a href=${address("/device")}>${say("web-back")}</a>` : nothing;
  return html`<section class="front-part"><h2>${say(isNew ? "web-home-new" : "web-home-today")} ${today ? html`<a href=${address("/today")}>${say("web-today")}</a>` : back}</h2>
    <div class="front-rows">${isNew ? [lessons, rows] : [rows, lessons]}</div></section>`;
}

function row(art: TemplateResult, title: string, about: string, action: TemplateResult): TemplateResult {
  return html`<article class="front-row notched"><div class="front-art">${art}</div>
    <div><h3>${title}</h3><p>${about}</p></div>${action}</article>`;
}

function lessonRow(game: string): TemplateResult | typeof nothing {
  const card = cardOf(game);
  if (!card) return nothing;
  const title = say("web-home-lesson", { game: gameName(game) });
  return row(card.art(), title, say(`web-home-lesson-${game}`), link(say("web-learn"), card.learn));
}

function todayRow(): TemplateResult {
  const art = html`<svg viewBox="0 0 64 64" aria-hidden="true">${cubeAt(32, 32, 38)}</svg>`;
  const action = link(say("web-home-solve"), "/puzzles");
  return row(art, say("web-home-puzzle"), say("web-home-puzzle-about"), action);
}

function choice(wanted: Wanted): TemplateResult {
  const way = wanted === NOW ? null : wanted;
  return html`<div class="home">
    ${siteBar("/")}
    <main>
      <section class="hero choosing">
        ${hero("choice")}
        <div class="which notched"><h1>${way ? html`<small>${say(`web-way-${way}`)}</small>` : nothing}${say("web-home-which")}</h1>
          <a class="btn notched quiet icon-only" href=${address("/")} aria-label=${say("web-step-back")}>${icon("cross", 18)}</a></div>
        <div class="game-cards">${offeredGames().map((game, at) => gameCard(game, wanted, at === 0))}</div>
      </section>
      ${ways(way)}${more()}
    </main>
  </div>`;
}

function gameCard(game: string, wanted: Wanted, isFirst: boolean): TemplateResult {
  const card = cardOf(game);
  const facts = card
    ? html`<span class="facts"><span>${icon("people", 14)}${say(`web-cartridge-${game}-players`)}</span>
        <span>${icon("time", 14)}${say(`web-cartridge-${game}-pace`)}</span></span>`
    : nothing;
  return html`<article class="game-card notched ${isFirst ? "first" : ""}" aria-label=${gameName(game).toUpperCase()}>
    ${card ? html`<div class="strip">${card.strip()}</div>` : nothing}
    <div class="head"><h2>${gameTitle(game, 34)}</h2>${facts}</div>
    <p>${card ? say(`web-cartridge-${game}`) : sayOr(`${game}-about`, "")}</p>
    <div class="actions">
      ${button(say("web-play"), () => play(game, wanted), { icon: "play", kind: isFirst ? "primary" : "" })}
      ${card ? link(say("web-learn"), card.learn, { icon: "book" }) : nothing}
    </div>
  </article>`;
}

function play(game: string, wanted: Wanted): void {
  void (wanted === NOW ? playFirst(game) : openNewGame(game, wanted));
}
