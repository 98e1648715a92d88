/** The games built into this client, and the name of every game the server offers. */

import type { TemplateResult } from "lit-html";
import { gameLettering } from "../draw/pixels.ts";
import { app } from "../ui/app.ts";
import { loadGameWords, say, sayOr } from "../words.ts";
import type { GameCard } from "./contract.ts";
import { pixlCard } from "./pixl/pixl_card.ts";
import { pixoidCard } from "./pixoid/pixoid_card.ts";

export const FIRST_GAME: GameCard = pixoidCard;
const CARDS: readonly GameCard[] = [pixoidCard, pixlCard];

export function cardOf(game: string): GameCard | undefined {
  return CARDS.find(({ id }) => id === game);
}

export function offeredGames(): readonly string[] {
  const own = CARDS.map(({ id }) => id);
  return [...own, ...(app.server?.games ?? []).map(({ id }) => id).filter((id) => !own.includes(id))];
}

/** A game's name. One that isn't built in has the message `<id>-name`. */
export function gameName(id: string): string {
  return sayOr(`${id}-name`, say("core-game", { game: id }));
}

export function gameTitle(id: string, height = 24): TemplateResult {
  return gameLettering(gameName(id), height);
}

/** Load the messages of games that aren't built in. */
export async function loadOtherGames(): Promise<void> {
  await Promise.all(offeredGames().flatMap((id) => (cardOf(id) ? [] : [loadGameWords(id)])));
}

export function optionValue(game: string, option: string, value: string): string {
  const number = /^\d+$/.test(value) ? Number(value) : value;
  return sayOr(`${game}-option-${option}-value`, value, { value: number });
}
