/** Typed facts and choices of Pixl as the server sends them (docs/engine.md, docs/protocol.md). */

import type { Element } from "../../draw/pixels.ts";
import type {
  PixlChoices,
  PixlConsequences,
  PixlFacts,
  PixlUsualMove,
  Locked as PlacementError,
} from "../../generated/protocol.ts";

export type {
  EventView as PixlEvent,
  Locked as PlacementError,
  PixlChoices,
  PixlFacts,
  PixlRelation as Relation,
  PixlSources as Sources,
} from "../../generated/protocol.ts";
export type Hex = string;
/** A move, with its consequences once previews have arrived; those of a plain move are in `usual`. */
export type OfferedMove = PixlUsualMove & Partial<PixlConsequences>;

/** Cast facts to Pixl's: tables and records of Pixl send no others. */
export function pixlFacts(facts: Readonly<Record<string, unknown>>): PixlFacts {
  return facts as PixlFacts;
}

export interface Due {
  readonly element: Element;
  readonly choices: PixlChoices;
}

export const isError = (entry: OfferedMove | PlacementError): entry is PlacementError => "locked" in entry;

export function whole(choices: PixlChoices, move: OfferedMove): OfferedMove {
  return move.points === undefined ? { ...choices.usual, ...move } : move;
}

export function movesOn(choices: PixlChoices | undefined, hex: Hex | null): readonly OfferedMove[] {
  return (hex !== null && choices?.hexes[hex]) || [];
}

export const pickOf = (move: OfferedMove): Hex | null => move.converts?.[0] ?? move.move.split("x")[1] ?? null;

export function findMove(choices: PixlChoices, text: string): OfferedMove | null {
  const special = [choices.port, choices.pass].flatMap((entry): OfferedMove[] => (isError(entry) ? [] : [entry]));
  const moves: readonly OfferedMove[] = [...special, ...Object.values(choices.hexes).flat()];
  return moves.find((one) => one.move === text) ?? null;
}

export function errorOn(choices: PixlChoices, hex: Hex): PlacementError | null {
  if (choices.hexes[hex]) return null;
  const found = choices.rejected.find((one) => one.hexes.includes(hex)) ?? choices.elsewhere;
  return found ? { locked: found.locked, rule: found.rule, values: { ...found.values, hex } } : null;
}

export const topOf = (facts: PixlFacts, hex: Hex): Element | null => facts.hexes[hex]?.at(-1) ?? null;

export function portOn(facts: PixlFacts, hex: Hex): Element | null {
  return facts.order.find((element) => facts.ports[element] === hex) ?? null;
}

export function isCutOff(facts: PixlFacts, hex: Hex): boolean {
  const top = topOf(facts, hex);
  return top !== null && (facts.cut_off[top] ?? []).includes(hex);
}

export function totalOf(facts: PixlFacts, element: Element): number {
  const points = facts.points[element];
  return points ? points.tops + points.beneath + points.prisoners + points.locks : 0;
}

export function elementsOf(facts: PixlFacts, seat: number): readonly Element[] {
  return facts.order.filter((element) => facts.seats[element] === seat);
}
