/** Hex geometry: flat-top hexes of side 35 on a board whose corners point up and down. */

import type { Hex } from "../facts.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A hex in axial coordinates, with (0, 0) in the centre of the board. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

export const SIDE = 35;
export const STEP = SIDE * Math.sqrt(3);

export const sideOf = (hexes: Readonly<Record<Hex, unknown>>): number =>
  Math.round((3 + Math.sqrt(12 * Object.keys(hexes).length - 3)) / 6);

export function axialOf(hex: Hex, side: number): Axial {
  return { q: hex.charCodeAt(0) - 97 - (side - 1), r: Number(hex.slice(1)) - side };
}

export function hexAt({ q, r }: Axial, side: number): Hex | null {
  const reach = side - 1;
  if (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > reach) return null;
  return String.fromCharCode(97 + q + reach) + (r + side);
}

export function rotate({ q, r }: Axial, sixths: number): Axial {
  let place = { q, r };
  for (let left = ((sixths % 6) + 6) % 6; left > 0; left -= 1) place = { q: -place.r, r: place.q + place.r };
  return place;
}

/**
 * The rotation that brings a seat's corner to the bottom. The first seat is at the top, the others follow clockwise.
 */
export function sixthsForSeat(seat: number, seats: number): number {
  return (9 - Math.round((seat * 6) / seats)) % 6;
}

/** Positions of the hexes, seen from one of the board's six corners. */
export class Layout {
  readonly side: number;
  readonly sixths: number;
  /** All hexes from top to bottom: lower ones overlap higher ones. */
  readonly hexes: readonly Hex[];
  readonly #centres = new Map<Hex, Point>();

  constructor(side: number, sixths = 0) {
    this.side = side;
    this.sixths = sixths;
    const reach = side - 1;
    for (let q = -reach; q <= reach; q += 1) {
      for (let r = -reach; r <= reach; r += 1) {
        const hex = hexAt({ q, r }, side);
        if (hex) this.#centres.set(hex, this.#place({ q, r }));
      }
    }
    const centres = [...this.#centres].sort(([, a], [, b]) => a.y - b.y || a.x - b.x);
    this.hexes = centres.map(([hex]) => hex);
  }

  #place(axial: Axial): Point {
    const { q, r } = rotate(axial, this.sixths);
    return { x: SIDE * 1.5 * q, y: STEP * (r + q / 2) };
  }

  centre(hex: Hex): Point {
    return this.#centres.get(hex) ?? { x: 0, y: 0 };
  }

  has(hex: Hex): boolean {
    return this.#centres.has(hex);
  }

  around(hex: Hex): readonly Hex[] {
    return AROUND.map((direction) => this.neighbour(hex, direction)).filter((one) => one !== null);
  }

  neighbour(hex: Hex, direction: HexDirection): Hex | null {
    const { q, r } = axialOf(hex, this.side);
    const by = rotate(HEX_DIRECTIONS[direction], -this.sixths);
    return hexAt({ q: q + by.q, r: r + by.r }, this.side);
  }

  nearest(point: Point, among: Iterable<Hex>, reach = Number.POSITIVE_INFINITY): Hex | null {
    let best: Hex | null = null;
    let least = reach;
    for (const hex of among) {
      const centre = this.centre(hex);
      const distance = Math.hypot(centre.x - point.x, centre.y - point.y);
      if (distance > least) continue;
      best = hex;
      least = distance;
    }
    return best;
  }

  /** The plate's radius, from its centre to a corner. */
  get plate(): number {
    return STEP * (this.side - 1) + 48;
  }

  get box(): Box {
    const width = 2 * (this.plate * Math.cos(Math.PI / 6) + 21);
    const height = 2 * (this.plate + 22);
    return { x: -width / 2, y: -height / 2, width, height };
  }
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type HexDirection = "up" | "up-right" | "down-right" | "down" | "down-left" | "up-left";

export const HEX_DIRECTIONS: Readonly<Record<HexDirection, Axial>> = {
  up: { q: 0, r: -1 },
  "up-right": { q: 1, r: -1 },
  "down-right": { q: 1, r: 0 },
  down: { q: 0, r: 1 },
  "down-left": { q: -1, r: 1 },
  "up-left": { q: -1, r: 0 },
};

const AROUND = Object.keys(HEX_DIRECTIONS) as HexDirection[];

const layouts = new Map<string, Layout>();

export function layoutOf(side: number, sixths = 0): Layout {
  const key = `${side} ${sixths}`;
  const found = layouts.get(key) ?? new Layout(side, sixths);
  layouts.set(key, found);
  return found;
}

export function corners({ x, y }: Point, radius: number): readonly Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => ({
    x: x + radius * Math.cos((corner * Math.PI) / 3),
    y: y + radius * Math.sin((corner * Math.PI) / 3),
  }));
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

export function outline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}z`;
}

const hexagons = new Map<string, string>();

export function hexagon(centre: Point, radius: number): string {
  const key = `${centre.x} ${centre.y} ${radius}`;
  let path = hexagons.get(key);
  if (path === undefined) {
    path = outline(corners(centre, radius));
    hexagons.set(key, path);
  }
  return path;
}

export function plateOutline(radius: number, down = 0): string {
  return outline(corners({ x: 0, y: 0 }, radius).map(({ x, y }) => ({ x: y, y: x + down })));
}

/** A rectangle centred on a point, with one pixel cut from each corner. */
export function notchedRect({ x, y }: Point, width: number, height: number, notch: number): string {
  const left = x - width / 2;
  const top = y - height / 2;
  return (
    `M${short(left)} ${short(top + notch)}h${notch}v${-notch}H${short(left + width - notch)}v${notch}h${notch}` +
    `V${short(top + height - notch)}h${-notch}v${notch}H${short(left + notch)}v${-notch}h${-notch}z`
  );
}

export const degrees = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

export const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
