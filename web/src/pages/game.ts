/** A finished game: its replay and its result. */

import { html, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import type { PlayedGame } from "../games/played_game.ts";
import { loadPlayed } from "../review/game_cache.ts";
import { error, frame } from "../review/page_frame.ts";
import { Replay } from "../review/replay.ts";
import { gameResult, unfoldResult } from "../review/result_page.ts";
import { app, type LeavePage } from "../ui/app.ts";
import type { PageAddress } from "../url_patterns.ts";
import { errorIn, type Rejected } from "../wire/api.ts";
import { say } from "../words.ts";

/** The moment before the first turn, with all pieces on the board and their moves to see. */
function firstTurn(played: PlayedGame): number {
  const found = Array.from({ length: played.last }, (_, at) => at).find((at) => !played.when(at).placing);
  return found ?? 0;
}

class GamePage {
  played: PlayedGame | null = null;
  #rejected: Rejected | null = null;
  #replay: Replay | null = null;

  constructor(
    private readonly table: string,
    private readonly begin: number | null,
    private readonly isResult: boolean,
    private readonly isReview: boolean,
  ) {
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const played = await loadPlayed(this.table);
      this.played = played;
      if (this.isResult) void unfoldResult(played, played.seatsOf(app.person));
      else {
        this.#replay = new Replay(played, {
          begin: this.begin ?? firstTurn(played),
          link: (at) => address(`/g/${this.table}?step=${at}`),
          review: this.isReview,
          // the player's own table offers a rematch
          result: () => app.go(played.seatsOf(app.person).length ? `/t/${this.table}` : `/g/${this.table}?result`),
        });
      }
    } catch (error) {
      this.#rejected = errorIn(error);
    }
    app.changed();
  }

  view(): TemplateResult {
    if (this.#rejected) {
      return frame(error(this.#rejected, this.#rejected.code === "server.not-over" ? this.table : ""));
    }
    if (this.played === null) return frame(html`<p role="status">${say("web-looking-loading")}</p>`);
    return this.#replay ? this.#replay.view() : gameResult(this.played);
  }

  leave(): void {
    this.#replay?.close();
  }
}

export function open(place: PageAddress, into: HTMLElement): LeavePage {
  const { table = "" } = place.values;
  const { query } = place;
  const begin = query.has("step") ? Number(query.get("step")) : null;
  const page = new GamePage(table, begin, query.has("result"), query.has("review"));
  return app.show(
    into,
    () => say(place.query.has("result") ? "web-looking-result" : "web-looking-title"),
    () => page.view(),
    () => page.leave(),
  );
}
