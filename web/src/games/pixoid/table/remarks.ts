/** What a bot could say something about: a catch, a run that got away, the end. */

import type { EventTold, State } from "../../../generated/protocol.ts";
import { factsOf } from "../../../wire/state.ts";
import type { Remark } from "../../view.ts";
import { pixoidFacts } from "../facts.ts";

/** The one who was caught and the one who did it, or the one who got away; at the end everybody, as they came out. */
export function pixoidRemarks(before: State, events: readonly EventTold[]): readonly Remark[] {
  const { holders, pixoid, bugs } = pixoidFacts(factsOf(before));
  const seatOf = (piece: string): number => (holders[piece as typeof pixoid] ?? 0) - 1;
  const remarks: Remark[] = [];
  for (const { code, values } of events) {
    if (code === "pixoid.caught") {
      const [catcher = pixoid] = values["by"] as readonly string[];
      remarks.push(
        { seat: seatOf(catcher), kind: "catch", loud: true },
        { seat: seatOf(pixoid), kind: "caught", loud: true },
      );
    }
    if (code === "pixoid.round-over" && values["how"] === "survived") {
      const [missed = pixoid] = bugs;
      remarks.push(
        { seat: seatOf(pixoid), kind: "away", loud: true },
        { seat: seatOf(missed), kind: "missed", loud: true },
      );
    }
  }
  return remarks;
}
