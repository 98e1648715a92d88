/** Accessible names of hexes: "g7, Stack of 2: Fire, Water. Legal: converts 2, plus 3 points". */

import { enumeration } from "../../../event_sentences.ts";
import { t } from "../../../words.ts";
import { type Due, type Hex, isCutOff, movesOn, type PixlChoices, type PixlFacts, portOn } from "../facts.ts";
import { elementName } from "../sentences.ts";
import { isVictim, sumOf, withSign } from "../sum.ts";

export function standingName(facts: PixlFacts, hex: Hex): string {
  const port = portOn(facts, hex);
  if (port) {
    const lockers = facts.locked_by[port] ?? [];
    const name = t("web-pixl-hex-port", { element: port });
    return lockers.length > 0
      ? enumeration([name, t("web-pixl-hex-locked", { by: enumeration(lockers.map(elementName)) })])
      : name;
  }
  const stack = facts.hexes[hex] ?? [];
  const top = stack.at(-1);
  if (top === undefined) return t(facts.gray.includes(hex) ? "web-pixl-hex-gray" : "web-pixl-hex-empty");
  const from = [...stack].reverse().map(elementName);
  const name =
    stack.length > 1
      ? t("web-pixl-hex-stack", { height: stack.length, elements: enumeration(from) })
      : elementName(top);
  return isCutOff(facts, hex) ? enumeration([name, t("web-pixl-hex-cut-off")]) : name;
}

export function choiceName(facts: PixlFacts, due: Due | null, hex: Hex): string {
  const moves = movesOn(due?.choices, hex);
  const only = moves[0];
  if (!due || !only) return "";
  if (moves.length > 1) return t("web-pixl-hex-pick", { count: moves.length });
  const sum = sumOf(facts, due, only);
  return t("web-pixl-hex-legal", {
    converts: sum.lines.filter(isVictim).length,
    gain: withSign(sum.total),
    points: Math.abs(sum.total),
  });
}

interface HexNames {
  readonly language: string;
  readonly names: ReadonlyMap<Hex, string>;
}

const standing = new WeakMap<PixlFacts, HexNames>();
const choosing = new WeakMap<PixlChoices, HexNames>();

function once<T extends object>(
  cache: WeakMap<T, HexNames>,
  key: T,
  language: string,
  make: () => ReadonlyMap<Hex, string>,
) {
  const found = cache.get(key);
  if (found?.language === language) return found.names;
  const names = make();
  cache.set(key, { language, names });
  return names;
}

/** The names of all hexes. Contents are described once per position, legal moves once per choice. */
export function hexNames(facts: PixlFacts, due: Due | null, language: string): ReadonlyMap<Hex, string> {
  const here = once(standing, facts, language, () => {
    const hexes = Object.keys(facts.hexes);
    return new Map(hexes.map((hex) => [hex, enumeration([hex, standingName(facts, hex)])]));
  });
  if (!due) return here;
  return once(choosing, due.choices, language, () => {
    const open = Object.keys(due.choices.hexes);
    const named = open.map((hex) => [hex, enumeration([here.get(hex) ?? hex, choiceName(facts, due, hex)])] as const);
    return new Map([...here, ...named]);
  });
}
