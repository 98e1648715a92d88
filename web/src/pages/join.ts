/** Come to a table by the letters that somebody reads aloud. */

import { html, type TemplateResult } from "lit-html";
import { app, type LeavePage } from "../ui/app.ts";
import { plainBar } from "../ui/home_link.ts";
import { joinForm } from "../ui/join_form.ts";
import { choices } from "../ui/kit.ts";
import type { PageAddress } from "../url_patterns.ts";
import { say } from "../words.ts";

/** What this device will show: the board too, or nothing but one's controller. */
let shows: "board" | "pad" = "board";

export function open(place: PageAddress, into: HTMLElement): LeavePage {
  shows = place.query.has("pad") ? "pad" : "board";
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
    shows,
    (value) => {
      shows = value === "pad" ? "pad" : "board";
      app.changed();
    },
  );
  return html`${plainBar()}
    <main class="page join"><h1>${say("web-join-title")}</h1>
      ${joinForm(() => (shows === "pad" ? "?pad" : ""), choice)}</main>`;
}
