/** What is shown of a table: reveals are played one after the other, and the table as it was stands until they are. */

import type { Revealed, State } from "../generated/protocol.ts";
import { afterFrame, app } from "../ui/app.ts";

/** A step that was revealed, and the table as it was before. */
export interface QueuedReveal {
  readonly message: Revealed;
  readonly before: State;
}

/** Plays a reveal on the page; it ends early when the signal says so, and then shows how it ended. */
export type RevealPlayer = (shown: QueuedReveal, signal: AbortSignal) => Promise<void>;

/** Frames in which everything is drawn anew, after the first: board, seats, controls, and what stands beside them. */
const FRAMES = 3;

export class RevealQueue {
  #queue: QueuedReveal[] = [];
  #now: QueuedReveal | null = null;
  #ending = new AbortController();
  /** Steps up to this one are told, and not played. */
  #hurried = -1;
  #closed = false;
  #settling = 0;
  #phase = "";
  #scores: readonly number[] | null = null;

  /** `told` is called once for every step, in order, when it has been shown. */
  constructor(
    private readonly play: RevealPlayer,
    private readonly told: (shown: QueuedReveal) => void,
  ) {}

  /** The reveal that is being shown. */
  get revealing(): Revealed | null {
    return this.#now?.message ?? null;
  }

  /** Frames until all is drawn: when a reveal begins or ends, first the board is, then the seats, then the rest. */
  get settling(): number {
    return this.#settling;
  }

  /** How far the reveal has come. */
  get phase(): string {
    return this.#phase;
  }

  set phase(phase: string) {
    this.#phase = phase;
    app.changed();
  }

  /** The points of all seats while they count up. */
  get scores(): readonly number[] | null {
    return this.#scores;
  }

  count(scores: readonly number[]): void {
    if (String(scores) === String(this.#scores)) return;
    this.#scores = scores;
    app.changed();
  }

  /** What is to be drawn, where the table is known to stand like `latest`. */
  shown(latest: State): State {
    return this.#now?.before ?? latest;
  }

  take(message: Revealed, before: State): void {
    if (this.#closed) return;
    this.#queue.push({ message, before });
    // Everybody can have moved while one step is shown; whoever is further behind sees how things stand, and not how
    // they came about.
    if (this.#queue.length > before.seats.length || document.visibilityState === "hidden") {
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
        this.#scores = null;
        this.told(next);
      }
    }
    this.#now = null;
    await this.#settle();
  }

  /** Draw what is shown now, from the board on: everything at once would take too long for one frame. */
  async #settle(): Promise<void> {
    const busy = this.#settling > 0;
    this.#settling = FRAMES;
    app.changedNow();
    while (!busy && this.#settling > 0) {
      await afterFrame();
      this.#settling -= 1;
      app.changedNow();
    }
  }

  async #show(next: QueuedReveal): Promise<void> {
    this.#ending = new AbortController();
    this.#phase = "";
    void this.#settle();
    await afterFrame(); // the table as it was must be drawn before anything moves on it
    if (!this.#closed) await this.play(next, this.#ending.signal);
  }
}
