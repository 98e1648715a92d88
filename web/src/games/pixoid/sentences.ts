// Sentences of Pixoid: names, reasons for closed directions, directions as the rotated board shows them.

import type { SeatColour } from "../../draw/pixels.ts";
import { enumeration, type Names, pieceName } from "../../event_sentences.ts";
import type { EventView } from "../../generated/protocol.ts";
import { pieceWord, say, sayCode } from "../../words.ts";
import {
  controllersOf,
  type Direction,
  type Lock,
  type PixoidFacts,
  readProgram,
  seen,
  spareOf,
  type Turn,
} from "./facts.ts";

/** Pixoid with his player's name, the Bugs with their players' names, the spare one with its holder's. */
export function pixoidNames(facts: PixoidFacts, seats: readonly string[]): Names {
  const spare = spareOf(facts);
  const pieces: Record<string, string> = {};
  for (const piece of controllersOf(facts)) {
    const player = seats[(facts.holders[piece] ?? 0) - 1] ?? "";
    const role = roleOf(facts, piece);
    pieces[piece] =
      role === "pixoid"
        ? say("pixoid-name-pixoid", { player })
        : piece === spare
          ? say("pixoid-name-spare", { player })
          : player;
  }
  return { pieces, seats, lists: { programs: programList } };
}

/** `amber:U3` and others as one list. */
function programList(values: readonly (string | number)[], names: Names): Record<string, string> {
  const entry = (text: string): string => {
    const [piece = "", program = ""] = text.split(":");
    const { direction, distance } = readProgram(program);
    return say("pixoid-program-entry", { who: pieceName(names, piece), piece, direction, distance });
  };
  return { programs: enumeration(values.map((text) => entry(String(text)))) };
}

export function moveInWords(move: string, turn: Turn = 0): string {
  if (move.startsWith("@")) return move.slice(1);
  const { direction, distance } = readProgram(move);
  return `${say("web-pixoid-direction", { direction: seen(direction, turn) })} ${distance}`;
}

export type Role = "pixoid" | "bug" | "spare";

export function roleOf(facts: PixoidFacts, piece: string): Role {
  if (piece === facts.pixoid) return "pixoid";
  return piece === spareOf(facts) ? "spare" : "bug";
}

export function describer(facts: PixoidFacts, seats: readonly string[]): (piece: SeatColour, pix: string) => string {
  return (piece, pix) =>
    say("web-pixoid-piece", {
      piece: pieceWord(piece),
      player: seats[(facts.holders[piece] ?? 0) - 1] ?? "",
      role: roleOf(facts, piece),
      pix,
    });
}

/** Why a choice is closed, in the words of the error it would cause. */
export function reason(lock: Lock, turn: Turn, pix = ""): string {
  return sayCode(lock.locked, shownValues({ pix, ...lock.values }, turn) as Record<string, string | number>);
}

function shownValues(values: Readonly<Record<string, unknown>>, turn: Turn): Readonly<Record<string, unknown>> {
  const shown: Record<string, unknown> = { ...values };
  if (typeof values["direction"] === "string") shown["direction"] = seen(values["direction"] as Direction, turn);
  if (Array.isArray(values["programs"])) {
    shown["programs"] = values["programs"].map((text) => {
      const [piece = "", program = ""] = String(text).split(":");
      return `${piece}:${seen(program.slice(0, 1) as Direction, turn)}${program.slice(1)}`;
    });
  }
  return shown;
}

export function shownEvent(event: EventView, turn: Turn): EventView {
  return turn === 0 ? event : { code: event.code, values: shownValues(event.values, turn) };
}
