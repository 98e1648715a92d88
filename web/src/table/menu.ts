/** What can be done at a table besides playing. */

import { html, nothing, type TemplateResult } from "lit-html";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { sheet } from "../ui/sheet.ts";
import { say } from "../words.ts";
import { talkView } from "./chat.ts";
import type { Room } from "./room.ts";

export function menuSheet(room: Room): TemplateResult {
  const state = room.state;
  if (state === null) return html``;
  const playing = state.phase === "playing";
  return sheet(
    say("web-menu"),
    html`<div class="menu">
      ${
        playing && room.isHost && state.settings.clock !== "none"
          ? button(
              say(state.paused ? "web-resume" : "web-pause"),
              () => void room.wish({ type: state.paused ? "resume" : "pause" }),
              {
                icon: "time",
              },
            )
          : nothing
      }
      ${playing ? room.mySeats.map((seat) => stopButton(room, seat, state.seats[seat]?.agreed ?? false)) : nothing}
      ${talkView(room, state)}
    </div>`,
    app.closeSheet,
  );
}

function stopButton(room: Room, seat: number, agreed: boolean): TemplateResult {
  return button(
    say(agreed ? "web-stop-undo" : "web-stop-game"),
    () => void room.wish({ type: "agree", seat, yes: !agreed }),
    {
      icon: "hand",
    },
  );
}
