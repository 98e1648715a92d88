import { html } from "lit-html";
import { app, type LeavePage } from "../ui/app.ts";
import { plainBar } from "../ui/home_link.ts";
import { link } from "../ui/kit.ts";
import { say } from "../words.ts";

export function open(into: HTMLElement): LeavePage {
  return app.show(
    into,
    () => say("web-missing"),
    () => html`${plainBar()}<main class="page join"><h1>${say("web-missing")}</h1><p>${say("web-missing-help")}</p>
      ${link(say("web-home-link"), "/", { icon: "play", kind: "primary" })}
      ${link(say("web-home-code"), "/join", { icon: "hash" })}</main>`,
  );
}
