/** What stands beside the board on a desk, in a sheet for screens that have no room for it. */

import { html, nothing, type TemplateResult } from "lit-html";
import { pixlMarks, pixlSeat } from "../games/pixl/cards.ts";
import { pixlAside, pixlFactsOf } from "../games/pixl/play.ts";
import { pixoidHaul, reserveTray, rounds, stakes } from "../games/pixoid/panels.ts";
import { pastRounds } from "../games/pixoid/past_rounds.ts";
import { pixoidFactsOf } from "../games/pixoid/play.ts";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button, card, seatCard } from "../ui/kit.ts";
import { sheet } from "../ui/sheet.ts";
import { say } from "../words.ts";
import { namesOf, ownPiece, roleOf, seatName } from "./seats.ts";

/** What is at stake in Pixoid. */
export function stock(state: State): TemplateResult {
  const facts = pixoidFactsOf(state);
  const past = facts.rounds > 1 ? rounds(facts, pastRounds(state.table, facts)) : nothing;
  return html`<div class="stock">${reserveTray(facts)}${stakes(facts)}${past}</div>`;
}

/** What Pixoid holds, under his name. */
function haul(state: State): TemplateResult {
  const facts = pixoidFactsOf(state);
  return card(namesOf(state).pieces[facts.pixoid] ?? "", pixoidHaul(facts));
}

/** Where everybody's points in Pixl come from. */
function sources(state: State): TemplateResult {
  const facts = pixlFactsOf(state);
  const cards = state.seats.map((seat, at) =>
    seatCard({
      kind: `e-${ownPiece(state, at)}`,
      marks: pixlMarks(facts, at + 1),
      name: seatName(state, at),
      isBot: seat.holder === "bot",
      role: roleOf(state, at),
      points: state.current.points[at] ?? null,
      state: null,
      active: false,
      extra: pixlSeat(facts, at + 1),
    }),
  );
  return html`<ul class="seats">${cards}</ul>${pixlAside(state)}`;
}

/** The button that opens the sheet; `shown` tells the table as it is to be seen then. */
export function overviewButton(shown: () => State | null): TemplateResult {
  const view = (): TemplateResult => {
    const state = shown();
    if (state === null) return html``;
    const content = state.settings.game === "pixl" ? sources(state) : html`${haul(state)}${stock(state)}`;
    return sheet(say("web-overview"), html`<div class="overview">${content}</div>`, app.closeSheet);
  };
  return html`<span class="overview-button">${button(say("web-overview"), () => app.openSheet(view), { icon: "stack", kind: "quiet" })}</span>`;
}
