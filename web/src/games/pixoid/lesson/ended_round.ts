/** How a round stood when it ended: the next position shows the next round, with the board cleared. */

import type { EventTold, PixoidEvent } from "../../../generated/protocol.ts";
import type { PixoidFacts } from "../facts.ts";

/** The facts before a step with its runs and cubes, where the step ended a round; null where it did not. */
export function endedRound(before: PixoidFacts, events: readonly EventTold[]): PixoidFacts | null {
  let ended: PixoidFacts | null = null;
  let facts = before;
  for (const { code, values } of events as readonly PixoidEvent[]) {
    if (code === "pixoid.moved") {
      const end = values.path.at(-1) ?? facts.cubes[values.piece] ?? null;
      facts = { ...facts, cubes: { ...facts.cubes, [values.piece]: end } };
    } else if (code === "pixoid.picked-up") {
      facts = { ...facts, bonus: facts.bonus.filter((pix) => pix !== values.pix), picked_up: values.bonus };
    } else if (code === "pixoid.cube-taken") facts = { ...facts, taken: values.taken, reserve: values.left };
    else if (code === "pixoid.round-over") ended = facts;
  }
  return ended;
}
