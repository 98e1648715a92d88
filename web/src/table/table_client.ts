/** A table as this device knows it: the connection, which seats are ours, and what we wish of it. */

import { BUILD } from "../addresses.ts";
import { botNamed, lastLevel, others, readBot } from "../games/bots.ts";
import type { Hinted, TableSession } from "../games/contract.ts";
import type { ChatMessage, Revealed, State, TableSettings } from "../generated/protocol.ts";
import { remember, remembered } from "../storage.ts";
import { app } from "../ui/app.ts";
import type { PlayWay } from "../ui/new_table.ts";
import { Connection, type Wish } from "../wire/connection.ts";
import { say } from "../words.ts";

/** Milliseconds within which something was said just now. */
const NOW = 5_000;

/** What happens at a table; `changed` comes after each of the others, too. */
export interface TableEvents {
  changed(): void;
  /** The whole table was sent, at first or after a break. */
  whole(): void;
  revealed(message: Revealed, before: State): void;
  said(seat: number, name: string, text: string): void;
}

export class TableClient implements TableSession {
  readonly connection: Connection;
  /** Somebody without a seat would rather watch. */
  watches = false;
  /** The table at which there is another game with the same people. */
  next = "";
  /** The seat that asked for it, where that is known. */
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
        said: (message) => this.#hear(message),
        followed: (next, seat) => this.#follow(next, seat),
      },
      BUILD,
      isScreen,
    );
  }

  /** How many messages of others were heard that nobody has read here. */
  unread = 0;

  /** What is said now is shown at once, at the seat; what was said before can be read beside the board. */
  #hear(message: ChatMessage): void {
    if (message.ago > NOW) return;
    const text = message.phrase ? say(`web-phrase-${message.phrase}`) : message.text;
    if (message.seat >= 0) this.events.said(message.seat, message.name, text);
    if (this.mySeats.includes(message.seat)) return;
    this.unread += 1;
    if (message.seat < 0) app.tellPerson(say("web-says", { name: message.name || say("web-spectator"), text }));
  }

  /** Whether anybody else is there with whom one could talk: nobody talks to bots. */
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

  /** Somebody wants to play again: the others are shown the way, screens go along. */
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
    const kept = remembered(`way.${this.table}`);
    if (this.isScreen || this.isPad) return "night";
    return kept === "device" || kept === "night" || kept === "bots" ? kept : "online";
  }

  set way(way: PlayWay) {
    remember(`way.${this.table}`, way);
  }

  ownProgram(piece: string): string {
    return this.connection.yours?.programs.find((one) => one.piece === piece)?.move ?? "";
  }

  /** Whether a bot has given the program that stands, while whoever sits here was away. */
  isStandIns(step: number, piece: string): boolean {
    const { yours } = this.connection;
    const told = yours?.step === step && !this.isShared ? yours.programs.find((one) => one.piece === piece) : undefined;
    return !!told?.commitment && !told.move && this.revision(step, piece) === told.revision;
  }

  /** How often a program of a step was given, changed or taken back: the next change must name it. */
  revision(step: number, piece: string): number {
    const yours = this.connection.yours;
    const told = yours?.step === step ? yours.programs.find((one) => one.piece === piece)?.revision : undefined;
    return Math.max(told ?? 0, this.#revisions.get(`${step} ${piece}`) ?? 0);
  }

  hinted(piece: string): string {
    const { hint, state } = this;
    return hint?.piece === piece && hint.step === state?.current.step ? hint.move : "";
  }

  /** Give a program, or take it back; an error is shown. */
  async submit(wish: Extract<Wish, { type: "submit" | "withdraw" }>): Promise<boolean> {
    return app.attempt(async () => {
      const done = await this.connection.ask(wish);
      this.#revisions.set(`${wish.step} ${wish.piece}`, done.revision);
    });
  }

  /** Ask the server for something; an error is shown. */
  async wish(wish: Wish): Promise<boolean> {
    return app.attempt(() => this.connection.ask(wish));
  }

  /** Take a seat, as the first player at this device or as another one. */
  async sit(seat: number, name: string): Promise<boolean> {
    return this.wish({ type: "sit", seat, name, player: this.mySeats.length === 0 ? "" : "another" });
  }

  /** One's own seats for which a bot plays, though one is here. */
  get awaySeats(): readonly number[] {
    return this.isScreen ? [] : this.mySeats.filter((seat) => this.state?.seats[seat]?.away);
  }

  #returning = false;

  async comeBack(): Promise<void> {
    if (this.#returning) return;
    this.#returning = true;
    for (const seat of this.awaySeats) await this.wish({ type: "back", seat });
    this.#returning = false;
  }

  get personas(): readonly string[] {
    const bots = (this.state?.seats ?? []).filter(({ holder }) => holder === "bot");
    return bots.map(({ name }) => readBot(name).persona);
  }

  /** Give a seat to a bot, or let another one play there: the one who is named, or somebody who sits nowhere yet. */
  seatBot(seat: number, level: string, persona = others(this.personas, 1)[0] ?? ""): Promise<boolean> {
    return this.wish({ type: "seat-bot", seat, level: botNamed(level, persona) });
  }

  async fillWithBots(): Promise<void> {
    const level = lastLevel(this.state?.settings.game ?? "");
    const seats = this.state?.seats ?? [];
    const open = [...seats.keys()].filter((at) => seats[at]?.holder === "open");
    const newcomers = others(this.personas, open.length); // at once: who has just sat down may not be told yet
    for (const [index, at] of open.entries()) {
      if (!(await this.seatBot(at, level, newcomers[index] ?? ""))) return;
    }
  }

  /** Change some settings; all others stay as the table tells them, but for the version of the rules, which is no wish. */
  async arrange(change: Partial<TableSettings>): Promise<void> {
    if (this.state === null) return;
    const { rules: _, ...settings } = this.state.settings;
    await this.wish({ type: "change-settings", settings: { ...settings, ...change } });
  }

  close(): void {
    this.connection.close();
  }
}
