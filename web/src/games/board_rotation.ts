/** How the board lies on this screen: one's own side at the bottom if wanted (P3.6), and turned further by hand. */

import type { TemplateResult } from "lit-html";
import { remember } from "../storage.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { isOwnEdge, turnedByHand } from "../ui/settings.ts";
import { say } from "../words.ts";
import type { TableSession } from "./contract.ts";

/** By how much the board of a game is turned: so that a seat's side is below, unless several share the screen. */
export function boardRotation(
  session: TableSession,
  game: string,
  rotations: number,
  forSeat: (seat: number) => number,
): number {
  const seat = isOwnEdge() && !session.isShared ? session.mySeats[0] : undefined;
  return ((seat === undefined ? 0 : forSeat(seat)) + turnedByHand(game)) % rotations;
}

export function turnButton(game: string, rotations: number): TemplateResult {
  const turn = (): void => {
    const next = (turnedByHand(game) + 1) % rotations; // now, not when it was drawn: two clicks are two turns
    remember(`turned.${game}`, next ? String(next) : "");
    app.changed();
  };
  return button(say("web-turn-board"), turn, { icon: "again", kind: "quiet" });
}
