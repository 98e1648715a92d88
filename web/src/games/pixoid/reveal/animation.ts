// Where a reveal is played: the board, two layers of its own, and the clock of all movements.

import type { SeatColour } from "../../../draw/pixels.ts";
import { RevealClock } from "../../reveal_clock.ts";
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
}
