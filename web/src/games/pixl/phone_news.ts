/** On a phone at a game night: what a move of Pixl means for whoever holds it. */

import { html, nothing } from "lit-html";
import { colourClass, type Element, icon, numeral, tile } from "../../draw/pixels.ts";
import { eventSentence, type Names } from "../../event_sentences.ts";
import type { Revealed, State } from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { say } from "../../words.ts";
import type { Drawing } from "../contract.ts";
import { ownPiece, seatName } from "../seats.ts";
import { withSign } from "./sum.ts";

const SENTENCES = 3;

/** The points that a seat gains or loses by a step. */
export function pointsGained(before: State, { current }: Revealed, seat: number): number {
  return (current.points[seat] ?? 0) - (before.current.points[seat] ?? 0);
}

export class PixlPhone {
  #seat = 0;
  #shownStep = -1;

  /** Wait until the big screen has shown what happened. */
  begin({ step }: Revealed, seat: number, delay: number, signal: AbortSignal): void {
    this.#seat = seat;
    const show = (): void => {
      this.#shownStep = step;
      app.changed();
    };
    const timer = window.setTimeout(show, delay);
    signal.addEventListener("abort", () => window.clearTimeout(timer));
  }

  card(state: State, message: Revealed, names: Names): Drawing {
    const [move] = message.played;
    if (this.#shownStep !== message.step || !move) return nothing;
    const seat = this.#seat;
    const gained = pointsGained(state, message, seat);
    const mine = move.seat === seat;
    const shown = message.events.filter(({ code }) => code !== "pixl.game-over"); // the big screen says that
    if (gained === 0 || (mine && shown.length === 1)) return nothing; // too short to be read
    const lines = shown.slice(0, SENTENCES).map((event) => eventSentence(event, names));
    return html`<section class="phone-news notched ${colourClass(ownPiece(state, seat))}" role="status">
      ${tile(move.piece as Element, "large", 48)}
      <h2>${mine ? say("web-pixl-phone-own") : say("web-played", { name: seatName(state, move.seat) })}</h2>
      <p>${lines.join(" ")}</p>
      <p class="phone-points">${numeral(withSign(gained).replace("−", "-"), 56)}<span><b>${say("web-pixl-phone-total", { points: message.current.points[seat] ?? 0 })}</b></span></p>
    </section>
    <p class="phone-look">${icon("tv", 20)}${say("web-look-at-screen")}</p>`;
  }
}
