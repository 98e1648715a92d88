/** Finished games as the server keeps them. What is over does not change, so each is asked for once. */

import { PlayedGame } from "../games/played_game.ts";
import { reviewView } from "../games/reviews.ts";
import type { GameSummary, ReplayTold } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { ask, refusalIn } from "../wire/api.ts";

const known = new Map<string, Promise<PlayedGame>>();

export function loadPlayed(table: string): Promise<PlayedGame> {
  let loading = known.get(table);
  if (loading === undefined) {
    loading = fetched(table);
    known.set(table, loading);
    loading.catch(() => known.delete(table));
  }
  return loading;
}

async function fetched(table: string): Promise<PlayedGame> {
  const path = `/api/games/${encodeURIComponent(table)}`;
  const [summary, told] = await Promise.all([ask<GameSummary>(path), ask<ReplayTold>(`${path}/replay`)]);
  return new PlayedGame(told, reviewView(told.game), summary);
}

/** Somebody's name was taken out: whatever shows it is asked for anew. */
export function forgetPlayed(): void {
  known.clear();
  ready.clear();
}

const ready = new Map<string, PlayedGame | "asked">();
const PATIENCE = [300, 1000, 3000];

/** A game that has just ended, as soon as it can be looked back on; it is drawn again then. */
export function playedNow(table: string): PlayedGame | null {
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
      refusalIn(error);
      await new Promise((go) => setTimeout(go, pause));
    }
  }
}
