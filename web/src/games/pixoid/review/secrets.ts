/** Who knows which programs before they are revealed. */

import type { SeatColour } from "../../../draw/pixels.ts";
import type { Moments } from "../../moments.ts";
import { type PixoidFacts, type Program, pixoidFacts, readProgram } from "../facts.ts";

/** A program that is about to be revealed. `known` says whether the one who looks knows it already. */
export interface Secret {
  readonly piece: SeatColour;
  readonly program: Program;
  readonly known: boolean;
}

export const factsAt = (played: Moments, at: number): PixoidFacts => pixoidFacts(played.facts(at));

/** The programs of the step that follows a moment, as everybody together or one seat knows them; at the end the last. */
export function secretsOf(played: Moments, at: number, viewer: number | null): readonly Secret[] {
  const { phase, holders, over } = factsAt(played, at);
  if (phase === "placing") return [];
  return Object.entries(played.frame(over ? at : at + 1).moves).map(([name, move]) => {
    const piece = name as SeatColour;
    const known = viewer === null || over || holders[piece] === viewer + 1;
    return { piece, program: readProgram(move), known };
  });
}
