// Positions of pieces and score cubes, alone or together.

import type { SeatColour } from "../../../draw/pixels.ts";
import type { Turn } from "../facts.ts";
import { BOARD, cellOf, type Point, pixPoint, SIDE, type Space, trackSpace } from "./geometry.ts";

/** Where a piece is, and its size compared with one that is alone. */
export interface Stand extends Point {
  readonly scale: number;
}

/** Offsets of Bugs sharing a Pix, by their number. */
const FAN: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: 0 }],
  [
    { x: -15, y: -3 },
    { x: 15, y: 3 },
  ],
  [
    { x: -15, y: -12 },
    { x: 15, y: -12 },
    { x: 0, y: 13 },
  ],
];
export const BUG_SIZE = 48;
const FANNED = 36 / BUG_SIZE;
const COLLIDED = 40 / BUG_SIZE;

/** The same for a catch: farther apart, so that the caught piece is visible in front of the others. */
const CAUGHT: readonly (readonly Point[])[] = [
  [],
  [],
  [
    { x: -12, y: -10 },
    { x: 13, y: 10 },
  ],
  [
    { x: -15, y: -12 },
    { x: 15, y: -12 },
    { x: 0, y: 12 },
  ],
  [
    { x: -16, y: -13 },
    { x: 16, y: -13 },
    { x: -16, y: 13 },
    { x: 15, y: 12 },
  ],
];

/**
 * Positions of all pieces. Bugs on one Pix are fanned out, later ones of `order` in front; Pixoid is in front of all.
 */
export function standing(
  cubes: Readonly<Record<string, string | null>>,
  order: readonly SeatColour[],
  pixoid: SeatColour,
  turn: Turn,
): Map<SeatColour, Stand> {
  const stands = new Map<SeatColour, Stand>();
  const crowd = new Map<string, SeatColour[]>();
  for (const piece of order) {
    const pix = cubes[piece];
    if (!pix) continue;
    if (piece !== pixoid) crowd.set(pix, [...(crowd.get(pix) ?? []), piece]);
  }
  const hunted = cubes[pixoid];
  if (hunted) crowd.set(hunted, [...(crowd.get(hunted) ?? []), pixoid]);
  for (const [pix, all] of crowd) {
    const { x, y } = pixPoint(pix, turn);
    const isCatch = pix === hunted && all.length > 1;
    const fan = (isCatch ? CAUGHT : FAN)[all.length];
    all.forEach((piece, place) => {
      const off = fan?.[place] ?? { x: 0, y: 0 };
      stands.set(piece, { x: x + off.x, y: y + off.y, scale: isCatch ? COLLIDED : all.length > 1 ? FANNED : 1 });
    });
  }
  return stands;
}

export const middleOf = (space: Space): Point => ({ x: space.x + space.width / 2, y: space.y + space.height / 2 });

export function trackPoint(points: number, turn: Turn): Point {
  return middleOf(trackSpace(points, turn));
}

export interface ScoreCube extends Point {
  readonly size: number;
}

export function scorePlaces(scores: readonly number[], turn: Turn): ScoreCube[] {
  return scores.map((score, seat) => {
    const sharing = scores.flatMap((other, index) => (other === score ? [index] : []));
    const place = sharing.indexOf(seat);
    const space = trackSpace(score, turn);
    const { x, y } = middleOf(space);
    if (sharing.length === 1) return { x, y, size: 32 };
    if (sharing.length === 2) {
      const off = place === 0 ? -11.5 : 11.5;
      return space.upright ? { x, y: y + off, size: 22 } : { x: x + off, y, size: 22 };
    }
    return { x: x + (place % 2 ? 11 : -11), y: y + (place > 1 ? 11 : -11), size: 20 };
  });
}

/** The size of a peek in Pix, across and down. */
export const WIDE = 4;

/** The first column or row of the window: the piece is in the middle, the board's edge at most just inside. */
export function windowStart(place: number, ahead: -1 | 0 | 1): number {
  return Math.max(0, Math.min(SIDE - WIDE, place - (ahead > 0 ? 1 : 2)));
}

export function quarterOf(pix: string, turn: Turn): string {
  const { column, row } = cellOf(pix, turn);
  return `${row < SIDE / 2 ? "top" : "bottom"}-${column < SIDE / 2 ? "left" : "right"}`;
}

export const FRAME = 112;

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export const PIECE = { width: 56, height: 56 };
const GAP = 2;

export function freePlaceNextTo(piece: Point, { width, height }: Omit<Box, "x" | "y">, others: readonly Box[]): Point {
  const across = (PIECE.width + width) / 2 + GAP;
  const down = (PIECE.height + height) / 2 + GAP;
  const least = FRAME + width / 2;
  const within = (x: number): number => Math.max(least, Math.min(BOARD - least, x));
  const rows = [piece.y - down, piece.y + down].filter(
    (y) => Math.abs(y - BOARD / 2) <= BOARD / 2 - FRAME - height / 2,
  );
  const places = [
    ...[piece.x + across, piece.x - across].filter((x) => x === within(x)).map((x) => ({ x, y: piece.y })),
    ...[0, width / 2, -width / 2].flatMap((off) => rows.map((y) => ({ x: within(piece.x + off), y }))),
  ];
  const covered = ({ x, y }: Point): number =>
    others.filter(
      (one) => Math.abs(one.x - x) < (one.width + width) / 2 && Math.abs(one.y - y) < (one.height + height) / 2,
    ).length;
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

/** A small "+5" plate: its centre and its width. */
export interface Tag {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Distance between the centres of stacked plates, and between the edges of adjacent ones. */
const TAG_HIGH = 46;
const TAG_GAP = 6;

/** A place inside the frame next to a space of the track, further in if another plate is there. */
export function freeTag(points: number, space: Point, taken: readonly Tag[]): Tag {
  const width = points > 9 ? 92 : 76;
  const across = Math.abs(space.x - BOARD / 2) > Math.abs(space.y - BOARD / 2);
  const inward = (value: number, by: number): number => value + Math.sign(BOARD / 2 - value) * by;
  const within = (value: number, half: number): number => Math.max(FRAME + half, Math.min(BOARD - FRAME - half, value));
  let x = across ? inward(space.x, 40 + width / 2) : within(space.x, width / 2);
  let y = across ? within(space.y, 20) : inward(space.y, 60);
  const lies = (tag: Tag): boolean =>
    Math.abs(tag.y - y) < TAG_HIGH && Math.abs(tag.x - x) < (tag.width + width) / 2 + TAG_GAP;
  while (taken.some(lies)) {
    if (across) x = inward(x, width + TAG_GAP);
    else y = inward(y, TAG_HIGH);
  }
  return { x, y, width };
}
