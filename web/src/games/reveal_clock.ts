/** The clock of a reveal: movements and timers on one timeline, which can be cut short or resumed later. */

interface Waiting {
  readonly start: number;
  readonly act: () => void;
  readonly isSound: boolean;
  timer: number;
}

/** The centre of the first visible element, in the picture's units. */
export function middleOn(picture: SVGSVGElement, elements: Iterable<Element>): DOMPoint | null {
  const box = [...elements].map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0);
  const matrix = picture.getScreenCTM();
  if (!box || !matrix) return null;
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix.inverse());
}

export abstract class RevealClock {
  abstract readonly board: Element;
  readonly #animations: Animation[] = [];
  #waiting: Waiting[] = [];
  #began = performance.now();

  constructor(readonly speed: number) {}

  piece(name: string | null): Element | null {
    return this.board.querySelector(`[data-piece="${name}"]`);
  }

  /**
   * Animate something from `start` for `duration`, in milliseconds at speed 1. It stays as it ends. Before it begins it
   * is as drawn, or like the first frame if `fill` is `both`.
   */
  move(
    element: Element | null | undefined,
    keyframes: Keyframe[],
    start: number,
    duration: number,
    easing = "linear",
    fill: "forwards" | "both" = "forwards",
  ): void {
    if (!element) return;
    const delay = start / this.speed - (performance.now() - this.#began);
    const timing = { delay, duration: Math.max(1, duration / this.speed), easing, fill };
    this.#animations.push(element.animate(keyframes, timing));
  }

  /** Call `act` at a time of speed 1. If it is a sound, skipping past it leaves it out. */
  at(start: number, act: () => void, isSound = false): void {
    const waiting: Waiting = { start, act, isSound: isSound, timer: 0 };
    this.#waiting.push(waiting);
    this.#set(waiting);
  }

  get now(): number {
    return (performance.now() - this.#began) * this.speed;
  }

  #set(waiting: Waiting): void {
    const act = (): void => {
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
      waiting.act();
    };
    waiting.timer = window.setTimeout(act, Math.max(0, waiting.start - this.now) / this.speed);
  }

  jump(to: number): void {
    const ahead = (to - this.now) / this.speed;
    if (ahead <= 0) return;
    this.#began -= ahead;
    for (const animation of this.#animations) animation.currentTime = Number(animation.currentTime ?? 0) + ahead;
    const waiting = this.#waiting;
    this.silence();
    for (const one of waiting) {
      if (one.start > to) {
        this.#waiting.push(one);
        this.#set(one);
      } else if (!one.isSound) one.act();
    }
  }

  jumpToNext(moments: readonly number[]): boolean {
    const next = moments.find((at) => at > this.now);
    if (next !== undefined) this.jump(next);
    return next !== undefined;
  }

  silence(): void {
    for (const { timer } of this.#waiting) clearTimeout(timer);
    this.#waiting = [];
  }

  clear(): void {
    this.silence();
    for (const animation of this.#animations) animation.cancel();
  }
}
