/** What a table needs while people come to it and between them: it is loaded then, and drawn when it is there. */

import { app } from "../../ui/app.ts";

export type Lobby = typeof import("../../chunks/lobby.ts");

let lobby: Lobby | null = null;
let asked: Promise<Lobby> | null = null;

/** Load the parts of a lobby once. What could not be loaded is asked for again the next time. */
export function loadLobby(): Promise<Lobby> {
  asked ??= import("../../chunks/lobby.ts").then(
    (found) => {
      lobby = found;
      app.changed();
      return found;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The parts of a lobby, or null until they are there. */
export function lobbyParts(): Lobby | null {
  return lobby;
}
