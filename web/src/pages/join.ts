/** Join a table by its code. */

import { html, type TemplateResult } from "lit-html";
import { SEAT_COLOURS } from "../draw/pixels.ts";
import type { Joined } from "../generated/protocol.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { ownName } from "../ui/identity.ts";
import { joinForm } from "../ui/join_form.ts";
import { choices } from "../ui/kit.ts";
import { siteBar } from "../ui/site_bar.ts";
import type { PageAddress } from "../url_patterns.ts";
import { say } from "../words.ts";

/** What this device will show, once chosen: the board too, or only a controller. */
let chosen: "board" | "pad" | null = null;
/** The table whose code was typed. */
let table: Joined | null = null;
/** The suggested name; it doesn't change under the fingers of somebody who is about to type one. */
let name = "";

const shows = (screen: boolean): "board" | "pad" => chosen ?? (screen ? "pad" : "board");

export function open(place: PageAddress, into: HTMLElement): LeavePage {
  chosen = place.query.has("pad") ? "pad" : null;
  table = null;
  name = ownName();
  return app.show(into, () => say("web-join-title"), view);
}

function view(): TemplateResult {
  const choice = choices(
    "shows",
    say("web-join-shows"),
    [
      { value: "board", label: say("web-join-board") },
      { value: "pad", label: say("web-join-pad") },
    ],
    shows(table?.screen ?? false),
    (value) => {
      chosen = value === "pad" ? "pad" : "board";
      app.changed();
    },
  );
  const found = (joined: Joined): void => {
    table = joined;
    app.changed();
  };
  if (!document.activeElement?.matches(".name-field")) {
    name = ownName(SEAT_COLOURS[Math.max(0, table?.seat ?? 0) % SEAT_COLOURS.length]);
  }
  return html`${siteBar("")}
    <main class="page join"><h1>${say("web-join-title")}</h1>
      ${joinForm(({ screen }) => (shows(screen) === "pad" ? "?pad" : ""), name, choice, found)}</main>`;
}
