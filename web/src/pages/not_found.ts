/** An address that leads nowhere. */

import { html } from "lit-html";
import { address } from "../addresses.ts";
import { icon } from "../draw/pixels.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { plainBar } from "../ui/home_link.ts";
import { say } from "../words.ts";

export function open(into: HTMLElement): LeavePage {
  return app.show(
    into,
    () => say("web-missing"),
    () => html`${plainBar()}<main class="page join"><h1>${say("web-missing")}</h1><p>${say("web-missing-help")}</p>
      <a class="btn notched primary" href=${address("/")}>${icon("play")}<span>${say("web-home-link")}</span></a>
      <a class="btn notched" href=${address("/join")}>${icon("hash", 18)}<span>${say("web-home-code")}</span></a></main>`,
  );
}
