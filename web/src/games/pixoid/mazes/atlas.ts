/** Every maze of the tiles with the exact solver's results, from fixtures/mazes. */

import mazes from "../../../../../fixtures/mazes/p1.json" with { type: "json" };
import { say } from "../../../words.ts";
import type { MazeLayout } from "../board/circuit.ts";

export interface MazeStart {
  readonly pix: string;
  /** Pixoid's result in exact play from there, and how many cubes of the reserve it includes. */
  readonly worth: number;
  readonly cubes: number;
}

export interface Maze {
  readonly code: string;
  readonly name: readonly [adjective: string, noun: string];
  readonly kinds: readonly ("even" | "start")[];
  readonly level: MazeLevel;
  readonly open: string;
  readonly bonus: readonly string[];
  readonly starts: readonly MazeStart[];
  /** Of 1,000 rounds of exact play, how many end with 0 to 12 cubes of the reserve. */
  readonly lasted: readonly number[];
  readonly silence: number;
  readonly pure: number;
  readonly short: readonly number[] | null;
}

/** Fifths of all mazes by the average worth of a start. */
export const LEVELS = ["gentle", "mild", "fair", "tough", "brutal"] as const;
export type MazeLevel = (typeof LEVELS)[number];

export const MAZES = mazes as unknown as readonly Maze[];

/** The maze of a layout, in any rotation; null if it uses other tiles or none. */
export function mazeOf(layout: string): Maze | null {
  const [set = "", faces = ""] = layout.split("-");
  const all = faces.split(".");
  const first = all.findIndex((face) => face.startsWith("1"));
  const turned = [...all.slice(first), ...all.slice(0, first)].join(".");
  return MAZES.find(({ code }) => code === `${set}-${turned}`) ?? null;
}

export const mazeName = ({ name: [adjective, noun] }: Maze): string => say("web-maze-name", { adjective, noun });

export const worths = (maze: Maze): readonly number[] => maze.starts.map(({ worth }) => worth);
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

export const METRICS = {
  average: (maze: Maze) => mean(worths(maze)),
  spread: (maze: Maze) => Math.max(...worths(maze)) - Math.min(...worths(maze)),
  best: (maze: Maze) => Math.max(...worths(maze)),
  worst: (maze: Maze) => Math.min(...worths(maze)),
  cubes: (maze: Maze) => mean(maze.starts.map(({ cubes }) => cubes)),
  silence: (maze: Maze) => maze.silence,
  pure: (maze: Maze) => maze.pure,
} as const;
export type Metric = keyof typeof METRICS;

export const overall = (metric: Metric): number => mean(MAZES.map(METRICS[metric]));

export function sortedBy(by: Metric | "name", downwards: boolean, mazes: readonly Maze[] = MAZES): readonly Maze[] {
  const language = document.documentElement.lang;
  const compare =
    by === "name"
      ? (one: Maze, other: Maze) => mazeName(one).localeCompare(mazeName(other), language)
      : (one: Maze, other: Maze) => METRICS[by](one) - METRICS[by](other);
  const ordered = [...mazes].sort((one, other) => compare(one, other) || one.code.localeCompare(other.code));
  return downwards ? ordered.reverse() : ordered;
}

export function formatDecimal(value: number, digits = 2): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(document.documentElement.lang, format);
}
export function share(value: number): string {
  return value.toLocaleString(document.documentElement.lang, { style: "percent" });
}

export const levelWord = ({ level }: Maze): string => say("web-maze-level", { level });

const SIDE = 10;
const layouts = new Map<string, MazeLayout>();

const pixName = (pix: number): string => `${String.fromCharCode(97 + Math.floor(pix / SIDE))}${(pix % SIDE) + 1}`;

/** A maze's layout, computed once. Two bits per Pix: joined with the one below, and with the one to the right. */
export function layoutOf(maze: Maze): MazeLayout {
  let layout = layouts.get(maze.code);
  if (!layout) {
    const bits = [...maze.open].flatMap((digit) => [8, 4, 2, 1].map((bit) => Number.parseInt(digit, 16) & bit));
    const joined = bits.flatMap((bit, at): [string, string][] => {
      const pix = at >> 1;
      return bit ? [[pixName(pix), pixName(at % 2 ? pix + SIDE : pix + 1)]] : [];
    });
    layout = { joined, starts: maze.starts.map(({ pix }) => pix), bonus_pix: maze.bonus };
    layouts.set(maze.code, layout);
  }
  return layout;
}
