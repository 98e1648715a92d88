/** A Bug who waits guesses where Pixoid goes. The guess never leaves this phone, and says at the end how many were right. */

import { html, nothing, type TemplateResult } from "lit-html";
import { arrowAt, icon } from "../../../draw/pixels.ts";
import type { EventView } from "../../../generated/protocol.ts";
import { recall, remember } from "../../../storage.ts";
import { app } from "../../../ui/app.ts";
import { say } from "../../../words.ts";
import { DIRECTIONS, type Direction } from "../facts.ts";

const KEY = "bets";

/** What one program of Pixoid's was guessed to be, and what it was. */
export interface Guess {
  readonly step: number;
  readonly direction: Direction;
  readonly was: Direction | null;
}

export class Bets {
  #guess: Guess | null = null;
  #right = 0;
  #made = 0;

  constructor(private readonly table: string) {
    const [kept, right, made] = recall(KEY).split(" ");
    if (kept !== table) return;
    this.#right = Number(right) || 0;
    this.#made = Number(made) || 0;
  }

  get made(): number {
    return this.#made;
  }

  get right(): number {
    return this.#right;
  }

  guessOf(step: number): Guess | null {
    return this.#guess?.step === step ? this.#guess : null;
  }

  guess(step: number, direction: Direction): void {
    if (this.guessOf(step)?.was) return;
    this.#guess = { step, direction, was: null };
  }

  /** The lids are open: count the guess of this step, once. */
  opened(step: number, events: readonly EventView[], pixoid: string): void {
    const guess = this.guessOf(step);
    const run = events.find(({ code, values }) => code === "pixoid.moved" && values["piece"] === pixoid);
    const was = run?.values["direction"] as Direction | undefined;
    if (!guess || guess.was || !was) return;
    this.#guess = { ...guess, was };
    this.#made += 1;
    this.#right += Number(guess.direction === was);
    remember(KEY, `${this.table} ${this.#right} ${this.#made}`);
  }

  /** Four arrows, as long as the lids are closed. */
  asking(step: number): TemplateResult {
    const chosen = this.guessOf(step)?.direction;
    const choose = (direction: Direction): void => {
      this.guess(step, direction);
      app.changed();
    };
    return html`<section class="bet card notched">
      <div class="head"><h2>${say("web-pixoid-bet")}</h2><small>${say("web-pixoid-bet-private")}</small></div>
      <div class="bet-ways">${DIRECTIONS.map(
        (
          direction,
          place,
        ) => html`<button type="button" class="btn notched" aria-pressed=${String(direction === chosen)}
          aria-label=${say("web-pixoid-direction", { direction })} @click=${() => choose(direction)}>${arrow(place)}</button>`,
      )}</div></section>`;
  }

  /** The guess beside what it was, and how many were right so far. */
  answer(step: number): TemplateResult | typeof nothing {
    const guess = this.guessOf(step);
    if (!guess?.was) return nothing;
    const right = guess.was === guess.direction;
    return html`<section class="bet card notched">
      <div class="head"><h2>${say("web-pixoid-bet-was", { direction: guess.direction })}</h2>${this.score()}</div>
      <div class="bet-ways" aria-hidden="true">${DIRECTIONS.map(
        (direction, place) =>
          html`<span class="notched ${direction === guess.direction ? "chosen" : ""}">${arrow(place)}${
            direction === guess.direction ? icon(right ? "check" : "cross", 20) : nothing
          }</span>`,
      )}</div></section>`;
  }

  score(): TemplateResult | typeof nothing {
    if (this.#made === 0) return nothing;
    return html`<small class="bet-score">${say("web-pixoid-bet-score", { right: this.#right, made: this.#made })}</small>`;
  }

  /** How many were right in the whole game. */
  total(): TemplateResult | typeof nothing {
    if (this.#made === 0) return nothing;
    return html`<p class="bet-score">${say("web-pixoid-bet-total", { right: this.#right, made: this.#made })}</p>`;
  }
}

function arrow(place: number): TemplateResult {
  return html`<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">${arrowAt(14, 14, 24, place * 90, "currentColor")}</svg>`;
}
