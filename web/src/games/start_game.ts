/** Starting games: with the last choice, with a new one, or a coached first one. */

import { recall, remember } from "../storage.ts";
import { app } from "../ui/app.ts";
import { type PlayWay, playNow } from "../ui/new_table.ts";
import { loadParts } from "../words.ts";
import { cast, formatBot, lastLevel, others } from "./bots.ts";
import { cardOf } from "./index.ts";

export type Options = Readonly<Record<string, string>>;

/** Finished games are counted in `review/achievements.ts`. */
export const hasFinishedGame = (): boolean => recall("done") !== "";
export const hasFinished = (game: string): boolean => recall("done").includes(`"${game}"`);

export function lastChoice(game: string): Options | null {
  try {
    const kept: unknown = JSON.parse(recall(`game.${game}`));
    const card = cardOf(game);
    const known = [...(card?.mainOptions ?? []), card?.boards?.option];
    const shown = Object.entries(kept as Options).filter(([name]) => known.includes(name));
    return Object.fromEntries(shown.map(([name, value]) => [name, String(value)]));
  } catch {
    return null;
  }
}

export function chosenCast(): readonly string[] {
  const known = cast();
  return recall("cast")
    .split(" ")
    .filter((one) => known.includes(one));
}

/** Bots for `count` seats: the chosen personas first, then any. */
export function opponents(level: string, count: number): readonly string[] {
  const chosen = chosenCast().slice(0, count);
  const personas = [...chosen, ...others(chosen, count - chosen.length)];
  return Array.from({ length: count }, (_, at) => formatBot(level, personas[at] ?? ""));
}

/** Start a game with the last choice or the defaults. `given` overrides options for this game. */
export async function playAsBefore(game: string, given: Options = {}): Promise<void> {
  const options = { ...cardOf(game)?.usual("bots"), ...lastChoice(game), ...given };
  await playNow(game, options, (count) => opponents(lastLevel(game), count));
}

/** Play now: as before; coached against easy bots if this game wasn't finished or chosen on this device yet. */
export async function playFirst(game: string): Promise<void> {
  const card = cardOf(game);
  if (hasFinished(game) || lastChoice(game) || !card) return playAsBefore(game);
  const options = { ...card.usual("bots"), ...card.first };
  const table = await playNow(game, options, (count) => opponents("easy", count));
  if (table) remember(`coach.${table}`, "yes");
}

export function againstBots(game: string, given: Options = {}): void {
  if (lastChoice(game)) void playAsBefore(game, given);
  else void openNewGame(game, "bots", given);
}

/** Open the dialog for a new game, with the values of the last one. `given` overrides them. */
export async function openNewGame(game: string, way: PlayWay, given: Options = {}): Promise<void> {
  await app.attempt(async () => {
    const [{ showNewGame }] = await Promise.all([import("../chunks/new_game.ts"), loadParts("starting")]);
    showNewGame(game, way, given);
  });
}
