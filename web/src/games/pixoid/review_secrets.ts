/** Who knows which programs before they are revealed. */

import type { Moments } from "../moments.ts";
import { type PixoidFacts, type Program, readProgram } from "./facts.ts";

/** A program that is about to be revealed. `known` says whether the one who looks knows it already. */
export interface Secret {
  readonly piece: string;
  readonly program: Program;
  readonly known: boolean;
}

export const factsAt = (played: Moments, at: number): PixoidFacts => played.facts(at) as unknown as PixoidFacts;

/** The programs of the step that follows a moment, as everybody together or one seat knows them; at the end the last. */
export function secretsOf(played: Moments, at: number, viewer: number | null): readonly Secret[] {
  const { phase, holders, over } = factsAt(played, at);
  if (phase === "placing") return [];
  return Object.entries(played.frame(over ? at : at + 1).moves).map(([piece, move]) => ({
    piece,
    program: readProgram(move),
    known: viewer === null || over || holders[piece] === viewer + 1,
  }));
}
