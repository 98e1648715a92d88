/** Slow games with seats for everyone on this server. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { icon } from "../draw/pixels.ts";
import { commaList } from "../event_sentences.ts";
import type { OpenTable, OpenTables } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { clockName } from "../ui/clocks.ts";
import { timeText } from "../ui/kit.ts";
import { get } from "../wire/api.ts";
import { say } from "../words.ts";
import { cardOf, gameName, optionValue } from "./index.ts";

export class OpenSeatsList {
  #tables: readonly OpenTable[] | null = null;

  constructor() {
    if (!app.person || !app.server?.open_seats) return;
    void get<OpenTables>("/api/open-seats")
      .then(({ tables }) => {
        this.#tables = tables;
        app.changed();
      })
      .catch(() => {}); // the page shows elsewhere that there is no connection
  }

  view(): TemplateResult | typeof nothing {
    if (this.#tables === null) return nothing;
    return html`<h2>${say("web-open-seats")}</h2>
      ${this.#tables.length ? html`<ul class="continues by-deadline">${this.#tables.map(openTable)}</ul>` : html`<p>${say("web-open-none")}</p>`}`;
  }
}

/** What differs from a usual game. The seats show how many players it has. */
function variant({ game, options }: OpenTable): string {
  const known = app.server?.games.find(({ id }) => id === game)?.options ?? [];
  return known
    .filter(
      ({ name, choices, default: usual }) => choices.includes(usual) && name !== "players" && options[name] !== usual,
    )
    .map(({ name }) => `${optionValue(game, name, options[name] ?? "")}, `)
    .join("");
}

function openTable(one: OpenTable): TemplateResult {
  const { table, game, pace, players, bots, free, bots_in } = one;
  const names = bots ? [...players, say("web-continue-bots", { count: bots })] : players;
  const value = clockName({ game, clock: "step", milliseconds: pace });
  return html`<li class="continue notched">
    <div class="label">${cardOf(game)?.art() ?? nothing}</div>
    <div><h3>${gameName(game)}</h3><small>${say("web-continue-with", { names: commaList(names) })}</small>
      <small>${variant(one)}${say(`web-clock-${value}`)}</small>
      <small>${say("web-open-free", { free })}${bots_in < 0 ? nothing : html` · ${say("web-open-bots", { time: timeText(bots_in) })}`}</small></div>
    <a class="btn notched" href=${address(`/t/${table}`)} aria-label=${say("web-open-take")}>
      ${icon("people")}<span>${say("web-open-take")}</span></a></li>`;
}
