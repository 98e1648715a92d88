/** A finished game: the whole position at every moment, and the outcome. Independent of language and game. */

import type { EventView, FrameView, ReplayView } from "../generated/protocol.ts";

export interface When {
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly placing: boolean;
}

const NO_FRAME: FrameView = { step: 0, position: "", facts: {}, points: [], moves: {}, events: [] };

export class Moments {
  readonly ending: Ending;
  readonly last: number;
  readonly #facts: (Readonly<Record<string, unknown>> | undefined)[] = [];

  constructor(readonly replay: ReplayView) {
    this.ending = endingOf(replay.result);
    this.last = replay.frames.length - 1;
  }

  get seats(): readonly number[] {
    return this.replay.players.map((_, seat) => seat);
  }

  frame(at: number): FrameView {
    return this.replay.frames[at] ?? NO_FRAME;
  }

  /** All facts of a moment; the same object on every call. */
  facts(at: number): Readonly<Record<string, unknown>> {
    const known = this.#facts[at];
    if (known !== undefined) return known;
    const whole = { ...this.replay.board, ...this.frame(at).facts };
    this.#facts[at] = whole;
    return whole;
  }

  events(at: number): readonly EventView[] {
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

  get ranking(): readonly number[] {
    const { winners } = this.ending;
    const points = this.frame(this.last).points;
    return [...this.seats].sort(
      (one, other) =>
        Number(winners.includes(other)) - Number(winners.includes(one)) || (points[other] ?? 0) - (points[one] ?? 0),
    );
  }
}

export interface Ending {
  /** Seats, starting at 0. */
  readonly winners: readonly number[];
  /** Empty if the game has no points. */
  readonly points: readonly number[];
  readonly reason: string;
  readonly stopped: boolean;
}

const numbers = (text: string | undefined): number[] =>
  text === undefined || text === "-" || text === "" ? [] : text.split(".").map(Number);

export function endingOf(result: string): Ending {
  const words = result.split(" ");
  const after = (name: string): string | undefined => {
    const at = words.indexOf(name);
    return at < 0 ? undefined : words[at + 1];
  };
  return {
    winners: numbers(after("winners")).map((seat) => seat - 1),
    points: numbers(after("points")),
    reason: after("reason") ?? "",
    stopped: words[0] === "stopped",
  };
}
