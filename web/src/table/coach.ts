/** The coach of a first game in each role: for ten turns, one line says what matters now. */

import type { GameTable } from "../games/contract.ts";
import type { State } from "../generated/protocol.ts";
import { recall, remember } from "../storage.ts";
import { app } from "../ui/app.ts";
import { loadParts, sayOr } from "../words.ts";
import type { TableClient } from "./table_client.ts";

const TURNS = 10;
const ALL = "yes";

let isRequested = false;

const keyOf = (table: string): string => `coach.${table}`;

/** After a coached game, the next one is coached only in another role than the `known` one. */
export function coachNext(table: string, next: string, known: string): void {
  if (recall(keyOf(table)) === ALL) remember(keyOf(next), known);
}

/** What matters in the player's turn; empty if they aren't coached or nothing is asked of them. */
export function coachLine(client: TableClient, game: GameTable, state: State): string {
  const due = state.current.decisions.find((one) => client.mySeats.includes(one.seat) && !one.decided);
  const known = due && recall(keyOf(client.table));
  const own = known ? game.deciding?.ownTurn?.(state, due) : undefined;
  if (!own || own.turn > TURNS || own.role === known) return "";
  if (!isRequested) {
    isRequested = true;
    void loadParts("starting").then(app.changed.bind(app), () => {}); // without words there is no coach
  }
  return sayOr("web-coach", "", { moment: `${own.role}-${own.turn}` });
}
