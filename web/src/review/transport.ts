/** Replay controls: step, play, jump. Independent of game and page. */

export interface TransportCalls {
  /** Show how one moment becomes the next; ends early on `signal`. */
  readonly show: (from: number, signal: AbortSignal) => Promise<void>;
  readonly changed: () => void;
  /** How long a moment is shown during playback, in milliseconds. */
  readonly rest: () => number;
}

export class Transport {
  at: number;
  playing = false;
  #showing: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly last: number,
    begin: number,
    private readonly calls: TransportCalls,
  ) {
    this.at = this.#within(begin);
  }

  get moving(): boolean {
    return this.#showing !== null;
  }

  /** Show the next moment with its reveal. One in progress is finished first. */
  step(): void {
    if (this.moving) this.#land(this.at + 1);
    if (this.at < this.last) void this.#advance();
    else this.pause();
  }

  /** Go back one moment; during a reveal, to the moment before it. */
  back(): void {
    this.pause();
    this.#land(this.moving ? this.at : this.at - 1);
  }

  jump(to: number): void {
    this.#land(to);
    if (this.playing) this.#wait();
  }

  /** Play from here, or from the beginning if this is the end. */
  play(): void {
    if (this.playing) return;
    if (this.at === this.last && !this.moving) this.#land(0);
    this.playing = true;
    if (!this.moving) void this.#advance();
    this.calls.changed();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
    this.calls.changed();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  close(): void {
    this.playing = false;
    this.#stop();
  }

  #within(at: number): number {
    return Math.min(Math.max(0, Math.trunc(at) || 0), this.last);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    const showing = this.#showing;
    this.#showing = null;
    showing?.abort();
  }

  #land(at: number): void {
    this.#stop();
    this.at = this.#within(at);
    this.calls.changed();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.at === this.last) this.pause();
    else this.#timer = setTimeout(() => void this.#advance(), this.calls.rest());
  }

  async #advance(): Promise<void> {
    clearTimeout(this.#timer);
    const showing = new AbortController();
    this.#showing = showing;
    this.calls.changed();
    await this.calls.show(this.at, showing.signal);
    if (this.#showing !== showing) return; // the user has moved on
    this.#showing = null;
    this.at += 1;
    if (this.playing) this.#wait();
    this.calls.changed();
  }
}
