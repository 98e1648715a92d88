/** A game that was played, with the words for it: who sat where, what a moment is called. */

import type { Names } from "../event_sentences.ts";
import { pixoidNames } from "../games/pixoid/sentences.ts";
import type { GameSummary, ReplayTold } from "../generated/protocol.ts";
import { say } from "../words.ts";
import { Moments } from "./moments.ts";

export class PlayedGame extends Moments {
  /** `summary` knows who was a bot; a record from elsewhere has names only, and no table. */
  constructor(
    told: ReplayTold,
    private readonly summary: GameSummary | null = null,
  ) {
    super(told);
  }

  get table(): string {
    return this.summary?.table ?? "";
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

  /** How pieces and seats are called in sentences about a moment. */
  names(at: number): Names {
    const seats = this.seatNames;
    if (!this.isPixl) return pixoidNames(this.pixoid(at), seats);
    const holders = Object.entries(this.pixl(at).seats);
    return { seats, pieces: Object.fromEntries(holders.map(([piece, seat]) => [piece, seats[seat - 1] ?? piece])) };
  }

  /** A moment in words; the last one says that the game is over. */
  whenText(at: number): string {
    const { round, rounds, turn, placing } = this.when(at);
    if (at === this.last && this.told.result !== "unfinished") return say("web-over");
    if (placing) return say(rounds > 1 ? "web-looking-placing-round" : "web-looking-placing", { round });
    return rounds > 1 ? say("web-looking-when", { round, turn }) : say("web-turn", { turn });
  }
}
