/** Plays a puzzle's answer out on the real board. */

import type { TemplateResult } from "lit-html";
import type { LessonAnswer, LessonControls, LessonView } from "../games/contract.ts";
import type { PositionView, TriedMoves } from "../generated/protocol.ts";
import { afterFrame, app } from "../ui/app.ts";
import { post } from "../wire/api.ts";
import { type Puzzle, rankOptions } from "./puzzle_files.ts";

const STILL = { pieces: [], others: {}, wants: {}, solution: {} };

export class Acting {
  /** The position on the board; null while the puzzle's own picture is there. */
  shown: PositionView | null = null;
  isRunning = false;
  /** What happened, once it has been shown: a round that has ended stays on the board. */
  #end: LessonAnswer | null = null;
  readonly #hands: LessonControls;
  #ending = new AbortController();

  constructor(
    private readonly puzzle: Puzzle,
    private readonly game: LessonView,
    private readonly position: PositionView,
  ) {
    this.#hands = new game.controls(() => ({
      task: STILL,
      now: this.shown,
      answer: this.#end,
      busy: false,
      showing: this.isRunning,
      open: false,
      attempt: () => Promise.resolve(),
      reject: () => {},
    }));
  }

  /** Shares have no single course of play. */
  get isPossible(): boolean {
    return this.puzzle[1] !== "mix";
  }

  board(now: PositionView): TemplateResult {
    return this.#hands.board(now);
  }

  /** Play the best move and the others' most frequent ones; or go back to the puzzle. */
  async toggle(): Promise<void> {
    if (this.shown) {
      this.leave();
      this.shown = null;
      this.#end = null;
      return app.changed();
    }
    const [, , , , piece, , plans] = this.puzzle;
    const [most] = [...plans].sort(([one], [other]) => other - one);
    const moves = { ...Object.fromEntries(most?.[1] ?? []), [piece]: rankOptions(this.puzzle)[0]?.[0] ?? "" };
    const { id, complete } = this.game;
    const attempt = (step: typeof moves): Promise<TriedMoves> =>
      post<TriedMoves>("/api/try", { game: id, position: this.position.position, moves: step });
    const tried = await (complete?.(this.position, moves, attempt) ?? attempt(moves));
    const { signal } = this.#ending;
    this.isRunning = true;
    this.shown = this.position;
    app.changedNow();
    await afterFrame();
    const board = document.querySelector<SVGSVGElement>("#board svg");
    board?.scrollIntoView({ block: "nearest" });
    if (board && !signal.aborted) await this.#hands.show(board, this.position, tried, signal);
    this.isRunning = false;
    if (signal.aborted) return;
    this.shown = tried;
    this.#end = { kind: "on", events: tried.events, code: "", rule: "", values: {}, before: this.position };
    app.changed();
  }

  leave(): void {
    this.#ending.abort();
    this.#ending = new AbortController();
  }
}
