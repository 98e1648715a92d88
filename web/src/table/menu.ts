/** What can be done at a table besides playing. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { GameTable } from "../games/view.ts";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { openSettings } from "../ui/settings.ts";
import { sheet } from "../ui/sheet.ts";
import { say } from "../words.ts";
import { talkView } from "./chat.ts";
import { openSeatIdentity } from "./own_seat.ts";
import type { Room } from "./room.ts";

/** `help` is what stands beside the board where there is room for it. */
export function menuSheet(room: Room, game: GameTable, help: unknown = nothing): TemplateResult {
  const state = room.state;
  if (state === null) return html``;
  const playing = state.phase === "playing";
  return sheet(
    say("web-menu"),
    html`<div class="menu">
      ${help}${
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
      ${playing ? room.mySeats.map((seat) => identityEntry(room, game, state, seat)) : nothing}
      ${button(say("web-settings"), openSettings, { icon: "gear" })}
      ${talkView(room, state)}
    </div>`,
    app.closeSheet,
  );
}

function identityEntry(room: Room, game: GameTable, state: State, seat: number): TemplateResult {
  const label = say("web-you-named-change", { name: state.seats[seat]?.name ?? "" });
  return button(label, () => openSeatIdentity(room, game, state, seat), { icon: "pencil" });
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
