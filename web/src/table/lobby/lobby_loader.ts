/** Loads the lobby chunk on demand. */

import { app } from "../../ui/app.ts";
import { loadParts } from "../../words.ts";

export type Lobby = typeof import("../../chunks/lobby.ts");

let lobby: Lobby | null = null;
let pending: Promise<Lobby> | null = null;

/** Load the chunk once. After a failure the next call tries again. */
export function loadLobby(): Promise<Lobby> {
  const words = app.server?.open_seats ? loadParts("person") : null; // only for offering them
  pending ??= Promise.all([import("../../chunks/lobby.ts"), words]).then(
    ([found]) => {
      lobby = found;
      app.changed();
      return found;
    },
    (error: unknown) => {
      pending = null;
      throw error;
    },
  );
  return pending;
}

/** The chunk's module, or null until it is loaded. */
export function lobbyParts(): Lobby | null {
  return lobby;
}
