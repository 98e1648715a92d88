/** Play now: a first game against easy bots until one was finished on this device, then the usual one. */

import { recall } from "../storage.ts";
import { playAsBefore } from "./bot_chooser.ts";

/** Finished games are counted in `review/achievements.ts`. */
export const hasFinishedGame = (): boolean => recall("done") !== "";

export async function playFirst(game: string): Promise<void> {
  await playAsBefore(game);
}
