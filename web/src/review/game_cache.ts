/** Finished games from the server. They don't change, so each is fetched only once. */

import { PlayedGame } from "../games/played_game.ts";
import { reviewView } from "../games/reviews.ts";
import type { GameSummary, ReplayView } from "../generated/protocol.ts";
import { errorIn, get } from "../wire/api.ts";

const known = new Map<string, Promise<PlayedGame>>();

export function loadPlayed(table: string): Promise<PlayedGame> {
  let loading = known.get(table);
  if (loading === undefined) {
    loading = fetchPlayed(table);
    known.set(table, loading);
    loading.catch(() => known.delete(table));
  }
  return loading;
}

async function fetchPlayed(table: string): Promise<PlayedGame> {
  const path = `/api/games/${encodeURIComponent(table)}`;
  const [summary, replay] = await Promise.all([get<GameSummary>(path), get<ReplayView>(`${path}/replay`)]);
  return new PlayedGame(replay, reviewView(replay.game), summary);
}

/** A name was removed: fetch the games again. */
export function forgetPlayed(): void {
  known.clear();
  ready.clear();
}

const ready = new Map<string, PlayedGame>();
const PATIENCE = [300, 1000, 3000];

export const playedNow = (table: string): PlayedGame | null => ready.get(table) ?? null;

export async function loadEnded(table: string): Promise<PlayedGame | null> {
  for (const pause of [...PATIENCE, 0]) {
    try {
      const played = await loadPlayed(table);
      ready.set(table, played);
      return played;
    } catch (error) {
      errorIn(error);
      await new Promise((go) => setTimeout(go, pause));
    }
  }
  return null;
}
