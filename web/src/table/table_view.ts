/** The table during a game, on a desktop, a phone and a shared screen. */

import { html, noChange, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { colourClass, icon } from "../draw/pixels.ts";
import { seatFace, seatLevel } from "../games/bots.ts";
import type { Drawing, GameTable } from "../games/contract.ts";
import { ownPiece, seatName } from "../games/seats.ts";
import type { SeatView, State } from "../generated/protocol.ts";
import { seatCard } from "../ui/kit.ts";
import { isCompact, isLow, isNarrow, isSmall } from "../ui/settings.ts";
import { factsOf } from "../wire/state.ts";
import { say } from "../words.ts";
import { awayCall } from "./absence.ts";
import { hintButton, hintView } from "./assist.ts";
import { bubbleAt } from "./chat/bubbles.ts";
import { curtainView } from "./curtain.ts";
import { loadLobby, lobbyParts } from "./lobby/lobby_loader.ts";
import { logView, rotationOf } from "./log.ts";
import { onlyMovesView } from "./only_moves.ts";
import { padView } from "./pad_view.ts";
import { phase, seatState } from "./phase.ts";
import type { RevealQueue } from "./reveal_queue.ts";
import { banner, bar } from "./table_bar.ts";
import type { TableClient } from "./table_client.ts";
import { repeatButton, resultView, showsResult } from "./table_end.ts";
import { help } from "./table_help.ts";
import { hasFreeSeat, lateSeat, momentOf, type TableParts, talk } from "./table_parts.ts";

/** Frames left of a full redraw when the seats are drawn. */
const SEATS = 2;
const CONTROLS = 1;
const REST = 0;

export function tableView(parts: TableParts, latest: State): TemplateResult {
  const { client, reveals, curtain } = parts;
  const state = reveals.shown(latest);
  if (reveals.revealing === null && curtain.hangs(state)) return curtainView(client, curtain, parts.game, state);
  if (client.isPad) return padView(parts, state);
  const over = latest.phase === "over" && reveals.revealing === null;
  const kind = `${client.isScreen ? "big-screen" : ""} ${over && showsResult(latest.table) ? "with-result" : ""}`;
  return html`<div class="at-table game-${state.settings.game} ${kind}">
    ${bar(parts, state)}${banner(parts, state)}${awayCall(client)}
    <main class="table">
      ${client.isScreen ? nothing : html`<div class="column left">${reveals.settling > SEATS ? noChange : seatsAndStock(parts, state)}</div>`}
      <div class="board" id="board" @click=${() => reveals.revealing && reveals.skip()} @pointerdown=${(event: PointerEvent) => press(parts, event)}
        @pointerup=${() => release()} @pointercancel=${() => release()} @pointerleave=${() => release()}>${parts.game.board(state, momentOf(parts, state))}${plate(parts, state)}${againBadge(reveals)}</div>
      <div class="column right">
        ${reveals.settling > CONTROLS ? noChange : rightColumn(parts, state, over)}${corner(client, state)}
      </div>
    </main>
  </div>`;
}

function rightColumn(parts: TableParts, state: State, over: boolean): TemplateResult {
  if (over) return endSide(parts, state);
  return parts.client.isScreen ? screenSide(parts, state) : ownSide(parts, state);
}

/** After the game: the result, and the log unless it has the whole page. */
function endSide(parts: TableParts, state: State): TemplateResult {
  const { client, reveals, game, bubbles } = parts;
  const log = showsResult(state.table) || isCompact() ? nothing : logOnChange(parts, state);
  return html`${resultView(client, reveals, game, state, bubbles)}${log}`;
}

/** Redraws only if one of these values or the language has changed. */
function memoised(what: readonly unknown[], draw: () => unknown): unknown {
  return guard([document.documentElement.lang, ...what], draw);
}

function seatsAndStock(parts: TableParts, state: State): unknown {
  const { client, reveals, game, bubbles } = parts;
  return memoised(
    [
      state,
      reveals.revealing,
      reveals.shownEvents,
      reveals.scores,
      client.connection.yours,
      client.connection.present,
      bubbles.count,
    ],
    () => html`<ul class="seats">${state.seats.map((seat, at) => card(parts, state, seat, at))}</ul>
      ${game.panels?.left?.(state) ?? nothing}`,
  );
}

function ownSide(parts: TableParts, state: State): TemplateResult {
  const { client, reveals, game } = parts;
  const hint = reveals.revealing === null ? hintView(client, game, state) : nothing;
  return html`${phase(parts, state)}${onlyMovesView(client.onlyMoves, client.isAlone, reveals.skip)}${hint}${controls(parts, state)}${revealSide(parts, state)}
    ${reveals.settling > REST ? noChange : controlsSide(parts, state)}`;
}

function controlsSide(parts: TableParts, state: State): Drawing {
  if (isCompact()) return phoneSide(parts, state);
  return html`${parts.reveals.revealing === null ? help(parts, state) : nothing}
    ${wideAside(parts.game, state)}
    ${logOnChange(parts, state)}${isLow() ? nothing : talk(parts, state, "talkFold")}`;
}

function phoneSide({ client, game, reveals }: TableParts, state: State): Drawing {
  const { panels } = game;
  if (!panels?.phone || !isSmall()) return nothing;
  const hint = reveals.revealing === null ? hintButton(client, state) : nothing;
  return html`<div class="phone-aside">${hint}${memoised([factsOf(state)], () => panels.phone?.(state))}</div>`;
}

function wideAside({ panels }: GameTable, state: State): Drawing {
  if (!panels?.right) return nothing;
  return html`<div class="wide-aside">${memoised([factsOf(state)], () => panels.right?.(state))}</div>`;
}

/** Milliseconds after which a touch on the board is a long press. */
const HELD = 400;
let pressed = 0;
let release = (): void => {};

function press({ game, reveals }: TableParts, { pointerType }: PointerEvent): void {
  if (pointerType === "mouse" || reveals.revealing !== null || !game.hold) return;
  pressed = window.setTimeout(() => game.hold?.(true), HELD);
  release = () => {
    window.clearTimeout(pressed);
    game.hold?.(false);
  };
}

function logOnChange({ log, game }: TableParts, state: State): unknown {
  return memoised([log.groups, rotationOf(game, state)], () => logView(log));
}

function plate({ reveals, game }: TableParts, state: State): Drawing {
  return (reveals.revealing && game.reveals?.plate?.(state, reveals.revealing)) ?? nothing;
}

/** Marks a repeated reveal. */
function againBadge({ isAgain }: RevealQueue): Drawing {
  return isAgain ? html`<p class="again-badge notched">${icon("again", 24)}${say("web-replay")}</p>` : nothing;
}

function revealSide({ reveals, game }: TableParts, state: State): Drawing {
  return (reveals.revealing && game.reveals?.side?.(state, reveals.revealing, reveals.skip)) ?? nothing;
}

function screenSide(parts: TableParts, state: State): TemplateResult {
  const { reveals } = parts;
  const opened = revealSide(parts, state);
  return html`${phase(parts, state)}${repeatButton(reveals)}${
    opened === nothing
      ? html`${seatsAndStock(parts, state)}${reveals.settling > REST ? noChange : logOnChange(parts, state)}`
      : opened
  }`;
}

function card(
  { client, reveals, game, bubbles }: TableParts,
  state: State,
  seat: SeatView,
  at: number,
): TemplateResult {
  const name = seatName(state, at);
  const mine = !client.isScreen && client.mySeats.includes(at);
  const shown = mine ? ownSeatName(client, name) : name;
  const { hasPoints, ...parts } = game.seat(state, at);
  return seatCard({
    kind: colourClass(ownPiece(state, at)),
    ...parts,
    name: shown,
    change:
      mine && state.phase !== "over" && !isCompact()
        ? {
            label: say("web-you-named-change", { name: shown }),
            open: () => void loadLobby().then((lobby) => lobby.openSeatIdentity(client, game, state, at)),
          }
        : undefined,
    isBot: seat.holder === "bot",
    face: seatFace(seat),
    level: seatLevel(seat),
    bubble: bubbleAt(bubbles, at),
    points: hasPoints ? ((reveals.scores ?? state.current.points)[at] ?? null) : null,
    state: state.phase === "over" ? null : seatState(client, state, seat, at, reveals.revealing !== null),
  });
}

/** With "you", or only that if there is no room for more; the name if several people sit at this device. */
function ownSeatName(client: TableClient, name: string): string {
  if (client.isShared) return name;
  return isNarrow() ? say("web-you") : say("web-you-named", { name });
}

function controls(parts: TableParts, state: State): Drawing {
  const { client, game } = parts;
  if (client.mySeats.length > 0) return game.controls(state, momentOf(parts, state));
  if (client.isScreen) return nothing;
  const seat = state.phase === "playing" ? lateSeat(client, game, state) : nothing;
  return seat === nothing ? html`<p class="watching-note notched">${icon("eye", 24)}${say("web-watching")}</p>` : seat;
}

function corner(client: TableClient, state: State): Drawing {
  return (client.isScreen && hasFreeSeat(state) && lobbyParts()?.joinCorner(client, state)) || nothing;
}
