/** What a table needs to show its result when the game is over: it is loaded then, and drawn again when it is there. */

import type { PlayedGame } from "../games/played_game.ts";
import { app } from "../ui/app.ts";
import { speakOf } from "../words.ts";

type Pages = typeof import("../chunks/side_pages.ts");

export interface Afterwards {
  readonly played: PlayedGame;
  readonly views: Pick<Pages, "keepGame" | "replayLink" | "resultPage" | "shareButton">;
}

let pages: Pages | "asked" | null = null;

async function load(): Promise<void> {
  try {
    [pages] = await Promise.all([import("../chunks/side_pages.ts"), speakOf("looking")]);
    app.changed();
  } catch {
    pages = null; // without it the folded result has to do; the next redraw asks again
  }
}

/** A game that has just ended and how to show it, or null until both are there. */
export function afterwards(table: string): Afterwards | null {
  if (pages === null) {
    pages = "asked";
    void load();
  }
  if (pages === null || pages === "asked") return null;
  const played = pages.playedNow(table);
  return played && { played, views: pages };
}
