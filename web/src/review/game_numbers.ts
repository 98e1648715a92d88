/** Points over a whole game, and the winning margin. Adds up, never judges. */

import type { PieceName } from "../draw/pixels.ts";
import type { Round, Tally } from "../games/contract.ts";
import type { PlayedGame } from "../games/played_game.ts";

export interface PointLine {
  readonly seat: number;
  readonly piece: PieceName;
  /** The values after each turn, starting before the first. */
  readonly values: readonly number[];
}

export interface PointCourse {
  readonly turns: number;
  readonly lines: readonly PointLine[];
  readonly rounds: readonly Round[];
  /** The upper end of the scale: a multiple of five. */
  readonly top: number;
  /** Whether values are cubes, in a game without points. */
  readonly cubes: boolean;
}

export function roundsOf(played: PlayedGame): readonly Round[] {
  return played.view.rounds?.(played) ?? [];
}

export function pointCourse(played: PlayedGame): PointCourse {
  const { view } = played;
  const turns = view.turns?.(played) ?? Array.from({ length: played.last }, (_, step) => step + 1);
  const moments = [0, ...turns];
  const goal = view.goal?.(played) ?? null;
  const seats = goal ? [goal.seat] : played.seats;
  const lines = seats.map((seat) => ({
    seat,
    piece: played.pieceOf(seat),
    values: moments.map((at) => view.standing?.(played, at, seat) ?? played.frame(at).points[seat] ?? 0),
  }));
  const most = Math.max(goal?.top ?? 5, ...lines.flatMap((line) => line.values));
  const before = (at: number): number => turns.filter((moment) => moment <= at).length;
  return {
    turns: turns.length,
    lines,
    rounds: roundsOf(played).map((round) => ({ ...round, from: before(round.from), to: before(round.to) })),
    top: goal ? most : Math.ceil(most / 5) * 5,
    cubes: goal !== null,
  };
}

/** The margin of a single winner, and whether the last turn decided; null if there is no single winner. */
export function marginOf(played: PlayedGame): { readonly points: number; readonly late: boolean } | null {
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

export interface Curiosity {
  readonly seat: number;
  readonly kind: string;
  readonly count: number;
}

export function countsOf(played: PlayedGame): Readonly<Record<string, readonly number[]>> {
  const { view, seats } = played;
  const counts = Object.fromEntries(Object.keys(view.funFacts).map((kind) => [kind, seats.map(() => 0)]));
  const change = (kind: string, seat: number | undefined, by: (before: number) => number): void => {
    const own = counts[kind];
    if (own && seat && seat <= seats.length) own[seat - 1] = by(own[seat - 1] ?? 0);
  };
  const tally: Tally = {
    add: (kind, seat, count = 1) => change(kind, seat, (before) => before + count),
    most: (kind, seat, count) => change(kind, seat, (before) => Math.max(before, count)),
  };
  for (let at = 1; at <= played.last; at += 1) view.count(played, tally, at);
  return counts;
}

/** At most one per player: the first kind that is frequent enough, and for which nobody else has as many. */
export function curiosities(played: PlayedGame): readonly Curiosity[] {
  const counts = Object.entries(countsOf(played));
  return played.seats.flatMap((seat) => {
    const own = counts.flatMap(([kind, all]) => {
      const count = all[seat] ?? 0;
      const most = all.every((other, at) => at === seat || other < count);
      return most && count >= (played.view.funFacts[kind] ?? 1) ? [{ seat, kind, count }] : [];
    });
    return own.slice(0, 1);
  });
}
