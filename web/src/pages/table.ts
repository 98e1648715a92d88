/** A table: its lobby, its game, its end; on a desk, on a phone, on a shared screen. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address, BUILD } from "../addresses.ts";
import { FIRST_GAME, gameName } from "../games/index.ts";
import { noteTable } from "../games/running_games.ts";
import { tableViewOf } from "../games/tables.ts";
import type { GameTable } from "../games/view.ts";
import type { HistoryTold, Joined, State, Welcome } from "../generated/protocol.ts";
import { remember, remembered } from "../storage.ts";
import { goneSeats } from "../table/absence.ts";
import { makeOnlyChoice } from "../table/assist.ts";
import { BotWords } from "../table/chat/bot_words.ts";
import { Bubbles } from "../table/chat/bubbles.ts";
import { Curtain } from "../table/curtain.ts";
import { loadLobby, lobbyParts } from "../table/lobby/lobby_loader.ts";
import { Log, lateIn, spokenLog } from "../table/log.ts";
import { type QueuedReveal, RevealQueue } from "../table/reveal_queue.ts";
import { Room } from "../table/room.ts";
import { SeatSounds } from "../table/seat_sounds.ts";
import { TurnSignal } from "../table/turn_signal.ts";
import { type TableParts, tableView } from "../table/view.ts";
import { app, type LeavePage } from "../ui/app.ts";
import type { PageAddress } from "../url_patterns.ts";
import "../chunks/shared.ts";
import { letIn } from "../ui/dialogs.ts";
import { plainBar } from "../ui/home_link.ts";
import { joinForm } from "../ui/join_form.ts";
import { button, link } from "../ui/kit.ts";
import { pace } from "../ui/settings.ts";
import { ask, tell } from "../wire/api.ts";
import { say, sayCode } from "../words.ts";

/** How the name of a build is written; a server without a built page has none. */
const BUILDS = /^[0-9a-f]{12}$/;

/** How a page goes out of sight. */
const HIDING: readonly (readonly [EventTarget, string])[] = [
  [document, "visibilitychange"],
  [window, "pagehide"],
];

/** What somebody does who is there. */
const STIRS = ["keydown", "pointerdown"] as const;

/** The key that shows where everybody could be, while it is held. */
const HOLD = "h";
const RELEASES = ["keyup", "blur"];

/** The key that shows a highlight once more. */
const REPEAT = "r";

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.matches("input:not([type=radio], [type=range], [type=checkbox]), textarea")
  );
}

/** Milliseconds after which a controller looks again how far the shared screen is, and for which it waits longer. */
const LOOK = 50;
const PATIENCE = 4_000;

/** Where a hand at the keys is: at the curtain, a way back, what is due, what was given, a reveal, the result. */
const HANDS = [
  ".curtain .btn",
  ".away-call .btn",
  ".pixoid-start-list input[tabindex='0']",
  ".pixoid-controller:not(.is-ready) input[tabindex='0']",
  ".pixoid-ready.given",
  ".phase button",
  ".result-page h1", // not what is done next: whoever hurries through the last reveal would do it unseen
  ".result h2",
  ".game-pixl .pixl-cell[tabindex='0']",
  ".log",
];

/** What a table has before it is known what is played there. */
type Parts = Omit<TableParts, "game">;

class TablePage {
  parts: Parts | null = null;
  /** What shows the game, and which one that is: before the start it can change. */
  #game: GameTable | null = null;
  #id = "";
  #ticking = 0;
  #started = false;
  /** Whether the link was tried. */
  #asked = false;
  #seated = false;
  /** Whether the game was seen here, or its end before another one was asked for. */
  #saw = false;
  readonly #signal = new TurnSignal();
  #words: BotWords | null = null;
  readonly #sounds = new SeatSounds(() => this.isPad);
  /** The step that a shared screen has said to show, and to which connection. */
  #shown = -1;
  #shownTo: Welcome | null = null;
  /** The step in which we were told of a newer build. */
  #learned: number | null = null;

