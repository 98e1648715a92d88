/** Sentences for events, with the names used at this table. */

import { isPiece, type PieceName } from "./draw/pixels.ts";
import type { EventView } from "./generated/protocol.ts";
import { say, sayCode } from "./words.ts";

type Variables = Record<string, string | number>;
type ReadList = (values: readonly (string | number)[], names: Names) => Variables;

/** Display names: pieces by code, seats in order. */
export interface Names {
  readonly pieces: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  readonly lists?: Readonly<Record<string, ReadList>>;
}

export function enumeration(parts: readonly string[]): string {
  return parts.slice(1).reduce((first, next) => say("core-list-comma", { first, next }), parts[0] ?? "");
}

export function commaList(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined) return parts.join("");
  return say("core-list-and", { first: enumeration(parts.slice(0, -1)), last });
}

export const pieceName = (names: Names, code: string): string => names.pieces[code] ?? code;
const seatName = (names: Names, seat: number): string => names.seats[seat - 1] ?? String(seat);

const LISTS: Readonly<Record<string, ReadList>> = {
  path: (values) => ({ path: enumeration(values.map(String)), end: String(values.at(-1) ?? "") }),
  by: (values, names) => ({
    by: commaList(values.map((piece) => pieceName(names, String(piece)))),
    by_count: values.length,
  }),
  winners: (values, names) => ({
    winners: commaList(values.map((seat) => seatName(names, Number(seat)))),
    winners_count: values.length,
  }),
  points: (values, names) => ({
    points: enumeration(
      values.map((points, at) => say("core-points-entry", { player: seatName(names, at + 1), points: Number(points) })),
    ),
  }),
};

export function eventSentence(event: EventView, names: Names): string {
  const found: Variables = { freed: "nothing" };
  for (const [name, value] of Object.entries(event.values)) {
    const read = names.lists?.[name] ?? LISTS[name] ?? ((values) => ({ [name]: enumeration(values.map(String)) }));
    if (Array.isArray(value)) Object.assign(found, read(value, names));
    else if (typeof value === "string" || typeof value === "number") found[name] = value;
  }
  for (const name of ["piece", "element"]) {
    if (name in found) found["who"] = pieceName(names, String(found[name]));
  }
  if ("seat" in found) found["player"] = seatName(names, Number(found["seat"]));
  if ("steps" in found) found["stopped"] = found["stopped"] || "no";
  return sayCode(event.code, found);
}

export function eventPiece({ values }: EventView): PieceName | null {
  return [values["by"], values["piece"], values["element"]].find(isPiece) ?? null;
}
