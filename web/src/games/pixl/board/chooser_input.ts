/** Touch input on the board: which hex a tap means, and how the view follows. */

import type { Hex } from "../facts.ts";
import { pan, viewBox, zoom } from "./camera.ts";
import { type Box, type HexDirection, type Layout, type Point, STEP } from "./geometry.ts";

/** Maximum distance between a tap and the legal hex it means, in screen pixels. */
const AIM = 44;
/** A tapped hex that is smaller than this is enlarged, in screen pixels. */
const SMALL = 34;
const ENLARGED = 56;

export function aimedHex(
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

export function enlarge(board: SVGSVGElement, hex: Hex, layout: Layout, camera: Box | null): Box | null {
  const size = STEP * (board.getScreenCTM()?.a ?? 1);
  if (size >= SMALL) return camera;
  return zoom(camera ?? layout.box, ENLARGED / size, layout.centre(hex), layout.box);
}

export interface Movement {
  readonly before: Point;
  readonly now: Point;
  readonly other: Point | null;
}

export function followGesture(board: SVGSVGElement, { before, now, other }: Movement, box: Box, whole: Box): Box {
  const matrix = board.getScreenCTM();
  if (!matrix) return box;
  if (!other) return pan(box, (before.x - now.x) / matrix.a, (before.y - now.y) / matrix.a, whole);
  const spread = (point: Point): number => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
  const middle = new DOMPoint((now.x + other.x) / 2, (now.y + other.y) / 2).matrixTransform(matrix.inverse());
  return zoom(box, spread(now) / spread(before), middle, whole);
}

/** Redrawing everything for each touch move would be slow: only the view moves until the gesture ends. */
export function showCamera(board: SVGSVGElement, camera: Box): void {
  board.setAttribute("viewBox", viewBox(camera));
  const frame = board.parentElement?.querySelector(".pixl-frame");
  for (const name of ["x", "y", "width", "height"] as const) frame?.setAttribute(name, String(camera[name]));
}

const KEYS: Readonly<Record<string, HexDirection>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "up-left",
  PageUp: "up-right",
  End: "down-left",
  PageDown: "down-right",
};

const SIDEWAYS: Readonly<Record<string, readonly [HexDirection, HexDirection]>> = {
  ArrowLeft: ["up-left", "down-left"],
  ArrowRight: ["up-right", "down-right"],
};

/** Neighbouring columns are offset by half a hex: walking sideways stays close to the line it started on. */
export interface Walk {
  readonly hex: Hex;
  readonly line: number;
}

export function walk(layout: Layout, from: Walk, key: string): Walk | null {
  const sideways = SIDEWAYS[key];
  if (sideways) {
    const reached = sideways.map((direction) => layout.neighbour(from.hex, direction)).filter((hex) => hex !== null);
    const off = (hex: Hex): number => Math.abs(layout.centre(hex).y - from.line);
    const nearest = reached.sort((a, b) => off(a) - off(b))[0];
    return nearest === undefined ? null : { hex: nearest, line: from.line };
  }
  const direction = KEYS[key];
  const hex = direction ? layout.neighbour(from.hex, direction) : null;
  return hex ? { hex, line: layout.centre(hex).y } : null;
}

export const isWalkingKey = (key: string): boolean => key in KEYS || key in SIDEWAYS;

export function step(layout: Layout, among: readonly Hex[], from: Hex | null, by: 1 | -1): Hex | null {
  const wanted = new Set(among);
  const ordered = layout.hexes.filter((hex) => wanted.has(hex));
  const line = by === 1 ? ordered : ordered.reverse();
  const place = from === null ? -1 : layout.hexes.indexOf(from);
  const beyond = (hex: Hex): boolean => layout.hexes.indexOf(hex) * by > place * by;
  return (place < 0 ? undefined : line.find(beyond)) ?? line[0] ?? null;
}
