/** A game that was played: the whole position of every moment, and how it ended. Knows no words and no game. */

import type { EventTold, FrameTold, ReplayTold } from "../generated/protocol.ts";
import { type Ending, endingOf } from "./ending.ts";

/** Where in the game a moment lies. */
export interface When {
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly placing: boolean;
}

const NO_FRAME: FrameTold = { step: 0, position: "", facts: {}, points: [], moves: {}, events: [] };

export class Moments {
  readonly ending: Ending;
  /** The last moment. */
  readonly last: number;
  readonly #facts: (Readonly<Record<string, unknown>> | undefined)[] = [];

  constructor(readonly told: ReplayTold) {
    this.ending = endingOf(told.result);
    this.last = told.frames.length - 1;
  }

  get seats(): readonly number[] {
    return this.told.players.map((_, seat) => seat);
  }

  frame(at: number): FrameTold {
    return this.told.frames[at] ?? NO_FRAME;
  }

  /** The whole facts of a moment; the same object each time. */
  facts(at: number): Readonly<Record<string, unknown>> {
    const known = this.#facts[at];
    if (known !== undefined) return known;
    const whole = { ...this.told.board, ...this.frame(at).facts };
    this.#facts[at] = whole;
    return whole;
  }

  /** What led to a moment. */
  events(at: number): readonly EventTold[] {
    return this.frame(at).events;
  }

  when(at: number): When {
    const facts = this.facts(at);
    return {
      round: Number(facts["round"] ?? 1),
      rounds: Number(facts["rounds"] ?? 1),
      turn: Number(facts["turn"] ?? at + 1),
      placing: facts["phase"] === "placing",
    };
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
