/** A finished game with its words: names of seats, titles of moments. */

import { nothing, type TemplateResult } from "lit-html";
import type { PieceName } from "../draw/pixels.ts";
import type { Names } from "../event_sentences.ts";
import type { GameSummary, ListedPlayer, ReplayView } from "../generated/protocol.ts";
import { say } from "../words.ts";
import { botName, seatFace } from "./bots.ts";
import type { PlayedMoments, ReviewView } from "./contract.ts";
import { Moments } from "./moments.ts";
import { drawnPiece } from "./seats.ts";

export class PlayedGame extends Moments implements PlayedMoments {
  /** `summary` knows which players were bots; an imported record has only names, and no table. */
  constructor(
    replay: ReplayView,
    readonly view: ReviewView,
    private readonly summary: GameSummary | null = null,
  ) {
    super(replay);
  }

  get table(): string {
    return this.summary?.table ?? "";
  }

  seatName(seat: number): string {
    const player = this.summary?.players.find((one) => one.seat === seat);
    if (player === undefined) return this.replay.players[seat] ?? String(seat + 1);
    if (player.person) return player.name || say("web-looking-nameless");
    return botName(player.name, seat);
  }

  seatsOf(person: string): readonly number[] {
    return seatsIn(this.summary?.players ?? [], person);
  }

  seatFace(seat: number, size = 24): TemplateResult | typeof nothing {
    const player = this.summary?.players.find((one) => one.seat === seat);
    return player && !player.person ? seatFace({ holder: "bot", name: player.name }, size) : nothing;
  }

  get seatNames(): readonly string[] {
    return this.seats.map((seat) => this.seatName(seat));
  }

  pieceOf(seat: number): PieceName {
    return drawnPiece(this.facts(0), seat);
  }

  names(at: number): Names {
    return this.view.names(this.facts(at), this.seatNames);
  }

  whenText(at: number): string {
    const { round, rounds, turn, placing } = this.when(at);
    if (at === this.last && this.replay.result !== "unfinished") return say("web-over");
    if (placing) return say(rounds > 1 ? "web-looking-placing-round" : "web-looking-placing", { round });
    return rounds > 1 ? say("web-looking-when", { round, turn }) : say("web-turn", { turn });
  }
}

export function seatsIn(players: readonly ListedPlayer[], person: string): readonly number[] {
  return players.flatMap((one) => (one.person && one.person === person ? [one.seat] : []));
}
