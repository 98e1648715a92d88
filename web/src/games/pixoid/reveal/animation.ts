// Where a reveal is played: the board, two layers of its own, and the clock of all movements.

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
}
