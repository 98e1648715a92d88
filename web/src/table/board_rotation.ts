/** How the board lies on this screen: one's own side at the bottom if wanted (P3.6), and turned further by hand. */

import type { TemplateResult } from "lit-html";
import { sixthsForSeat } from "../games/pixl/board/geometry.ts";
import { type Turn, turnForSeat } from "../games/pixoid/facts.ts";
import type { State } from "../generated/protocol.ts";
import { remember } from "../storage.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { isOwnEdge, turnedByHand } from "../ui/settings.ts";
import { say } from "../words.ts";
import type { Room } from "./room.ts";

/** In how many ways a board can lie. */
const WAYS: Readonly<Record<string, number>> = { pixoid: 4, pixl: 6 };

/** The seat whose side is at the bottom. Where several share the screen it is nobody's. */
function ownSeat(room: Room): number | undefined {
  return isOwnEdge() && !room.isShared ? room.mySeats[0] : undefined;
}

/** By how many quarters the picture of Pixoid is turned here. A pad shows none: it is held to the board of all. */
export function quarterTurn(room: Room): Turn {
  if (room.isPad) return 0;
  const seat = ownSeat(room);
  return (((seat === undefined ? 0 : turnForSeat(seat)) + turnedByHand("pixoid")) % 4) as Turn;
}

/** By how many sixths the picture of Pixl is turned here. */
export function sixthTurn(room: Room, state: State): number {
  const seat = ownSeat(room);
  return ((seat === undefined ? 0 : sixthsForSeat(seat, state.seats.length)) + turnedByHand("pixl")) % 6;
}

/** Turns the board on by one place, clockwise; this device keeps it so. */
export function turnButton(game: string): TemplateResult {
  const next = (turnedByHand(game) + 1) % (WAYS[game] ?? 1);
  const turn = (): void => {
    remember(`turned.${game}`, next ? String(next) : "");
    app.changed();
  };
  return button(say("web-turn-board"), turn, { icon: "again", kind: "quiet" });
}
