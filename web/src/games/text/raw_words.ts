/**
 * Any game in words, from what the server tells of it. A game brings its own (docs/adding-a-game.md): `<id>-fact-<name>`
 * with `$value`, `<id>-move` with `$move`, and a message for every code of an event. What has none is shown as it is.
 */

import { enumeration, type Names, pieceName } from "../../event_sentences.ts";
import { say, sayOr } from "../../words.ts";
import type { Facts } from "../contract.ts";

/** A value in one line. A list of numbers with one for each seat tells whose each is. */
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

/** Facts that stand elsewhere on the page; a game that has words for one shows it. */
const ELSEWHERE = ["options", "holders", "seats", "over"];

export function factLines(game: string, facts: Facts, names: Names): readonly string[] {
  return Object.entries(facts).flatMap(([name, told]) => {
    const value = typeof told === "number" ? told : valueText(told, names);
    const raw = ELSEWHERE.includes(name) ? "" : `${name}: ${value}`;
    return value === "" ? [] : [sayOr(`${game}-fact-${name}`, raw, { value })].filter(Boolean);
  });
}

/** Every move that stands anywhere in what can be chosen: a `move` by itself, or `moves` in a list; else the default. */
export function movesIn(choices: unknown): readonly string[] {
  const found = (told: unknown): readonly string[] => {
    if (typeof told !== "object" || told === null) return [];
    return Object.entries(told).flatMap(([name, value]) => {
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
