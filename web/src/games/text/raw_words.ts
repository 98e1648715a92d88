/**
 * Any game in words, from what the server sends. A game may bring messages (docs/extending.md): `<id>-fact-<name>`
 * with `$value`, `<id>-move` with `$move`, and one for each event code. Anything without a message is shown raw.
 */

import { enumeration, type Names, pieceName } from "../../event_sentences.ts";
import { say, sayOr } from "../../words.ts";
import type { Facts } from "../contract.ts";

/** A value in one line. In a list with one number per seat, each gets its seat's name. */
function valueText(value: unknown, names: Names): string {
  if (Array.isArray(value)) {
    const bySeat = value.length === names.seats.length && value.every((one) => typeof one === "number");
    return enumeration(
      value.map((one, seat) =>
        bySeat ? say("core-points-entry", { player: names.seats[seat] ?? "", points: one }) : valueText(one, names),
      ),
    );
  }
  if (typeof value !== "object") return pieceName(names, String(value));
  return enumeration(
    Object.entries(value ?? {}).map(([name, one]) => `${pieceName(names, name)} ${valueText(one, names)}`),
  );
}

/** Facts shown elsewhere on the page, unless the game has words for them. */
const ELSEWHERE = ["options", "holders", "seats", "over"];

export function factLines(game: string, facts: Facts, names: Names): readonly string[] {
  return Object.entries(facts).flatMap(([name, fact]) => {
    const value = typeof fact === "number" ? fact : valueText(fact, names);
    const raw = ELSEWHERE.includes(name) ? "" : `${name}: ${value}`;
    return value === "" ? [] : [sayOr(`${game}-fact-${name}`, raw, { value })].filter(Boolean);
  });
}

/** All moves found anywhere in the choices: a `move`, or a list of `moves`; else the default. */
export function movesIn(choices: unknown): readonly string[] {
  const found = (value: unknown): readonly string[] => {
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, value]) => {
      if (name === "move") return [String(value)];
      return name === "moves" && Array.isArray(value)
        ? value.flatMap((one) => (typeof one === "string" ? [one] : found(one)))
        : found(value);
    });
  };
  const moves = found(choices);
  const usual = (choices as Facts | undefined)?.["default"];
  return moves.length === 0 && typeof usual === "string" ? [usual] : [...new Set(moves)];
}

export function moveText(game: string, move: string): string {
  return sayOr(`${game}-move`, move, { move });
}
