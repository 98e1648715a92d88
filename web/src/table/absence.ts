/** Who is not there or would like to stop: somebody who is gone, oneself for whom a bot plays, a vote. */

import { html, nothing, type TemplateResult } from "lit-html";
import { seatName } from "../games/seats.ts";
import type { State } from "../generated/protocol.ts";
import { button, clockText } from "../ui/kit.ts";
import { say } from "../words.ts";
import type { Room } from "./room.ts";

/** Seats of people who are gone and for whom no bot plays yet. */
export function goneSeats(room: Room, state: State): readonly number[] {
  if (state.phase !== "playing") return [];
  return [...state.seats.keys()].filter((at) => {
    const seat = state.seats[at];
    return seat?.holder === "person" && !seat.away && !room.mySeats.includes(at) && !room.connection.isThere(at);
  });
}

/** Who is gone, when a bot will play for them, and for the host a way not to wait. The seconds are only seen. */
export function goneLines(room: Room, state: State): readonly TemplateResult[] {
  return goneSeats(room, state).map((seat) => {
    const left = room.connection.standIn(seat);
    const now = (): void => void room.wish({ type: "stand-in", seat });
    return html`<p class="gone">${say("web-gone", { name: seatName(state, seat) })}
      ${left === null ? nothing : html`<span aria-hidden="true">${say("web-gone-bot", { time: clockText(left) })}</span>`}
      ${room.isHost && !room.isPad ? button(say("web-gone-now"), now, { icon: "bot" }) : nothing}</p>`;
  });
}

/** Who of the others would like to stop the game, and a way to agree. */
export function stopLines(room: Room, state: State): readonly TemplateResult[] {
  if (state.phase !== "playing") return [];
  const mine = room.isScreen ? [] : room.mySeats;
  const asking = [...state.seats.keys()].filter((at) => state.seats[at]?.agreed && !mine.includes(at));
  const open = mine.filter((at) => !state.seats[at]?.agreed);
  return asking.map(
    (at, nth) => html`<p class="gone">${say("web-stop-wished", { name: seatName(state, at) })}
      ${nth ? nothing : open.map((seat) => button(say("web-stop-game"), () => void room.wish({ type: "agree", seat, yes: true }), { icon: "hand" }))}</p>`,
  );
}

/** A bot plays for whoever sits here: said loudly, with the way back. Any touch or key is one, too. */
export function awayCall(room: Room): TemplateResult | typeof nothing {
  if (room.awaySeats.length === 0 || room.state?.phase !== "playing") return nothing;
  return html`<section class="away-call notched" role="alert"><h2>${say("web-away-title")}</h2><p>${say("web-away-why")}</p>
    ${button(say("web-away-back"), () => void room.comeBack(), { kind: "primary" })}</section>`;
}
