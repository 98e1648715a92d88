/** Numbers that are fun: one for each player, counted from what happened. */

import type { PlayedGame } from "../games/played_game.ts";
import type { Tally } from "../games/view.ts";

export interface Curiosity {
  readonly seat: number;
  readonly kind: string;
  readonly count: number;
}

/** What each seat has of every kind. */
export function countsOf(played: PlayedGame): Readonly<Record<string, readonly number[]>> {
  const { view, seats } = played;
  const counts = Object.fromEntries(view.funFacts.map((kind) => [kind, seats.map(() => 0)]));
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

/** How much a number stands out: whether nobody has more, and its share of all. */
function worth(own: readonly number[], seat: number, rank: number): number {
  const count = own[seat] ?? 0;
  if (count === 0) return 0;
  const total = own.reduce((sum, one) => sum + one, 0);
  const beaten = own.filter((one) => one > count).length;
  const shared = own.filter((one) => one === count).length;
  return (beaten === 0 ? 1 / shared : 0) + count / total - rank / 100;
}

/** One number a player, no kind twice, so that together they stand out most. */
export function curiosities(played: PlayedGame): readonly Curiosity[] {
  const counts = countsOf(played);
  const kinds = Object.keys(counts);
  let best: { readonly worth: number; readonly chosen: readonly Curiosity[] } = { worth: -1, chosen: [] };
  const search = (seat: number, sum: number, chosen: readonly Curiosity[]): void => {
    if (seat === played.seats.length) {
      if (sum > best.worth) best = { worth: sum, chosen };
      return;
    }
    kinds.forEach((kind, rank) => {
      const own = counts[kind] ?? [];
      const count = own[seat] ?? 0;
      if (count === 0 || chosen.some((one) => one.kind === kind)) return;
      search(seat + 1, sum + worth(own, seat, rank), [...chosen, { seat, kind, count }]);
    });
    search(seat + 1, sum, chosen);
  };
  search(0, 0, []);
  return best.chosen;
}
