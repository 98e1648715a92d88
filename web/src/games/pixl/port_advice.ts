/** Where the first Port stands well: three hexes apart from each other, and the reasons for a hex. */

import type { Element } from "../../draw/pixels.ts";
import { enumeration } from "../../event_sentences.ts";
import { t } from "../../words.ts";
import { axialOf, hexAt, sideOf } from "./board/geometry.ts";
import type { Due, Hex, PixlFacts } from "./facts.ts";

/** How many hexes are suggested, and how far apart they are at least. */
const SUGGESTED = 3;
const APART = 3;

function distance(one: Hex, other: Hex, side: number): number {
  const [from, to] = [axialOf(one, side), axialOf(other, side)];
  const [q, r] = [from.q - to.q, from.r - to.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

interface Distances {
  readonly middle: number;
  readonly prey: number | null;
  readonly predator: number | null;
}

function distances(facts: PixlFacts, element: Element, hex: Hex): Distances {
  const side = sideOf(facts.hexes);
  const to = (relation: "prey" | "predator"): number | null => {
    const other = facts.order.find((one) => facts.relations[element]?.[one] === relation);
    const port = other && facts.ports[other];
    return port ? distance(hex, port, side) : null;
  };
  const middle = distance(hex, hexAt({ q: 0, r: 0 }, side) ?? hex, side);
  return { middle, prey: to("prey"), predator: to("predator") };
}

function reasons(facts: PixlFacts, element: Element, hex: Hex): readonly string[] {
  const side = sideOf(facts.hexes);
  const { middle, prey, predator } = distances(facts, element, hex);
  const why = [
    ...(2 * middle <= side ? [t("pixl-hint-middle")] : []),
    ...(prey !== null && 2 * prey <= side + 2 ? [t("pixl-hint-prey")] : []),
    ...(predator !== null && predator >= side - 1 ? [t("pixl-hint-predator")] : []),
  ];
  return why.length > 0 ? why : [t("pixl-hint-edge")];
}

export function portReason(facts: PixlFacts, element: Element, hex: Hex): string {
  return t("pixl-hint-port", { why: enumeration(reasons(facts, element, hex)) });
}

export interface Suggestion {
  readonly hex: Hex;
  readonly why: string;
}

/** Hexes for the first Port, the best first; none for one that is being moved. */
export function suggestions(facts: PixlFacts, { element, choices }: Due): readonly Suggestion[] {
  if (choices.kind !== "port" || facts.came_from[element]) return [];
  const side = sideOf(facts.hexes);
  const worth = (hex: Hex): number => {
    const { middle, prey, predator } = distances(facts, element, hex);
    return Math.min(predator ?? side, side) - middle - (prey ?? 0);
  };
  const ranked = Object.keys(choices.hexes)
    .map((hex) => ({ hex, worth: worth(hex) }))
    .sort((one, other) => other.worth - one.worth);
  const found: Suggestion[] = [];
  const add = (isNew: (why: string) => boolean): void => {
    for (const { hex } of ranked) {
      if (found.length === SUGGESTED || found.some((other) => distance(hex, other.hex, side) < APART)) continue;
      const why = enumeration(reasons(facts, element, hex));
      if (isNew(why)) found.push({ hex, why });
    }
  };
  add((why) => found.every((other) => other.why !== why)); // each for a reason of its own, if there are so many
  add(() => true);
  return found;
}
