/** What has been chosen in the dialog for a new game. */

import { SEAT_COLOURS } from "../draw/pixels.ts";
import { commaList } from "../event_sentences.ts";
import type { NewSeat } from "../generated/protocol.ts";
import { recall, remember } from "../storage.ts";
import { app } from "../ui/app.ts";
import { clocksFor, isSlow } from "../ui/clocks.ts";
import { creatureName, ownName } from "../ui/identity.ts";
import { checkedName } from "../ui/names.ts";
import { bot, newTable, type PlayWay, places, playNow, settingsOf, startWay } from "../ui/new_table.ts";
import { ensureSession } from "../ui/sheet.ts";
import { say } from "../words.ts";
import { formatBot, lastLevel, others, personaName } from "./bots.ts";
import type { BoardPicker, GameLength } from "./contract.ts";
import { cardOf } from "./index.ts";
import { chosenCast, lastChoice, type Options, opponents } from "./start_game.ts";

export class NewGame {
  options: Record<string, string>;
  level: string;
  clock: string;
  /** The personas of the bots, in seat order. */
  cast: readonly string[];
  /** The people on this device, in seat order; bots take the seats without a name. */
  names: string[];
  picker: BoardPicker | null = null;
  /** The boards that are shown; none if the board is drawn at random. */
  boards: readonly string[] = [];
  #choseCast = false;
  /** Whether a board was asked for before there was any to choose from. */
  #picksBoard = false;

  constructor(
    readonly game: string,
    readonly way: PlayWay,
    given: Options = {},
  ) {
    const card = cardOf(game);
    this.options = { ...card?.usual(way), ...lastChoice(game), ...given };
    const clock = recall("clock") || "none";
    this.clock = clocksFor(way).includes(clock) ? clock : "none";
    this.level = lastLevel(game);
    this.cast = this.#filled(chosenCast());
    this.names = [ownName(), creatureName(SEAT_COLOURS[1] ?? "sky")];
    void card?.boards?.load().then(
      (loaded) => {
        this.picker = loaded;
        if (this.#picksBoard) this.pickBoard();
        else if (this.board) this.boards = loaded.some(this.board);
        app.changed();
      },
      () => {}, // without it, the board is drawn at random
    );
  }

  get seats(): number {
    return places(this.game, this.options);
  }

  get people(): readonly string[] {
    return this.way === "device" ? this.names.slice(0, this.seats).filter((name) => name.trim()) : [ownName()];
  }

  get bots(): number {
    return this.seats - this.people.length;
  }

  get length(): GameLength | undefined {
    const lengths = cardOf(this.game)?.lengths;
    const fits = ({ options }: GameLength): boolean =>
      Object.entries(options).every(([name, value]) => this.options[name] === value);
    return lengths?.find(fits) ?? lengths?.find(({ id }) => id === "standard");
  }

  get board(): string {
    return this.options[cardOf(this.game)?.boards?.option ?? ""] ?? "";
  }

  set board(board: string) {
    this.#picksBoard = false;
    const option = cardOf(this.game)?.boards?.option;
    if (option) this.options[option] = board;
    app.changed();
  }

  pickBoard(): void {
    this.boards = this.picker?.some("") ?? [];
    this.board = this.boards[1] ?? "";
    this.#picksBoard = this.picker === null;
  }

  set(options: Options): void {
    Object.assign(this.options, options);
    this.cast = this.#filled(this.cast);
    app.changed();
  }

  /** A persona takes the seat of the one who was picked first. */
  meet(persona: string): void {
    if (!this.cast.includes(persona)) this.#choose([...this.cast.slice(1), persona]);
    app.changed();
  }

  shuffle(): void {
    this.#choose(others([], this.bots));
  }

  #choose(cast: readonly string[]): void {
    this.cast = cast;
    this.#choseCast = true;
    app.changed();
  }

  #filled(chosen: readonly string[]): readonly string[] {
    const count = this.seats - 1;
    const kept = chosen.slice(-count);
    return [...kept, ...others(kept, count - kept.length)];
  }

  start(): void {
    const { game, way, options } = this;
    if (way === "device" && this.names.some((name) => name.trim() && checkedName(name).code)) return;
    remember(`game.${game}`, JSON.stringify(options));
    app.closeSheet();
    if (way === "online" || way === "night") {
      remember("clock", this.clock);
      void startWay(game, way, options, this.clock);
    } else if (way === "device") {
      const names = this.people.map((name) => checkedName(name).name);
      void playTogether(game, options, names, opponents(lastLevel(game), this.bots));
    } else {
      remember("level", this.level);
      if (this.#choseCast) remember("cast", this.cast.join(" "));
      void playNow(game, options, () => this.cast.map((persona) => formatBot(this.level, persona)));
    }
  }

  /** Every choice in one line, and what it means. */
  summary(): readonly [string, string] {
    const { length } = this;
    const parts = [
      this.way === "bots" ? say(`web-level-${this.level}`) : "",
      length ? say("web-length", { length: `${this.game}-${length.id}` }) : "",
      say("web-new-players", { players: this.seats }),
      this.boards.includes(this.board) ? (this.picker?.name(this.board) ?? "") : "",
    ];
    const against = this.way === "bots" ? say("web-new-against", { names: commaList(this.cast.map(personaName)) }) : "";
    const name = this.clock;
    const slow = this.way === "online" && isSlow(name);
    const minutes = length ? say("web-new-minutes", { minutes: length.minutes }) : "";
    const pace = slow ? `${say(`web-clock-${name}`)}.` : minutes;
    return [parts.filter((part) => part).join(" · "), [against, pace].filter((part) => part).join(" ")];
  }
}

/** Start a game on this device: people in the first seats, bots in the others. */
async function playTogether(
  game: string,
  options: Options,
  names: readonly string[],
  bots: readonly string[],
): Promise<void> {
  if (!(await ensureSession())) return;
  await app.attempt(async () => {
    const people = names.map((name): NewSeat => ({ holder: "me", level: "", name }));
    const { table } = await newTable(settingsOf(game, options), [...people, ...bots.map(bot)], true);
    remember(`way.${table}`, "device");
    app.go(`/t/${table}`);
  });
}
