/** Who preys on whom, and who is neutral. */

import type { Element } from "../../draw/pixels.ts";
import { t } from "../../words.ts";
import type { PixlFacts } from "./facts.ts";
import { elementName } from "./sentences.ts";

/** The elements in the order in which each preys on the next. */
export function hunt(facts: PixlFacts): readonly Element[] {
  const ring: Element[] = [];
  let next: Element | undefined = facts.order.includes("earth") ? "earth" : facts.order[0];
  while (next && !ring.includes(next)) {
    ring.push(next);
    const relations: PixlFacts["relations"][Element] = facts.relations[next];
    next = facts.order.find((other) => relations?.[other] === "prey");
  }
  return ring;
}

/** The pairs that are neutral to each other. */
export function neutralPairs(facts: PixlFacts): readonly (readonly [Element, Element])[] {
  const ring = hunt(facts);
  return ring.flatMap((one, at) =>
    ring
      .slice(at + 1)
      .filter((other) => facts.relations[one]?.[other] === "neutral")
      .map((other) => [one, other] as const),
  );
}

/** The relations in words, for those who cannot see arrows. */
export function relationLines(facts: PixlFacts): readonly string[] {
  const ring = hunt(facts);
  const preys = ring.map((element, at) =>
    t("web-pixl-preys", { element, victim: ring[(at + 1) % ring.length] ?? element }),
  );
  const neutral = neutralPairs(facts).map(([one, other]) =>
    t("web-pixl-neutrals", { one: elementName(one), other: elementName(other) }),
  );
  return [...preys, ...neutral];
}
