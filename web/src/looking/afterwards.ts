/** What a table needs to show its result when the game is over: it is loaded then, and drawn again when it is there. */

import { app } from "../app.ts";
import { speakOf } from "../words.ts";
import type { Played } from "./played.ts";

type Result = typeof import("./result.ts");

export interface Afterwards {
  readonly played: Played;
  readonly views: Pick<Result, "replayLink" | "resultPage" | "shareButton">;
}

type Pages = typeof import("./pages.ts");
let pages: Pages | "asked" | null = null;

async function load(): Promise<void> {
  try {
    const [beside] = await Promise.all([import("../beside.ts"), speakOf("looking")]);
    pages = beside.looking;
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
  return played && { played, views: pages.views };
}
