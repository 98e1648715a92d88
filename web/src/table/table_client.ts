/** A table as this device knows it: the connection, one's own seats, and requests. */

import { BUILD } from "../addresses.ts";
import { formatBot, lastLevel, others, readBot } from "../games/bots.ts";
import type { Hinted, TableSession } from "../games/contract.ts";
import type { ChatMessage, Revealed, State, TableSettings } from "../generated/protocol.ts";
import { recall, remember } from "../storage.ts";
import { app } from "../ui/app.ts";
import type { PlayWay } from "../ui/new_table.ts";
import { type ClientRequest, Connection } from "../wire/connection.ts";
import { say } from "../words.ts";
import { OnlyMoves } from "./only_moves.ts";
import { NextGame } from "./slow.ts";

/** Chat messages younger than this many milliseconds are new. */
const NOW = 5_000;

/** Events of a table; `changed` also follows each of the others. */
export interface TableEvents {
  changed(): void;
  /** The whole state was sent, initially, after a reconnect, or since moves were taken back. */
  whole(before: State | null): void;
  revealed(message: Revealed, before: State): void;
  chat(seat: number, name: string, text: string): void;
}

export class TableClient implements TableSession {
  /** The next slow game that waits for this player. */
  readonly nextGame = new NextGame();
  readonly onlyMoves = new OnlyMoves(this);
  readonly connection: Connection;
  /** Whether a visitor without a seat prefers to watch. */
  watches = false;
  /** The table of the next game with the same people. */
  next = "";
  /** The seat that proposed it, if known. */
  nextBy = -1;
  hint: (Hinted & { readonly step: number; readonly piece: string }) | null = null;
  readonly #revisions = new Map<string, number>();

  constructor(
    readonly table: string,
    readonly isScreen: boolean,
    readonly isPad: boolean,
    private readonly events: TableEvents,
  ) {
    this.connection = new Connection(
      table,
      {
        ...events,
        chat: (message) => this.onChat(message),
        followed: (next, seat) => this.#follow(next, seat),
      },
      BUILD,
      isScreen,
    );
  }

  /** The number of unread chat messages from others. */
  unread = 0;

  /** New messages are shown as bubbles at the seat; older ones are only in the chat. */
  onChat(message: ChatMessage): void {
    if (message.ago > NOW) return;
    const text = message.phrase ? say(`web-phrase-${message.phrase}`) : message.text;
    if (message.seat >= 0) this.events.chat(message.seat, message.name, text);
    if (this.mySeats.includes(message.seat)) return;
    this.unread += 1;
    if (message.seat < 0) app.notify(say("web-says", { name: message.name || say("web-spectator"), text }));
  }

  /** Whether other people are there to chat with; bots don't chat. */
  hasCompany(state: State): boolean {
    if (!state.settings.chat || !app.server?.chat) return false;
    const others = state.seats.filter(({ holder }, at) => holder === "person" && !this.mySeats.includes(at)).length;
    if (this.mySeats.length === 0 && others > 0) return true;
    const watching = this.connection.present?.spectators ?? 0;
    const watches = this.mySeats.length === 0 && !this.isScreen;
    return others + watching - Number(watches) > 0;
  }

  readTalk(): void {
    this.unread = 0;
  }

