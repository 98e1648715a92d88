/** The daily challenges: this device's results, the streak, and the line to share. */

import { recall, remember } from "../storage.ts";
import type { DailyScore } from "./contract.ts";

/** Monday, 16 November 2026: the first day, as of the puzzles. */
const FIRST = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;
const KEY = "daily";
const DAYS_KEPT = 60;

/** One's table of a day, and its score once it is over. Later tables of that day are practice. */
export interface DailyGame {
  readonly table: string;
  readonly score?: DailyScore;
}

interface StoredDays {
  /** By date, then by game. */
  readonly days: Readonly<Record<string, Readonly<Record<string, DailyGame>>>>;
  /** The last date with a finished challenge, and the length of the streak that ends there. */
  readonly last: string;
  readonly streak: number;
  readonly best: number;
}

const NOTHING: StoredDays = { days: {}, last: "", streak: 0, best: 0 };

function stored(): StoredDays {
  try {
    return { ...NOTHING, ...(JSON.parse(recall(KEY) || "{}") as Partial<StoredDays>) };
  } catch {
    return NOTHING; // edited by hand
  }
}

/** A local day as the server spells it. */
export function dateOf(when: Date): string {
  const parts = [when.getFullYear(), when.getMonth() + 1, when.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** The number of a day: 1 is the first. */
export const numberOf = (date: string): number => Math.round((Date.parse(date) - FIRST) / DAY_MS) + 1;

export function gameOn(date: string, game: string): DailyGame | null {
  return stored().days[date]?.[game] ?? null;
}

export function playedOn(date: string): boolean {
  return Object.values(stored().days[date] ?? {}).some(({ score }) => score !== undefined);
}

export function streakOn(date: string): { readonly streak: number; readonly best: number } {
  const { last, streak, best } = stored();
  return { streak: last && numberOf(date) - numberOf(last) <= 1 ? streak : 0, best };
}

/** Note one's table of a day; a first one stays. */
export function keepTable(date: string, game: string, table: string): void {
  if (!gameOn(date, game)) keep(date, game, { table }, stored());
}

/** Note how a table ended, if it is the one that counts and has no score yet. */
export function keepScore(date: string, game: string, table: string, score: DailyScore): void {
  const before = stored();
  const own = before.days[date]?.[game];
  if (own?.table !== table || own.score) return;
  const already = before.last === date;
  const streak = already ? before.streak : streakOn(date).streak + 1;
  keep(date, game, { table, score }, { ...before, last: date, streak, best: Math.max(before.best, streak) });
}

function keep(date: string, game: string, own: DailyGame, before: StoredDays): void {
  const days = { ...before.days, [date]: { ...before.days[date], [game]: own } };
  const newest = Object.entries(days).sort().slice(-DAYS_KEPT);
  remember(KEY, JSON.stringify({ ...before, days: Object.fromEntries(newest) }));
}

export const squares = ({ squares, of }: DailyScore): string => "■".repeat(squares) + "□".repeat(of - squares);

/** One line to paste, which spoils nothing: the game, the day's number, squares, the result, the streak. */
export function shareLine(name: string, date: string, score: DailyScore): string {
  const { streak } = streakOn(date);
  return `Pixcade ${name} ${numberOf(date)} ${squares(score)} ${score.text}${streak > 1 ? ` ×${streak}` : ""}`;
}
