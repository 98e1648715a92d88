/** Reasons for a hint that can be seen on the board, and the trails of a shown turn. */

import type { SeatColour } from "../../../draw/pixels.ts";
import type { EventView } from "../../../generated/protocol.ts";
import { say } from "../../../words.ts";
import type { Hinted } from "../../contract.ts";
import type { Trail } from "../board/preview.ts";
import { courseOf, type PixoidChoices, type PixoidFacts, readProgram } from "../facts.ts";
import { bugsAt, reachOf } from "../reach.ts";

/** A move played more often than this is the only good one. */
const ONLY = 0.9;

export function reasonFor(
  facts: PixoidFacts,
  piece: SeatColour,
  choices: PixoidChoices,
  { move, share }: Hinted,
): string {
  if (choices.kind !== "program")
    return say("web-pixoid-hint-start", { role: piece === facts.pixoid ? "pixoid" : "bug" });
  const good = share > ONLY ? "only" : "several";
  const { direction, distance } = readProgram(move);
  const { path, bonus } = courseOf(piece, choices, direction, distance);
  if (piece === facts.pixoid) {
    const near = bugsAt(facts, path.at(-1) ?? choices.from).length;
    return say("web-pixoid-hint-flee", { bugs: near, bonus: bonus.length, good });
  }
  const his = [facts.cubes[facts.pixoid] ?? "", ...reachOf(facts, facts.pixoid)];
  return say("web-pixoid-hint-hunt", { count: path.filter((pix) => his.includes(pix)).length, good });
}

const BACK: Readonly<Record<string, readonly [number, number]>> = { U: [0, 1], D: [0, -1], L: [1, 0], R: [-1, 0] };

/** The runs among some events. Each starts one Pix before its path. */
export function trailsOf(events: readonly EventView[]): readonly Trail[] {
  return events.flatMap(({ code, values }): Trail[] => {
    const path = (values["path"] ?? []) as readonly string[];
    const [first] = path;
    if (code !== "pixoid.moved" || first === undefined) return [];
    const [across = 0, down = 0] = BACK[String(values["direction"])] ?? [];
    const from = String.fromCharCode(first.charCodeAt(0) + across) + (Number(first.slice(1)) + down);
    return [{ piece: values["piece"] as SeatColour, from, path }];
  });
}
