/** What a bot could say something about: many conversions at once, made or suffered, and locks. */

import type { EventTold, State } from "../../generated/protocol.ts";
import { factsOf } from "../../wire/state.ts";
import type { Remark } from "../view.ts";
import { pixlFacts } from "./facts.ts";

const CONVERTED = ["pixl.covered", "pixl.replaced", "pixl.imprisoned"];
/** So many conversions in a turn are worth a word. */
const MANY = 2;

export function pixlRemarks(before: State, events: readonly EventTold[]): readonly Remark[] {
  const { seats } = pixlFacts(factsOf(before));
  const seatOf = (element: unknown): number => (seats[element as keyof typeof seats] ?? 0) - 1;
  const converted = events.filter(({ code }) => CONVERTED.includes(code));
  const lock = events.find(({ code }) => code === "pixl.locked");
  const remarks: Remark[] = [];
  if (lock) {
    remarks.push(
      { seat: seatOf(lock.values["by"]), kind: "lock" },
      { seat: seatOf(lock.values["element"]), kind: "hit" },
    );
  } else if (converted.length >= MANY) {
    const [first] = converted;
    remarks.push({ seat: seatOf(first?.values["element"]), kind: "convert" });
    const victims = converted.map(({ values }) => seatOf(values["victim"]));
    const most = victims.find((seat, at) => victims.indexOf(seat) !== at);
    if (most !== undefined) remarks.push({ seat: most, kind: "hit" });
  }
  return remarks;
}
