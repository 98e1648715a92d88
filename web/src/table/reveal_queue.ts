/** What is shown of a table: reveals are played one after the other, and the table as it was stands until they are. */

import type { Revealed, State } from "../generated/protocol.ts";
import { afterFrame, app } from "../ui/app.ts";

/** A step that was revealed, and the table as it was before. */
export interface QueuedReveal {
  readonly message: Revealed;
  readonly before: State;
  /** It has been shown already, and somebody wants to see it once more. */
  readonly again?: boolean;
}

export interface RevealEvents {
  /** Play a reveal on the page; it ends early when the signal says so, and then shows how it ended. */
  play(shown: QueuedReveal, signal: AbortSignal): Promise<void>;
  /** So many events of a step have been shown: for every step, in order. `ended` says that all of it has been. */
  told(shown: QueuedReveal, count: number, ended: boolean): void;
  highlight(message: Revealed): Revealed["events"];
  /** Something begins to be shown, or nothing is shown any more. */
  changed(): void;
}

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
  #scores: readonly number[] | null = null;
  #shownEvents = 0;
  #highlight: QueuedReveal | null = null;

  /** Where a skip leads, if not to the end. */
  #jump: () => boolean = () => false;

  constructor(private readonly events: RevealEvents) {}

  get revealing(): Revealed | null {
    return this.#now?.message ?? null;
  }

  /** Whether what is being shown has been shown before. */
  get isAgain(): boolean {
    return this.#now?.again ?? false;
  }

  get canRepeat(): boolean {
    return this.#highlight !== null && this.#now === null;
  }

  /** Show the last highlight once more. It tells nobody anything new, and makes way for the next step at once. */
  readonly repeat = (): void => {
    if (this.#highlight === null || this.#now !== null || this.#closed) return;
    this.#queue.push(this.#highlight);
    void this.#run();
  };

  /** Frames until all is drawn: when a reveal or scene begins or ends, first the board is, then seats, then the rest. */
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

  tell(count: number): void {
    this.#shownEvents = count;
    if (this.#now && !this.#now.again) this.events.told(this.#now, count, false);
    app.changedApart();
  }

  /** From now on a skip asks this first. */
  skipsTo(jump: () => boolean): void {
    this.#jump = jump;
  }

  /** What is to be drawn, where the table is known to stand like `latest`. */
  shown(latest: State): State {
    return this.#now?.before ?? latest;
  }

  take(message: Revealed, before: State): void {
    if (this.#closed) return;
    this.#queue.push({ message, before });
    if (this.isAgain) this.#ending.abort();
    // Everybody can have moved while one step is shown; whoever is further behind sees how things stand, and not how
    // they came about.
    if (this.#queue.length > before.seats.length || document.visibilityState === "hidden") {
      this.#hurried = message.step;
      this.#ending.abort();
    }
    if (this.#now === null) void this.#run();
  }

  /** Show at once how the reveal ends, or its next scene. */
  readonly skip = (): void => {
    if (!this.#jump()) this.#ending.abort();
  };

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

  /** All of a step has been shown. What it has of a highlight can be repeated until everybody has moved once more. */
  #end(shown: QueuedReveal): void {
    const { message, before } = shown;
    this.events.told(shown, message.events.length, true);
    const events = this.events.highlight(message);
    if (events.length > 0) this.#highlight = { message: { ...message, events }, before, again: true };
    else if (message.step - (this.#highlight?.message.step ?? 0) > before.seats.length) this.#highlight = null;
  }

  /** Draw what is shown now, from the board on: everything at once would take too long for one frame. */
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
    await afterFrame(); // the table as it was must be drawn before anything moves on it
    if (!this.#closed) await this.events.play(next, this.#ending.signal);
  }
}
