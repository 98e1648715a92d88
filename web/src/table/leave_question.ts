/** Away from a game that goes on: one question, and where it is found again. */

import { html } from "lit-html";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { sheet } from "../ui/sheet.ts";
import { say } from "../words.ts";
import type { Room } from "./room.ts";

/** What the way home does first, for somebody who has a seat in a game that goes on. */
export function leavingAsks(room: Room, state: State): ((event: Event) => void) | undefined {
  if (state.phase !== "playing" || room.mySeats.length === 0) return undefined;
  return (event) => {
    event.preventDefault();
    app.openSheet(() => question(room));
  };
}

function question(room: Room) {
  const people = room.state?.seats.filter((seat) => seat.holder === "person").length ?? 0;
  const others = people > room.mySeats.length;
  const leave = (): void => {
    app.closeSheet();
    app.go("/");
  };
  return sheet(
    say("web-leave-title"),
    html`<div class="asking"><p>${say(others ? "web-leave-others" : "web-leave-alone")}</p>
      ${button(say("web-leave-stay"), app.closeSheet, { kind: "primary" })}${button(say("web-leave-go"), leave)}</div>`,
    app.closeSheet,
  );
}
