/** Who knows which programs before they are revealed. */

import { type Program, readProgram } from "../games/pixoid/facts.ts";
import type { Moments } from "./moments.ts";

/** A program that is about to be revealed. `known` says whether the one who looks knows it already. */
export interface Secret {
  readonly piece: string;
  readonly program: Program;
  readonly known: boolean;
}

/** The programs of the step that follows a moment, as everybody together or one seat knows them; at the end the last. */
export function secretsOf(played: Moments, at: number, viewer: number | null): readonly Secret[] {
  if (played.isPixl || played.pixoid(at).phase === "placing") return [];
  const { holders, over } = played.pixoid(at);
  return Object.entries(played.frame(over ? at : at + 1).moves).map(([piece, move]) => ({
    piece,
    program: readProgram(move),
    known: viewer === null || over || holders[piece] === viewer + 1,
  }));
}
