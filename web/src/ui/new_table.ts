// Creates tables: what each way to play means, with sensible defaults.

import type { NewSeat, TableMade, TableSettings } from "../generated/protocol.ts";
import { remember } from "../storage.ts";
import { post } from "../wire/api.ts";
import { app } from "./app.ts";
import { ownName } from "./identity.ts";
import { ensureSession } from "./sheet.ts";

export type PlayWay = "bots" | "online" | "device" | "night";
export type WayWithPeople = Exclude<PlayWay, "bots">;

const OPEN: NewSeat = { holder: "open", level: "", name: "" };

type Options = Readonly<Record<string, string>>;

function settingsOf(game: string, options: Options): TableSettings {
  return { game, options, clock: "none", stand_in: "normal" };
}

export function places(game: string, options: Options): number {
  if (options["players"]) return Number(options["players"]);
  const info = app.server?.games.find((one) => one.id === game);
  return Number(info?.options.find(({ name }) => name === "players")?.default ?? info?.players[0]) || 4;
}

/** Start a game against bots; `botsFor` returns a bot for each given seat. */
export async function playNow(
  game: string,
  options: Options,
  botsFor: (count: number) => readonly string[],
): Promise<void> {
  if (!(await ensureSession())) return;
  const me: NewSeat = { holder: "me", level: "", name: ownName() };
  await app.attempt(async () => {
    const made = await newTable(
      settingsOf(game, options),
      [me, ...botsFor(places(game, options) - 1).map((level): NewSeat => ({ holder: "bot", level, name: "" }))],
      true,
    );
    app.go(`/t/${made.table}`);
  });
}

export async function startWay(game: string, way: WayWithPeople, options: Options = {}): Promise<void> {
  if (!(await ensureSession())) return;
  await app.attempt(async () => {
    const me: NewSeat = { holder: "me", level: "", name: ownName() };
    const seats = way === "night" ? [] : [me, ...Array<NewSeat>(places(game, options) - 1).fill(OPEN)];
    const made = await newTable(settingsOf(game, options), seats, false);
    remember(`way.${made.table}`, way);
    app.go(way === "night" ? `/t/${made.table}?screen` : `/t/${made.table}`);
  });
}

export async function newTable(settings: TableSettings, seats: readonly NewSeat[], start: boolean): Promise<TableMade> {
  return post<TableMade>("/api/tables", { settings, seats, start });
}
