/** The unsubmitted choice on a controller or of a Start Pix, and the board with it. */

import type { TemplateResult } from "lit-html";
import type { SeatColour } from "../../draw/pixels.ts";
import { app } from "../../ui/app.ts";
import { say } from "../../words.ts";
import { type PixoidView, pixoidBoard } from "./board/board.ts";
import {
  courseOf,
  type Direction,
  type PixoidChoices,
  type PixoidFacts,
  type PlaceChoices,
  type ProgramChoices,
} from "./facts.ts";
import { describer } from "./sentences.ts";

export interface Dial {
  direction: Direction | null;
  distance: number;
  tried: Direction | null;
  pix: string | null;
  covered: boolean;
  busy: boolean;
  /** Whether it was submitted: the server's last answer, until the table's state says so too. */
  given: boolean | null;
}

export class Dials extends Map<string, Dial> {
  of(piece: string): Dial {
    const found = this.get(piece);
    if (found) return found;
    const fresh: Dial = {
      direction: null,
      distance: 1,
      tried: null,
      pix: null,
      covered: false,
      busy: false,
      given: null,
    };
    this.set(piece, fresh);
    return fresh;
  }
}

/** The notation of the dialled move, as offered by the server; null if it isn't legal. */
export function moveOf(choices: ProgramChoices, dial: Dial): string | null {
  const way = dial.direction ? choices.directions[dial.direction] : undefined;
  return way && "move" in way ? way.move.replace("{distance}", String(dial.distance)) : null;
}

export function startOf(choices: PlaceChoices, { pix }: Dial): string | null {
  const chosen = pix ? choices.pix[pix] : undefined;
  return chosen && "move" in chosen ? chosen.move : null;
}

export function dialBoard(
  facts: PixoidFacts,
  seats: readonly string[],
  own: readonly (readonly [SeatColour, PixoidChoices | undefined, Dial])[],
  view: Omit<PixoidView, "facts" | "label" | "described">,
): TemplateResult {
  return pixoidBoard({
    facts,
    label: say("web-pixoid-board"),
    described: describer(facts, seats),
    courses: own.flatMap(([piece, choices, dial]) =>
      choices?.kind === "program" && !dial.covered ? [courseOf(piece, choices, dial.direction, dial.distance)] : [],
    ),
    onAim: (piece, { direction, distance }) => {
      const dial = own.find(([one]) => one === piece)?.[2];
      if (dial && !dial.given) Object.assign(dial, { direction, distance, tried: null });
      app.changed();
    },
    ...view,
  });
}
