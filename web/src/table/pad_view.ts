/** A phone used only as a controller: no board, no game sounds. */

import { html, nothing, type TemplateResult } from "lit-html";
import { colourClass, icon, tile } from "../draw/pixels.ts";
import { botFace } from "../games/bots.ts";
import type { Drawing } from "../games/contract.ts";
import { duePiece, ownPiece, seatName } from "../games/seats.ts";
import type { State } from "../generated/protocol.ts";
import { button, clock, link } from "../ui/kit.ts";
import { settingsButton } from "../ui/settings.ts";
import { say } from "../words.ts";
import { awayCall } from "./absence.ts";
import { seatState } from "./phase.ts";
import { banner, menuButton } from "./table_bar.ts";
import { resultView } from "./table_end.ts";
import { overview, textButton, turning } from "./table_help.ts";
import { lateSeat, momentOf, type TableParts, talk } from "./table_parts.ts";

export function padView(parts: TableParts, state: State): TemplateResult {
  const { client, game, reveals } = parts;
  const [seat] = client.mySeats;
  if (seat === undefined) return watchingPad(parts, state);
  const piece = duePiece(state, seat);
  return html`<div class="pad ${colourClass(piece)}">
    <header class="me">${tile(piece, "large", 36)}
      <div><h1>${seatName(state, seat)}</h1><small>${game.seat(state, seat).role}</small></div>
      ${padClock(parts, state)}
      ${talk(parts, state, "talkButton")}${menuButton(parts, () => nothing)}
      ${settingsButton()}</header>
    ${banner(parts, state)}${awayCall(client)}
    <main>
    <ul class="others">${state.seats.map((other, at) =>
      at === seat || state.phase === "over"
        ? nothing
        : html`<li class=${colourClass(ownPiece(state, at))}>${tile(ownPiece(state, at), "small", 16)}${other.holder === "bot" ? botFace(other.name) : nothing}<span>${say(`web-seat-${seatState(client, state, other, at, reveals.revealing !== null)}`)}</span></li>`,
    )}</ul>
    ${padBody(parts, state)}</main>
  </div>`;
}

/** The result, or the controls; during a reveal, a note to look at the shared screen. */
function padBody(parts: TableParts, state: State): TemplateResult {
  const { client, reveals, game, bubbles } = parts;
  if (state.phase === "over" && reveals.revealing === null) return resultView(client, reveals, game, state, bubbles);
  const told = (reveals.revealing && game.reveals?.followed?.(state, reveals.revealing)) ?? nothing;
  const looks = told !== nothing ? told : html`<p class="look-up">${icon("tv", 32)}${say("web-look-at-screen")}</p>`;
  return html`${reveals.revealing === null ? padControls(parts, state) : looks}<div class="help">${padHelp(parts, state)}</div>`;
}

function padControls(parts: TableParts, state: State): Drawing {
  const { game } = parts;
  const moment = momentOf(parts, state);
  return game.pad
    ? game.pad(state, moment)
    : html`<div class="board" id="board">${game.board(state, moment)}</div>${game.controls(state, moment)}`;
}

/** Hints and menus, without anything that neighbours could read on a phone that lies on the table. */
function padHelp(parts: TableParts, state: State): TemplateResult {
  const { client, reveals, game } = parts;
  const { secrets } = game;
  const mayDecide = state.current.decisions.some(({ seat }) => client.mySeats.includes(seat));
  const cover =
    secrets && mayDecide && reveals.revealing === null
      ? button(secrets.label(), () => secrets.cover(), { icon: "eye", kind: "quiet" })
      : nothing;
  return html`${cover}${textButton(parts)}${turning(game, state)}${overview(parts)}`;
}

/** A phone without a seat: it can take one, or show the board. */
function watchingPad(parts: TableParts, state: State): TemplateResult {
  return html`<div class="pad">
    ${banner(parts, state)}
    <main>${lateSeat(parts.client, parts.game, state)}<h1 class="look-up">${icon("tv", 32)}${say("web-watching")}</h1>
      ${link(say("web-board-here"), `/t/${state.table}`)}</main>
  </div>`;
}

/** Hidden during a reveal: the next step's clock would give away that it has begun. */
function padClock({ client, reveals }: TableParts, state: State): TemplateResult | typeof nothing {
  if (reveals.revealing !== null) return nothing;
  const left = state.current.decisions
    .filter((one) => client.mySeats.includes(one.seat))
    .map((one) => client.connection.left(one.piece))
    .find((one) => one !== null);
  return left === undefined || left === null ? nothing : clock(left, 22);
}
