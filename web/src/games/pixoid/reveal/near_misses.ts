// Near misses: a Bug next to Pixoid, a Bug that ran where he had just been, a Bug that he ran past.

import type { SeatColour } from "../../../draw/pixels.ts";
import type { PixoidFacts } from "../facts.ts";

export interface Run {
  readonly piece: SeatColour;
  readonly from: string;
  readonly path: readonly string[];
}

/** `piece` is the Bug, `from` its Pix, `to` the Pix on which it missed Pixoid. */
export interface NearMiss {
  readonly piece: SeatColour;
  readonly from: string;
  readonly to: string;
  readonly how: "short" | "late" | "past";
}

function areJoined({ joined }: PixoidFacts, one: string, other: string): boolean {
  return joined.some(([here, there]) => (here === one && there === other) || (here === other && there === one));
}

/** The Bugs that came close, once all runs are over. The first run is Pixoid's. */
export function nearMisses(facts: PixoidFacts, [hunted, ...bugs]: readonly Run[]): NearMiss[] {
  if (!hunted) return [];
  const stands = hunted.path.at(-1) ?? hunted.from;
  const left = [hunted.from, ...hunted.path.slice(0, -1)];
  return bugs.flatMap(({ piece, from: began, path }): NearMiss[] => {
    const from = path.at(-1) ?? began;
    if (areJoined(facts, from, stands)) return [{ piece, from, to: stands, how: "short" }];
    const crossed = [...path].reverse().find((pix) => left.includes(pix));
    return crossed ? [{ piece, from, to: crossed, how: "late" }] : [];
  });
}

/** The first Bug next to Pixoid's path, unless he stops there. */
export function passedBug(facts: PixoidFacts, run: Run | undefined): NearMiss | null {
  for (const to of run?.path.slice(0, -1) ?? []) {
    for (const piece of facts.bugs) {
      const from = facts.cubes[piece] ?? "";
      if (areJoined(facts, to, from) && !run?.path.includes(from) && run?.from !== from)
        return { piece, from, to, how: "past" };
    }
  }
  return null;
}
