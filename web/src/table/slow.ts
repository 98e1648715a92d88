/** Slow games: who is awaited and until when, the next game that waits, and what happened since the last visit. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { commaList } from "../event_sentences.ts";
import { dayIn, nextDue } from "../games/running_games.ts";
import { seatName } from "../games/seats.ts";
import type { RunningTable, SeatView, State } from "../generated/protocol.ts";
import { recall, remember } from "../storage.ts";
import { app } from "../ui/app.ts";
import { button, link } from "../ui/kit.ts";
import { sheet } from "../ui/sheet.ts";
import { loadParts, say } from "../words.ts";
import { type Log, logLines } from "./log.ts";

type Notices = typeof import("../chunks/notices.ts");

export const isSlow = (state: State | null): boolean => state?.settings.clock === "step";

function awaitedSeats(state: State, mine: readonly number[]): readonly (readonly [number, SeatView])[] {
  const open = new Set(state.current.decisions.filter((one) => !one.decided).map((one) => one.seat));
  return [...state.seats.entries()].filter(
    ([at, seat]) => open.has(at) && seat.holder === "person" && !seat.away && !mine.includes(at),
  );
}

/** Whom the step waits for besides oneself, and when those who have days off are back. */
export function slowWaiting(state: State, mine: readonly number[]): string {
  const seats = awaitedSeats(state, mine);
  if (seats.length === 0) return "";
  const there = seats.filter(([, seat]) => !seat.off);
  const [first] = seats;
  if (there.length || !first) {
    return say("web-slow-waiting", {
      names: commaList((there.length ? there : seats).map(([at]) => seatName(state, at))),
    });
  }
  return say("web-slow-back", { name: seatName(state, first[0]), day: dayIn(first[1].off) });
}

/** Whether a slow game has these seats' moves and waits for others, who may be the only ones to move now. */
export function isMovedIn(state: State, seats: readonly number[]): boolean {
  if (!isSlow(state) || state.phase !== "playing" || seats.length === 0) return false;
  const mine = state.current.decisions.filter((one) => seats.includes(one.seat));
  if (mine.length) return mine.every((one) => one.decided);
  return state.current.step > 0 && awaitedSeats(state, seats).length > 0;
}

/** Knows the next game that waits for this player, once their moves are in here. */
export class NextGame {
  #asked = "";
  #next: RunningTable | null = null;
  #loading: Promise<void> | null = null;
  #device: InstanceType<Notices["PushDevice"]> | null = null;

  view(state: State, seats: readonly number[]): TemplateResult | typeof nothing {
    if (!isMovedIn(state, seats)) return nothing;
    const asked = `${state.table} ${state.current.step}`;
    if (this.#asked !== asked) {
      this.#asked = asked;
      void nextDue(state.table).then((next) => {
        this.#next = next;
        app.changed();
      });
    }
    const offer = this.#offer();
    return html`${offer}${this.#next || offer === nothing ? this.#link() : nothing}`;
  }

  /** After the first submission in a slow game: turn on notices here, or see where that is possible. */
  #offer(): TemplateResult | typeof nothing {
    if (recall("notices-offered") || this.#device?.here) return nothing;
    const open = (): void => {
      remember("notices-offered", "yes");
      app.go("/games");
    };
    const close = (): void => {
      remember("notices-offered", "yes");
      app.changed();
    };
    this.#loading ??= this.#loadDevice(close).catch(() => {}); // no connection: the page "My games" offers it, too
    return html`<p class="slow-next"><span>${say("web-slow-offer")}</span>
      ${this.#device ? (this.#device.button() ?? button(say("web-slow-offer-yes"), open)) : nothing}
      ${button(say("web-slow-offer-no"), close, { kind: "quiet" })}</p>`;
  }

  async #loadDevice(close: () => void): Promise<void> {
    const [{ PushDevice }] = await Promise.all([import("../chunks/notices.ts"), loadParts("notices")]);
    this.#device ??= new PushDevice(close);
    app.changed();
  }

  #link(): TemplateResult {
    return this.#next
      ? html`<p class="slow-next">${link(say("web-slow-next"), `/t/${this.#next.table}`, { icon: "play", kind: "primary" })}</p>`
      : html`<p class="slow-next"><a class="btn notched" href=${address("/games")}>${say("web-replays")}</a></p>`;
  }
}

/** On opening a slow game (`first`): show what has happened since the last visit, before the board. */
export function showMissed(state: State, log: Log, first: boolean): void {
  if (!isSlow(state) || state.phase !== "playing") return;
  const name = `seen.${state.table}`;
  const seen = recall(name);
  const now = String(state.current.step);
  if (seen !== now) remember(name, now);
  if (!first || seen === "" || Number(seen) >= state.current.step) return;
  const title = say("web-slow-since");
  app.openSheet(() =>
    sheet(
      title,
      html`<div class="slow-since">${logLines(log, Number(seen))}
        ${button(say("web-slow-board"), app.closeSheet, { kind: "primary" })}</div>`,
      app.closeSheet,
    ),
  );
}
