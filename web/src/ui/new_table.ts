// Creates tables: what each way to play means, with sensible defaults.

import type { NewSeat, TableMade, TableSettings } from "../generated/protocol.ts";
import { remember } from "../storage.ts";
import { post } from "../wire/api.ts";
import { app } from "./app.ts";
import { CLOCKS } from "./clocks.ts";
import { ownName } from "./identity.ts";
import { ensureSession } from "./sheet.ts";

export type PlayWay = "bots" | "online" | "device" | "night";
export type WayWithPeople = Exclude<PlayWay, "bots">;

const OPEN: NewSeat = { holder: "open", level: "", name: "" };

type Options = Readonly<Record<string, string>>;

export function settingsOf(game: string, options: Options, clock = "none"): TableSettings {
  const [kind, milliseconds] = CLOCKS[clock] ?? ["none", 0];
  return { game, options, clock: kind, milliseconds, stand_in: "normal" };
}

export const bot = (level: string): NewSeat => ({ holder: "bot", level, name: "" });

export function places(game: string, options: Options): number {
  if (options["players"]) return Number(options["players"]);
  const info = app.server?.games.find((one) => one.id === game);
  return Number(info?.options.find(({ name }) => name === "players")?.default ?? info?.players[0]) || 4;
}

/** Start a game against bots; `botsFor` returns a bot for each given seat. Returns the table, or "" if that failed. */
export async function playNow(
  game: string,
  options: Options,
  botsFor: (count: number) => readonly string[],
): Promise<string> {
  if (!(await ensureSession())) return "";
  const me: NewSeat = { holder: "me", level: "", name: ownName() };
  let table = "";
  await app.attempt(async () => {
    const seats = [me, ...botsFor(places(game, options) - 1).map(bot)];
    table = (await newTable(settingsOf(game, options), seats, true)).table;
    app.go(`/t/${table}`);
  });
  return table;
}

export async function startWay(game: string, way: WayWithPeople, options: Options = {}, clock = "none"): Promise<void> {
  if (!(await ensureSession())) return;
  await app.attempt(async () => {
    const me: NewSeat = { holder: "me", level: "", name: ownName() };
    const seats = way === "night" ? [] : [me, ...Array<NewSeat>(places(game, options) - 1).fill(OPEN)];
    const made = await newTable(settingsOf(game, options, clock), seats, false);
    remember(`way.${made.table}`, way);
    app.go(way === "night" ? `/t/${made.table}?screen` : `/t/${made.table}`);
  });
}

export async function newTable(settings: TableSettings, seats: readonly NewSeat[], start: boolean): Promise<TableMade> {
  return post<TableMade>("/api/tables", { settings, seats, start });
}
