import { html } from "lit-html";
import { app, type LeavePage } from "../ui/app.ts";
import { codeLink } from "../ui/join_form.ts";
import { link } from "../ui/kit.ts";
import { siteBar } from "../ui/site_bar.ts";
import { say } from "../words.ts";

export function open(into: HTMLElement): LeavePage {
  return app.show(
    into,
    () => say("web-missing"),
    () => html`${siteBar("")}<main class="page join"><h1>${say("web-missing")}</h1><p>${say("web-missing-help")}</p>
      ${link(say("web-home-link"), "/", { icon: "play", kind: "primary" })}${codeLink()}</main>`,
  );
}
