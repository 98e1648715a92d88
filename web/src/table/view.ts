/** The table in play, on a desk, on a phone, on the big screen and as a pad. */

import { html, noChange, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { colourClass, icon, tile } from "../draw/pixels.ts";
import { turnButton } from "../games/board_rotation.ts";
import { botFace, seatFace, seatLevel } from "../games/bots.ts";
import { gameName } from "../games/index.ts";
import { duePiece, ownPiece, seatName } from "../games/seats.ts";
import type { Drawing, GameTable, TableMoment } from "../games/view.ts";
import type { Revealed, SeatTold, State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { homeLink } from "../ui/home_link.ts";
import { button, clock, iconButton, link, type SeatState, seatCard } from "../ui/kit.ts";
import { isCompact, isLow, isNarrow, settingsButton, soundButton } from "../ui/settings.ts";
import { sheet } from "../ui/sheet.ts";
import { factsOf } from "../wire/state.ts";
import { say } from "../words.ts";
import { awayCall, goneLines, goneSeats, stopLines } from "./absence.ts";
import { hintButton, hintView } from "./assist.ts";
import { type Bubbles, bubbleAt } from "./chat/bubbles.ts";
import { hasCompany } from "./chat/company.ts";
import { type Curtain, curtainView } from "./curtain.ts";
import { leavingAsks } from "./leave_question.ts";
import { loadLobby, lobbyParts } from "./lobby/lobby_loader.ts";
import { seriesStrip } from "./lobby/series.ts";
import { type Log, logLines, logView } from "./log.ts";
import { sheetButton } from "./overview.ts";
import { repeatButton, resultView, showsResult } from "./result.ts";
import type { RevealQueue } from "./reveal_queue.ts";
import type { Room } from "./room.ts";

export interface TableParts {
  readonly room: Room;
  readonly reveals: RevealQueue;
  readonly game: GameTable;
  readonly curtain: Curtain;
  readonly log: Log;
  readonly bubbles: Bubbles;
}

export function tableView(parts: TableParts, latest: State): TemplateResult {
  const { room, reveals, curtain } = parts;
  const state = reveals.shown(latest);
  if (reveals.revealing === null && curtain.hangs(state)) return curtainView(room, curtain, parts.game, state);
  if (room.isPad) return padView(parts, state);
  const over = latest.phase === "over" && reveals.revealing === null;
  const kind = `${room.isScreen ? "big-screen" : ""} ${over && showsResult(latest.table) ? "with-result" : ""}`;
  return html`<div class="at-table game-${state.settings.game} ${kind}">
    ${bar(parts, state)}${banner(parts, state)}${awayCall(room)}
    <main class="table">
      ${room.isScreen ? nothing : html`<div class="column left">${reveals.settling > 2 ? noChange : seatsAndStock(parts, state)}</div>`}
      <div class="board" id="board" @click=${() => reveals.revealing && reveals.skip()} @pointerdown=${(event: PointerEvent) => press(parts, event)}
        @pointerup=${() => release()} @pointercancel=${() => release()} @pointerleave=${() => release()}>${parts.game.board(state, momentOf(parts, state))}${plate(parts, state)}${againBadge(reveals)}</div>
      <div class="column right">
        ${reveals.settling > 1 ? noChange : over ? html`${resultView(room, reveals, parts.game, latest, parts.bubbles)}${showsResult(latest.table) || isCompact() ? nothing : keptLog(parts, state)}` : room.isScreen ? screenSide(parts, state) : ownSide(parts, state)}${corner(room, state)}
      </div>
    </main>
  </div>`;
}

/** Whose secrets may be seen on this screen, and whether a step is being shown. */
function momentOf({ reveals, curtain }: TableParts, state: State): TableMoment {
  const showing = reveals.revealing !== null;
  return { open: showing ? [] : curtain.open(state), showing };
}

/** What is drawn again only in another language, or when something of this is no longer what it was. */
function kept(what: readonly unknown[], draw: () => unknown): unknown {
  return guard([document.documentElement.lang, ...what], draw);
}

/** Who plays, and what is at stake. */
function seatsAndStock(parts: TableParts, state: State): unknown {
  const { room, reveals, game, bubbles } = parts;
  return kept(
    [state, reveals.revealing, reveals.scores, room.connection.yours, room.connection.present, bubbles.count],
    () => html`<ul class="seats">${state.seats.map((seat, at) => card(parts, state, seat, at))}</ul>
      ${game.left?.(state) ?? nothing}`,
  );
}

/** What is going on, one's own controls, and what has happened. */
function ownSide(parts: TableParts, state: State): TemplateResult {
  const { reveals, game } = parts;
  const hint = reveals.revealing === null ? hintView(parts.room, game, state) : nothing;
  return html`${phase(parts, state)}${hint}${controls(parts, state)}${revealSide(parts, state)}
    ${
      reveals.settling > 0
        ? noChange
        : isCompact()
          ? nothing
          : html`${reveals.revealing === null ? help(parts, state) : nothing}
          ${game.right ? html`<div class="wide-aside">${kept([factsOf(state)], () => game.right?.(state))}</div>` : nothing}
          ${keptLog(parts, state)}${isLow() ? nothing : talk(parts, state, "talkFold")}`
    }`;
}

/** A hint, the table in words, turning the board, and what there is no room for. */
function help(parts: TableParts, state: State): TemplateResult {
  return html`<div class="help">${repeatButton(parts.reveals)}${onBoard(parts, state)}${textButton(parts)}${overview(parts)}</div>`;
}

/** The same in the menu, which goes where something happens on the board. */
function menuHelp(parts: TableParts, state: State): TemplateResult {
  return html`<div class="help" @click=${app.closeSheet}>${repeatButton(parts.reveals)}${onBoard(parts, state)}</div>
    <div class="help">${textButton(parts)}${overview(parts)}</div>`;
}

/** After so many milliseconds a finger on the board is held. */
const HELD = 400;
let pressed = 0;
let release = (): void => {};

/** A finger that is held on the board asks where everybody could be. */
function press({ game, reveals }: TableParts, { pointerType }: PointerEvent): void {
  if (pointerType === "mouse" || reveals.revealing !== null || !game.hold) return;
  pressed = window.setTimeout(() => game.hold?.(true), HELD);
  release = () => {
    window.clearTimeout(pressed);
    game.hold?.(false);
  };
}

/** While it is held, the board shows where everybody could be. */
function reachButton(game: GameTable, state: State): Drawing {
  const hold = game.hold;
  if (!hold || state.phase !== "playing" || factsOf(state)["phase"] === "placing") return nothing;
  const set = (held: boolean) => () => hold.call(game, held);
  return html`<button type="button" class="btn notched quiet reach-button" @pointerdown=${set(true)} @pointerup=${set(false)}
    @pointerleave=${set(false)} @pointercancel=${set(false)} @contextmenu=${(event: Event) => event.preventDefault()}
    @keydown=${(event: KeyboardEvent) => (event.key === " " || event.key === "Enter") && hold.call(game, true)}
    @keyup=${set(false)} @blur=${set(false)}>${icon("eye")}<span>${say("web-hold")}</span></button>`;
}

function onBoard({ room, game }: TableParts, state: State): TemplateResult {
  const { rotations } = game;
  return html`${hintButton(room, state)}${reachButton(game, state)}${rotations ? turnButton(state.settings.game, rotations) : nothing}`;
}

/** The log where there is no room for it: a button that counts what was told since. */
function logButton({ log }: TableParts): TemplateResult {
  const open = (): void => {
    log.read();
    app.openSheet(() => sheet(say("web-log"), logLines(log), app.closeSheet));
  };
  const { unread } = log;
  const label = unread ? say("web-log-unread", { count: unread }) : say("web-log");
  return html`<button type="button" class="btn notched log-button" aria-label=${label} @click=${open}>${icon("list", 20)}
    <span class="wide-only">${say("web-log")}</span>${unread ? html`<b>${unread}</b>` : nothing}</button>`;
}

function keptLog({ log, game }: TableParts, state: State): unknown {
  return kept([log.groups, game.rotation(state)], () => logView(log));
}

function overview({ room, reveals, game }: TableParts): TemplateResult {
  const shown = (): State | null => room.state && reveals.shown(room.state);
  const view = (state: State): TemplateResult => html`<div class="overview">${game.overview(state)}</div>`;
  return html`<span class="overview-button">${sheetButton(say("web-overview"), "stack", shown, view)}</span>`;
}

/** For whoever wants more than the picture: the same table in words. */
function textButton({ room, reveals, curtain, game }: TableParts): TemplateResult {
  const shown = (): State | null => room.state && reveals.shown(room.state);
  const view = (state: State): TemplateResult => game.inWords(state, { open: curtain.open(state), showing: false });
  return sheetButton(say("web-text-view"), "list", shown, view);
}

/** What lies over the board while a step is shown. */
function plate({ reveals, game }: TableParts, state: State): Drawing {
  return (reveals.revealing && game.revealPlate?.(state, reveals.revealing)) ?? nothing;
}

/** What is shown once more is no news: it says so. */
function againBadge({ isAgain }: RevealQueue): Drawing {
  return isAgain ? html`<p class="again-badge notched">${icon("again", 24)}${say("web-replay")}</p>` : nothing;
}

/** What stands beside the board while a step is shown. */
function revealSide({ reveals, game }: TableParts, state: State): Drawing {
  return (reveals.revealing && game.revealSide?.(state, reveals.revealing, reveals.skip)) ?? nothing;
}

/** On the big screen: who is ready, and during a reveal what everybody has programmed. */
function screenSide(parts: TableParts, state: State): TemplateResult {
  const { reveals } = parts;
  const opened = revealSide(parts, state);
  return html`${phase(parts, state)}${repeatButton(reveals)}${
    opened === nothing
      ? html`${seatsAndStock(parts, state)}${reveals.settling > 0 ? noChange : keptLog(parts, state)}`
      : opened
  }`;
}

function bar(parts: TableParts, state: State): TemplateResult {
  const { room, reveals } = parts;
  const compact = isCompact() && !room.isScreen;
  const left = compact && reveals.revealing === null ? timeLeft(room, state) : null;
  const facts = factsOf(state);
  // Once it is over there is no turn to come: the last one was the last.
  const turn = (state.phase === "over" && parts.log.turn) || Number(facts["turn"] ?? state.current.step + 1);
  const rounds = Number(facts["rounds"] ?? 0);
  return html`<header class="bar">
    ${homeLink(leavingAsks(room, state))}
    <div class="where"><h1>${gameName(state.settings.game)}</h1>
      ${rounds > 1 ? html`<span>${say("web-round", { round: Number(facts["round"]), rounds })}</span>` : nothing}
      <span>${say("web-turn", { turn })}</span></div>
    <span class="gap"></span>
    ${room.isScreen ? seriesStrip(state) : nothing}
    ${left === null ? nothing : clock(left, 20)}
    ${compact ? logButton(parts) : soundButton()}
    ${compact || (isLow() && !room.isScreen) ? talk(parts, state, "talkButton") : nothing}
    ${menuButton(parts, compact && state.phase !== "over" ? () => menuHelp(parts, state) : () => nothing)}
    ${compact && hasCompany(room, state) ? nothing : settingsButton()}
  </header>`;
}

/** Writing to each other, where anybody else is there. */
function talk({ room }: TableParts, state: State, part: "talkButton" | "talkFold"): Drawing {
  return (hasCompany(room, state) && lobbyParts()?.[part](room, state)) || nothing;
}

/** What can be done besides playing is loaded when somebody asks for it. */
function menuButton({ room, game }: TableParts, help: () => unknown): TemplateResult {
  const compact = isCompact() && !room.isScreen;
  const open = (): void => app.openSheet(() => lobbyParts()?.menuSheet(room, game, help()) ?? html``);
  return iconButton(compact && !room.isPad ? "dots" : "list", say("web-menu"), open);
}

/** What everybody should know now: no connection, standing clocks, busy bots, an announcement, a vote, another game. */
function banner({ room }: TableParts, state: State): TemplateResult {
  const { connection } = room;
  const lines = [
    (connection.link === "lost" || connection.link === "connecting") && say("web-lost"),
    connection.announced?.saving === false && say("web-unsaved"),
    state.paused && state.phase === "playing" && say("web-paused"),
    connection.present?.busy && say("web-busy"),
    connection.announced?.text,
  ].filter(Boolean);
  return html`<div class="banner" role="status">${lines.map((line) => html`<p>${line}</p>`)}${goneLines(room, state)}${stopLines(room, state)}${nextPlate(room, state)}</div>`;
}

/** Another game with the same people: who asks for it, and the way there. */
function nextPlate({ next, nextBy, pathOf }: Room, state: State): Drawing {
  const table = next || state.next;
  if (!table || state.phase !== "over") return nothing;
  const piece = nextBy < 0 ? null : ownPiece(state, nextBy);
  return html`<div class="next-plate ${piece ? colourClass(piece) : ""}">${piece ? tile(piece, "", 24) : nothing}
    <b>${piece ? say("web-next-by", { name: seatName(state, nextBy) }) : say("web-next-ready")}</b>${link(say("web-next-go"), pathOf(table), { icon: "play", kind: "primary" })}</div>`;
}

/** What a seat does now. While a step is shown, everybody who had to decide has. */
function seatState(room: Room, state: State, seat: SeatTold, at: number, showing = false): SeatState {
  if (seat.holder === "open") return "open";
  const own = state.current.decisions.filter((one) => one.seat === at);
  if (seat.away) return "away";
  if (own.length > 0 && (showing || own.every((one) => one.decided))) return "ready";
  if (goneSeats(room, state).includes(at)) return "gone";
  if (own.length > 0) return "choosing";
  return seat.holder === "bot" ? "bot" : "waiting";
}

function card({ room, reveals, game, bubbles }: TableParts, state: State, seat: SeatTold, at: number): TemplateResult {
  const name = seatName(state, at);
  const mine = !room.isScreen && room.mySeats.includes(at);
  const shown = mine ? ownSeatName(room, name) : name;
  const { hasPoints, ...parts } = game.seat(state, at);
  return seatCard({
    kind: colourClass(ownPiece(state, at)),
    ...parts,
    name: shown,
    change:
      mine && state.phase !== "over" && !isCompact()
        ? {
            label: say("web-you-named-change", { name: shown }),
            open: () => void loadLobby().then((lobby) => lobby.openSeatIdentity(room, game, state, at)),
          }
        : undefined,
    isBot: seat.holder === "bot",
    face: seatFace(seat),
    level: seatLevel(seat),
    said: bubbleAt(bubbles, at),
    points: hasPoints ? ((reveals.scores ?? state.current.points)[at] ?? null) : null,
    state: state.phase === "over" ? null : seatState(room, state, seat, at, reveals.revealing !== null),
  });
}

/** Oneself, in a word where there is no room for more; with one's name where several sit at this device. */
function ownSeatName(room: Room, name: string): string {
  if (!isNarrow()) return say("web-you-named", { name });
  return room.isShared ? name : say("web-you");
}

/** What is going on: who is waited for, and how long. */
function phase({ room, reveals, game }: TableParts, state: State): TemplateResult {
  const mine = state.current.decisions.filter((one) => room.mySeats.includes(one.seat));
  const left = isCompact() && !room.isScreen ? null : timeLeft(room, state);
  const waits = reveals.revealing === null && mine.some((one) => !one.decided);
  return html`<section class="phase notched ${waits ? "own" : ""}" aria-live="off">
    <div><h2>${phaseTitle(room, reveals, game, state)}</h2>${reveals.revealing === null ? html`<small>${readyCount(state)}</small>` : nothing}</div>
    ${
      reveals.revealing !== null
        ? button(say("web-skip"), () => reveals.skip(), { icon: "play" })
        : left !== null
          ? clock(left)
          : nothing
    }
  </section>`;
}

/** How long one's own decision may still take, or else that of whoever is waited for. */
function timeLeft(room: Room, state: State): number | null {
  const { decisions } = state.current;
  const mine = decisions.filter((one) => room.mySeats.includes(one.seat));
  return (
    mine
      .concat(decisions)
      .map((one) => room.connection.left(one.piece))
      .find((one) => one !== null) ?? null
  );
}

function phaseTitle(room: Room, reveals: RevealQueue, game: GameTable, state: State): string {
  if (reveals.revealing !== null) return revealTitle(reveals.revealing, game, state);
  const due = state.current.decisions;
  const mine = due.filter((one) => room.mySeats.includes(one.seat));
  if (mine.some((one) => !one.decided)) return say(game.task(state));
  const [first] = due;
  if (due.length === 1 && first) {
    const gone = goneSeats(room, state).includes(first.seat);
    return say(gone ? "web-gone" : "web-turn-of", { name: seatName(state, first.seat) });
  }
  return say(mine.length ? "web-waiting-others" : "web-program-secret");
}

function revealTitle(revealing: Revealed, game: GameTable, state: State): string {
  const own = game.revealTitle?.(state, revealing);
  if (own) return own;
  const [first, second] = revealing.played;
  return first && !second ? say("web-played", { name: seatName(state, first.seat) }) : say("web-revealing");
}

function readyCount(state: State): string {
  const due = state.current.decisions;
  return due.length > 1
    ? say("web-ready-count", { ready: due.filter((one) => one.decided).length, all: due.length })
    : "";
}

function controls(parts: TableParts, state: State): Drawing {
  const { room, game } = parts;
  if (room.mySeats.length > 0) return game.controls(state, momentOf(parts, state));
  if (room.isScreen) return nothing;
  const seat = state.phase === "playing" ? lateSeat(room, game, state) : nothing;
  return seat === nothing ? html`<p class="watching-note notched">${icon("eye", 24)}${say("web-watching")}</p>` : seat;
}

/** How one comes in, in a corner of the big screen. */
function corner(room: Room, state: State): Drawing {
  return (room.isScreen && hasFreeSeat(state) && lobbyParts()?.joinCorner(room, state)) || nothing;
}

const hasFreeSeat = (state: State): boolean => state.seats.some((seat) => seat.holder === "open");

/** A seat that came free in a game that goes on: whoever watches can take it. */
function lateSeat(room: Room, game: GameTable, state: State): Drawing {
  return !room.watches && hasFreeSeat(state) ? (lobbyParts()?.sitCard(room, game, state) ?? nothing) : nothing;
}

/** A phone that is nothing but a controller: no board, no sounds of the game. */
function padView(parts: TableParts, state: State): TemplateResult {
  const { room, game, reveals } = parts;
  const [seat] = room.mySeats;
  if (seat === undefined) return watchingPad(parts, state);
  const piece = duePiece(state, seat);
  return html`<div class="pad ${colourClass(piece)}">
    <header class="me">${tile(piece, "large", 36)}
      <div><h1>${seatName(state, seat)}</h1><small>${game.seat(state, seat).role}</small></div>
      ${padClock(parts, state)}
      ${talk(parts, state, "talkButton")}${menuButton(parts, () => nothing)}
      ${settingsButton()}</header>
    ${banner(parts, state)}${awayCall(room)}
    <main>
    <ul class="others">${state.seats.map((other, at) =>
      at === seat || state.phase === "over"
        ? nothing
        : html`<li class=${colourClass(ownPiece(state, at))}>${tile(ownPiece(state, at), "small", 16)}${other.holder === "bot" ? botFace(other.name) : nothing}<span>${say(`web-seat-${seatState(room, state, other, at, reveals.revealing !== null)}`)}</span></li>`,
    )}</ul>
    ${
      state.phase === "over"
        ? resultView(room, reveals, game, state, parts.bubbles)
        : reveals.revealing !== null
          ? html`<p class="look-up">${icon("tv", 32)}${say("web-look-at-screen")}</p>`
          : game.pad(state, momentOf(parts, state))
    }${state.phase === "over" ? nothing : html`<div class="help">${game.padHelp(momentOf(parts, state), textButton(parts))}${overview(parts)}</div>`}</main>
  </div>`;
}

/** A phone without a seat: it can be told who plays, and show the board. */
function watchingPad(parts: TableParts, state: State): TemplateResult {
  return html`<div class="pad">
    ${banner(parts, state)}
    <main>${lateSeat(parts.room, parts.game, state)}<h1 class="look-up">${icon("tv", 32)}${say("web-watching")}</h1>
      ${link(say("web-board-here"), `/t/${state.table}`)}</main>
  </div>`;
}

/** Not while a step is shown: the clock of the next one would tell that it has begun. */
function padClock({ room, reveals }: TableParts, state: State): TemplateResult | typeof nothing {
  if (reveals.revealing !== null) return nothing;
  const left = state.current.decisions
    .filter((one) => room.mySeats.includes(one.seat))
    .map((one) => room.connection.left(one.piece))
    .find((one) => one !== null);
  return left === undefined || left === null ? nothing : clock(left, 22);
}
