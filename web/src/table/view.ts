/** The table in play, on a desk, on a phone, on the big screen and as a pad. */

import { html, noChange, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { address } from "../addresses.ts";
import { icon, tile } from "../draw/pixels.ts";
import { pixlMarks, pixlSeat } from "../games/pixl/cards.ts";
import { type PixlHand, pixlAside, pixlControls, pixlFactsOf, pixlTableBoard } from "../games/pixl/play.ts";
import { phaseList, pixoidHaul, programRows } from "../games/pixoid/panels.ts";
import { type PixoidHand, pixoidControls, pixoidFactsOf, pixoidTableBoard } from "../games/pixoid/play.ts";
import type { Revealed, SeatTold, State } from "../generated/protocol.ts";
import { remember } from "../storage.ts";
import { app } from "../ui/app.ts";
import { homeLink } from "../ui/home_link.ts";
import { button, clock, iconButton, type SeatState, seatCard } from "../ui/kit.ts";
import { isMuted, isSmall, openSettings } from "../ui/settings.ts";
import { factsOf } from "../wire/state.ts";
import { say } from "../words.ts";
import { hintButton, openTextView } from "./assist.ts";
import { quarterTurn, turnButton } from "./board_rotation.ts";
import { type Curtain, curtainView } from "./curtain.ts";
import { type Log, logView } from "./log.ts";
import { menuSheet } from "./menu.ts";
import { overviewButton, stock } from "./overview.ts";
import { resultView, showsResult } from "./result.ts";
import type { RevealQueue } from "./reveal_queue.ts";
import type { Room } from "./room.ts";
import { ownPiece, roleOf, seatName } from "./seats.ts";

export interface TableParts {
  readonly room: Room;
  readonly stage: RevealQueue;
  readonly pixoid: PixoidHand;
  readonly pixl: PixlHand;
  readonly curtain: Curtain;
  readonly log: Log;
}

export function tableView(parts: TableParts, latest: State): TemplateResult {
  const { room, stage, curtain } = parts;
  const state = stage.shown(latest);
  if (stage.revealing === null && curtain.hangs(state)) return curtainView(room, curtain, state);
  if (room.isPad) return padView(parts, state);
  const over = latest.phase === "over" && stage.revealing === null;
  const kind = `${room.isScreen ? "big-screen" : ""} ${over && showsResult(latest.table) ? "with-result" : ""}`;
  return html`<div class="at-table game-${state.settings.game} ${kind}">
    ${bar(parts, state)}${banner(parts, state)}
    <main class="table">
      ${room.isScreen ? nothing : html`<div class="column left">${stage.settling > 2 ? noChange : seatsAndStock(parts, state)}</div>`}
      <div class="board" id="board" @click=${() => stage.revealing && stage.skip()}>${board(parts, state)}</div>
      <div class="column right">
        ${stage.settling > 1 ? noChange : over ? resultView(room, latest) : room.isScreen ? screenSide(parts, state) : ownSide(parts, state)}
      </div>
    </main>
  </div>`;
}

/** What is drawn again only in another language, or when something of this is no longer what it was. */
function kept(what: readonly unknown[], draw: () => unknown): unknown {
  return guard([document.documentElement.lang, ...what], draw);
}

/** Who plays, and what is at stake. */
function seatsAndStock(parts: TableParts, state: State): unknown {
  const { room, stage } = parts;
  return kept(
    [state, stage.revealing, stage.scores, room.connection.yours],
    () => html`<ul class="seats">${state.seats.map((seat, at) => card(parts, state, seat, at))}</ul>
      ${state.settings.game === "pixl" ? nothing : stock(state)}`,
  );
}

/** What is going on, one's own controls, and what has happened. */
function ownSide(parts: TableParts, state: State): TemplateResult {
  const { room, stage } = parts;
  return html`${phase(parts, state)}${controls(parts, state)}
    ${
      stage.settling > 0
        ? noChange
        : html`${stage.revealing === null ? html`<div class="help">${hintButton(room, state)}${textButton(parts)}${turnButton(state.settings.game)}${overview(parts)}</div>` : nothing}
          ${state.settings.game === "pixl" ? html`<div class="wide-aside">${kept([factsOf(state)], () => pixlAside(state))}</div>` : nothing}
          ${keptLog(parts)}`
    }`;
}

function keptLog({ log }: TableParts): unknown {
  return kept([log.groups, log.turn()], () => logView(log));
}

function overview({ room, stage }: TableParts): TemplateResult {
  return overviewButton(() => (room.state ? stage.shown(room.state) : null));
}

function textButton({ room, curtain }: TableParts): TemplateResult {
  const open = (state: State): readonly number[] => curtain.open(state);
  return button(say("web-text-view"), () => openTextView(room, open, quarterTurn(room)), {
    icon: "list",
    kind: "quiet",
  });
}

/** On the big screen: who is ready, and during a reveal what everybody has programmed. */
function screenSide(parts: TableParts, state: State): TemplateResult {
  const { stage } = parts;
  const { revealing } = stage;
  if (revealing === null || state.settings.game === "pixl" || revealing.played.length < 2) {
    return html`${phase(parts, state)}${seatsAndStock(parts, state)}${stage.settling > 0 ? noChange : keptLog(parts)}`;
  }
  const names = state.seats.map((_, seat) => seatName(state, seat));
  return html`${phase(parts, state)}${phaseList(stage.phase, revealing.events)}
    ${programRows(pixoidFactsOf(state), revealing.played, revealing.events, names, quarterTurn(parts.room))}`;
}

function bar({ room }: TableParts, state: State): TemplateResult {
  const facts = factsOf(state);
  const rounds = Number(facts["rounds"] ?? 0);
  return html`<header class="bar">
    ${homeLink()}
    <div class="where"><h1>${state.settings.game === "pixl" ? "Pixl" : "Pixoid"}</h1>
      ${rounds > 1 ? html`<span>${say("web-round", { round: Number(facts["round"]), rounds })}</span>` : nothing}
      <span>${say("web-turn", { turn: Number(facts["turn"] ?? 0) })}</span></div>
    <span class="gap"></span>
    ${iconButton(
      "sound",
      say("web-sound"),
      () => {
        remember("sound", isMuted() ? "" : "off");
        app.changed();
      },
      !isMuted(),
    )}
    ${iconButton("list", say("web-menu"), () => app.openSheet(() => menuSheet(room)))}
    ${iconButton("gear", say("web-settings"), openSettings)}
  </header>`;
}

/** What everybody should know now: no connection, standing clocks, busy bots, an announcement, another game. */
function banner({ room }: TableParts, state: State): TemplateResult {
  const { connection } = room;
  const lines = [
    connection.link === "lost" || connection.link === "connecting" ? say("web-lost") : "",
    state.paused && state.phase === "playing" ? say("web-paused") : "",
    connection.present?.busy ? say("web-busy") : "",
    connection.announcement,
  ].filter((line) => line !== "");
  const next = room.next || state.next;
  return html`<div class="banner" role="status">${lines.map((line) => html`<p>${line}</p>`)}${
    next && state.phase === "over"
      ? html`<p>${say("web-next-ready")} <a href=${address(room.pathOf(next))}>${say("web-next-go")}</a></p>`
      : nothing
  }</div>`;
}

/** What a seat does now. While a step is shown, everybody who had to decide has. */
function seatState(state: State, seat: SeatTold, at: number, showing = false): SeatState {
  if (seat.holder === "open") return "open";
  const own = state.current.decisions.filter((one) => one.seat === at);
  if (own.length > 0 && (showing || own.every((one) => one.decided))) return "ready";
  if (seat.away) return "away";
  if (own.length > 0) return "choosing";
  return seat.holder === "bot" ? "bot" : "waiting";
}

function card({ room, stage }: TableParts, state: State, seat: SeatTold, at: number): TemplateResult {
  const piece = ownPiece(state, at);
  const isPixl = state.settings.game === "pixl";
  const active = isPixl ? state.current.decisions.some((one) => one.seat === at) : factsOf(state)["pixoid"] === piece;
  const mine = room.mySeats.includes(at);
  const standard = state.settings.options["game"] !== "short";
  return seatCard({
    kind: piece ? (isPixl ? `e-${piece}` : `s-${piece}`) : "",
    marks: isPixl ? pixlMarks(pixlFactsOf(state), at + 1) : piece ? tile(piece, "", 24) : html``,
    name: mine ? say("web-you-named", { name: seatName(state, at) }) : seatName(state, at),
    isBot: seat.holder === "bot",
    role: roleOf(state, at),
    points: isPixl || standard ? ((stage.scores ?? state.current.points)[at] ?? null) : null,
    state: state.phase === "over" ? null : seatState(state, seat, at, stage.revealing !== null),
    active,
    extra: isPixl ? pixlSeat(pixlFactsOf(state), at + 1) : active ? pixoidHaul(pixoidFactsOf(state)) : nothing,
  });
}

function board({ room, stage, pixoid, pixl, curtain }: TableParts, state: State): TemplateResult {
  const revealing = stage.revealing;
  if (state.settings.game === "pixl") return pixlTableBoard(pixl, state, revealing !== null);
  return pixoidTableBoard(room, pixoid, state, {
    turn: quarterTurn(room),
    compact: isSmall(),
    open: revealing === null ? curtain.open(state) : [],
  });
}

/** What is going on: who is waited for, and how long. */
function phase({ room, stage }: TableParts, state: State): TemplateResult {
  const mine = state.current.decisions.filter((one) => room.mySeats.includes(one.seat));
  const left = mine
    .concat(state.current.decisions)
    .map((one) => room.connection.left(one.piece))
    .find((one) => one !== null);
  const waits = stage.revealing === null && mine.some((one) => !one.decided);
  return html`<section class="phase notched ${waits ? "own" : ""}" aria-live="off">
    <div><h2>${phaseTitle(room, stage, state)}</h2>${stage.revealing === null ? html`<small>${readyCount(state)}</small>` : nothing}</div>
    ${
      stage.revealing !== null
        ? button(say("web-skip"), () => stage.skip(), { icon: "play" })
        : left !== undefined && left !== null
          ? clock(left)
          : nothing
    }
  </section>`;
}

function phaseTitle(room: Room, stage: RevealQueue, state: State): string {
  if (stage.revealing !== null) return revealTitle(stage.revealing, state);
  const due = state.current.decisions;
  const mine = due.filter((one) => room.mySeats.includes(one.seat));
  if (mine.some((one) => !one.decided)) {
    return say(
      state.settings.game === "pixl" ? "web-your-turn" : due.length > 1 ? "web-program-secret" : "web-place-cube",
    );
  }
  const [first] = due;
  if (due.length === 1 && first) return say("web-turn-of", { name: seatName(state, first.seat) });
  return say(mine.length ? "web-waiting-others" : "web-program-secret");
}

function revealTitle(revealing: Revealed, state: State): string {
  const [first, second] = revealing.played;
  return first && !second ? say("web-played", { name: seatName(state, first.seat) }) : say("web-revealing");
}

function readyCount(state: State): string {
  const due = state.current.decisions;
  return due.length > 1
    ? say("web-ready-count", { ready: due.filter((one) => one.decided).length, all: due.length })
    : "";
}

function controls(parts: TableParts, state: State): TemplateResult | typeof nothing {
  const { room, stage, pixoid, pixl, curtain } = parts;
  if (room.mySeats.length === 0)
    return room.isScreen ? nothing : html`<p class="card notched">${say("web-watching")}</p>`;
  if (state.settings.game === "pixl") return pixlControls(pixl, state);
  if (stage.revealing !== null) return nothing;
  return pixoidControls(room, pixoid, state, curtain.open(state), "plate", quarterTurn(room));
}

/** A phone that is nothing but a controller: no board, no sounds of the game. */
function padView(parts: TableParts, state: State): TemplateResult {
  const { room, pixoid, pixl, curtain, stage } = parts;
  const [seat] = room.mySeats;
  if (seat === undefined) return watchingPad(parts, state);
  const piece = ownPiece(state, seat);
  return html`<div class="pad ${piece ? (state.settings.game === "pixl" ? `e-${piece}` : `s-${piece}`) : ""}">
    <header class="me">${piece ? tile(piece, "large", 36) : nothing}
      <div><h1>${seatName(state, seat)}</h1><small>${roleOf(state, seat)}</small></div>
      ${padClock(parts, state)}
      ${iconButton("list", say("web-menu"), () => app.openSheet(() => menuSheet(room)))}
      ${iconButton("gear", say("web-settings"), openSettings)}</header>
    ${banner(parts, state)}
    <main>
    <ul class="others">${state.seats.map((other, at) =>
      at === seat
        ? nothing
        : html`<li>${padTile(state, at)}${other.holder === "bot" ? icon("bot", 16) : nothing}<span>${say(`web-seat-${seatState(state, other, at)}`)}</span></li>`,
    )}</ul>
    ${
      state.phase === "over"
        ? resultView(room, state)
        : stage.revealing !== null
          ? html`<p class="look-up">${icon("tv", 32)}${say("web-look-at-screen")}</p>`
          : state.settings.game === "pixl"
            ? html`<div class="board" id="board">${pixlTableBoard(pixl, state, false)}</div>${pixlControls(pixl, state)}`
            : padControls(room, pixoid, state, curtain)
    }${state.phase === "over" ? nothing : html`<div class="help">${coverButton(parts, state)}${textButton(parts)}${state.settings.game === "pixl" ? turnButton("pixl") : nothing}${overview(parts)}</div>`}</main>
  </div>`;
}

/** Nobody beside shall read a phone that lies on the table. */
function coverButton({ pixoid, stage }: TableParts, state: State): TemplateResult | typeof nothing {
  if (state.settings.game === "pixl" || stage.revealing !== null) return nothing;
  return button(say("web-pixoid-cover"), () => pixoid.coverAll(), { icon: "eye", kind: "quiet" });
}

/** A phone without a seat: it can be told who plays, and show the board. */
function watchingPad(parts: TableParts, state: State): TemplateResult {
  return html`<div class="pad">
    ${banner(parts, state)}
    <main><h1 class="look-up">${icon("tv", 32)}${say("web-watching")}</h1>
      <a class="btn notched" href=${address(`/t/${state.table}`)}>${say("web-board-here")}</a></main>
  </div>`;
}

function padClock({ room }: TableParts, state: State): TemplateResult | typeof nothing {
  const left = state.current.decisions
    .filter((one) => room.mySeats.includes(one.seat))
    .map((one) => room.connection.left(one.piece))
    .find((one) => one !== null);
  return left === undefined || left === null ? nothing : clock(left, 22);
}

function padControls(room: Room, hand: PixoidHand, state: State, curtain: Curtain): TemplateResult {
  const own = pixoidControls(room, hand, state, curtain.open(state), "pad", 0);
  return own === nothing ? html`<p class="look-up">${icon("tv", 32)}${say("web-look-at-screen")}</p>` : html`${own}`;
}

function padTile(state: State, at: number): TemplateResult | typeof nothing {
  const piece = ownPiece(state, at);
  return piece ? tile(piece, "small", 16) : nothing;
}
