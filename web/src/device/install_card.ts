/** The card that offers to install the client. */

import { html, nothing } from "lit-html";
import { button, type Content, card } from "../ui/kit.ts";
import { say } from "../words.ts";
import { askToInstall, declineInstalling, installWay } from "./install.ts";

export function installCard(): Content {
  const way = installWay();
  if (!way) return nothing;
  const asks = way === "prompt";
  return card(
    say("web-install"),
    html`<p>${say(asks ? "web-install-why" : "web-install-share")}</p><p class="device-row">
      ${asks ? button(say("web-install-now"), askToInstall, { icon: "down" }) : nothing}
      ${button(say("web-install-later"), declineInstalling, { kind: "quiet" })}</p>`,
    nothing,
    "lit",
  );
}
