/** Public tables: games in progress, and the last finished ones. */

import { html, nothing, type TemplateResult } from "lit-html";
import { icon } from "../draw/pixels.ts";
import { botFace, botTitle } from "../games/bots.ts";
import { gameTitle } from "../games/index.ts";
import type { TableList, TableSummary } from "../generated/protocol.ts";
import { GamesList } from "../review/game_list.ts";
import { emptyPlate, frame, waysToPlay } from "../review/page_frame.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { button, link } from "../ui/kit.ts";
import type { PageAddress } from "../url_patterns.ts";
import { errorIn, get } from "../wire/api.ts";
import { say } from "../words.ts";

const AGAIN = 10_000;

class Watch {
  tables: readonly TableSummary[] | null = null;
  closed = false;
  readonly finished = new GamesList("");
  readonly #timer = window.setInterval(() => document.visibilityState === "visible" && void this.look(), AGAIN);

  constructor() {
    void this.look();
  }

  async look(): Promise<void> {
    try {
      this.tables = (await get<TableList>("/api/tables")).tables;
    } catch (error) {
      this.closed = errorIn(error).code !== "client.no-connection";
    }
    app.changed();
  }

  leave(): void {
    window.clearInterval(this.#timer);
  }

  view(): TemplateResult {
    if (this.closed) {
      const why = html`<p>${say("web-looking-no-public")}</p>`;
      return frame(html`<h1>${say("web-looking-watch")}</h1>${emptyPlate(why, waysToPlay())}`, "", "/watch");
    }
    return frame(
      html`<h1>${say("web-looking-watch")}</h1>
      ${
        this.tables === null
          ? html`<p role="status">${say("web-connecting")}</p>`
          : this.tables.length === 0
            ? emptyPlate(html`<p>${say("web-looking-no-tables")}</p>`, waysToPlay())
            : html`<ul class="game-list">${this.tables.map(tableItem)}</ul>`
      }
      <p class="looking-row">${button(say("web-looking-again"), () => void this.look(), { icon: "again" })}</p>
      ${this.finished.games.length > 0 ? html`<h2>${say("web-looking-finished")}</h2>${this.finished.view()}` : nothing}`,
      "",
      "/watch",
    );
  }
}

function player(name: string, isBot: boolean, at: number): TemplateResult {
  const shown = isBot ? botTitle(name, at) : name;
  return html`<li><span class=${isBot ? "bot" : ""}>${isBot ? botFace(name) : icon("people", 20)}</span><span>${shown}</span></li>`;
}

function tableItem(table: TableSummary): TemplateResult {
  const open = table.phase === "lobby" && table.free > 0;
  return html`<li class="game-item notched">
    <div><p class="what">${gameTitle(table.game, 18)}
        <small>${open ? say("web-looking-lobby", { free: table.free }) : say("web-looking-playing")}</small>
        <small>${say("web-looking-watching", { count: table.watching })}</small></p>
      <ul class="people">${table.players.map((name, at) => player(name, table.bots[at] ?? false, at))}</ul></div>
    <div class="do">${link(say(open ? "web-looking-go-join" : "web-looking-go-watch"), `/t/${table.table}`, { icon: open ? "hand" : "eye" })}</div></li>`;
}

export function open(_place: PageAddress, into: HTMLElement): LeavePage {
  const watch = new Watch();
  return app.show(
    into,
    () => say("web-looking-watch"),
    () => watch.view(),
    () => watch.leave(),
  );
}
