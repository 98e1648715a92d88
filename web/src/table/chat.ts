/** Writing to each other, with ready-made phrases that everybody reads in their own language. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { Said, State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { say } from "../words.ts";
import type { Room } from "./room.ts";

export function talkView(room: Room, state: State): TemplateResult | typeof nothing {
  if (!state.settings.chat || !app.server?.chat) return nothing;
  const seat = room.mySeats[0] ?? -1;
  const silent = room.mySeats.length > 0 && room.mySeats.every((one) => state.current.silent.includes(one));
  return html`<section class="talk" aria-label=${say("web-chat")}>
    <div class="said" role="log" aria-label=${say("web-chat")} tabindex="0">${room.connection.said.map(line)}</div>
    ${
      silent
        ? html`<p>${say("web-silent")}</p>`
        : html`<div class="phrases">${(app.server?.phrases ?? []).map((phrase) =>
            button(say(`web-phrase-${phrase}`), () => void room.wish({ type: "say", seat, phrase, text: "" })),
          )}</div>
          <form @submit=${(event: SubmitEvent) => {
            event.preventDefault();
            const field = (event.target as HTMLFormElement).querySelector("input");
            const text = field?.value.trim() ?? "";
            if (field && text) {
              field.value = "";
              void room.wish({ type: "say", seat, text, phrase: "" });
            }
          }}>
            <label class="field"><span class="unseen">${say("web-chat")}</span><input maxlength="200" autocomplete="off" /></label>
            <button type="submit" class="btn notched">${say("web-chat-send")}</button>
          </form>`
    }
  </section>`;
}

function line(said: Said): TemplateResult {
  const text = said.phrase ? say(`web-phrase-${said.phrase}`) : said.text;
  return html`<p><b>${said.name || say("web-spectator")}</b> <span>${text}</span></p>`;
}
