// The home page: what this is, and every way to play within two clicks.

import { html, nothing, type TemplateResult } from "lit-html";

import { address } from "../addresses.ts";
import { heroMaze } from "../draw/hero.ts";
import { type IconName, icon, pixoidAt, wordmark } from "../draw/pixels.ts";
import { againstBots, lastChoice, openChooser, playAsBefore } from "../games/bot_chooser.ts";
import { cardOf, FIRST_GAME, gameName, gameTitle, offeredGames } from "../games/index.ts";
import { RunningGames } from "../games/running_games.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { identityButton } from "../ui/identity.ts";
import { button, iconButton, link } from "../ui/kit.ts";
import { startWay, type WayWithPeople } from "../ui/new_table.ts";
import { languageButton, settingsButton } from "../ui/settings.ts";
import type { PageAddress } from "../url_patterns.ts";
import { say, sayOr } from "../words.ts";

const WAYS: readonly [WayWithPeople, IconName][] = [
  ["online", "link"],
  ["device", "hand"],
  ["night", "tv"],
];

export function open(_place: PageAddress, into: HTMLElement): LeavePage {
  const running = new RunningGames();
  return app.show(
    into,
    () => "",
    () => view(running),
  );
}

function view(running: RunningGames): TemplateResult {
  return html`<div class="home">
    <header class="bar">
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">${pixoidAt("amber", 16, 16, 32, false)}</svg>
      <span class="gap"></span>
      ${link(say("web-learn"), "/learn", { kind: "quiet wide-only" })}
      ${link(say("web-puzzles"), "/puzzles", { kind: "quiet wide-only" })}
      ${link(say("web-mazes"), "/mazes", { kind: "quiet wide-only" })}
      ${link(say("web-rules"), "/rules", { kind: "quiet wide-only" })}
      ${link(say("web-replays"), "/games", { kind: "quiet wide-only" })}
      ${identityButton()}${languageButton()}${settingsButton()}
    </header>
    <main>
      ${running.view(3)}
      <section class="hero">
        ${heroMaze()}
        <div class="fade"></div>
        <div class="words">
          <h1>${wordmark(88)}</h1>
          <p>${say("web-home-about")}</p>
          <div class="actions">
            ${button(say("web-home-now"), () => void playAsBefore(FIRST_GAME.id), { icon: "play", kind: "primary" })}
            ${link(say("web-home-code"), "/join", { icon: "hash" })}
          </div>
        </div>
      </section>
      <div class="cartridges">
        ${offeredGames().map(cartridge)}
      </div>
    </main>
    <footer>
      <a href=${address("/learn")}>${say("web-home-new")} <b>${say("web-home-lessons")}</b></a>
      <span class="gap"></span>
      <a href=${address("/puzzles")}>${say("web-puzzles")}</a>
      <a href=${address("/mazes")}>${say("web-mazes")}</a>
      <a href=${address("/rules")}>${say("web-rules")}</a>
      <a href=${address("/games")}>${say("web-replays")}</a>
      ${app.server?.public ? html`<a href=${address("/watch")}>${say("web-home-watch")}</a>` : ""}
      <a href=${address("/record")}>${say("web-home-record")}</a>
    </footer>
  </div>`;
}

function cartridge(game: string): TemplateResult {
  const card = cardOf(game);
  return html`<article class="cartridge notched" aria-label=${gameName(game).toUpperCase()}>
    <div class="label">${card?.art() ?? nothing}</div>
    <div class="about">
      <h2>${gameTitle(game)}</h2>
      ${
        card
          ? html`<p>${say(`web-cartridge-${game}`)}</p>
      <p class="facts"><span>${icon("people", 16)}${say(`web-cartridge-${game}-players`)}</span><span>${icon("time", 16)}${say(`web-cartridge-${game}-pace`)}</span></p>`
          : html`<p>${sayOr(`${game}-about`, "")}</p>`
      }
    </div>
    <div class="ways">
      ${botsWay(game)}
      ${WAYS.map(([way, sign]) => button(say(`web-way-${way}`), () => void startWay(game, way, card?.usual(way)), { icon: sign }))}
    </div>
  </article>`;
}

/** Play against bots: asks the first time, then starts immediately, with a button to change the choice. */
function botsWay(game: string): TemplateResult {
  const play = button(say("web-way-bots"), () => againstBots(game), { icon: "bot" });
  if (!lastChoice(game)) return play;
  return html`<span class="bots-way">${play}${iconButton("gear", say("web-bots-change"), () => openChooser(game))}</span>`;
}
