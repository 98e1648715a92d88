/** Finished games as the server keeps them. What is over does not change, so each is asked for once. */

import { app } from "../app.ts";
import type { GameSummary, ReplayTold } from "../generated/protocol.ts";
import { ask, Refused } from "../wire/api.ts";
import { Played } from "./played.ts";

export { Played } from "./played.ts";

const known = new Map<string, Promise<Played>>();

export function loadPlayed(table: string): Promise<Played> {
  let loading = known.get(table);
  if (loading === undefined) {
    loading = fetched(table);
    known.set(table, loading);
    loading.catch(() => known.delete(table));
  }
  return loading;
}

async function fetched(table: string): Promise<Played> {
  const path = `/api/games/${encodeURIComponent(table)}`;
  const [summary, told] = await Promise.all([ask<GameSummary>(path), ask<ReplayTold>(`${path}/replay`)]);
  return new Played(told, summary);
}

/** Somebody's name was taken out: whatever shows it is asked for anew. */
export function forgetPlayed(): void {
  known.clear();
  ready.clear();
}

const ready = new Map<string, Played | "asked">();
const PATIENCE = [300, 1000, 3000];

/** A game that has just ended, as soon as it can be looked back on; it is drawn again then. */
export function playedNow(table: string): Played | null {
  const found = ready.get(table);
  if (found === undefined) {
    ready.set(table, "asked");
    void patiently(table);
  }
  return found === undefined || found === "asked" ? null : found;
}

async function patiently(table: string): Promise<void> {
  for (const pause of [...PATIENCE, 0]) {
    try {
      ready.set(table, await loadPlayed(table));
      app.changedNow(); // in a frame it would take too long
      return;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await new Promise((go) => setTimeout(go, pause));
    }
  }
}
