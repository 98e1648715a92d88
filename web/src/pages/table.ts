/** A table: lobby, game and result, on a desktop, a phone or a shared screen. */

import { html, nothing, type TemplateResult } from "lit-html";
import { ON_DEVICE } from "../addresses.ts";
import type { GameTable } from "../games/contract.ts";
import { FIRST_GAME, gameName } from "../games/index.ts";
import { tableViewOf } from "../games/tables.ts";
import type { HistoryView, Joined, State } from "../generated/protocol.ts";
import { goneSeats } from "../table/absence.ts";
import { Automation } from "../table/automation.ts";
import { BotWords } from "../table/chat/bot_words.ts";
import { Bubbles } from "../table/chat/bubbles.ts";
import { Curtain } from "../table/curtain.ts";
import { lobbyParts } from "../table/lobby/lobby_loader.ts";
import { Log, lateIn, spokenLog } from "../table/log.ts";
import { type QueuedReveal, RevealQueue } from "../table/reveal_queue.ts";
import { TableClient } from "../table/table_client.ts";
import type { TableParts } from "../table/table_parts.ts";
import { tableView } from "../table/table_view.ts";
import { TurnSignal } from "../table/turn_signal.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { joinForm } from "../ui/join_form.ts";
import { button, link } from "../ui/kit.ts";
import { isReduced, pace } from "../ui/settings.ts";
import { ensureSession } from "../ui/sheet.ts";
import { siteBar } from "../ui/site_bar.ts";
import type { PageAddress } from "../url_patterns.ts";
import { get, post } from "../wire/api.ts";
import { say, sayCode } from "../words.ts";

const NOT_INVITED = "server.not-invited";

/** Events by which a page is hidden. */
const HIDING: readonly (readonly [EventTarget, string])[] = [
  [document, "visibilitychange"],
  [window, "pagehide"],
];

/** Events that show that the player is present. */
const STIRS = ["keydown", "pointerdown"] as const;

/** Choices are submitted this long before the clock runs out, checked at this interval. */
const LAST_MOMENT_MS = 1_000;
const CHECK_MS = 250;

const HOLD = "h";
const RELEASES = ["keyup", "blur"];

const REPEAT = "r";
const TAKE_BACK = "u";

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.matches("input:not([type=radio], [type=range], [type=checkbox]), textarea")
  );
}

/** Milliseconds between a controller's checks of the shared screen's progress, and how much longer it waits for it. */
const LOOK = 50;
const PATIENCE = 4_000;

/** Where the focus goes: the curtain, a way back, the open decision, a submitted one, a reveal, the result. */
const HANDS = [
  ".curtain .btn",
  ".away-call .btn",
  "[data-focus=due] [tabindex='0']",
  "[data-focus=given]",
  ".phase button",
  ".result-page h1", // not the next action: a key that hurries through the last reveal would trigger it unseen
  ".result h2",
  "[data-focus=board] [tabindex='0']",
  ".log",
];

type Parts = Omit<TableParts, "game">;

export class TablePage {
  parts: Parts | null = null;
  #game: GameTable | null = null;
  #id = "";
  #ticking = 0;
  #checking = 0;
  #joining: "not yet" | "now" | "done" = "not yet";
  readonly #signal = new TurnSignal();
  #automation: Automation | null = null;

  constructor(
    readonly table: string,
    private readonly invite: string,
    private readonly isScreen: boolean,
    private readonly isPad: boolean,
  ) {
    document.documentElement.classList.toggle("television", isScreen);
    if (!invite || app.person || !app.server?.password) this.enter();
  }

