/** The review of a finished game: asked for when somebody wants it, and drawn by a part of the page that is loaded then. */

import { html, nothing } from "lit-html";
import type { Drawing } from "../games/contract.ts";
import type { PlayedGame } from "../games/played_game.ts";
import type { ReviewProgress, ReviewReport } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { ask, errorIn, type Rejected } from "../wire/api.ts";
import { say } from "../words.ts";
import { errorText } from "./page_frame.ts";

type Views = typeof import("../chunks/extras.ts");

/** Ask for a review until it is there; `tell` hears how far it is, and says whether it is still wanted. */
export async function askReview(
  table: string,
  tell: (progress: ReviewProgress) => boolean,
): Promise<ReviewReport | null> {
  for (;;) {
    const progress = await ask<ReviewProgress>(`/api/games/${table}/review`);
    if (!tell(progress) || progress.review) return progress.review;
  }
}

/** Which decision somebody tries once more, and what they have tried. */
export interface Trial {
  readonly step: number;
  readonly seat: number;
  readonly tried: string[];
}

export class Analysis {
  told: ReviewReport | null = null;
  views: Views | null = null;
  trial: Trial | null = null;
  inWords = false;
  #progress: ReviewProgress = { done: 0, parts: 0, review: null };
  #rejected: Rejected | null = null;
  #asked = false;
  #watched = false;

  constructor(readonly played: PlayedGame) {}

  /** Ask for it, unless it was rejected: then somebody has to want it once more. */
  ask(again = false): void {
    if (this.#asked || (this.#rejected && !again)) return;
    this.#asked = true;
    this.#rejected = null;
    void this.#load();
  }

  askWhenSeen(): void {
    const card = document.querySelector(".analysis");
    if (!card || this.#watched) return;
    this.#watched = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      this.#begin();
    });
    observer.observe(card);
  }

  async #load(): Promise<void> {
    try {
      this.views = await import("../chunks/extras.ts");
      this.told = await askReview(this.played.table, (progress) => {
        this.#progress = progress;
        app.changed();
        return document.querySelector(".analysis") !== null; // where nobody looks any more, the server gives it up
      });
      if (this.told) this.views.keepReview(this.played.table, this.played.seatsOf(app.person), this.told);
    } catch (error) {
      this.#rejected = errorIn(error);
    }
    this.#asked = this.told !== null;
    app.changed();
  }

  card(content: (views: Views, told: ReviewReport) => Drawing): Drawing {
    const { told, views } = this;
    if (!this.played.table) return nothing;
    return html`<section class="card notched analysis">
      <div class="head"><h2>${say("web-review-title")}</h2></div>
      ${told && views ? content(views, told) : this.#way()}
    </section>`;
  }

  /** Why a game ended so: in its place from the first moment, so that nothing moves when it is known. */
  why(content: (views: Views, told: ReviewReport) => Drawing): Drawing {
    if (!this.played.table) return nothing;
    return html`<section class="card notched analysis why">${this.told && this.views ? content(this.views, this.told) : this.#way()}</section>`;
  }

  #way(): Drawing {
    const { done, parts } = this.#progress;
    if (this.#asked) {
      return html`<p role="status">${say(parts ? "web-review-progress" : "web-review-begins", { done, parts })}</p>`;
    }
    const rejected = this.#rejected;
    return html`${rejected ? html`<p role="alert">${errorText(rejected)}</p>` : html`<p>${say("web-review-about")}</p>`}
      ${button(say("web-review-ask"), () => this.#begin(), { icon: "eye" })}`;
  }

  #begin(): void {
    this.ask(true);
    app.changed();
  }
}

const all = new WeakMap<PlayedGame, Analysis>();

export function analysisOf(played: PlayedGame): Analysis {
  const found = all.get(played) ?? new Analysis(played);
  all.set(played, found);
  return found;
}
