/** Absent players and votes to stop: who is gone, a seat that a bot plays, leaving the table. */

import { html, nothing, type TemplateResult } from "lit-html";
import { seatName } from "../games/seats.ts";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button, clockText } from "../ui/kit.ts";
import { sheet } from "../ui/sheet.ts";
import { say } from "../words.ts";
import { isSlow } from "./slow.ts";
import type { TableClient } from "./table_client.ts";

export function goneSeats(client: TableClient, state: State): readonly number[] {
  if (state.phase !== "playing" || isSlow(state)) return [];
  return [...state.seats.keys()].filter((at) => {
    const seat = state.seats[at];
    return seat?.holder === "person" && !seat.away && !client.mySeats.includes(at) && !client.connection.isThere(at);
  });
}

/** Whether a seat's move is awaited with a clock, which is a countdown already. */
function hasClock({ connection }: TableClient, { current }: State, seat: number): boolean {
  return current.decisions.some((one) => one.seat === seat && !one.decided && connection.left(one.piece) !== null);
}

/** Who is gone, and when a bot takes over, which the host can do now. The countdown isn't announced. */
export function goneLines(client: TableClient, state: State): readonly TemplateResult[] {
  return goneSeats(client, state).map((seat) => {
    const left = hasClock(client, state, seat) ? null : client.connection.standIn(seat);
    const now = (): void => void client.send({ type: "stand-in", seat });
    return html`<p class="gone">${say("web-gone", { name: seatName(state, seat) })}
      ${left === null ? nothing : html`<span aria-hidden="true">${say("web-gone-bot", { time: clockText(left) })}</span>`}
      ${client.isHost && !client.isPad ? button(say("web-gone-now"), now, { icon: "bot" }) : nothing}</p>`;
  });
}

export function stopLines(client: TableClient, state: State): readonly TemplateResult[] {
  if (state.phase !== "playing") return [];
  const mine = client.isScreen ? [] : client.mySeats;
  const asking = [...state.seats.keys()].filter((at) => state.seats[at]?.agreed && !mine.includes(at));
  const open = mine.filter((at) => !state.seats[at]?.agreed);
  return asking.map(
    (at, nth) => html`<p class="gone">${say("web-stop-wished", { name: seatName(state, at) })}
      ${nth ? nothing : open.map((seat) => button(say("web-stop-game"), () => void client.send({ type: "vote-stop", seat, yes: true }), { icon: "hand" }))}</p>`,
  );
}

/** An alert that a bot plays for this player, with a button to return. Any touch or key returns, too. */
export function awayCall(client: TableClient): TemplateResult | typeof nothing {
  if (client.awaySeats.length === 0 || client.state?.phase !== "playing") return nothing;
  return html`<section class="away-call notched" role="alert"><h2>${say("web-away-title")}</h2><p>${say(isSlow(client.state) ? "web-slow-away" : "web-away-why")}</p>
    ${button(say("web-away-back"), () => void client.comeBack(), { kind: "primary" })}</section>`;
}

export function isLeaving(client: TableClient, state: State): boolean {
  return state.phase === "playing" && client.mySeats.length > 0;
}

export function leavingAsks(client: TableClient, state: State): ((event: Event) => void) | undefined {
  if (!isLeaving(client, state)) return undefined;
  return (event) => {
    event.preventDefault();
    openLeaving(client);
  };
}

export function openLeaving(client: TableClient): void {
  app.openSheet(() => question(client));
}

export function leavingText(client: TableClient): string {
  const people = client.state?.seats.filter((seat) => seat.holder === "person").length ?? 0;
  return say(people > client.mySeats.length ? "web-leave-others" : "web-leave-alone");
}

function question(client: TableClient) {
  const leave = (): void => {
    app.closeSheet();
    app.go("/");
  };
  return sheet(
    say("web-leave-title"),
    html`<div class="asking"><p>${leavingText(client)}</p>
      ${button(say("web-leave-stay"), app.closeSheet, { kind: "primary" })}${button(say("web-leave-go"), leave)}</div>`,
    app.closeSheet,
  );
}
