/** The coach of a first game: for ten turns, one line says what matters now. */

import type { GameTable } from "../games/contract.ts";
import type { State } from "../generated/protocol.ts";
import { recall } from "../storage.ts";
import { app } from "../ui/app.ts";
import { loadParts, sayOr } from "../words.ts";
import type { TableClient } from "./table_client.ts";

const TURNS = 10;

let isRequested = false;

/** What matters in the player's turn; empty if they aren't coached or nothing is asked of them. */
export function coachLine(client: TableClient, game: GameTable, state: State): string {
  const due = state.current.decisions.find((one) => client.mySeats.includes(one.seat) && !one.decided);
  const turn = due && recall(`coach.${client.table}`) ? game.deciding?.ownTurn?.(state, due) : undefined;
  if (turn === undefined || turn > TURNS) return "";
  if (!isRequested) {
    isRequested = true;
    void loadParts("starting").then(app.changed.bind(app), () => {}); // without words there is no coach
  }
  return sayOr("web-coach", "", { moment: `${state.settings.game}-${turn}` });
}