  enter(): void {
    const bubbles = new Bubbles();
    const log = new Log(
      () => this.#game as GameTable, // nothing is logged before the table is known
      () => get<HistoryView>(`/api/tables/${this.table}/history`),
    );
    const client = new TableClient(this.table, this.isScreen, this.isPad, {
      changed: () => this.#changed(),
      whole: (before) => {
        log.missed();
        const { state } = client;
        if (state && before && state.current.step < before.current.step) automation.onTakenBack(state);
      },
      revealed: (message, before) => automation.onReveal(message, before),
      chat: (seat, name, text) => bubbles.say({ seat, name, text }),
    });
    const reveals = new RevealQueue({
      play: (shown, signal) => this.#play(shown, signal),
      progress: ({ message, before }, count, ended) => {
        log.add(message.step, message.events.slice(0, count), before, lateIn(message.played));
        if (count === message.events.length) this.#game?.reveals?.shown?.(message, before);
        if (ended && this.#game) void words.comment(message, before, this.#game);
        if (ended && client.state?.phase === "over") app.forgetNotice(); // it would cover the result
      },
      highlight: (message) => this.#game?.reveals?.highlight?.(message) ?? [],
      merges: ({ played, current }) =>
        client.isAlone &&
        !current.outcome &&
        (client.onlyMoves.skips || (isReduced() && played.every(({ seat }) => !client.mySeats.includes(seat)))),
      changed: () => this.#act(),
    });
    const words = new BotWords(bubbles, () => client.state);
    const automation = new Automation({
      client,
      reveals,
      log,
      words,
      signal: this.#signal,
      invite: this.invite,
      game: (state) => this.#gameOf(client, state),
    });
    this.#automation = automation;
    this.parts = { client, reveals, log, bubbles, curtain: new Curtain(client, () => this.#game?.secrets?.forget()) };
    this.#ticking = window.setInterval(
      () =>
        client.state &&
        (Object.keys(client.state.clocks).length ||
          goneSeats(client, client.state).length ||
          client.connection.startsIn !== null) &&
        app.changed(),
      1000,
    );
    this.#checking = window.setInterval(() => this.#submitInTime(client), CHECK_MS);
    document.addEventListener("keydown", this.#key);
    for (const name of STIRS) document.addEventListener(name, this.#stir, { capture: true });
    for (const name of RELEASES) window.addEventListener(name, this.#release);
    if (this.isPad) for (const [target, name] of HIDING) target.addEventListener(name, this.#cover);
    app.changed();
  }

  #changed(): void {
    this.#act();
    app.changed();
  }

  /** React to the table's state; rendering has no side effects. */
  #act(): void {
    const { client } = this.parts ?? {};
    if (!client) return;
    if (client.connection.link === "ended") {
      if (client.connection.ended === NOT_INVITED && this.invite && this.#joining === "not yet") void this.accept();
    } else if (client.state && client.connection.yours) this.#automation?.onState(client.state);
  }

  /** Submit the current choice before its clock runs out. If that arrives too late, the server's default counts. */
  #submitInTime({ state, mySeats, connection }: TableClient): void {
    if (!state || state.paused) return;
    for (const decision of state.current.decisions) {
      const left = connection.left(decision.piece);
      const due = mySeats.includes(decision.seat) && !decision.decided;
      if (due && left !== null && left <= LAST_MOMENT_MS) this.#game?.deciding?.submitChosen?.(state, decision);
    }
  }

  /** Any touch or key takes the seat back while a bot plays on it. */
  readonly #stir = (): void => {
    const { client } = this.parts ?? {};
    if (client?.awaySeats.length && client.state?.phase === "playing") void client.comeBack();
  };

  /** Hide moves from the app switcher's snapshot of a pad, and from the browser's cache of a page that is left. */
  readonly #cover = (event: Event): void => {
    if (event.type === "pagehide" || document.visibilityState === "hidden") this.#game?.secrets?.cover();
  };

  /** Space skips to the end of a reveal, unless it activates a button. */
  readonly #key = (event: KeyboardEvent): void => {
    const { reveals } = this.parts ?? {};
    const free = !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event);
    if (event.key === HOLD && free) this.#hold(true);
    if (event.key === REPEAT && free) reveals?.repeat();
    if (event.key === TAKE_BACK && free) this.#takeBack();
    if (event.key === "z" && (event.ctrlKey || event.metaKey) && !event.altKey && !isTyping(event)) this.#takeBack();
    const busy = event.target instanceof Element && event.target.closest("a, button, input, select, textarea, dialog");
    if (event.key !== " " || !reveals?.revealing || busy) return;
    event.preventDefault();
    reveals.skip();
  };

