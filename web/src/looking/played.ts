/** A game that was played: the whole position of every moment, who sat where, how it ended. */

import type { PixlFacts } from "../games/pixl/facts.ts";
import { controllersOf, type PixoidFacts } from "../games/pixoid/facts.ts";
import { pixoidNames } from "../games/pixoid/sentences.ts";
import type { EventTold, FrameTold, GameSummary, ReplayTold } from "../generated/protocol.ts";
import type { PieceName } from "../table/seats.ts";
import type { Names } from "../telling.ts";
import { say } from "../words.ts";
import { type Ending, endingOf } from "./ending.ts";

type Facts = Readonly<Record<string, unknown>>;

/** Where in the game a moment lies. */
export interface When {
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly placing: boolean;
}

const NO_FRAME: FrameTold = { step: 0, position: "", facts: {}, points: [], moves: {}, events: [] };

export class Played {
  readonly ending: Ending;
  /** The last moment. */
  readonly last: number;
  readonly #facts: (Facts | undefined)[] = [];

  /** `summary` knows who was a bot; a record from elsewhere has names only. `table` is empty for such a one. */
  constructor(
    readonly told: ReplayTold,
    private readonly summary: GameSummary | null = null,
  ) {
    this.ending = endingOf(told.result);
    this.last = told.frames.length - 1;
  }

  get table(): string {
    return this.summary?.table ?? "";
  }

  get isPixl(): boolean {
    return this.told.game === "pixl";
  }

  get isShort(): boolean {
    return this.told.options["game"] === "short";
  }

  get seats(): readonly number[] {
    return this.told.players.map((_, seat) => seat);
  }

  frame(at: number): FrameTold {
    return this.told.frames[at] ?? NO_FRAME;
  }

  /** The whole facts of a moment; the same object each time. */
  facts(at: number): Facts {
    const known = this.#facts[at];
    if (known !== undefined) return known;
    const whole = { ...this.told.board, ...this.frame(at).facts };
    this.#facts[at] = whole;
    return whole;
  }

  pixoid(at: number): PixoidFacts {
    return this.facts(at) as unknown as PixoidFacts;
  }

  pixl(at: number): PixlFacts {
    return this.facts(at) as unknown as PixlFacts;
  }

  /** What led to a moment. */
  events(at: number): readonly EventTold[] {
    return this.frame(at).events as unknown as readonly EventTold[];
  }

  seatName(seat: number): string {
    const player = this.summary?.players.find((one) => one.seat === seat);
    if (player === undefined) return this.told.players[seat] ?? String(seat + 1);
    if (player.person) return player.name || say("web-looking-nameless");
    return say("web-bot-name", { level: say(`web-level-${player.name}`), seat: seat + 1 });
  }

  get seatNames(): readonly string[] {
    return this.seats.map((seat) => this.seatName(seat));
  }

  /** The piece that stands for a seat: its own controller, or its first element. */
  pieceOf(seat: number): PieceName {
    if (!this.isPixl) return controllersOf(this.pixoid(0))[seat] ?? "amber";
    const facts = this.pixl(0);
    return facts.order.find((element) => facts.seats[element] === seat + 1) ?? "fire";
  }

  /** How pieces and seats are called in sentences about a moment. */
  names(at: number): Names {
    const seats = this.seatNames;
    if (!this.isPixl) return pixoidNames(this.pixoid(at), seats);
    const holders = Object.entries(this.pixl(at).seats);
    return { seats, pieces: Object.fromEntries(holders.map(([piece, seat]) => [piece, seats[seat - 1] ?? piece])) };
  }

  when(at: number): When {
    const facts = this.facts(at);
    return {
      round: Number(facts["round"] ?? 1),
      rounds: Number(facts["rounds"] ?? 1),
      turn: Number(facts["turn"] ?? 1),
      placing: facts["phase"] === "placing",
    };
  }

  /** A moment in words; the last one says that the game is over. */
  whenText(at: number): string {
    const { round, rounds, turn, placing } = this.when(at);
    if (at === this.last && this.told.result !== "unfinished") return say("web-over");
    if (placing) return say(rounds > 1 ? "web-looking-placing-round" : "web-looking-placing", { round });
    return rounds > 1 ? say("web-looking-when", { round, turn }) : say("web-turn", { turn });
  }

  /** Who has won, and who has more points, first. */
  get ranking(): readonly number[] {
    const { winners } = this.ending;
    const points = this.frame(this.last).points;
    return [...this.seats].sort(
      (one, other) =>
        Number(winners.includes(other)) - Number(winners.includes(one)) || (points[other] ?? 0) - (points[one] ?? 0),
    );
  }
}
