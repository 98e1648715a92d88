/** Walking over hexes with the keyboard: the six directions as on a number pad, and a step from one lit hex to the next. */

import type { Hex } from "../facts.ts";
import type { HexDirection, Layout } from "./geometry.ts";

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

/** Columns of hexes stand half a hex higher and lower in turn: going sideways one stays near the line one began on. */
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

/** The next or the previous of some hexes in reading order, round and round. */
export function step(layout: Layout, among: readonly Hex[], from: Hex | null, by: 1 | -1): Hex | null {
  const wanted = new Set(among);
  const ordered = layout.hexes.filter((hex) => wanted.has(hex));
  const line = by === 1 ? ordered : ordered.reverse();
  const place = from === null ? -1 : layout.hexes.indexOf(from);
  const beyond = (hex: Hex): boolean => layout.hexes.indexOf(hex) * by > place * by;
  return (place < 0 ? undefined : line.find(beyond)) ?? line[0] ?? null;
}
