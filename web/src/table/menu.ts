/** What can be done at a table besides playing. */

import { html, nothing, type TemplateResult } from "lit-html";
import { againstBots } from "../games/bot_chooser.ts";
import { cardOf, gameName } from "../games/index.ts";
import type { GameTable } from "../games/view.ts";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button, link } from "../ui/kit.ts";
import { startWay } from "../ui/new_table.ts";
import { openSettings } from "../ui/settings.ts";
import { sheet } from "../ui/sheet.ts";
import { say } from "../words.ts";
import { isLeaving, leavingText, openLeaving } from "./leave_question.ts";
import { waysIn, waysShown } from "./lobby/invitation.ts";
import { openSeatIdentity } from "./lobby/own_seat.ts";
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
              { icon: "time" },
            )
          : nothing
      }
      ${playing ? room.mySeats.map((seat) => stopButton(room, seat, state.seats[seat]?.agreed ?? false)) : nothing}
      ${playing ? room.mySeats.map((seat) => identityEntry(room, game, state, seat)) : nothing}
      ${playing && room.way !== "bots" && waysIn(room) ? button(say("web-invite"), () => openInvitation(room), { icon: "link" }) : nothing}
      ${rulesLink(state)}
      ${link(say("web-puzzles"), "/puzzles", { icon: "check", beside: true })}
      ${button(say("web-settings"), openSettings, { icon: "gear" })}
      ${room.isScreen ? nothing : button(say("web-new-game"), () => openNewGame(room, state), { icon: "play" })}
      ${button(say("web-leave-game"), () => leave(room, state), { icon: "left" })}
    </div>`,
    app.closeSheet,
  );
}

/** The rules beside the table, open at the rule that was named last. */
function rulesLink({ settings }: State): TemplateResult | typeof nothing {
  if (!cardOf(settings.game)) return nothing;
  const rule = app.ruleNamed;
  const label = rule ? say("web-rule-named", { rule }) : say("web-rules");
  return link(label, `/rules#${rule || settings.game}`, { icon: "book", beside: true });
}

/** The way in for whoever comes late: they watch, or sit down where a seat is free. */
function openInvitation(room: Room): void {
  app.openSheet(() =>
    sheet(say("web-invite"), html`<div class="menu">${waysShown(room, false)}</div>`, app.closeSheet),
  );
}

/** Away from the table; where a game goes on, after one question. */
function leave(room: Room, state: State): void {
  if (isLeaving(room, state)) openLeaving(room);
  else {
    app.closeSheet();
    app.go("/");
  }
}

/** Another game of the same kind at another table; this one is kept. */
function openNewGame(room: Room, state: State): void {
  const { game } = state.settings;
  const begin = (start: () => unknown) => () => {
    app.closeSheet();
    start();
  };
  app.openSheet(() =>
    sheet(
      say("web-new-game"),
      html`<div class="menu"><p>${isLeaving(room, state) ? leavingText(room) : gameName(game)}</p>
        ${button(
          say("web-way-bots"),
          begin(() => againstBots(game)),
          { icon: "bot", kind: "primary" },
        )}
        ${(["online", "device", "night"] as const).map((way) =>
          button(
            say(`web-way-${way}`),
            begin(() => startWay(game, way, cardOf(game)?.usual(way))),
            {
              icon: ({ online: "link", device: "hand", night: "tv" } as const)[way],
            },
          ),
        )}</div>`,
      app.closeSheet,
    ),
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
    { icon: "hand" },
  );
}
