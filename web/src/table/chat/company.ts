/** Whether anybody else is at a table with whom one could talk: nobody talks to bots. */

import type { State } from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import type { Room } from "../room.ts";

export function hasCompany(room: Room, state: State): boolean {
  if (!state.settings.chat || !app.server?.chat) return false;
  const others = state.seats.filter(({ holder }, at) => holder === "person" && !room.mySeats.includes(at)).length;
  const watching = room.connection.present?.spectators ?? 0;
  return (
    others + watching - Number(room.mySeats.length === 0 && !room.isScreen) > 0 ||
    (room.mySeats.length === 0 && others > 0)
  );
}
