/** Games, streaks and personal bests of this device, stored nowhere else. */

import type { PlayedGame } from "../games/played_game.ts";
import { recall, remember } from "../storage.ts";
import { countsOf } from "./game_numbers.ts";

export interface GamesDone {
  readonly played: number;
  readonly won: number;
  readonly streak: number;
  readonly best: number;
  readonly records: Readonly<Record<string, number>>;
}

export interface Achievements {
  readonly games: Readonly<Record<string, GamesDone>>;
  readonly days: number;
  readonly day: string;
  /** The tables counted last, so that none is counted twice. */
  readonly tables: readonly string[];
}

const KEY = "done";
const TABLES_KEPT = 200;
const NOTHING: Achievements = { games: {}, days: 0, day: "", tables: [] };
const NO_GAMES: GamesDone = { played: 0, won: 0, streak: 0, best: 0, records: {} };

export function achievements(): Achievements {
  return readAchievements(recall(KEY)) ?? NOTHING;
}

export function keepAchievements(done: Achievements | null): void {
  remember(KEY, done ? JSON.stringify(done) : "");
}

const count = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0);
const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Parse stored or imported achievements; null if the text isn't any. */
export function readAchievements(text: string): Achievements | null {
  try {
    const found: unknown = JSON.parse(text);
    if (!isData(found) || !isData(found["games"])) return null;
    const games = Object.entries(found["games"]).flatMap(([game, one]) => {
      if (!isData(one)) return [];
      const records = isData(one["records"]) ? one["records"] : {};
      const best = Object.fromEntries(Object.entries(records).map(([kind, most]) => [kind, count(most)]));
      const [played, won] = [count(one["played"]), count(one["won"])];
      return [[game, { played, won, streak: count(one["streak"]), best: count(one["best"]), records: best }] as const];
    });
    const tables = Array.isArray(found["tables"]) ? found["tables"].map(String).slice(-TABLES_KEPT) : [];
    const day = String(found["day"] ?? "");
    return { games: Object.fromEntries(games), days: count(found["days"]), day, tables };
  } catch {
    return null;
  }
}

const dayOf = (when: Date): string =>
  [when.getFullYear(), when.getMonth() + 1, when.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

export interface GameEnd {
  readonly table: string;
  readonly game: string;
  readonly won: boolean;
  readonly counts: Readonly<Record<string, number>>;
}

/** Achievements after one more game. A table that was counted before changes nothing. */
export function afterGame(done: Achievements, end: GameEnd, now: Date): Achievements {
  if (done.tables.includes(end.table)) return done;
  const before = done.games[end.game] ?? NO_GAMES;
  const streak = end.won ? before.streak + 1 : 0;
  const kinds = [...Object.keys(before.records), ...Object.keys(end.counts)];
  const most = (kind: string): number => Math.max(before.records[kind] ?? 0, end.counts[kind] ?? 0);
  const today = dayOf(now);
  const yesterday = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  return {
    games: {
      ...done.games,
      [end.game]: {
        played: before.played + 1,
        won: before.won + Number(end.won),
        streak,
        best: Math.max(before.best, streak),
        records: Object.fromEntries(kinds.map((kind) => [kind, most(kind)])),
      },
    },
    days: done.day === today ? done.days : done.day === yesterday ? done.days + 1 : 1,
    day: today,
    tables: [...done.tables, end.table].slice(-TABLES_KEPT),
  };
}

/** By table, the records before its game was counted; without it, those of now. */
const earlier = new Map<string, GamesDone["records"]>();

export const recordsBefore = (table: string, game: string): GamesDone["records"] =>
  earlier.get(table) ?? achievements().games[game]?.records ?? {};

export function keepGame(played: PlayedGame, seats: readonly number[]): void {
  const { winners, stopped } = played.ending;
  if (stopped || !played.table || seats.length === 0) return;
  const counts = countsOf(played);
  const own = Object.entries(counts)
    .map(([kind, all]) => [kind, Math.max(...seats.map((seat) => all[seat] ?? 0))] as const)
    .filter(([kind, count]) => count >= (played.view.funFacts[kind] ?? 1));
  const end = {
    table: played.table,
    game: played.replay.game,
    won: seats.some((seat) => winners.includes(seat)),
    counts: Object.fromEntries(own),
  };
  const before = achievements();
  const after = afterGame(before, end, new Date());
  if (after === before) return;
  earlier.set(end.table, before.games[end.game]?.records ?? {});
  keepAchievements(after);
}