  /** The next game was proposed: others get a link, screens follow it automatically. */
  #follow(table: string, seat: number): void {
    this.next = table;
    this.nextBy = seat;
    if (this.isScreen) app.go(this.pathOf(table));
    app.changed();
  }

  pathOf = (table: string): string => `/t/${table}${this.isScreen ? "?screen" : this.isPad ? "?pad" : ""}`;

  get state(): State | null {
    return this.connection.state;
  }

  get mySeats(): readonly number[] {
    return this.connection.yours?.seats ?? [];
  }

  get isHost(): boolean {
    return this.connection.yours?.host ?? this.connection.welcome?.host ?? false;
  }

  get isShared(): boolean {
    return this.mySeats.length > 1;
  }

  get way(): PlayWay {
    const kept = recall(`way.${this.table}`);
    if (this.isScreen || this.isPad) return "night";
    return kept === "device" || kept === "night" || kept === "bots" ? kept : "online";
  }

  set way(way: PlayWay) {
    remember(`way.${this.table}`, way);
  }

  ownProgram(piece: string): string {
    return this.connection.yours?.programs.find((one) => one.piece === piece)?.move ?? "";
  }

  /** Whether the submitted move was a bot's, while its player was away. */
  isStandIns(step: number, piece: string): boolean {
    const { yours } = this.connection;
    const own = yours?.step === step && !this.isShared ? yours.programs.find((one) => one.piece === piece) : undefined;
    return !!own?.commitment && !own.move && this.revision(step, piece) === own.revision;
  }

  /** How often the move of a step was submitted, changed or withdrawn: the next change must name it. */
  revision(step: number, piece: string): number {
    const yours = this.connection.yours;
    const known = yours?.step === step ? yours.programs.find((one) => one.piece === piece)?.revision : undefined;
    return Math.max(known ?? 0, this.#revisions.get(`${step} ${piece}`) ?? 0);
  }

  hinted(piece: string): string {
    const { hint, state } = this;
    return hint?.piece === piece && hint.step === state?.current.step ? hint.move : "";
  }

  /** Whether one person plays alone against bots at this device, and may take moves back. */
  get isAlone(): boolean {
    const { state } = this;
    if (state?.phase !== "playing" || state.settings.daily || this.isScreen || this.mySeats.length !== 1) return false;
    return state.seats.filter(({ holder }) => holder === "person").length === 1 && this.awaySeats.length === 0;
  }

  /** Take back one's last move, and everything after it. */
  async takeBack(): Promise<void> {
    const [seat] = this.mySeats;
    const step = this.state?.current.step;
    if (seat !== undefined && step !== undefined) await this.send({ type: "take-back", seat, step });
  }

  /** An earlier step is open again: what is known of later ones no longer counts. */
  forgetLater(): void {
    this.#revisions.clear();
    this.hint = null;
  }

  /** Submit or withdraw a move, showing any error. */
  async submit(message: Extract<ClientRequest, { type: "submit" | "withdraw" }>): Promise<boolean> {
    return app.attempt(async () => {
      const done = await this.connection.request(message);
      this.#revisions.set(`${message.step} ${message.piece}`, done.revision);
    });
  }

  /** Send a request, showing any error. */
  async send(message: ClientRequest): Promise<boolean> {
    return app.attempt(() => this.connection.request(message));
  }

  /** Take a seat, as the first player at this device or another one. */
  async sit(seat: number, name: string): Promise<boolean> {
    return this.send({ type: "sit", seat, name, player: this.mySeats.length === 0 ? "" : "another" });
  }

  /** One's own seats that a bot plays although this device is connected. */
  get awaySeats(): readonly number[] {
    return this.isScreen ? [] : this.mySeats.filter((seat) => this.state?.seats[seat]?.away);
  }

  #returning = false;

  async comeBack(): Promise<void> {
    if (this.#returning) return;
    this.#returning = true;
    for (const seat of this.awaySeats) await this.send({ type: "back", seat });
    this.#returning = false;
  }

  get personas(): readonly string[] {
    const bots = (this.state?.seats ?? []).filter(({ holder }) => holder === "bot");
    return bots.map(({ name }) => readBot(name).persona);
  }

  /** Give a seat to a bot, or change the bot: the named persona, or one who has no seat yet. */
  seatBot(seat: number, level: string, persona = others(this.personas, 1)[0] ?? ""): Promise<boolean> {
    return this.send({ type: "seat-bot", seat, level: formatBot(level, persona) });
  }

  async fillWithBots(): Promise<void> {
    const level = lastLevel(this.state?.settings.game ?? "");
    const seats = this.state?.seats ?? [];
    const open = [...seats.keys()].filter((at) => seats[at]?.holder === "open");
    const newcomers = others(this.personas, open.length); // in parallel, by index: the state may not list a bot just seated
    for (const [index, at] of open.entries()) {
      if (!(await this.seatBot(at, level, newcomers[index] ?? ""))) return;
    }
  }

  /**
   * Change some settings. The others are resent as they are, except the version of the rules, which can't be requested.
   */
  async arrange(change: Partial<TableSettings>): Promise<void> {
    if (this.state === null) return;
    const { rules: _, ...settings } = this.state.settings;
    await this.send({ type: "change-settings", settings: { ...settings, ...change } });
  }

  close(): void {
    this.connection.close();
  }
}
