/** Numbers that are fun: one for each player, counted from what happened. */

import { controllersOf } from "../games/pixoid/facts.ts";
import type { EventTold } from "../generated/protocol.ts";
import type { Moments } from "./moments.ts";

export type Kind = (typeof PIXOID_KINDS)[number] | (typeof PIXL_KINDS)[number];

/** From the most to the least remarkable: of two that stand out alike the first is told. */
export const PIXOID_KINDS = ["hunter", "shave", "run", "collector", "walls", "sprint", "shadow", "distance"] as const;
export const PIXL_KINDS = ["tower", "locker", "jailer", "harvest", "coverer", "swapper", "mover", "builder"] as const;

export interface Curiosity {
  readonly seat: number;
  readonly kind: Kind;
  readonly count: number;
}

type Counts = Readonly<Record<string, readonly number[]>>;

class Tally {
  readonly counts: Record<string, number[]>;

  constructor(
    kinds: readonly Kind[],
    private readonly seats: number,
  ) {
    this.counts = Object.fromEntries(kinds.map((kind) => [kind, Array<number>(seats).fill(0)]));
  }

  /** Seats count from 1, as facts name them; nobody is 0. */
  add(kind: Kind, seat: number | undefined, count = 1): void {
    const own = this.counts[kind];
    if (own && seat && seat <= this.seats) own[seat - 1] = (own[seat - 1] ?? 0) + count;
  }

  most(kind: Kind, seat: number | undefined, count: number): void {
    const own = this.counts[kind];
    if (own && seat && seat <= this.seats) own[seat - 1] = Math.max(own[seat - 1] ?? 0, count);
  }
}

const number = (event: EventTold, name: string): number => Number(event.values[name] ?? 0);
const word = (event: EventTold, name: string): string => String(event.values[name] ?? "");

function countPixoid(played: Moments, tally: Tally, at: number): void {
  const before = played.pixoid(at - 1);
  const runner = controllersOf(before).indexOf(before.pixoid) + 1;
  const ends: Record<string, string> = {};
  for (const event of played.events(at)) {
    const holder = before.holders[word(event, "piece")];
    if (event.code === "pixoid.moved") {
      ends[word(event, "piece")] = String((event.values["path"] as readonly string[]).at(-1) ?? "");
      tally.add("distance", holder, number(event, "steps"));
      tally.most("sprint", holder, number(event, "steps"));
      if (word(event, "stopped") === "wall") tally.add("walls", holder);
    } else if (event.code === "pixoid.picked-up") tally.add("collector", runner);
    else if (event.code === "pixoid.cube-taken") {
      tally.most("run", runner, number(event, "taken"));
      countNear(played, tally, at, ends, runner);
    } else if (event.code === "pixoid.caught" && word(event, "mover") === "bugs") {
      for (const piece of event.values["by"] as readonly string[]) tally.add("hunter", before.holders[piece]);
    }
  }
}

/** Who came so near that one step more would have been a catch. */
function countNear(
  played: Moments,
  tally: Tally,
  at: number,
  ends: Readonly<Record<string, string>>,
  runner: number,
): void {
  const before = played.pixoid(at - 1);
  const where = ends[before.pixoid] ?? before.cubes[before.pixoid];
  const near = new Set(
    before.joined.flatMap(([one, other]) => (one === where ? [other] : other === where ? [one] : [])),
  );
  const bugs = before.bugs.filter((bug) => near.has(ends[bug] ?? before.cubes[bug] ?? ""));
  if (bugs.length > 0) tally.add("shave", runner);
  for (const bug of bugs) tally.add("shadow", before.holders[bug]);
}

const PIXL_COUNTS: Readonly<Record<string, Kind>> = {
  "pixl.placed": "builder",
  "pixl.covered": "coverer",
  "pixl.replaced": "swapper",
  "pixl.imprisoned": "jailer",
  "pixl.port-taken-off": "mover",
};

function countPixl(played: Moments, tally: Tally, at: number): void {
  const { seats, mover } = played.pixl(at - 1);
  const seatOf = (element: string): number | undefined => seats[element as keyof typeof seats];
  for (const event of played.events(at)) {
    const kind = PIXL_COUNTS[event.code];
    const seat = seatOf(word(event, "element"));
    if (kind) tally.add(kind, seat);
    if (event.code === "pixl.covered") tally.most("tower", seat, number(event, "height"));
    const locker = seatOf(word(event, "by"));
    if (event.code === "pixl.locked" && locker !== seat) tally.add("locker", locker);
  }
  const own = mover === null ? undefined : seats[mover];
  const points = (moment: number): number => played.frame(moment).points[(own ?? 1) - 1] ?? 0;
  tally.most("harvest", own, points(at) - points(at - 1));
}

export function countsOf(played: Moments): Counts {
  const tally = new Tally(played.isPixl ? PIXL_KINDS : PIXOID_KINDS, played.seats.length);
  const count = played.isPixl ? countPixl : countPixoid;
  for (let at = 1; at <= played.last; at += 1) count(played, tally, at);
  return tally.counts;
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
export function curiosities(played: Moments): readonly Curiosity[] {
  const counts = countsOf(played);
  const kinds = Object.keys(counts) as Kind[];
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
