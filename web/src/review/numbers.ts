/** The figures of a whole game: rounds, the course of the points, where points come from. Added up, never judged. */

import { controllersOf } from "../games/pixoid/facts.ts";
import type { PieceName } from "../table/seats.ts";
import type { Moments } from "./moments.ts";

/** A round of Pixoid from one moment to another, or from turn to turn. */
export interface Round {
  readonly round: number;
  readonly seat: number;
  readonly piece: PieceName;
  readonly from: number;
  readonly to: number;
}

const codes = (played: Moments, at: number): readonly string[] => played.events(at).map((event) => event.code);

function roundAt(played: Moments, at: number): Omit<Round, "from" | "to"> {
  const facts = played.pixoid(at);
  return { round: facts.round, piece: facts.pixoid, seat: controllersOf(facts).indexOf(facts.pixoid) };
}

/** The rounds of Pixoid by their moments. */
export function roundsOf(played: Moments): readonly Round[] {
  if (played.isPixl) return [];
  const rounds: Round[] = [];
  for (let at = 0; at <= played.last; at += 1) {
    const now = roundAt(played, at);
    const last = rounds.at(-1);
    if (last?.round === now.round) rounds[rounds.length - 1] = { ...last, to: at };
    else {
      if (last) rounds[rounds.length - 1] = { ...last, to: at };
      rounds.push({ ...now, from: at, to: at });
    }
  }
  return rounds;
}

/** What each seat has won in every round that was over at a moment. */
export function pastRounds(played: Moments, at: number): readonly (readonly number[])[] {
  const past: (readonly number[])[] = [];
  for (let step = 1; step <= at; step += 1) {
    const over = played.events(step).find((event) => event.code === "pixoid.round-over");
    if (over) past[Number(over.values["round"]) - 1] = (over.values["points"] ?? []) as readonly number[];
  }
  return past;
}

export interface PointLine {
  readonly seat: number;
  readonly piece: PieceName;
  /** What stood after each turn, from none on. */
  readonly values: readonly number[];
}

export interface PointCourse {
  readonly turns: number;
  readonly lines: readonly PointLine[];
  /** By turns. */
  readonly rounds: readonly Round[];
  /** A height that no line is above: a multiple of five. */
  readonly top: number;
  /** Cubes of one who needs twelve, where no points are given. */
  readonly cubes: boolean;
}

/** The moments to which a turn has led; setting cubes is none. */
function turnsOf(played: Moments): readonly number[] {
  const all = Array.from({ length: played.last }, (_, step) => step + 1);
  return played.isPixl ? all : all.filter((at) => codes(played, at).includes("pixoid.revealed"));
}

/** What a seat has at a moment: its points, and while it runs the cubes that it will keep in any case. */
function standing(played: Moments, at: number, seat: number): number {
  if (played.isPixl) return played.frame(at).points[seat] ?? 0;
  const facts = played.pixoid(at);
  const cubes = roundAt(played, at).seat === seat ? facts.taken + facts.picked_up : 0;
  if (played.isShort) return cubes;
  return (facts.scores[seat] ?? 0) + (facts.phase === "programming" ? cubes : 0);
}

export function pointCourse(played: Moments): PointCourse {
  const moments = [0, ...turnsOf(played)];
  const runner = played.isPixl ? -1 : roundAt(played, 0).seat;
  const seats = played.isShort ? [runner] : played.seats;
  const lines = seats.map((seat) => ({
    seat,
    piece: played.pieceOf(seat),
    values: moments.map((at) => standing(played, at, seat)),
  }));
  const most = Math.max(played.isShort ? 12 : 5, ...lines.flatMap((line) => line.values));
  const before = (at: number): number => moments.filter((moment) => moment > 0 && moment <= at).length;
  return {
    turns: moments.length - 1,
    lines,
    rounds: roundsOf(played).map((round) => ({ ...round, from: before(round.from), to: before(round.to) })),
    top: Math.ceil(most / 5) * 5,
    cubes: played.isShort,
  };
}

export interface Split {
  readonly asPixoid: number;
  readonly asBug: number;
}

/** What each seat has won as Pixoid and as a Bug. */
export function splitOf(played: Moments): readonly Split[] {
  const split = played.seats.map(() => ({ asPixoid: 0, asBug: 0 }));
  for (let at = 1; at <= played.last; at += 1) {
    const over = played.events(at).find((event) => event.code === "pixoid.round-over");
    if (!over) continue;
    const runner = roundAt(played, at - 1).seat;
    const points = (over.values["points"] ?? []) as readonly number[];
    for (const [seat, own] of split.entries()) own[seat === runner ? "asPixoid" : "asBug"] += Number(points[seat] ?? 0);
  }
  return split;
}

/** By how much somebody has won alone, and whether the last turn decided it; null where there is no such thing. */
export function marginOf(played: Moments): { readonly points: number; readonly late: boolean } | null {
  const { winners, points } = played.ending;
  const [winner] = winners;
  if (winners.length !== 1 || winner === undefined || points.length < 2) return null;
  const others = points.filter((_, seat) => seat !== winner);
  const margin = (points[winner] ?? 0) - Math.max(...others);
  const { lines, turns } = pointCourse(played);
  const before = lines.map((line) => line.values[turns - 1] ?? 0);
  const led = before.every((value, seat) => seat === winner || value < (before[winner] ?? 0));
  return margin > 0 ? { points: margin, late: !led } : null;
}
