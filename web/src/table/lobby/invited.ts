/** An invitation: who invites, to which game, how long it takes, and how it goes, in three sentences. */

import { html, nothing, type TemplateResult } from "lit-html";
import { icon } from "../../draw/pixels.ts";
import { cardOf, gameName } from "../../games/index.ts";
import type { State } from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { clockName } from "../../ui/clocks.ts";
import { loadParts, say } from "../../words.ts";
import { isSlow } from "../slow.ts";

let words: "none" | "loading" | "here" = "none";

async function loadWords(): Promise<void> {
  words = "loading";
  await loadParts("starting").catch(() => {}); // then only the form is shown
  words = "here";
  app.changed();
}

export function invitedTo(state: State): TemplateResult {
  if (words === "none") void loadWords();
  const { game, options } = state.settings;
  const host = state.seats.find(({ person, holder }) => holder === "person" && person === state.host);
  const card = cardOf(game);
  if (words !== "here" || !card) return html`<h2>${say("web-join-invited")}</h2>`;
  const length = card.lengths.find((one) =>
    Object.entries(one.options).every(([name, value]) => (options[name] ?? "") === value),
  );
  const name = clockName(state.settings);
  const time = isSlow(state)
    ? name !== "none" && say(`web-clock-${name}`)
    : length && say("web-minutes", { minutes: length.minutes });
  const title = host
    ? say("web-invited-by", { name: host.name, game: gameName(game) })
    : say("web-invited-to", { game: gameName(game) });
  return html`<div class="invited"><div class="strip">${card.strip()}</div>
    <h2>${title}</h2>
    <p class="facts"><span>${icon("people", 14)}${say("web-new-players", { players: state.seats.length })}</span>
      ${time ? html`<span>${icon("time", 14)}${time}</span>` : nothing}</p>
    <ol>${[1, 2, 3].map((line) => html`<li>${say("web-invited-how", { line: `${game}-${line}` })}</li>`)}</ol></div>`;
}
