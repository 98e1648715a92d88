// Where a cube could be after this turn: every Pix that it could reach or cross in a straight line.

import type { SeatColour } from "../../draw/pixels.ts";
import { cellOf } from "./board/geometry.ts";
import type { PixoidFacts } from "./facts.ts";

const known = new WeakMap<PixoidFacts["joined"], ReadonlyMap<string, readonly string[]>>();

function neighbours(joined: PixoidFacts["joined"]): ReadonlyMap<string, readonly string[]> {
  const found = known.get(joined);
  if (found) return found;
  const made = new Map<string, string[]>();
  for (const [one, other] of joined) {
    made.set(one, [...(made.get(one) ?? []), other]);
    made.set(other, [...(made.get(other) ?? []), one]);
  }
  known.set(joined, made);
  return made;
}

/** The Pix after `to` when continuing straight on from `from`. */
function onwards(joined: PixoidFacts["joined"], from: string, to: string): string | undefined {
  const a = cellOf(from);
  const b = cellOf(to);
  return neighbours(joined)
    .get(to)
    ?.find((pix) => {
      const c = cellOf(pix);
      return c.column - b.column === b.column - a.column && c.row - b.row === b.row - a.row;
    });
}

export function reachOf({ joined, cubes }: PixoidFacts, piece: SeatColour): readonly string[] {
  const from = cubes[piece];
  if (!from) return [];
  return (neighbours(joined).get(from) ?? []).flatMap((first) => {
    const way = [first];
    let last = from;
    for (let next = onwards(joined, last, first); next; next = onwards(joined, last, way.at(-1) ?? "")) {
      last = way.at(-1) ?? "";
      way.push(next);
    }
    return way;
  });
}

export function bugsAt(facts: PixoidFacts, pix: string): readonly SeatColour[] {
  return facts.bugs.filter((bug) => reachOf(facts, bug).includes(pix));
}
