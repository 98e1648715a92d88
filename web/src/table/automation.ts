/** Automatic actions when a table changes. Rendering is in `table_view.ts`. */

import { address, BUILD, ON_DEVICE } from "../addresses.ts";
import type { GameTable } from "../games/contract.ts";
import { noteTable } from "../games/running_games.ts";
import { ownPiece } from "../games/seats.ts";
import type { Revealed, State } from "../generated/protocol.ts";
import { recall, remember } from "../storage.ts";
import { app } from "../ui/app.ts";
import { say } from "../words.ts";
import type { BotWords } from "./chat/bot_words.ts";
import { type Lobby, loadLobby } from "./lobby/lobby_loader.ts";
import type { Log } from "./log.ts";
import type { RevealQueue } from "./reveal_queue.ts";
import { showMissed } from "./slow.ts";
import type { TableClient } from "./table_client.ts";
import { keepDaily, showResult } from "./table_end.ts";
import type { TurnSignal } from "./turn_signal.ts";

/** The format of a build id; a server without a built client sends none. */
const BUILDS = /^[0-9a-f]{12}$/;

/** In the browser's history: the table whose end was seen here. */
const SEEN = "seen";

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
  /** The connection on which a rematch was accepted: after a restart of the server it is accepted again. */
  #accepted: unknown = null;
  /** The last step reported by a shared screen, or by a person alone with bots, and on which connection. */
  #shown = { step: -1, on: null as unknown };
  #outdatedSince: number | null = null;
  readonly #sounds = new SeatSounds();

  constructor(private readonly table: AutomatedTable) {}

  /** The table changed, or a reveal started or ended. */
  onState(state: State): void {
    const { client, reveals, log, words, signal } = this.table;
    const game = this.table.game(state);
    const isFirst = !this.#arrived;
    this.#arrived = true;
    showInvite(client, state);
    if (!client.isScreen) noteTable(state.table, client.mySeats.length > 0 && state.phase !== "over", client.isPad);
    if (!client.isPad) this.#sounds.update(state, game);
    if (needsLobby(client, state)) {
      this.#withLobby((lobby) => invites(client, state) && lobby.drawCode(client));
    }
    if (state.phase === "lobby") {
      this.#acceptRematch(state);
      this.#takeSeat(game, state);
      return;
    }
    const isOver = state.phase === "over";
    const isSeen = history.state?.[SEEN] === state.table; // somebody goes back to the result
    if (isFirst && isOver && state.next && !state.settings.daily && !isSeen) {
      this.#followSeries(state.next);
      return;
    }
    if (isOver && client.mySeats.includes(0)) keepDaily(state, game);
    log.begin(state);
    if (client.mySeats.length) showMissed(state, log, isFirst);
    words.keepSilence();
    const showing = reveals.revealing !== null;
    signal.update(client, state, showing);
    if (showing) return;
    this.#loadNewBuild(state);
    this.#reportShown(state);
    client.onlyMoves.submit(game, state);
    if (isOver) this.#end(state);
  }

  /** An earlier step is open again. With only one move in it, the one before is meant. */
  onTakenBack(state: State): void {
    const { client, reveals, log, words } = this.table;
    client.forgetLater();
    reveals.clear();
    log.takenBack(state.current.step);
    words.lastStep = Math.min(words.lastStep, state.current.step - 1);
    if (client.onlyMoves.isBackAt(this.table.game(state), state)) void client.takeBack();
  }

  onReveal(message: Revealed, before: State): void {
    const { client, reveals, log } = this.table;
    const game = this.table.game(before);
    game.reveals?.revealed?.(message.events);
    for (const { seat, move, default: late } of message.played) {
      if (late && client.mySeats.includes(seat)) app.notify(say("web-clock-out", { move: game.moveInWords(move) }));
    }
    log.begin(before);
    reveals.take(message, before);
  }

  /** If the lobby chunk can't be loaded, the next change tries again. */
  #withLobby(act: (lobby: Lobby) => unknown): void {
    loadLobby().then(act, () => {});
  }

  #end(state: State): void {
    const { client } = this.table;
    history.replaceState({ [SEEN]: state.table }, "");
    if (state.match) this.#withLobby((lobby) => lobby.celebrate(state));
    void showResult(state, client.isShared || client.isScreen ? [] : client.mySeats);
  }

  /** Reload once for a newer build, between two steps: the server keeps seats and addresses. */
  #loadNewBuild(state: State): void {
    const { client } = this.table;
    const build = client.connection.welcome?.build ?? "";
    if (!BUILDS.test(build) || !BUILDS.test(BUILD) || build === BUILD || recall("renewed") === build) return;
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
    if (!state.previous || client.mySeats.length === 0 || app.arranges === state.table || this.#accepted === welcome)
      return;
    this.#accepted = welcome;
    client.connection.request({ type: "accept" }).catch(() => {}); // it has started by now
  }

  /**
   * Take the first free seat after choosing to play elsewhere, or on a phone that joined a game night. A seat that the
   * player already has gets their current name.
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
    else if (comes && app.name && state.seats[seat]?.name !== app.name)
      void client.send({ type: "rename", seat, name: app.name });
  }

  /** One link for a whole series: the address of a finished game leads to the current one. */
  #followSeries(next: string): void {
    this.isLeaving = true;
    const { client, invite } = this.table;
    location.replace(address(`${client.pathOf(next)}${invite ? `#${invite}` : ""}`));
  }

  #reportShown({ current: { step } }: State): void {
    const { client } = this.table;
    const { welcome } = client.connection;
    if (client.isPad || !(client.isScreen || client.isAlone)) return;
    if (this.#shown.step === step && this.#shown.on === welcome) return;
    this.#shown = { step, on: welcome };
    client.connection.request({ type: "reveal-shown", step }).catch(() => {}); // then controllers and bots use their own clock
  }
}

/** During the lobby the address contains the invitation, so that it can be shared. */
function showInvite(client: TableClient, state: State): void {
  const invite = state.phase === "lobby" ? client.connection.welcome?.invite : "";
  const hash = invite ? `#${invite}` : "";
  if (!ON_DEVICE && location.hash !== hash)
    history.replaceState(history.state, "", location.pathname + location.search + hash);
}

const hasFreeSeat = ({ seats }: State): boolean => seats.some(({ holder }) => holder === "open");

function invites(client: TableClient, state: State): boolean {
  return state.phase === "lobby" ? client.way !== "device" : client.isScreen && hasFreeSeat(state);
}

/** Whether the lobby chunk is needed: free seats, people to chat with, or a match. */
function needsLobby(client: TableClient, state: State): boolean {
  return state.phase === "lobby" || hasFreeSeat(state) || !!state.match || client.hasCompany(state);
}

/** The people seated in a lobby, or who have decided in a step with several decisions. */
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

  /** Play sounds for people who have arrived since the last call. The initial state is silent. */
  update(state: State, game: GameTable): void {
    const when = `${state.phase} ${state.current.step}`;
    const now = presentIn(state);
    if (this.#known !== null && this.#when === when) {
      for (const seat of now) if (!this.#known.has(seat)) game.seatSound?.(ownPiece(state, seat));
    }
    this.#known = now;
    this.#when = when;
  }
}
