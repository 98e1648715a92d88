/** Statistics of a whole game of Pixoid: rounds, standings, fun facts. */

import type { SeatColour } from "../../../draw/pixels.ts";
import type { PixoidEvent, PixoidRoundOver } from "../../../generated/protocol.ts";
import type { Round, Tally } from "../../contract.ts";
import type { Moments } from "../../moments.ts";
import { controllersOf, type PixoidFacts, type Program, pixoidFacts, readProgram } from "../facts.ts";

export const isShort = (played: Moments): boolean => played.replay.options["game"] === "short";

export function roundAt(played: Moments, at: number): Omit<Round, "from" | "to"> {
  const facts = factsAt(played, at);
  return { round: facts.round, piece: facts.pixoid, seat: controllersOf(facts).indexOf(facts.pixoid) };
}

export function roundMoments(played: Moments): readonly Round[] {
  const rounds: Round[] = [];
  for (let at = 0; at <= played.last; at += 1) {
    const now = roundAt(played, at);
    const last = rounds.at(-1);
    if (last) rounds[rounds.length - 1] = { ...last, to: at };
    if (last?.round !== now.round) rounds.push({ ...now, from: at, to: at });
  }
  return rounds;
}

const eventsAt = (played: Moments, at: number): readonly PixoidEvent[] => played.events(at) as readonly PixoidEvent[];

/** The points of all seats if the step before a moment ended a round. */
function roundPoints(played: Moments, at: number): PixoidRoundOver | null {
  for (const { code, values } of eventsAt(played, at)) if (code === "pixoid.round-over") return values;
  return null;
}

export function wonRounds(played: Moments, at: number): readonly (readonly number[])[] {
  const past: (readonly number[])[] = [];
  for (let step = 1; step <= at; step += 1) {
    const over = roundPoints(played, step);
    if (over) past[over.round - 1] = over.points;
  }
  return past;
}

/** The moments reached by a turn; placing cubes isn't one. */
export function turnsOf(played: Moments): readonly number[] {
  const all = Array.from({ length: played.last }, (_, step) => step + 1);
  return all.filter((at) => played.events(at).some(({ code }) => code === "pixoid.revealed"));
}

/** A seat's standing at a moment: its points, and during a round the cubes it will keep in any case. */
export function standing(played: Moments, at: number, seat: number): number {
  const facts = factsAt(played, at);
  const cubes = roundAt(played, at).seat === seat ? facts.taken + facts.picked_up : 0;
  if (isShort(played)) return cubes;
  return (facts.scores[seat] ?? 0) + (facts.phase === "programming" ? cubes : 0);
}

export interface Split {
  readonly asPixoid: number;
  readonly asBug: number;
}

const splits = new WeakMap<Moments, readonly Split[]>();

/** What each seat has won as Pixoid and as a Bug, computed once per game. */
export function splitOf(played: Moments): readonly Split[] {
  const known = splits.get(played);
  if (known) return known;
  const split = played.seats.map(() => ({ asPixoid: 0, asBug: 0 }));
  for (let at = 1; at <= played.last; at += 1) {
    const over = roundPoints(played, at);
    if (!over) continue;
    const runner = roundAt(played, at - 1).seat;
    for (const [seat, own] of split.entries()) own[seat === runner ? "asPixoid" : "asBug"] += over.points[seat] ?? 0;
  }
  splits.set(played, split);
  return split;
}

export const FUN_FACTS = {
  hunter: 1,
  shave: 2,
  run: 4,
  collector: 2,
  walls: 3,
  sprint: 5,
  shadow: 2,
  distance: 10,
};

export function count(played: Moments, tally: Tally, at: number): void {
  const before = factsAt(played, at - 1);
  const runner = controllersOf(before).indexOf(before.pixoid) + 1;
  const ends: Partial<Record<SeatColour, string>> = {};
  for (const { code, values } of eventsAt(played, at)) {
    if (code === "pixoid.moved") {
      const holder = before.holders[values.piece];
      ends[values.piece] = values.path.at(-1) ?? "";
      tally.add("distance", holder, values.steps);
      tally.most("sprint", holder, values.steps);
      if (values.stopped === "wall") tally.add("walls", holder);
    } else if (code === "pixoid.picked-up") tally.add("collector", runner);
    else if (code === "pixoid.cube-taken") {
      tally.most("run", runner, values.taken);
      countNear(played, tally, at, ends, runner);
    } else if (code === "pixoid.caught" && values.mover === "bugs") {
      for (const piece of values.by) tally.add("hunter", before.holders[piece]);
    }
  }
}

/** Count the Bugs that were one step away from a catch. */
function countNear(
  played: Moments,
  tally: Tally,
  at: number,
  ends: Readonly<Partial<Record<SeatColour, string>>>,
  runner: number,
): void {
  const before = factsAt(played, at - 1);
  const where = ends[before.pixoid] ?? before.cubes[before.pixoid];
  const near = new Set(
    before.joined.flatMap(([one, other]) => (one === where ? [other] : other === where ? [one] : [])),
  );
  const bugs = before.bugs.filter((bug) => near.has(ends[bug] ?? before.cubes[bug] ?? ""));
  if (bugs.length > 0) tally.add("shave", runner);
  for (const bug of bugs) tally.add("shadow", before.holders[bug]);
}

/** A move that is about to be revealed. `known` is whether the viewer may see it. */
export interface Secret {
  readonly piece: SeatColour;
  readonly program: Program;
  readonly known: boolean;
}

export const factsAt = (played: Moments, at: number): PixoidFacts => pixoidFacts(played.facts(at));

/**
 * The moves of the step after a moment, with what a seat (or null for all together) knows; at the end the last step's.
 */
export function secretsOf(played: Moments, at: number, viewer: number | null): readonly Secret[] {
  const { phase, holders, over } = factsAt(played, at);
  if (phase === "placing") return [];
  return Object.entries(played.frame(over ? at : at + 1).moves).map(([name, move]) => {
    const piece = name as SeatColour;
    const known = viewer === null || over || holders[piece] === viewer + 1;
    return { piece, program: readProgram(move), known };
  });
}
