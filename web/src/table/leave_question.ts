/** Away from a game that goes on: one question, and where it is found again. */

import { html } from "lit-html";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { sheet } from "../ui/sheet.ts";
import { say } from "../words.ts";
import type { Room } from "./room.ts";

/** Whether somebody has a seat in a game that goes on, and so is asked before they leave. */
export function isLeaving(room: Room, state: State): boolean {
  return state.phase === "playing" && room.mySeats.length > 0;
}

/** What the way home does first, for somebody who has a seat in a game that goes on. */
export function leavingAsks(room: Room, state: State): ((event: Event) => void) | undefined {
  if (!isLeaving(room, state)) return undefined;
  return (event) => {
    event.preventDefault();
    openLeaving(room);
  };
}

export function openLeaving(room: Room): void {
  app.openSheet(() => question(room));
}

/** What becomes of the game that one leaves. */
export function leavingText(room: Room): string {
  const people = room.state?.seats.filter((seat) => seat.holder === "person").length ?? 0;
  return say(people > room.mySeats.length ? "web-leave-others" : "web-leave-alone");
}

function question(room: Room) {
  const leave = (): void => {
    app.closeSheet();
    app.go("/");
  };
  return sheet(
    say("web-leave-title"),
    html`<div class="asking"><p>${leavingText(room)}</p>
      ${button(say("web-leave-stay"), app.closeSheet, { kind: "primary" })}${button(say("web-leave-go"), leave)}</div>`,
    app.closeSheet,
  );
}
