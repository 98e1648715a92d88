/** Writing to each other, with ready-made phrases that everybody reads in their own language. */

import { html, nothing, type TemplateResult } from "lit-html";
import { icon } from "../../draw/pixels.ts";
import type { Said, State } from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { button, card } from "../../ui/kit.ts";
import { sheet } from "../../ui/sheet.ts";
import { say } from "../../words.ts";
import type { Room } from "../room.ts";
import { hasCompany } from "./company.ts";

/** From so many pixels on, a window has room for the log and the chat. */
const ROOMY = 1000;

function talkView(room: Room, state: State): TemplateResult {
  const seat = room.mySeats[0] ?? -1;
  const silent = room.mySeats.length > 0 && room.mySeats.every((one) => state.current.silent.includes(one));
  room.readTalk();
  return html`<section class="talk" aria-label=${say("web-chat")}>
    <div class="said" role="log" aria-label=${say("web-talk")} tabindex="0">${[...room.connection.said].reverse().map(line)}</div>
    ${
      room.isScreen
        ? nothing
        : silent
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
            <label class="field"><span class="unseen">${say("web-chat")}</span><input maxlength="200" autocomplete="off" placeholder=${say("web-chat")} /></label>
            <button type="submit" class="btn notched">${say("web-chat-send")}</button>
          </form>`
    }
  </section>`;
}

function line(said: Said): TemplateResult {
  const text = said.phrase ? say(`web-phrase-${said.phrase}`) : said.text;
  return html`<p><b>${said.name || say("web-spectator")}</b> <span>${text}</span></p>`;
}

/** Beside the board and in the lobby; nothing where nobody else is there. */
export function talkCard(room: Room, state: State): TemplateResult | typeof nothing {
  if (!hasCompany(room, state)) return nothing;
  return card(say("web-talk"), talkView(room, state), nothing, "talk-card");
}

/** Folded until somebody opens it, beside a low board: the log needs the room. */
let unfolded: boolean | null = null;

/** The same below the log: the last thing that was said, behind which all of it is. */
export function talkFold(room: Room, state: State): TemplateResult {
  const isOpen = unfolded ?? window.innerHeight >= ROOMY;
  const last = room.connection.said.at(-1);
  const fold = (event: Event): void => {
    event.preventDefault();
    unfolded = !isOpen;
    app.changed();
  };
  return html`<details class="card notched talk-card" ?open=${isOpen}>
    <summary @click=${fold}><h2>${talkTitle(room)}</h2>${last && !isOpen ? line(last) : nothing}</summary>${isOpen ? talkView(room, state) : nothing}</details>`;
}

/** What the chat is called, with how much of it nobody has read here. */
function talkTitle({ unread }: Room): string {
  return unread ? say("web-talk-unread", { count: unread }) : say("web-talk");
}

/** The same where there is no room for it: a button that counts what was said since. */
export function talkButton(room: Room): TemplateResult {
  const open = (): void =>
    app.openSheet(() => (room.state ? sheet(say("web-talk"), talkView(room, room.state), app.closeSheet) : html``));
  const { unread } = room;
  const label = talkTitle(room);
  return html`<button type="button" class="btn notched quiet icon-only talk-button" aria-label=${label} title=${label} @click=${open}>
    ${icon("talk", 22)}${unread ? html`<b>${unread}</b>` : nothing}</button>`;
}
