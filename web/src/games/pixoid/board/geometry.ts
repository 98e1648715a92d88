// Positions on the board of 820 x 820 units, rotated or not.

import type { PixoidFacts, Turn } from "../facts.ts";

export const BOARD = 820;
export const CELL = 60;
/** The maze's upper left corner. */
export const MAZE = 110;
export const SIDE = 10;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** `c4` is the third column and fourth row of the shared board; on a rotated board it is elsewhere. */
export function cellOf(pix: string, turn: Turn = 0): Cell {
  let column = pix.charCodeAt(0) - 97;
  let row = Number(pix.slice(1)) - 1;
  for (let quarter = 0; quarter < turn; quarter += 1) [column, row] = [SIDE - 1 - row, column];
  return { column, row };
}

export function pixPoint(pix: string, turn: Turn = 0): Point {
  const { column, row } = cellOf(pix, turn);
  return { x: MAZE + (column + 0.5) * CELL, y: MAZE + (row + 0.5) * CELL };
}

export function rotate({ x, y }: Point, turn: Turn): Point {
  let point = { x, y };
  for (let quarter = 0; quarter < turn; quarter += 1) point = { x: BOARD - point.y, y: point.x };
  return point;
}

/** An outline with stepped corners, for the console and its plates. */
export function steppedOutline(x: number, y: number, width: number, height: number, notch: number): string {
  const across = width - 4 * notch;
  const down = height - 4 * notch;
  return (
    `M${x} ${y + 2 * notch}h${notch}v${-notch}h${notch}v${-notch}h${across}v${notch}h${notch}v${notch}h${notch}` +
    `v${down}h${-notch}v${notch}h${-notch}v${notch}h${-across}v${-notch}h${-notch}v${-notch}h${-notch}z`
  );
}

/** A point on a circle; 0 degrees is up, clockwise. */
export function onCircle(centre: number, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: centre + radius * Math.cos(angle), y: centre + radius * Math.sin(angle) };
}

export function sector(centre: number, inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, degrees: number): string => {
    const { x, y } = onCircle(centre, radius, degrees);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  return (
    `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}` +
    `L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}z`
  );
}

export interface Space {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
}

export const HIGHEST = 52;
const BREADTH = 48;

/** A short game has no points (P6.1), so its board is without the track, and this much smaller on each side. */
export const trackless = ({ options }: PixoidFacts): number => (options["game"] === "short" ? BREADTH - 4 : 0);
const LENGTH = 620 / 13;

/** A space of the score track. 0 is a corner, then 13 spaces per edge, clockwise. */
export function trackSpace(points: number, turn: Turn = 0): Space {
  const number = Math.max(0, Math.min(HIGHEST, points));
  const place = number === 0 ? -0.5 - BREADTH / LENGTH / 2 : (number - 1) % 13;
  const quarter = number === 0 ? 0 : Math.floor((number - 1) / 13);
  const along = place + 0.5;
  const middle = rotate({ x: 100 + along * LENGTH, y: 100 - BREADTH / 2 }, ((quarter + turn) % 4) as Turn);
  const corner = number === 0;
  const upright = (quarter + turn) % 2 === 1;
  const width = corner || upright ? BREADTH : LENGTH;
  const height = corner || !upright ? BREADTH : LENGTH;
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height, upright };
}

/** Wheels are drawn in a box of 180 x 184; this is their centre. */
export const CENTRE = 90;
/** Closer to the centre than this, a pointer has no direction. */
export const KNOB = 16;