  constructor(
    readonly table: string,
    private readonly invite: string,
    private readonly isScreen: boolean,
    private readonly isPad: boolean,
  ) {
    document.documentElement.classList.toggle("television", isScreen);
    if (!invite || app.person || !app.server?.password) this.enter();
  }

  /** Come to the table. */
  enter(): void {
    const room = new Room(this.table, this.isScreen, this.isPad);
    const log = new Log(
      () => this.#game as GameTable, // nothing is told before the table is known
      () => ask<HistoryTold>(`/api/tables/${this.table}/history`),
    );
    room.onWhole = () => log.missed();
    const reveals = new RevealQueue(
      (shown, signal) => this.#play(shown, signal),
      ({ message, before }, count, ended) => {
        log.tell(message.step, message.events.slice(0, count), before, lateIn(message.played));
        if (count === message.events.length) this.#game?.shown?.(message);
        if (ended && this.#game) void words.hear(message, before, this.#game);
        if (ended && room.state?.phase === "over") app.forgetNotice(); // it would lie over who has won
      },
      (message) => this.#game?.highlight?.(message) ?? [],
    );
    const bubbles = new Bubbles();
    room.onSaid = (seat, name, text) => bubbles.say({ seat, name, text });
    const words = new BotWords(bubbles, () => room.state);
    this.#words = words;
    this.parts = { room, reveals, log, bubbles, curtain: new Curtain(room, () => this.#game?.forget()) };
    room.onReveal = (message, before) => {
      const game = this.#gameOf(room, before);
      game.note?.(message.events);
      for (const { seat, move, default: late } of message.played)
        if (late && room.mySeats.includes(seat)) app.tellPerson(say("web-clock-out", { move: game.moveInWords(move) }));
      log.begin(before);
      reveals.take(message, before);
    };
    this.#ticking = window.setInterval(
      () =>
        room.state && (Object.keys(room.state.clocks).length || goneSeats(room, room.state).length) && app.changed(),
      1000,
    );
    document.addEventListener("keydown", this.#key);
    for (const name of STIRS) document.addEventListener(name, this.#stir, { capture: true });
    for (const name of RELEASES) window.addEventListener(name, this.#release);
    if (this.isPad) for (const [target, name] of HIDING) target.addEventListener(name, this.#cover);
    app.changed();
  }

  /** Any touch or key brings back whoever sits here while a bot plays for them. */
  readonly #stir = (): void => {
    const { room } = this.parts ?? {};
    if (room?.awaySeats.length && room.state?.phase === "playing") void room.comeBack();
  };

  /** What the app switcher keeps of a pad, or the browser of a page that is left, shows no program. */
  readonly #cover = (event: Event): void => {
    if (event.type === "pagehide" || document.visibilityState === "hidden") this.#game?.cover?.();
  };

  /** Space shows at once how a reveal ends, unless it presses something. */
  readonly #key = (event: KeyboardEvent): void => {
    const { reveals } = this.parts ?? {};
    const free = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
    if (event.key === HOLD && free) this.#hold(true);
    if (event.key === REPEAT && free) reveals?.repeat();
    const busy = event.target instanceof Element && event.target.closest("a, button, input, select, textarea, dialog");
    if (event.key !== " " || !reveals?.revealing || busy) return;
    event.preventDefault();
    reveals.skip();
  };

  readonly #release = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.key === HOLD) this.#hold(false);
  };

  #hold(held: boolean): void {
    this.#game?.hold?.(held && !this.parts?.reveals.revealing);
  }

  /** Come in by the link. Whoever was let in before never needs it. */
  async accept(): Promise<void> {
    this.#asked = true;
    if (!(await letIn())) return;
    const done = await app.attempt(() => tell<Joined>(`/api/tables/${this.table}/join`, { invite: this.invite }));
    if (!done) return;
    this.#close();
    this.enter();
  }

  view(): TemplateResult {
    if (this.parts === null) return this.#invited();
    const { room } = this.parts;
    if (room.connection.link === "ended") return this.#ended(room.connection.ended);
    showInvite(room);
    const state = room.state;
    // Whose seats these are comes after how the table stands: until then nobody knows whether a curtain has to hang.
    if (state === null || room.connection.yours === null) return this.#connecting();
    const game = this.#gameOf(room, state);
    if (!room.isScreen) noteTable(this.table, room.mySeats.length > 0 && state.phase !== "over");
    this.#sounds.hear(state, game);
    if (state.phase === "lobby") return this.#lobby(room, game, state);
    if (this.#movedOn(state)) return this.#connecting();
    this.parts.log.begin(state);
    this.#renew(this.parts, state);
    this.#tellShown(this.parts, state);
    this.#words?.keepSilence();
    if (this.parts.reveals.revealing === null) makeOnlyChoice(room, game, state);
    this.#signal.hear(room, state, this.parts.reveals.revealing !== null);
    if (state.phase === "over" && state.match && this.parts.reveals.revealing === null) lobbyParts()?.celebrate(state);
    return html`${tableView({ ...this.parts, game }, state)}${spokenLog(this.parts.log)}${this.#signal.spoken()}${this.parts.bubbles.spoken()}`;
  }

  /** What shows the game that is played. */
  #gameOf(room: Room, { settings }: State): GameTable {
    if (this.#game === null || this.#id !== settings.game) {
      this.#game = new (tableViewOf(settings.game))(room);
      this.#id = settings.game;
    }
    return this.#game;
  }

  #lobby(room: Room, game: GameTable, state: State): TemplateResult {
    this.#startAgain(room, state);
    this.#takeSeat(room, game, state);
    const lobby = lobbyParts();
    return lobby ? lobby.lobbyView(room, game, state) : this.#connecting();
  }

