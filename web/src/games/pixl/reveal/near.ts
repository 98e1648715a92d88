/** Where it was close: Ports that an element would have locked with one Pixl more. */

import type { Element } from "../../../draw/pixels.ts";
import { layoutOf, sideOf } from "../board/geometry.ts";
import { type Hex, type PixlFacts, topOf } from "../facts.ts";

/** So many Pixls of one colour lock a Port (X5.1). */
const LOCKING = 3;

/** The hexes of other players' Ports beside which a move of `mover` has brought the last but one of its Pixls. */
export function nearLocks(before: PixlFacts, after: PixlFacts, mover: Element): readonly Hex[] {
  const layout = layoutOf(sideOf(after.hexes));
  const beside = (facts: PixlFacts, port: Hex): number =>
    layout.around(port).filter((hex) => topOf(facts, hex) === mover).length;
  return after.order.flatMap((element) => {
    const port = after.ports[element];
    if (!port || after.seats[element] === after.seats[mover]) return [];
    return beside(after, port) === LOCKING - 1 && beside(before, port) < LOCKING - 1 ? [port] : [];
  });
}
