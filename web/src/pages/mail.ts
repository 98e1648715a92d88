/** Where a link in a mail leads: it acts once its button is pressed, because mail scanners open links. */

import { html, type TemplateResult } from "lit-html";
import type { LinkDone } from "../generated/protocol.ts";
import { emptyPlate, frame } from "../review/page_frame.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { button, link } from "../ui/kit.ts";
import type { PageAddress } from "../url_patterns.ts";
import { post } from "../wire/api.ts";
import { say } from "../words.ts";

export function open(place: PageAddress, into: HTMLElement): LeavePage {
  const { token = "" } = place.values;
  const isOff = token.startsWith("off.");
  let isDone = false;
  const act = () =>
    app.attempt(async () => {
      await post<LinkDone>(`/mail/${token}`);
      isDone = true;
    });
  return app.show(
    into,
    () => say(isOff ? "web-mail-off" : "web-mail-on"),
    () => frame(isDone ? doneView(isOff) : askView(isOff, () => void act())),
  );
}

function askView(isOff: boolean, act: () => void): TemplateResult {
  return html`<h1>${say(isOff ? "web-mail-off" : "web-mail-on")}</h1>
    ${emptyPlate(
      html`<p>${say(isOff ? "web-mail-off-about" : "web-mail-on-about")}</p>`,
      button(say(isOff ? "web-mail-off-do" : "web-mail-on-do"), act, { kind: "primary" }),
    )}`;
}

function doneView(isOff: boolean): TemplateResult {
  return html`<h1>${say(isOff ? "web-mail-off-done" : "web-mail-on-done")}</h1>
    ${emptyPlate(
      html`<p role="status">${say(isOff ? "web-mail-off-after" : "web-mail-on-after")}</p>`,
      link(say("web-looking-my-games"), "/games", { kind: "primary" }),
    )}`;
}
