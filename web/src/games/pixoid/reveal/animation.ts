// The stage of a reveal: the board, its two layers, and the clock of all movements.

import type { SeatColour } from "../../../draw/pixels.ts";
import { middleOn, RevealClock } from "../../reveal_clock.ts";
import { edgeOf, edgePoint } from "../board/edges.ts";
import { BOARD, type Point, pixPoint } from "../board/geometry.ts";
import { controllersOf, type PixoidFacts, type Turn } from "../facts.ts";

export const EASE_OUT = "cubic-bezier(.2,.8,.2,1)";
export const EASE_TRAVEL = "cubic-bezier(.5,0,.2,1)";

export class AnimationStage extends RevealClock {
  readonly under: Element;
  readonly over: Element;

  constructor(
    readonly board: SVGSVGElement,
    readonly facts: PixoidFacts,
    readonly turn: Turn,
    speed: number,
  ) {
    super(speed);
    this.under = board.querySelector(".pixoid-under") ?? board;
    this.over = board.querySelector(".pixoid-over") ?? board;
  }

  get hasEdges(): boolean {
    return this.board.querySelector(".pixoid-edges [data-edge]") !== null;
  }

  mark(place: number): Element | null {
    return this.over.querySelector(`[data-step="${place}"]`);
  }

  edge(piece: SeatColour): number {
    return edgeOf(Math.max(0, controllersOf(this.facts).indexOf(piece)), this.turn);
  }

  #middle(selector: string): Point | null {
    return middleOn(this.board, document.querySelectorAll(selector));
  }

  /** Where a piece's cubes are kept: its seat card, else its controller, else its Pix. */
  keeping(piece: SeatColour, stands: string): Point {
    const card = this.#middle(`[data-haul="${piece}"]`);
    if (card) return card;
    return this.board.querySelector(`[data-edge="${piece}"]`)
      ? edgePoint(this.edge(piece), this.facts)
      : pixPoint(stands, this.turn);
  }

  /** The position of the reserve; above the board if no tray is visible. */
  reserve(): Point {
    return this.#middle("[data-reserve]") ?? { x: BOARD / 2, y: 40 };
  }
}
