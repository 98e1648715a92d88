/** Words of Pixl: names of elements, and errors. */

import type { Element } from "../../draw/pixels.ts";
import { commaList, enumeration } from "../../event_sentences.ts";
import type { State } from "../../generated/protocol.ts";
import { pieceWord, sayCode, t } from "../../words.ts";
import { seatName } from "../seats.ts";
import type { PixlFacts, PlacementError } from "./facts.ts";
import { type Sum, type SumLine, withSign } from "./sum.ts";

export const elementName = (element: Element): string => t("pixl-element", { element });

export function moveInWords(move: string): string {
  if (move === "pass") return t("web-pixl-pass");
  if (move === "@off") return t("web-pixl-take-off");
  return move.replace("@", "");
}

export function errorSentence(error: PlacementError): string {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(error.values ?? {})) {
    if (name === "by") words[name] = lockers(String(value));
    else words[name] = typeof value === "number" ? value : String(value);
  }
  return t("core-with-rule", { sentence: sayCode(error.locked, words), rule: error.rule });
}

/** The elements that lock a Port, from codes separated by commas. */
const lockers = (codes: string): string => commaList(codes.split(", ").map(pieceWord));

/** What happened since one's own last move: one's points, and who leads by how much. */
export function waitedText(state: State, since: readonly number[] | null, seat: number | undefined): string {
  const { points } = state.current;
  const own = points[seat ?? -1];
  const before = since?.[seat ?? -1];
  if (seat === undefined || own === undefined || before === undefined || points.every((one) => one === 0)) return "";
  const best = Math.max(...points.filter((_, at) => at !== seat));
  const leader = points.findIndex((one, at) => at !== seat && one === best);
  const change = own - before;
  return t("web-pixl-waited", {
    gain: withSign(change),
    points: Math.abs(change),
    lead: own > best ? "you" : own < best ? "other" : "nobody",
    leader: seatName(state, leader),
    by: Math.abs(own - best),
  });
}

export function lineText(line: SumLine): string {
  return t(`web-pixl-line-${line.kind}`, {
    element: line.element,
    victim: line.element,
    hex: line.hex ?? "",
    freed: line.other ?? "nothing",
    by: line.other ?? "",
  });
}

export function othersText(sum: Sum): string {
  return enumeration(
    sum.others.map(({ element, points }) => t("web-pixl-other", { element, points: withSign(points) })),
  );
}

export function portState(facts: PixlFacts, element: Element): string {
  const lockers = facts.locked_by[element] ?? [];
  if (lockers.length > 0) return t("web-pixl-port-locked", { by: enumeration(lockers.map(elementName)) });
  if (facts.ports[element]) return t(facts.just_moved[element] ? "web-pixl-port-moved" : "web-pixl-port-free");
  return t(facts.came_from[element] ? "web-pixl-port-off" : "web-pixl-port-none");
}

export function whyOver(facts: PixlFacts, reason: string): string {
  const empty = facts.order.filter((element) => facts.supply[element] === 0).map(elementName);
  return t("web-pixl-ended", { reason, elements: enumeration(empty) });
}
