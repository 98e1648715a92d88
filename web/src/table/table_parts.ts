/** What all table views share. */

import { nothing } from "lit-html";
import type { Drawing, GameTable, TableMoment } from "../games/contract.ts";
import type { State } from "../generated/protocol.ts";
import type { Bubbles } from "./chat/bubbles.ts";
import type { Curtain } from "./curtain.ts";
import { lobbyParts } from "./lobby/lobby_loader.ts";
import type { Log } from "./log.ts";
import type { RevealQueue } from "./reveal_queue.ts";
import type { TableClient } from "./table_client.ts";

export interface TableParts {
  readonly client: TableClient;
  readonly reveals: RevealQueue;
  readonly game: GameTable;
  readonly curtain: Curtain;
  readonly log: Log;
  readonly bubbles: Bubbles;
}

export function momentOf({ reveals, curtain }: TableParts, state: State): TableMoment {
  const showing = reveals.revealing !== null;
  return { open: showing ? [] : curtain.open(state), showing };
}

export const hasFreeSeat = (state: State): boolean => state.seats.some((seat) => seat.holder === "open");

/** A seat that became free during a game, which a visitor can take. */
export function lateSeat(client: TableClient, game: GameTable, state: State): Drawing {
  return !client.watches && hasFreeSeat(state) ? (lobbyParts()?.sitCard(client, game, state) ?? nothing) : nothing;
}

export function talk({ client }: TableParts, state: State, part: "talkButton" | "talkFold"): Drawing {
  return (client.hasCompany(state) && lobbyParts()?.[part](client, state)) || nothing;
}
