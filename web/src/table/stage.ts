/** What is shown of a table: reveals are played one after the other, and the table as it was stands until they are. */

import { app } from "../app.ts";
import type { Phase } from "../games/pixoid/timeline.ts";
import type { Revealed, State } from "../generated/protocol.ts";

/** A step that was revealed, and the table as it was before. */
export interface Shown {
  readonly message: Revealed;
  readonly before: State;
}

/** Plays a reveal on the page; it ends early when the signal says so, and then shows how it ended. */
export type Player = (shown: Shown, signal: AbortSignal) => Promise<void>;

/** Somebody who is further behind than this sees how things stand, not how they came about. */
const MOST_WAITING = 2;

export class Stage {
  #queue: Shown[] = [];
  #now: Shown | null = null;
  #ending = new AbortController();
  /** Steps up to this one are told, and not played. */
  #hurried = -1;
  #closed = false;
  #settling = 0;
  #phase: Phase = "open";

  /** `told` is called once for every step, in order, when it has been shown. */
  constructor(
    private readonly play: Player,
    private readonly told: (shown: Shown) => void,
  ) {}

  /** The reveal that is being shown. */
  get revealing(): Revealed | null {
    return this.#now?.message ?? null;
  }

  /** Frames until all is drawn: when a reveal has just ended first the board is, then the seats, then the rest. */
  get settling(): number {
    return this.#settling;
  }

  /** How far the reveal has come. */
  get phase(): Phase {
    return this.#phase;
  }

  set phase(phase: Phase) {
    this.#phase = phase;
    app.changed();
  }

  /** What is to be drawn, where the table is known to stand like `latest`. */
  shown(latest: State): State {
    return this.#now?.before ?? latest;
  }

  take(message: Revealed, before: State): void {
    if (this.#closed) return;
    this.#queue.push({ message, before });
    if (this.#queue.length > MOST_WAITING || document.visibilityState === "hidden") {
      this.#hurried = message.step;
      this.skip();
    }
    if (this.#now === null) void this.#run();
  }

  /** Show at once how the reveal ends. */
  skip(): void {
    this.#ending.abort();
  }

  close(): void {
    this.#closed = true;
    this.#queue = [];
    this.skip();
  }

  async #run(): Promise<void> {
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      this.#now = next;
      try {
        if (next.message.step > this.#hurried) await this.#show(next);
      } finally {
        this.told(next);
      }
    }
    this.#now = null;
    await this.#settle();
  }

  /** Drawing everything anew at once would take too long for one frame. */
  async #settle(): Promise<void> {
    for (this.#settling = 2; this.#settling > 0; this.#settling -= 1) {
      app.changed();
      await new Promise(requestAnimationFrame);
    }
    app.changed();
  }

  async #show(next: Shown): Promise<void> {
    this.#ending = new AbortController();
    this.phase = "open";
    await new Promise(requestAnimationFrame); // the table as it was must be drawn before anything moves on it
    await new Promise(requestAnimationFrame);
    if (!this.#closed) await this.play(next, this.#ending.signal);
  }
}