  /** A newer build of this page is loaded between two steps, once: seats and places are kept by the server. */
  #renew({ room, reveals }: Parts, state: State): void {
    const build = room.connection.welcome?.build ?? "";
    if (!BUILDS.test(build) || !BUILDS.test(BUILD) || build === BUILD || remembered("renewed") === build) return;
    this.#learned ??= state.current.step;
    const awaited = state.current.decisions.some((one) => room.mySeats.includes(one.seat) && !one.decided);
    const between = state.phase !== "playing" || state.current.step !== this.#learned || !awaited;
    if (!between || reveals.revealing !== null) return;
    remember("renewed", build);
    location.reload();
  }

  /** Another game alone against bots begins by itself: there is nobody to wait for. */
  #startAgain(room: Room, state: State): void {
    const people = state.seats.filter((seat) => seat.holder === "person").length;
    const open = state.seats.some((seat) => seat.holder === "open");
    if (app.arranges === this.table) return; // something is to be changed first
    if (this.#started || !state.previous || !room.isHost || people !== 1 || room.mySeats.length !== 1 || open) return;
    this.#started = true;
    void room.wish({ type: "start" });
  }

  /** Whoever has said so, or has come with a phone to a game night, is given the first free seat. */
  #takeSeat(room: Room, game: GameTable, state: State): void {
    const free = state.seats.findIndex((seat) => seat.holder === "open");
    const wants = app.sitsAt === this.table || (room.isPad && app.name !== "");
    if (this.#seated || !wants || room.connection.yours === null || free < 0) return;
    this.#seated = true;
    app.sitsAt = "";
    if (room.mySeats.length === 0) void loadLobby().then((lobby) => lobby.sitDown(room, game, state, free));
  }

  /** One link for a whole series: whoever opens the address of a game that is over comes to the one that is played now. */
  #movedOn(state: State): boolean {
    if (state.phase === "playing" || !state.next) this.#saw = true;
    if (this.#saw || this.parts === null) return false;
    const fragment = this.invite ? `#${this.invite}` : "";
    location.replace(address(`${this.parts.room.pathOf(state.next)}${fragment}`));
    return true;
  }

  #connecting(): TemplateResult {
    return html`<main class="page"><p role="status">${say("web-connecting")}</p></main>`;
  }

  #invited(): TemplateResult {
    return html`<main class="page join"><h1>${say("web-join-invited")}</h1>
      ${button(say("web-join"), () => void this.accept(), { kind: "primary" })}</main>`;
  }

  #ended(code: string): TemplateResult {
    const closed = code === "server.not-invited";
    if (closed && this.invite && !this.#asked) {
      void this.accept();
      return this.#connecting();
    }
    return html`${plainBar()}<main class="page join"><h1>${sayCode(code)}</h1>
      ${closed ? html`<p>${say("web-join-code-here")}</p>${joinForm(() => location.search)}` : nothing}
      ${link(say("web-home-link"), "/")}</main>`;
  }

  async #play({ message, before, again = false }: QueuedReveal, signal: AbortSignal): Promise<void> {
    const { room, reveals } = this.parts ?? {};
    const game = this.#game;
    const board = document.querySelector<SVGSVGElement>("#board svg");
    if (!room || !reveals || !game) return;
    if (room.isPad) await this.#follow(game.revealLength(before, message), message.step, signal);
    else if (board !== null && (again || pace() !== "off")) {
      await game.reveal(board, {
        before,
        message,
        signal,
        onTold: (count) => reveals.tell(count),
        onScores: (scores) => reveals.count(scores),
        onSkip: (jump) => reveals.skipsTo(jump),
        onScene: () => void reveals.settle(),
        again,
      });
    }
  }

  /** A controller waits until the shared screen has shown a step; where none says so, as long as one would take. */
  async #follow(length: number, step: number, signal: AbortSignal): Promise<void> {
    const room = this.parts?.room;
    const shown = (): number => room?.connection.present?.shown ?? -1;
    const most = performance.now() + length + PATIENCE;
    if (shown() < 0) await pause(length, signal);
    while (shown() >= 0 && shown() <= step && performance.now() < most && !signal.aborted) await pause(LOOK, signal);
  }

  /** A shared screen says how far it has come. */
  #tellShown({ room, reveals }: Parts, state: State): void {
    const { welcome } = room.connection;
    const { step } = state.current;
    if (!room.isScreen || reveals.revealing !== null || (this.#shown === step && this.#shownTo === welcome)) return;
    this.#shown = step;
    this.#shownTo = welcome;
    room.connection.ask({ type: "shown", step }).catch(() => {}); // then controllers wait for their own clock
  }

  #close(): void {
    window.clearInterval(this.#ticking);
    document.removeEventListener("keydown", this.#key);
    for (const name of STIRS) document.removeEventListener(name, this.#stir, { capture: true });
    for (const name of RELEASES) window.removeEventListener(name, this.#release);
    for (const [target, name] of HIDING) target.removeEventListener(name, this.#cover);
    this.parts?.reveals.close();
    this.parts?.curtain.end();
    this.parts?.bubbles.close();
    this.parts?.room.close();
  }

  /** What stands in the tab. */
  title(): string {
    const name = gameName(this.parts?.room.state?.settings.game ?? FIRST_GAME.id);
    return this.#signal.isDue ? say("web-continue-turn", { game: name }) : name;
  }

  leave(): void {
    this.#close();
    this.#signal.leave();
    document.documentElement.classList.remove("television");
  }
}

/** As long as a lobby invites, so does its address: whoever is sent it can come in. */
function showInvite(room: Room): void {
  const invite = room.state?.phase === "lobby" ? room.connection.welcome?.invite : "";
  const hash = invite ? `#${invite}` : "";
  if (location.hash !== hash) history.replaceState(history.state, "", location.pathname + location.search + hash);
}

/** Let some milliseconds pass, or less. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    window.setTimeout(done, milliseconds);
    signal.addEventListener("abort", () => done());
  });
}

export function open(place: PageAddress, into: HTMLElement): LeavePage {
  const { table = "" } = place.values;
  if (place.fragment) history.replaceState(history.state, "", location.pathname + location.search);
  const page = new TablePage(table, place.fragment, place.query.has("screen"), place.query.has("pad"));
  return app.show(
    into,
    () => page.title(),
    () => page.view(),
    () => page.leave(),
    HANDS,
  );
}
