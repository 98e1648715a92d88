/** The pages of looking back: what one of them needs the others need too, so they are loaded together. */

import "./shared.ts";

export * as game from "../pages/game.ts";
export * as games from "../pages/games.ts";
export * as person from "../pages/person.ts";
export * as record from "../pages/record.ts";
export * as watch from "../pages/watch.ts";
export { playedNow } from "../review/game_cache.ts";
export * as views from "../review/result.ts";
