/** The table's menu: everything besides playing. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { GameTable } from "../games/contract.ts";
import { cardOf, gameName } from "../games/index.ts";
import { againstBots } from "../games/start_game.ts";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button, link } from "../ui/kit.ts";
import { startWay } from "../ui/new_table.ts";
import { openSettings } from "../ui/settings.ts";
import { sheet } from "../ui/sheet.ts";
import { say } from "../words.ts";
import { isLeaving, leavingText, openLeaving } from "./absence.ts";
import { drawCode, waysIn, waysShown } from "./lobby/invitation.ts";
import { openSeatIdentity } from "./lobby/own_seat.ts";
import type { TableClient } from "./table_client.ts";

/** `help` is the panel that is next to the board on wide screens. */
export function menuSheet(client: TableClient, game: GameTable, help: unknown = nothing): TemplateResult {
  const state = client.state;
  if (state === null) return html``;
  const playing = state.phase === "playing";
  return sheet(
    say("web-menu"),
    html`<div class="menu">
      ${help}${
        playing && client.isHost && state.settings.clock !== "none"
          ? button(
              say(state.paused ? "web-resume" : "web-pause"),
              () => void client.send({ type: state.paused ? "resume" : "pause" }),
              { icon: "time" },
            )
          : nothing
      }
      ${playing && client.mySeats.length > 0 ? stopButton(client, state) : nothing}
      ${playing ? client.mySeats.map((seat) => identityEntry(client, game, state, seat)) : nothing}
      ${playing && client.way !== "bots" && waysIn(client) ? button(say("web-invite"), () => openInvitation(client), { icon: "link" }) : nothing}
      ${rulesLink(state)}
      ${link(say("web-puzzles"), "/puzzles", { icon: "check", newTab: true })}
      ${button(say("web-settings"), openSettings, { icon: "gear" })}
      ${client.isScreen ? nothing : button(say("web-new-game"), () => openNewGame(client, state), { icon: "play" })}
      ${button(say("web-leave-game"), () => leave(client, state), { icon: "left" })}
    </div>`,
    app.closeSheet,
  );
}

/** A link to the rules in a new tab, open at the rule that was named last. */
function rulesLink({ settings }: State): TemplateResult | typeof nothing {
  if (!cardOf(settings.game)) return nothing;
  const rule = app.ruleNamed;
  const label = rule ? say("web-rule-named", { rule }) : say("web-rules");
  return link(label, `/rules#${rule || settings.game}`, { icon: "book", newTab: true });
}

/** The invitation during a game: newcomers watch, or take a free seat. */
function openInvitation(client: TableClient): void {
  drawCode(client);
  app.openSheet(() =>
    sheet(say("web-invite"), html`<div class="menu">${waysShown(client, false)}</div>`, app.closeSheet),
  );
}

/** Leave the table, after a question if a game is in progress. */
function leave(client: TableClient, state: State): void {
  if (isLeaving(client, state)) openLeaving(client);
  else {
    app.closeSheet();
    app.go("/");
  }
}

/** Another game of the same kind at another table; this one is kept. */
function openNewGame(client: TableClient, state: State): void {
  const { game } = state.settings;
  const begin = (start: () => unknown) => () => {
    app.closeSheet();
    start();
  };
  app.openSheet(() =>
    sheet(
      say("web-new-game"),
      html`<div class="menu"><p>${isLeaving(client, state) ? leavingText(client) : gameName(game)}</p>
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

function identityEntry(client: TableClient, game: GameTable, state: State, seat: number): TemplateResult {
  const label = say("web-you-named-change", { name: state.seats[seat]?.name ?? "" });
  return button(label, () => openSeatIdentity(client, game, state, seat), { icon: "pencil" });
}

/** Votes for all seats of this device. */
function stopButton(client: TableClient, { seats }: State): TemplateResult {
  const agreed = client.mySeats.every((seat) => seats[seat]?.agreed);
  const vote = (yes: boolean) => () => {
    app.closeSheet();
    for (const seat of client.mySeats) void client.send({ type: "vote-stop", seat, yes });
  };
  if (agreed) return button(say("web-stop-undo"), vote(false), { icon: "hand" });
  const people = seats.filter((seat) => seat.holder === "person").length;
  const isAlone = people <= client.mySeats.length;
  const question = () =>
    sheet(
      say("web-stop-title"),
      html`<div class="asking"><p>${say(isAlone ? "web-stop-alone" : "web-stop-others")}</p>
        ${button(say("web-stop-stay"), app.closeSheet, { kind: "primary" })}${button(say("web-stop-go"), vote(true))}</div>`,
      app.closeSheet,
    );
  return button(say(isAlone ? "web-stop-go" : "web-stop-game"), () => app.openSheet(question), { icon: "hand" });
}
