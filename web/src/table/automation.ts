/** What the page does when a table changes, without anybody pressing anything. Drawing the table is `view.ts`. */

import { address, BUILD } from "../addresses.ts";
import type { GameTable } from "../games/contract.ts";
import { noteTable } from "../games/running_games.ts";
import { ownPiece } from "../games/seats.ts";
import type { Revealed, State } from "../generated/protocol.ts";
import { remember, remembered } from "../storage.ts";
import { app } from "../ui/app.ts";
import { say } from "../words.ts";
import { OnlyMoves } from "./assist.ts";
import type { BotWords } from "./chat/bot_words.ts";
import { type Lobby, loadLobby } from "./lobby/lobby_loader.ts";
import type { Log } from "./log.ts";
import type { RevealQueue } from "./reveal_queue.ts";
import type { TableClient } from "./table_client.ts";
import { showResult } from "./table_end.ts";
import type { TurnSignal } from "./turn_signal.ts";

/** How the name of a build is written; a server without a built page has none. */
const BUILDS = /^[0-9a-f]{12}$/;

export interface AutomatedTable {
  readonly client: TableClient;
  readonly reveals: RevealQueue;
  readonly log: Log;
  readonly words: BotWords;
  readonly signal: TurnSignal;
  readonly invite: string;
  game(state: State): GameTable;
}

export class Automation {
  isLeaving = false;
  #arrived = false;
  #seated = false;
  /** The connection on which a rematch was accepted: after a restart of the server it is said again. */
  #accepted: unknown = null;
  /** What a shared screen has said to show last, on which connection. */
  #shown = { step: -1, on: null as unknown };
  #outdatedSince: number | null = null;
  readonly #sounds = new SeatSounds();
  readonly #onlyMoves: OnlyMoves;

  constructor(private readonly table: AutomatedTable) {
    this.#onlyMoves = new OnlyMoves(table.client);
  }

  /** The table has changed, or something begins to be shown, or nothing is shown any more. */
  onState(state: State): void {
    const { client, reveals, log, words, signal } = this.table;
    const game = this.table.game(state);
    const isFirst = !this.#arrived;
    this.#arrived = true;
    showInvite(client, state);
    if (!client.isScreen) noteTable(state.table, client.mySeats.length > 0 && state.phase !== "over", client.isPad);
    if (!client.isPad) this.#sounds.hear(state, game);
    if (needsLobby(client, state)) {
      this.#withLobby((lobby) => invites(client, state) && lobby.drawCode(client));
    }
    if (state.phase === "lobby") {
      this.#acceptRematch(state);
      this.#takeSeat(game, state);
      return;
    }
    if (isFirst && state.phase === "over" && state.next) {
      this.#followSeries(state.next);
      return;
    }
    log.begin(state);
    words.keepSilence();
    const showing = reveals.revealing !== null;
    signal.hear(client, state, showing);
    if (showing) return;
    this.#loadNewBuild(state);
    this.#reportShown(state);
    this.#onlyMoves.submit(game, state);
    if (state.phase === "over") this.#end(state);
  }

  onReveal(message: Revealed, before: State): void {
    const { client, reveals, log } = this.table;
    const game = this.table.game(before);
    game.reveals?.revealed?.(message.events);
    for (const { seat, move, default: late } of message.played) {
      if (late && client.mySeats.includes(seat)) app.tellPerson(say("web-clock-out", { move: game.moveInWords(move) }));
    }
    log.begin(before);
    reveals.take(message, before);
  }

