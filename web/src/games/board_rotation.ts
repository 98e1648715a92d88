/** Board rotation on this screen: the player's own side at the bottom if wanted (P3.6), plus rotation by hand. */

import type { TemplateResult } from "lit-html";
import { remember } from "../storage.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { isOwnEdge, turnedByHand } from "../ui/settings.ts";
import { say } from "../words.ts";
import type { TableSession } from "./contract.ts";

/**
 * How far a game's board is rotated to put a seat's side at the bottom; not at all if several people share the screen.
 */
export function boardRotation(
  session: TableSession,
  game: string,
  rotations: number,
  forSeat: (seat: number) => number,
): number {
  return rotationFor(session.isShared ? undefined : session.mySeats[0], game, rotations, forSeat);
}

/** The same after a game, for the seat of whoever looks back at it. */
export function rotationFor(
  seat: number | undefined,
  game: string,
  rotations: number,
  forSeat: (seat: number) => number,
): number {
  const own = isOwnEdge() && seat !== undefined ? forSeat(seat) : 0;
  return (own + turnedByHand(game)) % rotations;
}

export function turnButton(game: string, rotations: number): TemplateResult {
  const turn = (): void => {
    const next = (turnedByHand(game) + 1) % rotations; // read now, not at render time: two clicks rotate twice
    remember(`turned.${game}`, next ? String(next) : "");
    app.changed();
  };
  return button(say("web-turn-board"), turn, { icon: "again", kind: "quiet" });
}
