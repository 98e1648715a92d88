/** What a table needs while people come to it: it is loaded then, and drawn again when it is there. */

import { app } from "../ui/app.ts";

type Lobby = typeof import("../chunks/lobby.ts");

let lobby: Lobby | "asked" | null = null;

async function load(): Promise<void> {
  try {
    lobby = await import("../chunks/lobby.ts");
  } catch {
    lobby = null; // the next redraw asks again
  }
  app.changed();
}

/** The parts of a lobby, or null until they are there. */
export function lobbyParts(): Lobby | null {
  if (lobby === null) {
    lobby = "asked";
    void load();
  }
  return lobby === "asked" ? null : lobby;
}
