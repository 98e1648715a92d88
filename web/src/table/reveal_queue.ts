/** Plays reveals one by one, and keeps showing the state before them until they are done. */

import type { Revealed, State } from "../generated/protocol.ts";
import { afterFrame, app } from "../ui/app.ts";

/** A revealed step, and the state before it. */
export interface QueuedReveal {
  readonly message: Revealed;
  readonly before: State;
  /** Whether it is a repetition. */
  readonly again?: boolean;
}

export interface RevealEvents {
  /** Play a reveal; on `signal` it ends early and shows the final position. */
  play(shown: QueuedReveal, signal: AbortSignal): Promise<void>;
  /** This many events of a step have been shown; called for every step in order. `ended` is whether all have. */
  progress(shown: QueuedReveal, count: number, ended: boolean): void;
  highlight(message: Revealed): Revealed["events"];
  /** Whether a step isn't played by itself, but seen together with the ones after it. */
  merges(message: Revealed): boolean;
  /** A reveal started or ended. */
  changed(): void;
}

/** The frames of a full redraw after the first: board, seats, controls, panels. */
const FRAMES = 3;

export class RevealQueue {
  #queue: QueuedReveal[] = [];
  #now: QueuedReveal | null = null;
  #ending = new AbortController();
  /** Steps up to this one are logged but not played. */
  #hurried = -1;
  #closed = false;
  #settling = 0;
  #scores: readonly number[] | null = null;
  #shownEvents = 0;
  #highlight: QueuedReveal | null = null;

  /** The current skip, if it doesn't lead to the end. */
  #jump: () => boolean = () => false;

  constructor(private readonly events: RevealEvents) {}

  get revealing(): Revealed | null {
    return this.#now?.message ?? null;
  }

  /** Whether the current reveal is a repetition. */
  get isAgain(): boolean {
    return this.#now?.again ?? false;
  }

  get canRepeat(): boolean {
    return this.#highlight !== null && this.#now === null;
  }

  /** Repeat the last highlight. It announces nothing, and ends as soon as the next step arrives. */
  readonly repeat = (): void => {
    if (this.#highlight === null || this.#now !== null || this.#closed) return;
    this.#queue.push(this.#highlight);
    void this.#run();
  };

  /**
   * Frames left of a full redraw: when a reveal or scene begins or ends, the board is drawn first, then seats, then the
   * rest.
   */
  get settling(): number {
    return this.#settling;
  }

  get scores(): readonly number[] | null {
    return this.#scores;
  }

  get shownEvents(): number {
    return this.#shownEvents;
  }

  count(scores: readonly number[]): void {
    if (String(scores) === String(this.#scores)) return;
    this.#scores = scores;
    app.changedApart();
  }

  report(count: number): void {
    this.#shownEvents = count;
    if (this.#now && !this.#now.again) this.events.progress(this.#now, count, false);
    app.changedApart();
  }

  /** Set the skip function for the current reveal. */
  skipsTo(jump: () => boolean): void {
    this.#jump = jump;
  }

  /** The state to draw, given the latest one. */
  shown(latest: State): State {
    return this.#now?.before ?? latest;
  }

  take(message: Revealed, before: State): void {
    if (this.#closed) return;
    this.#queue.push({ message, before });
    if (this.isAgain) this.#ending.abort();
    if (this.events.merges(message)) this.#hurried = message.step;
    // While one step is shown, each seat can decide once. A client that is further behind skips to the latest state.
    if (this.#queue.length > before.seats.length || document.visibilityState === "hidden") {
      this.#hurried = message.step;
      this.#ending.abort();
    }
    if (this.#now === null) void this.#run();
  }

  /** Skip to the end of the reveal, or to its next scene. */
  readonly skip = (): void => {
    if (!this.#jump()) this.#ending.abort();
  };

  /** Moves were taken back: nothing that was waiting is shown any more. */
  clear(): void {
    this.#queue = [];
    this.#hurried = -1;
    this.#highlight = null;
    this.#ending.abort();
  }

  close(): void {
    this.#closed = true;
    this.#queue = [];
    this.#ending.abort();
  }

  #changed(): void {
    if (!this.#closed) this.events.changed();
  }

  async #run(): Promise<void> {
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      this.#now = next;
      this.#changed();
      try {
        if (next.again || next.message.step > this.#hurried) await this.#show(next);
      } finally {
        this.#scores = null;
        this.#shownEvents = 0;
        this.#jump = () => false;
        if (!next.again) this.#end(next);
      }
    }
    this.#now = null;
    this.#changed();
    await this.settle();
  }

  /** A step has been shown. Its highlight can be repeated for the next steps, one per seat. */
  #end(shown: QueuedReveal): void {
    const { message, before } = shown;
    this.events.progress(shown, message.events.length, true);
    const events = this.events.highlight(message);
    if (events.length > 0) this.#highlight = { message: { ...message, events }, before, again: true };
    else if (message.step - (this.#highlight?.message.step ?? 0) > before.seats.length) this.#highlight = null;
  }

  /** Redraw everything over several frames, board first: in one it would take too long. */
  async settle(): Promise<void> {
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
    void this.settle();
    await afterFrame(); // the previous state must be drawn before anything moves on it
    if (!this.#closed) await this.events.play(next, this.#ending.signal);
  }
}
