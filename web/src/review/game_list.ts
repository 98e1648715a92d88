/** Lists of finished games: players, winner, actions. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address, ON_DEVICE } from "../addresses.ts";
import { icon } from "../draw/pixels.ts";
import { commaList } from "../event_sentences.ts";
import { botFace, botTitle } from "../games/bots.ts";
import { gameTitle } from "../games/index.ts";
import { endingOf } from "../games/moments.ts";
import type { GameList, GameSummary, ListedPlayer } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button, link } from "../ui/kit.ts";
import { sheet } from "../ui/sheet.ts";
import { errorIn, get, post, type Rejected } from "../wire/api.ts";
import { say } from "../words.ts";
import { forgetPlayed } from "./game_cache.ts";
import { emptyPlate, errorText, waysToPlay } from "./page_frame.ts";

export class GamesList {
  games: readonly GameSummary[] = [];
  rejected: Rejected | null = null;
  /** The start of the next page, 0 if there is none, null before the first is loaded. */
  #before: number | null = null;

  constructor(readonly person: string) {
    void this.load();
  }

  get isKnown(): boolean {
    return this.#before !== null || this.rejected !== null;
  }

  async load(again = false): Promise<void> {
    if (again) this.#before = null;
    const query = new URLSearchParams({ person: this.person, before: String(this.#before ?? 0) });
    try {
      const list = await get<GameList>(`/api/games?${query}`);
      this.games = this.#before === null ? list.games : [...this.games, ...list.games];
      this.#before = list.before;
    } catch (error) {
      this.rejected = errorIn(error);
    }
    app.changed();
  }

  view(): TemplateResult {
    if (this.rejected) return html`<p role="alert">${errorText(this.rejected)}</p>`;
    if (!this.isKnown) return html`<p role="status">${say("web-connecting")}</p>`;
    if (this.games.length === 0) return emptyPlate(html`<p>${say("web-looking-no-games")}</p>`, waysToPlay());
    return html`<ul class="game-list">${this.games.map((game) => gameItem(game, () => void this.load(true)))}</ul>
      ${this.#before ? button(say("web-looking-more"), () => void this.load()) : nothing}`;
  }
}

function dateText(ago: number): string {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  return format.format(Date.now() - ago);
}

export function mark(person: string, alt = ""): TemplateResult {
  if (ON_DEVICE) return icon("people", 28);
  return html`<img class="mark" src=${address(`/mark/${encodeURIComponent(person)}.svg`)} alt=${alt} width="28" height="28" />`;
}

export function playerName({ person, name, seat }: ListedPlayer): string {
  if (person) return name || say("web-looking-nameless");
  return botTitle(name, seat);
}

function player(one: ListedPlayer, won: boolean): TemplateResult {
  const name = playerName(one);
  const who =
    one.person && one.name
      ? html`<a href=${address(`/p/${encodeURIComponent(one.person)}`)}>${mark(one.person)}<span>${name}</span></a>`
      : html`<span class="bot">${one.person ? icon("people", 20) : botFace(one.name)}</span><span>${name}</span>`;
  return html`<li class=${won ? "won" : ""}>${who}${won ? icon("crownI", 18) : nothing}</li>`;
}

function gameItem(game: GameSummary, changed: () => void): TemplateResult {
  const { winners, stopped } = endingOf(game.result);
  const names = game.players.filter((one) => winners.includes(one.seat)).map(playerName);
  const ended =
    stopped || names.length === 0
      ? say("web-looking-unfinished")
      : say("web-looking-won", { count: names.length, names: commaList(names) });
  const own = game.players.some((one) => one.person !== "" && one.person === app.person && one.name !== "");
  return html`<li class="game-item notched">
    <div><p class="what">${gameTitle(game.game, 18)}<small>${dateText(game.ago)}</small><small>${ended}</small></p>
      <ul class="people">${game.players.map((one) => player(one, winners.includes(one.seat)))}</ul></div>
    <div class="do">
      ${link(say("web-replay"), `/g/${game.table}`, { icon: "play" })}
      ${link(say("web-looking-result"), `/g/${game.table}?result`, { icon: "crownI" })}
      ${own ? button(say("web-looking-forget"), () => askToForget(game.table, changed), { kind: "quiet" }) : nothing}
    </div></li>`;
}

/** Remove one's own name from a game, or without a table from all, after confirmation. */
export function askToForget(table: string, changed: () => void): void {
  const forget = async (): Promise<void> => {
    const done = await app.attempt(() => post("/api/forget", { table }));
    app.closeSheet();
    if (!done) return;
    forgetPlayed();
    app.notify(say("web-looking-forget-done"));
    changed();
  };
  app.openSheet(() =>
    sheet(
      say(table ? "web-looking-forget" : "web-looking-forget-all"),
      html`<div class="settings"><p>${say(table ? "web-looking-forget-ask" : "web-looking-forget-ask-all")}</p>
        ${button(say("web-looking-forget"), () => void forget(), { kind: "primary" })}${button(say("web-looking-keep"), app.closeSheet)}</div>`,
      app.closeSheet,
    ),
  );
}
