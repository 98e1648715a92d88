/** The state of a table: who is awaited, for how long, and what each seat does. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { GameTable } from "../games/contract.ts";
import { seatName } from "../games/seats.ts";
import type { Revealed, SeatView, State } from "../generated/protocol.ts";
import { button, clock, type SeatState } from "../ui/kit.ts";
import { isCompact } from "../ui/settings.ts";
import { say } from "../words.ts";
import { goneSeats } from "./absence.ts";
import { coachLine } from "./coach.ts";
import type { RevealQueue } from "./reveal_queue.ts";
import { isMovedIn, isSlow, slowWaiting } from "./slow.ts";
import type { TableClient } from "./table_client.ts";
import type { TableParts } from "./table_parts.ts";

/** A seat's state. During a reveal, everyone who had to decide has decided. */
export function seatState(client: TableClient, state: State, seat: SeatView, at: number, showing = false): SeatState {
  if (seat.holder === "open") return "open";
  const own = state.current.decisions.filter((one) => one.seat === at);
  if (seat.away) return "away";
  if (own.length > 0 && (showing || own.every((one) => one.decided))) return "ready";
  if (goneSeats(client, state).includes(at)) return "gone";
  if (own.length > 0) return "choosing";
  return seat.holder === "bot" ? "bot" : "waiting";
}

export function phase({ client, reveals, game }: TableParts, state: State): TemplateResult {
  const mine = state.current.decisions.filter((one) => client.mySeats.includes(one.seat));
  const left = isCompact() && !client.isScreen ? null : timeLeft(client, state);
  const skip = reveals.revealing && button(say("web-skip"), () => reveals.skip(), { icon: "play" });
  const waits = reveals.revealing === null && mine.some((one) => !one.decided);
  const coach = waits ? coachLine(client, game, state) : "";
  return html`<section class="phase notched ${waits ? "own" : ""} ${coach ? "coached" : ""}" aria-live="off">
    <div><h2>${phaseTitle(client, reveals, game, state)}</h2>${reveals.revealing === null ? html`<small>${coach || (isSlow(state) ? slowWaiting(state, client.mySeats) : readyCount(state))}</small>` : nothing}</div>
    ${skip ?? (left === null ? nothing : clock(left))}
  </section>`;
}

/** Time left for one's own decision, or else for those awaited. */
export function timeLeft(client: TableClient, state: State): number | null {
  const { decisions } = state.current;
  const mine = decisions.filter((one) => client.mySeats.includes(one.seat));
  return (
    mine
      .concat(decisions)
      .map((one) => client.connection.left(one.piece))
      .find((one) => one !== null) ?? null
  );
}

function phaseTitle(client: TableClient, reveals: RevealQueue, game: GameTable, state: State): string {
  if (reveals.revealing !== null) return revealTitle(reveals.revealing, game, state);
  const due = state.current.decisions;
  const mine = due.filter((one) => client.mySeats.includes(one.seat));
  if (mine.some((one) => !one.decided)) return say(game.deciding?.task?.(state) ?? "web-your-turn");
  if (isMovedIn(state, client.mySeats)) return say("web-slow-saved");
  const [first] = due;
  if (due.length === 1 && first) {
    const gone = goneSeats(client, state).includes(first.seat);
    return say(gone ? "web-gone" : "web-turn-of", { name: seatName(state, first.seat) });
  }
  return say(mine.length ? "web-waiting-others" : "web-program-secret");
}

function revealTitle(revealing: Revealed, game: GameTable, state: State): string {
  const own = game.reveals?.title?.(state, revealing);
  if (own) return own;
  const [first, second] = revealing.played;
  return first && !second ? say("web-played", { name: seatName(state, first.seat) }) : say("web-revealing");
}

function readyCount(state: State): string {
  const due = state.current.decisions;
  return due.length > 1
    ? say("web-ready-count", { ready: due.filter((one) => one.decided).length, all: due.length })
    : "";
}
