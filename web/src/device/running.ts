/** The games in progress on this device, read from its storage: the front page lists them before the engine is loaded. */

import type { RunningTable, RunningTables } from "../generated/protocol.ts";
import { openStorage, readGames } from "./storage.ts";

/** A part of the engine's `StoredTable`. */
interface StoredTable {
  readonly row: {
    readonly id: string;
    readonly game: string;
    readonly phase: string;
    readonly touched: number;
  };
  readonly seats: readonly { readonly key: string; readonly name: string; readonly awaited: boolean }[];
}

/** What the engine answers to `/api/tables/running`. All people at a device's tables are here. */
export async function runningTables(ids: readonly string[]): Promise<RunningTables> {
  const { tables } = await readGames(await openStorage(), "");
  const known = tables.map((text) => JSON.parse(text) as StoredTable);
  const running = known.filter(({ row }) => ids.includes(row.id) && ["lobby", "playing"].includes(row.phase));
  const place = (one: RunningTable): number => ids.indexOf(one.table);
  return {
    tables: running.map(summary).sort((one, other) => Number(other.due) - Number(one.due) || place(one) - place(other)),
  };
}

function summary({ row, seats }: StoredTable): RunningTable {
  const bots = seats.filter(({ key }) => !key);
  return {
    table: row.id,
    game: row.game,
    phase: row.phase,
    due: seats.some(({ key, awaited }) => key && awaited),
    ago: Math.max(0, Date.now() - row.touched),
    players: bots.map(({ name }) => name),
    bots: bots.map(() => true),
    waiting: seats.filter(({ awaited }) => awaited).map(({ name }) => name),
    left: -1,
    pace: 0,
    back: 0,
  };
}
