/** Chat, with ready-made phrases that everyone reads in their own language. */

import { html, nothing, type TemplateResult } from "lit-html";
import { icon } from "../../draw/pixels.ts";
import type { ChatMessage, State } from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { button, card } from "../../ui/kit.ts";
import { sheet } from "../../ui/sheet.ts";
import { say } from "../../words.ts";
import type { TableClient } from "../table_client.ts";

/** From this window width on, in pixels, there is room for both log and chat. */
const ROOMY = 1000;

/** Phrases for a lobby; the others are about a game. */
const IN_LOBBY: readonly string[] = ["hello", "good-luck", "thanks", "one-moment", "sorry"];

function phrasesIn({ phase }: State): readonly string[] {
  const all = app.server?.phrases ?? [];
  return phase === "lobby" ? all.filter((one) => IN_LOBBY.includes(one)) : all;
}

function talkView(client: TableClient, state: State): TemplateResult {
  const seat = client.mySeats[0] ?? -1;
  const silent = client.mySeats.length > 0 && client.mySeats.every((one) => state.current.silent.includes(one));
  client.readTalk();
  return html`<section class="talk" aria-label=${say("web-chat")}>
    <div class="said" role="log" aria-label=${say("web-talk")} tabindex="0">${[...client.connection.chatMessages].reverse().map(line)}</div>
    ${
      client.isScreen
        ? nothing
        : silent
          ? html`<p>${say("web-silent")}</p>`
          : html`<div class="phrases">${phrasesIn(state).map((phrase) =>
              button(say(`web-phrase-${phrase}`), () => void client.send({ type: "chat", seat, phrase, text: "" })),
            )}</div>
          <form @submit=${(event: SubmitEvent) => {
            event.preventDefault();
            const field = (event.target as HTMLFormElement).querySelector("input");
            const text = field?.value.trim() ?? "";
            if (field && text) {
              field.value = "";
              void client.send({ type: "chat", seat, text, phrase: "" });
            }
          }}>
            <label class="field"><span class="unseen">${say("web-chat")}</span><input maxlength="200" autocomplete="off" placeholder=${say("web-chat")} /></label>
            <button type="submit" class="btn notched">${say("web-chat-send")}</button>
          </form>`
    }
  </section>`;
}

function line(message: ChatMessage): TemplateResult {
  const text = message.phrase ? say(`web-phrase-${message.phrase}`) : message.text;
  return html`<p><b>${message.name || say("web-spectator")}</b> <span>${text}</span></p>`;
}

/** The chat next to the board and in the lobby; nothing if nobody else is there. */
export function talkCard(client: TableClient, state: State): TemplateResult | typeof nothing {
  if (!client.hasCompany(state)) return nothing;
  return card(say("web-talk"), talkView(client, state), nothing, "talk-card");
}

/** Collapsed by default next to a low board: the log needs the room. */
let unfolded: boolean | null = null;

/** The chat below the log: the last message, which expands to all of them. */
export function talkFold(client: TableClient, state: State): TemplateResult {
  const isOpen = unfolded ?? window.innerHeight >= ROOMY;
  const last = client.connection.chatMessages.at(-1);
  const fold = (event: Event): void => {
    event.preventDefault();
    unfolded = !isOpen;
    app.changed();
  };
  return html`<details class="card notched talk-card" ?open=${isOpen}>
    <summary @click=${fold}><h2>${talkTitle(client)}</h2>${last && !isOpen ? line(last) : nothing}</summary>${isOpen ? talkView(client, state) : nothing}</details>`;
}

/** The chat's title, with the number of unread messages. */
function talkTitle({ unread }: TableClient): string {
  return unread ? say("web-talk-unread", { count: unread }) : say("web-talk");
}

/** The chat as a button with the number of unread messages, if there is no room for it. */
export function talkButton(client: TableClient): TemplateResult {
  const open = (): void =>
    app.openSheet(() =>
      client.state ? sheet(say("web-talk"), talkView(client, client.state), app.closeSheet) : html``,
    );
  const { unread } = client;
  const label = talkTitle(client);
  return html`<button type="button" class="btn notched quiet icon-only talk-button" aria-label=${label} title=${label} @click=${open}>
    ${icon("talk", 22)}${unread ? html`<b>${unread}</b>` : nothing}</button>`;
}
