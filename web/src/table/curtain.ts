/** Hot-seat: a curtain between two people's secrets. Nothing secret is in the DOM behind it. */

import { html, type TemplateResult } from "lit-html";
import { icon, symbol, tile } from "../draw/pixels.ts";
import type { GameTable } from "../games/contract.ts";
import { ownPiece, seatName } from "../games/seats.ts";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { languageButton } from "../ui/settings.ts";
import { pieceWord, say } from "../words.ts";
import type { TableClient } from "./table_client.ts";

export class Curtain {
  #open: { seat: number; step: number } | null = null;

  /** `closed` is called when the curtain closes: unsubmitted choices are forgotten. */
  constructor(
    private readonly client: TableClient,
    private readonly closed: () => void,
  ) {
    window.addEventListener("pagehide", this.close);
    document.addEventListener("visibilitychange", this.hide);
  }

  /** Whether moves are secret in this step: if only one seat decides, everyone may watch. */
  #secret(state: State): boolean {
    return this.client.isShared && state.current.decisions.length > 1;
  }

  open(state: State): readonly number[] {
    if (!this.#secret(state)) return this.client.mySeats;
    const next = this.next(state);
    return this.#open !== null && this.#open.step === state.current.step && this.#open.seat === next ? [next] : [];
  }

  /** The next seat to choose at this device, or null if all have. Its player chooses for all of their pieces. */
  next(state: State): number | null {
    const due = state.current.decisions.filter((one) => this.client.mySeats.includes(one.seat) && !one.decided);
    const here = due.find(({ seat }) => this.#open?.seat === seat && this.#open.step === state.current.step);
    return (here ?? due[0])?.seat ?? null;
  }

  hangs(state: State): boolean {
    return this.#secret(state) && this.next(state) !== null && this.open(state).length === 0;
  }

  lift(state: State): void {
    const seat = this.next(state);
    this.#open = seat === null ? null : { seat, step: state.current.step };
    app.changed();
  }

  /** Close before anyone can look: the browser's cache of a page that is left contains no secret. */
  readonly close = (): void => {
    if (this.#open === null) return;
    this.#open = null;
    this.closed();
    app.changedNow();
  };

  readonly hide = (): void => {
    if (document.visibilityState === "hidden") this.close();
  };

  end(): void {
    window.removeEventListener("pagehide", this.close);
    document.removeEventListener("visibilitychange", this.hide);
  }
}

export function curtainView(client: TableClient, curtain: Curtain, game: GameTable, state: State): TemplateResult {
  const seat = curtain.next(state) ?? 0;
  const piece = ownPiece(state, seat);
  const name = seatName(state, seat);
  return html`<div class="curtain s-${piece}">
    <div class="valance" aria-hidden="true"></div>
    <main class="plate notched">
      <div class="speaks">${languageButton()}</div>
      <span class="tile s-${piece}">${symbol(piece, 88)}</span>
      <p>${say("web-curtain-hand")}</p>
      <h1>${name}</h1>
      <small>${game.seat(state, seat).role}, ${pieceWord(piece)}</small>
      <p>${say("web-curtain-look-away")}</p>
      <ul class="chips">${client.mySeats.map((one) => chip(state, one, seat))}</ul>
      <button type="button" class="btn notched seat-coloured" autofocus @click=${() => curtain.lift(state)}>
        ${icon("eye", 24)}<span>${say("web-curtain-open", { name })}</span></button>
    </main>
  </div>`;
}

function chip(state: State, seat: number, next: number): TemplateResult {
  const done = state.current.decisions.filter((one) => one.seat === seat).every((one) => one.decided);
  const when = done ? "done" : seat === next ? "now" : "later";
  return html`<li class=${when}>${tile(ownPiece(state, seat), "", 24)}<span>${say(`web-curtain-${when}`)}</span></li>`;
}
