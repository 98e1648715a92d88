/** A game that was played, with the words for it: who sat where, what a moment is called. */

import { nothing, type TemplateResult } from "lit-html";
import type { PieceName } from "../draw/pixels.ts";
import type { Names } from "../event_sentences.ts";
import type { GamePlayerTold, GameSummary, ReplayTold } from "../generated/protocol.ts";
import { say } from "../words.ts";
import { botName, seatFace } from "./bots.ts";
import { Moments } from "./moments.ts";
import { drawnPiece } from "./seats.ts";
import type { PlayedMoments, ReviewView } from "./view.ts";

export class PlayedGame extends Moments implements PlayedMoments {
  /** `summary` knows who was a bot; a record from elsewhere has names only, and no table. */
  constructor(
    told: ReplayTold,
    readonly view: ReviewView,
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
    return botName(player.name, seat);
  }

  /** The seats that somebody had. */
  seatsOf(person: string): readonly number[] {
    return seatsIn(this.summary?.players ?? [], person);
  }

  /** The face of whoever sat there, where a bot did that has one. */
  seatFace(seat: number, size = 24): TemplateResult | typeof nothing {
    const player = this.summary?.players.find((one) => one.seat === seat);
    return player && !player.person ? seatFace({ holder: "bot", name: player.name }, size) : nothing;
  }

  get seatNames(): readonly string[] {
    return this.seats.map((seat) => this.seatName(seat));
  }

  /** The piece that stands for a seat: its own controller, or its first element. */
  pieceOf(seat: number): PieceName {
    return drawnPiece(this.facts(0), seat);
  }

  /** How pieces and seats are called in sentences about a moment. */
  names(at: number): Names {
    return this.view.names(this.facts(at), this.seatNames);
  }

  /** A moment in words; the last one says that the game is over. */
  whenText(at: number): string {
    const { round, rounds, turn, placing } = this.when(at);
    if (at === this.last && this.told.result !== "unfinished") return say("web-over");
    if (placing) return say(rounds > 1 ? "web-looking-placing-round" : "web-looking-placing", { round });
    return rounds > 1 ? say("web-looking-when", { round, turn }) : say("web-turn", { turn });
  }
}

/** The seats that somebody had among some players. */
export function seatsIn(players: readonly GamePlayerTold[], person: string): readonly number[] {
  return players.flatMap((one) => (one.person && one.person === person ? [one.seat] : []));
}
