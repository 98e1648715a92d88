/** The bar above the board: title, banners and menus. */

import { html, nothing, type TemplateResult } from "lit-html";
import { colourClass, icon, tile } from "../draw/pixels.ts";
import type { Drawing } from "../games/contract.ts";
import { gameName } from "../games/index.ts";
import { ownPiece, seatName } from "../games/seats.ts";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { clock, iconButton, link } from "../ui/kit.ts";
import { isCompact, isLow, settingsButton, soundButton } from "../ui/settings.ts";
import { sheet } from "../ui/sheet.ts";
import { homeLink } from "../ui/site_bar.ts";
import { factsOf } from "../wire/state.ts";
import { say } from "../words.ts";
import { goneLines, leavingAsks, stopLines } from "./absence.ts";
import { loadLobby, lobbyParts } from "./lobby/lobby_loader.ts";
import { seriesStrip } from "./lobby/series.ts";
import { logLines } from "./log.ts";
import { timeLeft } from "./phase.ts";
import type { TableClient } from "./table_client.ts";
import { menuHelp } from "./table_help.ts";
import { type TableParts, talk } from "./table_parts.ts";

export function bar(parts: TableParts, state: State): TemplateResult {
  const { client, reveals } = parts;
  const compact = isCompact() && !client.isScreen;
  const left = compact && reveals.revealing === null ? timeLeft(client, state) : null;
  const facts = factsOf(state);
  // Once the game is over, the last turn stays.
  const turn = (state.phase === "over" && parts.log.turn) || Number(facts["turn"] ?? state.current.step + 1);
  const rounds = Number(facts["rounds"] ?? 0);
  return html`<header class="bar">
    ${homeLink(leavingAsks(client, state))}
    <div class="where"><h1>${gameName(state.settings.game)}</h1>
      ${rounds > 1 ? html`<span>${say("web-round", { round: Number(facts["round"]), rounds })}</span>` : nothing}
      <span>${say("web-turn", { turn })}</span></div>
    <span class="gap"></span>
    ${client.isScreen ? seriesStrip(state) : nothing}
    ${left === null ? nothing : clock(left, 20)}
    ${compact ? logButton(parts) : soundButton()}
    ${compact || (isLow() && !client.isScreen) ? talk(parts, state, "talkButton") : nothing}
    ${menuButton(parts, compact && state.phase !== "over" ? () => menuHelp(parts, state) : () => nothing)}
    ${compact && client.hasCompany(state) ? nothing : settingsButton()}
  </header>`;
}

/** The log as a button, if there is no room for it. */
function logButton({ log }: TableParts): TemplateResult {
  const open = (): void => app.openSheet(() => sheet(say("web-log"), logLines(log), app.closeSheet));
  return html`<button type="button" class="btn notched log-button" aria-label=${say("web-log")} @click=${open}>${icon("list", 20)}
    <span class="wide-only">${say("web-log")}</span></button>`;
}

/** The menu is loaded on demand. */
export function menuButton({ client, game }: TableParts, help: () => unknown): TemplateResult {
  const compact = isCompact() && !client.isScreen;
  const open = (): void => {
    app.openSheet(() => lobbyParts()?.menuSheet(client, game, help()) ?? html``);
    void app.attempt(loadLobby);
  };
  return iconButton(compact && !client.isPad ? "dots" : "list", say("web-menu"), open);
}

/** What everyone should know now: lost connection, paused clocks, busy bots, an announcement, a vote, the next game. */
export function banner({ client }: TableParts, state: State): TemplateResult {
  const { connection } = client;
  const isLost = connection.link === "lost" || connection.link === "connecting";
  const lines = [
    isLost && say("web-lost"),
    connection.announced?.saving === false && say("web-unsaved"),
    state.paused && state.phase === "playing" && say("web-paused"),
    connection.present?.busy && say("web-busy"),
    connection.announced?.text,
  ].filter(Boolean);
  return html`<div class="banner" role="status">${lines.map((line) => html`<p>${line}</p>`)}${client.nextGame.view(state, client.mySeats)}${isLost ? nothing : goneLines(client, state)}${stopLines(client, state)}${nextPlate(client, state)}</div>`;
}

/** Another game with the same people: who proposes it, and the link. */
function nextPlate({ next, nextBy, pathOf }: TableClient, state: State): Drawing {
  const table = next || state.next;
  if (!table || state.phase !== "over") return nothing;
  const piece = nextBy < 0 ? null : ownPiece(state, nextBy);
  return html`<div class="next-plate ${piece ? colourClass(piece) : ""}">${piece ? tile(piece, "", 24) : nothing}
    <b>${piece ? say("web-next-by", { name: seatName(state, nextBy) }) : say("web-next-ready")}</b>${link(say("web-next-go"), pathOf(table), { icon: "play", kind: "primary" })}</div>`;
}
