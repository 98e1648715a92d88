/** The visible part of the board, on screens where the whole would be too small. */

import type { Hex, PixlFacts } from "../facts.ts";
import { type Box, type Layout, type Point, SIDE } from "./geometry.ts";

/** The minimum view: hexes are 55 px wide on a 390 px phone. */
const LEAST = { width: 472, height: 500 };
/** Room for height tags and the edge of the plate around the outermost hex. */
const MARGIN = SIDE + 16;
/** The closest view shows about four hexes across. */
const CLOSEST = 230;
/** Half of the line around the plate. */
const RIM = 9;
/** Boards of at most this many hexes per side are shown whole. */
const SMALL = 5;

export const viewBox = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(" ");

export function busyHexes(facts: PixlFacts, lit: readonly Hex[]): readonly Hex[] {
  const standing = Object.keys(facts.hexes).filter((hex) => (facts.hexes[hex]?.length ?? 0) > 0);
  const ports = facts.order.map((element) => facts.ports[element]).filter((hex) => typeof hex === "string");
  return [...new Set([...standing, ...ports, ...lit])];
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(least, value), Math.max(least, most));
}

/** Keep a box within the board; one larger than the board is centred. */
export function clampTo(box: Box, whole: Box): Box {
  const place = (start: number, size: number, from: number, room: number): number =>
    size >= room ? from + (room - size) / 2 : between(from, start, from + room - size);
  return {
    ...box,
    x: place(box.x, box.width, whole.x, whole.width),
    y: place(box.y, box.height, whole.y, whole.height),
  };
}

/** A small board with the rim of its plate: it has no part that is worth showing alone. */
function wholeOf({ plate }: Layout): Box {
  const width = 2 * (plate * Math.cos(Math.PI / 6) + RIM);
  const height = 2 * (plate + RIM);
  return { x: -width / 2, y: -height / 2, width, height };
}

export function fitTo(layout: Layout, hexes: readonly Hex[]): Box {
  const whole = layout.box;
  if (layout.side <= SMALL) return wholeOf(layout);
  if (hexes.length === 0) return whole;
  const centres = hexes.map((hex) => layout.centre(hex));
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN];
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN];
  const width = between(LEAST.width, right - left, whole.width);
  const height = between(LEAST.height, bottom - top, whole.height);
  return clampTo({ x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height }, whole);
}

/** Zoom in (factor above 1) or out around a fixed point. */
export function zoom(box: Box, factor: number, at: Point, whole: Box): Box {
  const width = between(CLOSEST, box.width / factor, whole.width);
  const scale = width / box.width;
  const height = box.height * scale;
  return clampTo({ x: at.x - (at.x - box.x) * scale, y: at.y - (at.y - box.y) * scale, width, height }, whole);
}

export function pan(box: Box, dx: number, dy: number, whole: Box): Box {
  return clampTo({ ...box, x: box.x + dx, y: box.y + dy }, whole);
}

export function showing(box: Box, at: Point, whole: Box): Box {
  const x = between(at.x + MARGIN - box.width, box.x, at.x - MARGIN);
  const y = between(at.y + MARGIN - box.height, box.y, at.y - MARGIN);
  return clampTo({ ...box, x, y }, whole);
}
