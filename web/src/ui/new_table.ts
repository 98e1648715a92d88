// From a wish to play to a table: what each way means, with sensible defaults.

import type { NewSeat, TableMade, TableSettings } from "../generated/protocol.ts";
import { remember, remembered } from "../storage.ts";
import { tell } from "../wire/api.ts";
import { say } from "../words.ts";
import { app } from "./app.ts";
import { letIn } from "./dialogs.ts";

export type PlayWay = "bots" | "online" | "device" | "night";
export type GameId = "pixoid" | "pixl";

const BOTS: NewSeat = { holder: "bot", level: "regular", name: "" };
const OPEN: NewSeat = { holder: "open", level: "", name: "" };

function usual(game: GameId, way: PlayWay): TableSettings {
  const options: Record<string, string> =
    game === "pixoid" ? { players: "4", game: way === "bots" ? "short" : "standard" } : { players: "4" };
  return { game, options, clock: "none", stand_in: "regular" };
}

/** Play at once against bots. */
export async function playNow(game: GameId): Promise<void> {
  if (!(await letIn())) return;
  const level = remembered("level") || "regular";
  const me: NewSeat = { holder: "me", level: "", name: app.name || say("web-me") };
  const bot = { ...BOTS, level };
  await app.attempt(async () => {
    const made = await newTable(usual(game, "bots"), [me, bot, bot, bot], true);
    app.go(`/t/${made.table}`);
  });
}

/** Make a table for one of the ways to play, and go there. */
export async function startWay(game: GameId, way: PlayWay): Promise<void> {
  if (way === "bots") {
    await playNow(game);
    return;
  }
  if (!(await letIn())) return;
  await app.attempt(async () => {
    const me: NewSeat = { holder: "me", level: "", name: app.name || say("web-me") };
    const seats = way === "night" ? [] : [me, OPEN, OPEN, OPEN];
    const made = await newTable(usual(game, way), seats, false);
    remember(`way.${made.table}`, way);
    app.go(way === "night" ? `/t/${made.table}?screen` : `/t/${made.table}`);
  });
}

async function newTable(settings: TableSettings, seats: readonly NewSeat[], start: boolean): Promise<TableMade> {
  return tell<TableMade>("/api/tables", { settings, seats, start });
}
