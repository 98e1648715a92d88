/** Before a rematch: who has accepted, and how long the others still have. */

import { html, nothing, type TemplateResult } from "lit-html";
import { colourClass, icon, isPiece, tile } from "../../draw/pixels.ts";
import { seatFace } from "../../games/bots.ts";
import { gameTitle } from "../../games/index.ts";
import { ownPiece, piecesIn, seatName } from "../../games/seats.ts";
import type { State } from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { pieceTiles } from "../../ui/identity.ts";
import { button } from "../../ui/kit.ts";
import { plainBar } from "../../ui/site_bar.ts";
import { factsOf } from "../../wire/state.ts";
import { say } from "../../words.ts";
import type { TableClient } from "../table_client.ts";
import { seriesScore } from "./series.ts";

/** Whether a lobby only waits for people to accept: everyone has their seat from the game before. */
export function waitsForRematch(client: TableClient, state: State): boolean {
  if (!state.previous || app.arranges === state.table || state.seats.some(({ holder }) => holder === "open"))
    return false;
  return client.isScreen || client.mySeats.length > 0 || client.connection.startsIn !== null;
}

function seatTiles(state: State, seat: number): TemplateResult {
  const pieces = piecesIn(factsOf(state), seat + 1).filter(isPiece);
  return pieces.length > 1 ? pieceTiles(pieces) : tile(ownPiece(state, seat), "", 24);
}

export function rematchWait(client: TableClient, state: State): TemplateResult {
  const { present, startsIn } = client.connection;
  const ready = present?.ready ?? [];
  const seconds = startsIn === null ? null : Math.ceil(startsIn / 1000);
  const start = (): void => void client.send({ type: "start" });
  return html`${plainBar()}<main class="lobby rematch-wait">
    <div class="lobby-title"><h1>${gameTitle(state.settings.game, 26)}<span>${say("web-rematch-title")}</span></h1>
      ${seconds === null ? nothing : html`<p class="count" aria-hidden="true">${say("web-rematch-in", { seconds })}</p>`}
      <p role="status">${say("web-rematch-waits")}</p></div>
    <ul class="rows">${state.seats.map((seat, at) => {
      const accepted = ready.includes(at) || seat.holder === "bot";
      return html`<li class="row notched ${seat.holder} ${colourClass(ownPiece(state, at))}">${seatTiles(state, at)}
        ${seatFace(seat, 36)}
        <span class="who"><b>${client.mySeats.includes(at) && !client.isShared ? say("web-you-named", { name: seat.name }) : seatName(state, at)}</b></span>
        <span class="connection">${icon(accepted ? "check" : "dots", 18)}${say(accepted ? "web-rematch-ready" : "web-rematch-asked")}</span></li>`;
    })}</ul>
    ${seriesScore(state)}
    ${client.isHost ? button(say("web-rematch-now"), start, { icon: "play" }) : nothing}
  </main>`;
}
