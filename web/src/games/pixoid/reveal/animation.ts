// Where a reveal is played: the board, two layers of its own, and a clock for all movements.

import type { SeatColour } from "../../../draw/pixels.ts";
import { edgeOf, edgePoint } from "../board/edges.ts";
import { BOARD, type Point, pixPoint } from "../board/geometry.ts";
import { controllersOf, type PixoidFacts, type Turn } from "../facts.ts";

export const EASE_OUT = "cubic-bezier(.2,.8,.2,1)";
export const EASE_TRAVEL = "cubic-bezier(.5,0,.2,1)";

interface Waiting {
  readonly start: number;
  readonly act: () => void;
  readonly heard: boolean;
  timer: number;
}

export class AnimationStage {
  readonly under: Element;
  readonly over: Element;
  readonly #animations: Animation[] = [];
  #waiting: Waiting[] = [];
  #began = performance.now();

  constructor(
    readonly board: SVGSVGElement,
    readonly facts: PixoidFacts,
    readonly turn: Turn,
    readonly speed: number,
  ) {
    this.under = board.querySelector(".pixoid-under") ?? board;
    this.over = board.querySelector(".pixoid-over") ?? board;
  }

  /**
   * Move something from `start` on for `duration`, in milliseconds at speed 1. It stays as it ends; until it
   * begins it is as it is drawn.
   */
  move(
    element: Element | null | undefined,
    keyframes: Keyframe[],
    start: number,
    duration: number,
    easing = "linear",
  ): void {
    if (!element) return;
    const delay = start / this.speed - (performance.now() - this.#began);
    const timing = { delay, duration: Math.max(1, duration / this.speed), easing };
    this.#animations.push(element.animate(keyframes, { ...timing, fill: "forwards" }));
  }

  /** Do something at a moment of speed 1. What is only `heard` is left out where the moment is skipped. */
  at(start: number, act: () => void, heard = false): void {
    const waiting: Waiting = { start, act, heard, timer: 0 };
    this.#waiting.push(waiting);
    this.#set(waiting);
  }

  /** The moment of speed 1 that is shown now. */
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

  /** Go on at a later moment, with everything as it is then. */
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
      } else if (!one.heard) one.act();
    }
  }

  /** Whether controllers lie at the edges of this board. */
  get hasEdges(): boolean {
    return this.board.querySelector(".pixoid-edges [data-edge]") !== null;
  }

  piece(piece: SeatColour): Element | null {
    return this.board.querySelector(`[data-piece="${piece}"]`);
  }

  edge(piece: SeatColour): number {
    return edgeOf(Math.max(0, controllersOf(this.facts).indexOf(piece)), this.turn);
  }

  /** The middle of something on the page in the units of the board, if it is to be seen. */
  #middle(selector: string): Point | null {
    const element = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
    const matrix = this.board.getScreenCTM();
    if (!element || !matrix) return null;
    const box = element.getBoundingClientRect();
    const point = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(matrix.inverse());
    return { x: point.x, y: point.y };
  }

  /** Where the cubes of a piece are kept: its seat card, else its controller, else where it stands. */
  keeping(piece: SeatColour, stands: string): Point {
    const card = this.#middle(`[data-haul="${piece}"]`);
    if (card) return card;
    return this.board.querySelector(`[data-edge="${piece}"]`)
      ? edgePoint(this.edge(piece))
      : pixPoint(stands, this.turn);
  }

  /** Where the reserve is; from above the board where no tray is to be seen. */
  reserve(): Point {
    return this.#middle("[data-reserve]") ?? { x: BOARD / 2, y: 40 };
  }

  /** Nothing more is said or heard. */
  silence(): void {
    for (const { timer } of this.#waiting) clearTimeout(timer);
    this.#waiting = [];
  }

  /** Stop everything; whatever was moved is where the page draws it. */
  clear(): void {
    this.silence();
    for (const animation of this.#animations) animation.cancel();
  }
}