  /** Without its parts a lobby is not drawn either; the next change asks for them again. */
  #withLobby(act: (lobby: Lobby) => unknown): void {
    loadLobby().then(act, () => {});
  }

  #end(state: State): void {
    const { client } = this.table;
    if (state.match) this.#withLobby((lobby) => lobby.celebrate(state));
    void showResult(state.table, client.isShared || client.isScreen ? [] : client.mySeats);
  }

  /** Load a newer build of this page, once, between two steps: seats and places are kept by the server. */
  #loadNewBuild(state: State): void {
    const { client } = this.table;
    const build = client.connection.welcome?.build ?? "";
    if (!BUILDS.test(build) || !BUILDS.test(BUILD) || build === BUILD || remembered("renewed") === build) return;
    this.#outdatedSince ??= state.current.step;
    const awaited = state.current.decisions.some((one) => client.mySeats.includes(one.seat) && !one.decided);
    if (state.phase === "playing" && state.current.step === this.#outdatedSince && awaited) return;
    remember("renewed", build);
    location.reload();
  }

  /** Whoever comes to a rematch with a seat has accepted it, unless something is to be changed first. */
  #acceptRematch(state: State): void {
    const { client } = this.table;
    const { welcome } = client.connection;
    if (!state.previous || client.mySeats.length === 0 || app.arranges === state.table || this.#accepted === welcome) return;
    this.#accepted = welcome;
    client.connection.ask({ type: "accept" }).catch(() => {}); // it has started by now
  }

  /**
   * Take the first free seat for whoever has said so, or has come with a phone to a game night. A seat that they have
   * already gets the name under which they have come now.
   */
  #takeSeat(game: GameTable, state: State): void {
    const { client } = this.table;
    const free = state.seats.findIndex((seat) => seat.holder === "open");
    const comes = app.sitsAt === state.table;
    const wants = comes || (client.isPad && app.name !== "");
    const [seat] = client.mySeats;
    if (this.#seated || !wants || (seat === undefined && free < 0)) return;
    this.#seated = true;
    app.sitsAt = "";
    if (seat === undefined) this.#withLobby((lobby) => lobby.sitDown(client, game, state, free));
    else if (comes && state.seats[seat]?.name !== app.name) void client.wish({ type: "rename", seat, name: app.name });
  }

  /** One link for a whole series: the address of a game that is over leads to the one that is played now. */
  #followSeries(next: string): void {
    this.isLeaving = true;
    const { client, invite } = this.table;
    location.replace(address(`${client.pathOf(next)}${invite ? `#${invite}` : ""}`));
  }

  #reportShown({ current: { step } }: State): void {
    const { client } = this.table;
    const { welcome } = client.connection;
    if (!client.isScreen || (this.#shown.step === step && this.#shown.on === welcome)) return;
    this.#shown = { step, on: welcome };
    client.connection.ask({ type: "reveal-shown", step }).catch(() => {}); // then controllers wait for their own clock
  }
}

/** As long as a lobby invites, so does its address: whoever is sent it can come in. */
function showInvite(client: TableClient, state: State): void {
  const invite = state.phase === "lobby" ? client.connection.welcome?.invite : "";
  const hash = invite ? `#${invite}` : "";
  if (location.hash !== hash) history.replaceState(history.state, "", location.pathname + location.search + hash);
}

const hasFreeSeat = ({ seats }: State): boolean => seats.some(({ holder }) => holder === "open");

function invites(client: TableClient, state: State): boolean {
  return state.phase === "lobby" ? client.way !== "device" : client.isScreen && hasFreeSeat(state);
}

/** Whether people can still come, or are there to talk to, or play a match: `chunks/lobby.ts` has what they see. */
function needsLobby(client: TableClient, state: State): boolean {
  return state.phase === "lobby" || hasFreeSeat(state) || !!state.match || client.hasCompany(state);
}

/** The people who sit in a lobby, or who have decided in a step in which several decide. */
function presentIn(state: State): Set<number> {
  const people = state.seats.flatMap((seat, at) => (seat.holder === "person" ? [at] : []));
  if (state.phase === "lobby") return new Set(people);
  const due = state.current.decisions;
  if (due.length < 2) return new Set();
  return new Set(people.filter((at) => due.some((one) => one.seat === at && one.decided)));
}

export class SeatSounds {
  #known: ReadonlySet<number> | null = null;
  #when = "";

  /** Look who has come since we last looked. What was so when the page was opened, or a step began, is not heard. */
  hear(state: State, game: GameTable): void {
    const when = `${state.phase} ${state.current.step}`;
    const now = presentIn(state);
    if (this.#known !== null && this.#when === when) {
      for (const seat of now) if (!this.#known.has(seat)) game.seatSound?.(ownPiece(state, seat));
    }
    this.#known = now;
    this.#when = when;
  }
}
