/** The review of a finished game: requested on demand, and drawn by a chunk loaded then. */

import { html, nothing } from "lit-html";
import type { Drawing } from "../games/contract.ts";
import type { PlayedGame } from "../games/played_game.ts";
import type { ReviewProgress, ReviewReport } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { errorIn, get, type Rejected } from "../wire/api.ts";
import { say } from "../words.ts";
import { errorText } from "./page_frame.ts";

type Views = typeof import("../chunks/extras.ts");

/** Poll for a review until it is ready. `onProgress` receives the progress and returns whether the review is still wanted. */
export async function askReview(
  table: string,
  onProgress: (progress: ReviewProgress) => boolean,
): Promise<ReviewReport | null> {
  for (;;) {
    const progress = await get<ReviewProgress>(`/api/games/${table}/review`);
    const isComplete = progress.review !== null && progress.done >= progress.parts;
    if (!onProgress(progress) || isComplete) return isComplete ? progress.review : null;
  }
}

/** A decision being tried again, and the moves tried. */
export interface Trial {
  readonly step: number;
  readonly seat: number;
  readonly tried: string[];
}

export class Analysis {
  report: ReviewReport | null = null;
  views: Views | null = null;
  trial: Trial | null = null;
  inWords = false;
  #progress: ReviewProgress = { done: 0, parts: 0, review: null };
  #rejected: Rejected | null = null;
  requested = false;
  #watched = false;

  constructor(readonly played: PlayedGame) {}

  /** Request the review. After an error, only with `again`. */
  ask(again = false): void {
    if (app.device || this.requested || (this.#rejected && !again)) return;
    this.requested = true;
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
      const report = await askReview(this.played.table, (progress) => {
        this.#progress = progress;
        this.report = progress.review ?? this.report;
        app.changed();
        return document.querySelector(".analysis") !== null; // the server cancels a review that is no longer polled
      });
      if (report) this.views.keepReview(this.played.table, this.played.seatsOf(app.person), report);
      this.requested = report !== null;
    } catch (error) {
      this.#rejected = errorIn(error);
      this.requested = false;
    }
    app.changed();
  }

  card(content: (views: Views, report: ReviewReport) => Drawing): Drawing {
    const { report, views } = this;
    if (!this.played.table) return nothing;
    return html`<section class="card notched analysis">
      <div class="head"><h2>${say("web-review-title")}</h2></div>
      ${report && views ? html`${this.#more()}${content(views, report)}` : this.#way()}
    </section>`;
  }

  /** Why a game ended so: in its place from the first moment, so that nothing moves when it is known. */
  why(content: (views: Views, report: ReviewReport | null) => Drawing): Drawing {
    if (!this.played.table) return nothing;
    const views = this.#rejected ? null : this.views;
    return html`<section class="card notched analysis why">${views ? content(views, this.report) : this.#way()}</section>`;
  }

  /** How much of a long review is still to come. */
  #more(): Drawing {
    const { done, parts } = this.#progress;
    return done < parts ? html`<p role="status">${say("web-review-progress", { done, parts })}</p>` : nothing;
  }

  #way(): Drawing {
    if (app.device) return app.device.aboutReviews();
    const { done, parts } = this.#progress;
    if (this.requested) {
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
