/** What is shown of a table: reveals are played one after the other, and the table as it was stands until they are. */

import { app } from "../app.ts";
import type { Revealed, State } from "../generated/protocol.ts";

/** Plays a reveal on the page; it ends early when the signal says so, and then shows how it ended. */
export type Player = (message: Revealed, before: State, signal: AbortSignal) => Promise<void>;

const MOST_WAITING = 2;
/** Somebody who is further behind than this sees how things stand, not how they came about. */

export class Stage {
  #queue: { message: Revealed; before: State }[] = [];
  #now: { message: Revealed; before: State } | null = null;
  #ending = new AbortController();
  #closed = false;

  constructor(private readonly play: Player) {}

  /** The reveal that is being shown. */
  get revealing(): Revealed | null {
    return this.#now?.message ?? null;
  }

  /** What is to be drawn, where the table is known to stand like `latest`. */
  shown(latest: State): State {
    return this.#now?.before ?? latest;
  }

  take(message: Revealed, before: State): void {
    if (this.#closed) return;
    this.#queue.push({ message, before });
    if (this.#queue.length > MOST_WAITING || document.visibilityState === "hidden") {
      this.#queue = [];
      this.skip();
      return;
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
      this.#ending = new AbortController();
      app.changed();
      await new Promise(requestAnimationFrame); // the table as it was must be drawn before anything moves on it
      await new Promise(requestAnimationFrame);
      await this.play(next.message, next.before, this.#ending.signal);
    }
    this.#now = null;
    app.changed();
  }
}
