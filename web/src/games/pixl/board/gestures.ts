/** Fingers on the board: what a tap is meant for, and how the view follows. */

import type { Hex } from "../facts.ts";
import { moved, viewBox, zoomed } from "./camera.ts";
import { type Box, type Layout, type Point, STEP } from "./geometry.ts";

/** How near a tap has to be to a legal hex that it is meant for, in pixels of the screen. */
const AIM = 44;
/** How high a hex is shown that was tapped and came out smaller than that. */
const ENLARGED = 56;

/** The legal hex that a tap is meant for, else the hex that it hit. */
export function aimed(
  board: SVGSVGElement,
  tap: MouseEvent,
  exact: Hex | null,
  layout: Layout,
  lit: readonly Hex[],
): Hex | null {
  const matrix = board.getScreenCTM();
  if (!matrix || (exact && lit.includes(exact))) return exact;
  const point = new DOMPoint(tap.clientX, tap.clientY).matrixTransform(matrix.inverse());
  return layout.nearest(point, lit, AIM / matrix.a) ?? exact;
}

/** So close to a hex that a finger could hit it. */
export function enlarged(board: SVGSVGElement, hex: Hex, layout: Layout, camera: Box | null): Box | null {
  const size = STEP * (board.getScreenCTM()?.a ?? 1);
  if (size >= AIM) return camera;
  return zoomed(camera ?? layout.box, ENLARGED / size, layout.centre(hex), layout.box);
}

export interface Movement {
  readonly before: Point;
  readonly now: Point;
  /** The second finger. */
  readonly other: Point | null;
}

/** Move the view with one finger, or pinch it with two. */
export function followed(board: SVGSVGElement, { before, now, other }: Movement, box: Box, whole: Box): Box {
  const matrix = board.getScreenCTM();
  if (!matrix) return box;
  if (!other) return moved(box, (before.x - now.x) / matrix.a, (before.y - now.y) / matrix.a, whole);
  const spread = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
  const middle = new DOMPoint((now.x + other.x) / 2, (now.y + other.y) / 2).matrixTransform(matrix.inverse());
  return zoomed(box, spread(now) / spread(before), middle, whole);
}

/** Drawing everything again for each movement of a finger would be felt: only the view moves until it ends. */
export function showCamera(board: SVGSVGElement, camera: Box): void {
  board.setAttribute("viewBox", viewBox(camera));
  const frame = board.parentElement?.querySelector(".pixl-frame");
  for (const name of ["x", "y", "width", "height"] as const) frame?.setAttribute(name, String(camera[name]));
}