  #takeBack(): void {
    const { state } = this.parts?.client ?? {};
    if (state) this.#game?.takeBack?.(state);
  }

  readonly #release = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.key === HOLD) this.#hold(false);
  };

  #hold(held: boolean): void {
    this.#game?.hold?.(held && !this.parts?.reveals.revealing);
  }

  /** Join by the link. People admitted before don't need it. */
  async accept(): Promise<void> {
    this.#joining = "now";
    const done =
      (await ensureSession()) &&
      (await app.attempt(() => post<Joined>(`/api/tables/${this.table}/join`, { invite: this.invite })));
    this.#joining = "done";
    app.changed();
    if (!done) return;
    this.#close();
    this.enter();
  }

  view(): TemplateResult {
    if (this.parts === null) return this.#invited();
    const { client, reveals, log, bubbles } = this.parts;
    if (client.connection.link === "ended") return this.#ended(client.connection.ended);
    const { state } = client;
    // The own seats arrive after the state: until then it is unknown whether a curtain is needed.
    if (state === null || client.connection.yours === null || this.#automation?.isLeaving) return this.#connecting();
    const game = this.#gameOf(client, state);
    if (state.phase === "lobby") return lobbyParts()?.lobbyView(client, game, state) ?? this.#connecting();
    return html`${tableView({ client, reveals, log, bubbles, curtain: this.parts.curtain, game }, state)}${spokenLog(log)}${this.#signal.spoken()}${bubbles.spoken()}`;
  }

  #gameOf(client: TableClient, { settings }: State): GameTable {
    if (this.#game === null || this.#id !== settings.game) {
      this.#game = new (tableViewOf(settings.game))(client);
      this.#id = settings.game;
    }
    return this.#game;
  }

  #connecting(): TemplateResult {
    return html`<main class="page"><p role="status">${say("web-connecting")}</p></main>`;
  }

  #invited(): TemplateResult {
    return html`<main class="page join"><h1>${say("web-join-invited")}</h1>
      ${button(say("web-join"), () => void this.accept(), { kind: "primary" })}</main>`;
  }

  #ended(code: string): TemplateResult {
    if (this.#joining === "now") return this.#connecting();
    return html`${siteBar()}<main class="page join"><h1>${say("web-join-title")}</h1><p role="alert">${sayCode(code)}</p>
      ${code === NOT_INVITED ? html`<p>${say("web-join-code-here")}</p>${joinForm(() => location.search)}` : nothing}
      ${link(say("web-home-link"), "/")}</main>`;
  }

  async #play({ message, before, again = false }: QueuedReveal, signal: AbortSignal): Promise<void> {
    const { client, reveals } = this.parts ?? {};
    const shows = this.#game?.reveals;
    const board = document.querySelector<SVGSVGElement>("#board svg");
    if (!client || !reveals || !shows) return;
    if (client.isPad) shows.follow?.(before, message, signal);
    if (client.isPad) await this.#follow(shows.length(before, message), message.step, signal);
    else if (board !== null && (again || pace() !== "off")) {
      await shows.play(board, {
        before,
        message,
        signal,
        onMessage: (count) => reveals.report(count),
        onScores: (scores) => reveals.count(scores),
        onSkip: (jump) => reveals.skipsTo(jump),
        onScene: () => void reveals.settle(),
        again,
      });
    }
  }

  /** A controller waits until the shared screen has shown a step, or as long as one takes if no screen reports. */
  async #follow(length: number, step: number, signal: AbortSignal): Promise<void> {
    const client = this.parts?.client;
    const shown = (): number => client?.connection.present?.shown ?? -1;
    const most = performance.now() + length + PATIENCE;
    if (shown() < 0) await pause(length, signal);
    while (shown() >= 0 && shown() <= step && performance.now() < most && !signal.aborted) await pause(LOOK, signal);
  }

  #close(): void {
    window.clearInterval(this.#ticking);
    window.clearInterval(this.#checking);
    document.removeEventListener("keydown", this.#key);
    for (const name of STIRS) document.removeEventListener(name, this.#stir, { capture: true });
    for (const name of RELEASES) window.removeEventListener(name, this.#release);
    for (const [target, name] of HIDING) target.removeEventListener(name, this.#cover);
    this.parts?.reveals.close();
    this.parts?.curtain.end();
    this.parts?.bubbles.close();
    this.parts?.client.close();
  }

  title(): string {
    const name = gameName(this.parts?.client.state?.settings.game ?? FIRST_GAME.id);
    return this.#signal.isDue ? say("web-continue-turn", { game: name }) : name;
  }

  leave(): void {
    this.#close();
    this.#signal.leave();
    document.documentElement.classList.remove("television");
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    window.setTimeout(done, milliseconds);
    signal.addEventListener("abort", () => done());
  });
}

export function open(place: PageAddress, into: HTMLElement): LeavePage {
  const { table = "" } = place.values;
  if (place.fragment && !ON_DEVICE) history.replaceState(history.state, "", location.pathname + location.search);
  const page = new TablePage(table, place.fragment, place.query.has("screen"), place.query.has("pad"));
  return app.show(
    into,
    () => page.title(),
    () => page.view(),
    () => page.leave(),
    HANDS,
  );
}
