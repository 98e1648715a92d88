// The circuit as SVG paths (lanes, Pix, walls), computed once per layout.

import type { Turn } from "../facts.ts";
import { CELL, cellOf, MAZE, type Point, SIDE } from "./geometry.ts";

export interface MazeLayout {
  readonly joined: readonly (readonly [string, string])[];
  readonly starts: readonly string[];
  readonly bonus_pix: readonly string[];
}

export interface MazePaths {
  readonly lanes: string;
  readonly pads: string;
  readonly centres: string;
  readonly rings: string;
  readonly diamonds: string;
  readonly walls: string;
  readonly sides: string;
}

const THICKNESS = 9;
const SIDE_FACE = 5;

const middle = (place: number): number => MAZE + (place + 0.5) * CELL;
const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

interface Grid {
  /** Cells connected to the one on their right. */
  readonly right: ReadonlySet<number>;
  readonly down: ReadonlySet<number>;
}

const key = (column: number, row: number): number => row * SIDE + column;

function gridOf(layout: MazeLayout, turn: Turn): Grid {
  const right = new Set<number>();
  const down = new Set<number>();
  for (const [one, other] of layout.joined) {
    const here = cellOf(one, turn);
    const there = cellOf(other, turn);
    const corner = key(Math.min(here.column, there.column), Math.min(here.row, there.row));
    (here.row === there.row ? right : down).add(corner);
  }
  return { right, down };
}

function lanesOf(grid: Grid): string {
  let path = "";
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      if (grid.right.has(key(column, row))) path += `M${middle(column)} ${middle(row)}h${CELL}`;
      if (grid.down.has(key(column, row))) path += `M${middle(column)} ${middle(row)}v${CELL}`;
    }
  }
  return path;
}

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs of places where `stands` is true, as (first, one past the last). */
function runs(stands: (place: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  let start = -1;
  for (let place = 0; place <= SIDE; place += 1) {
    const here = place < SIDE && stands(place);
    if (here && start < 0) start = place;
    if (!here && start >= 0) {
      found.push([start, place]);
      start = -1;
    }
  }
  return found;
}

export function wallBars(layout: MazeLayout, turn: Turn): Bar[] {
  const grid = gridOf(layout, turn);
  const bars: Bar[] = [];
  for (let line = 1; line < SIDE; line += 1) {
    for (const [from, to] of runs((column) => !grid.down.has(key(column, line - 1)))) {
      const x = MAZE + from * CELL - 4;
      bars.push({ x, y: MAZE + line * CELL - 5, width: (to - from) * CELL + 8, height: THICKNESS });
    }
  }
  for (let line = 1; line < SIDE; line += 1) {
    for (const [from, to] of runs((row) => !grid.right.has(key(line - 1, row)))) {
      const y = MAZE + from * CELL - 5;
      bars.push({ x: MAZE + line * CELL - 4.5, y, width: THICKNESS, height: (to - from) * CELL + 9 });
    }
  }
  return bars;
}

function pointsOf(layout: MazeLayout, turn: Turn): { plain: Point[]; starts: Point[]; bonus: Point[] } {
  const starts: Point[] = [];
  const bonus: Point[] = [];
  const taken = new Set<number>();
  const gather = (names: readonly string[], points: Point[]): void => {
    for (const name of names) {
      const { column, row } = cellOf(name, turn);
      taken.add(key(column, row));
      points.push({ x: middle(column), y: middle(row) });
    }
  };
  gather(layout.starts, starts);
  gather(layout.bonus_pix, bonus);
  const plain: Point[] = [];
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      if (!taken.has(key(column, row))) plain.push({ x: middle(column), y: middle(row) });
    }
  }
  return { plain, starts, bonus };
}

function build(layout: MazeLayout, turn: Turn): MazePaths {
  const { plain, starts, bonus } = pointsOf(layout, turn);
  const bars = wallBars(layout, turn);
  const join = <T>(all: readonly T[], draw: (one: T) => string): string => all.map(draw).join("");
  return {
    lanes: lanesOf(gridOf(layout, turn)),
    pads: join(plain, ({ x, y }) => `M${x - 3} ${y - 6}h6l3 3v6l-3 3h-6l-3-3v-6z`),
    centres:
      join(plain, ({ x, y }) => box(x - 2.5, y - 2.5, 5, 5)) + join(starts, ({ x, y }) => box(x - 3.5, y - 3.5, 7, 7)),
    rings: join(starts, ({ x, y }) => `${box(x - 12, y - 12, 24, 24)}M${x - 7} ${y - 7}v14h14v-14z`),
    diamonds: join(bonus, ({ x, y }) => `M${x} ${y - 19}l19 19l-19 19l-19-19z`),
    walls: join(bars, (bar) => box(bar.x, bar.y, bar.width, bar.height)),
    sides: join(bars, (bar) => box(bar.x, bar.y + SIDE_FACE, bar.width, bar.height)),
  };
}

const built = new WeakMap<MazeLayout["joined"], Map<Turn, MazePaths>>();

/**
 * The paths of a layout. The same `joined` list and turn return the same object, so nothing is drawn twice. The list
 * never changes during a game and is kept across messages.
 */
export function mazePaths(layout: MazeLayout, turn: Turn = 0): MazePaths {
  let turns = built.get(layout.joined);
  if (!turns) {
    turns = new Map();
    built.set(layout.joined, turns);
  }
  let paths = turns.get(turn);
  if (!paths) {
    paths = build(layout, turn);
    turns.set(turn, paths);
  }
  return paths;
}
