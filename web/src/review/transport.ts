/** Going through a game: step, play, jump. Knows no game and no page. */

export interface TransportCalls {
  /** Show how one moment becomes the next; ends early when the signal says so. */
  readonly show: (from: number, signal: AbortSignal) => Promise<void>;
  readonly changed: () => void;
  /** How long a moment stands while the game plays by itself, in milliseconds. */
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

  /** Show the next moment and how it comes about. What is being shown already is at its end. */
  step(): void {
    if (this.moving) this.#land(this.at + 1);
    if (this.at < this.last) void this.#advance();
    else this.pause();
  }

  /** Back to the moment before; where the next one was just coming about, to the one it comes from. */
  back(): void {
    this.pause();
    this.#land(this.moving ? this.at : this.at - 1);
  }

  jump(to: number): void {
    this.#land(to);
    if (this.playing) this.#wait();
  }

  /** Play from here, and from the beginning where this is the end. */
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
    if (this.#showing !== showing) return; // somebody has gone elsewhere
    this.#showing = null;
    this.at += 1;
    if (this.playing) this.#wait();
    this.calls.changed();
  }
}
