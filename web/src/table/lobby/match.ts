/** A match: best of a number of games. Its winner is celebrated on every screen. */

import { html, nothing, type TemplateResult } from "lit-html";
import { styled } from "../../draw/directives.ts";
import { bugAt, colourClass, icon, SEAT_COLOURS, type SeatColour, tile } from "../../draw/pixels.ts";
import { ownPiece, seatName } from "../../games/seats.ts";
import type { State } from "../../generated/protocol.ts";
import { note, tone } from "../../sound.ts";
import { app } from "../../ui/app.ts";
import { button } from "../../ui/kit.ts";
import { sheet } from "../../ui/sheet.ts";
import { say } from "../../words.ts";
import { matchScore } from "./series.ts";

/** Milliseconds after which a celebration closes: a shared screen has no pointer. */
const CELEBRATED = 12_000;
/** Pixels that rise behind the winner: start and delay of each. Neighbours don't rise together. */
const PIXELS = Array.from({ length: 18 }, (_, at) => ({
  left: `${(at * 59) % 97}%`,
  "animation-delay": `${((at * 5) % 9) * 140}ms`,
}));
const RISE = ["C5", "E5", "G5", "C6", "E6", "G6"] as const;

/** A socket for each game needed to win, filled for each game won. */
function sockets(won: number, needed: number): TemplateResult {
  return html`<span class="sockets" role="img" aria-label=${say("web-match-won-of", { won, needed })}>${Array.from(
    { length: Math.max(won, needed) },
    (_, at) => html`<i class=${at < won ? "won" : ""}></i>`,
  )}</span>`;
}

export function matchView(state: State): TemplateResult | typeof nothing {
  const match = matchScore(state);
  if (match === null) return nothing;
  const { bestOf, needed, game, won, winner } = match;
  const title =
    winner === null ? say("web-match", { games: bestOf }) : say("web-match-won", { name: seatName(state, winner) });
  return html`<section class="series match ${winner === null ? "" : "decided"}" aria-label=${say("web-match", { games: bestOf })}>
    <h2>${title}<small>${winner === null ? say("web-match-game", { game, needed }) : say("web-match", { games: bestOf })}</small></h2>
    <ol>${state.seats.map(
      (
        _,
        at,
      ) => html`<li class="${colourClass(ownPiece(state, at))} ${at === winner ? "winner" : ""}">${tile(ownPiece(state, at), "small", 18)}
        <span>${seatName(state, at)}</span>${at === winner ? icon("crownI", 20) : nothing}${sockets(won[at] ?? 0, needed)}</li>`,
    )}</ol>
  </section>`;
}

const celebrated = new Set<string>();

/** Celebrate the winner of a match once, if this device saw the last game end. */
export function celebrate(state: State): void {
  const winner = matchScore(state)?.winner ?? null;
  if (winner === null || celebrated.has(state.table)) return;
  celebrated.add(state.table);
  app.openSheet(() => plate(state, winner));
  window.setTimeout(() => app.closeSheet(), CELEBRATED);
  for (const [at, name] of RISE.entries()) tone(note(name), at * 0.14, 0.2);
}

function plate(state: State, winner: number): TemplateResult {
  const match = matchScore(state);
  const piece = ownPiece(state, winner);
  const name = seatName(state, winner);
  const creature = (SEAT_COLOURS as readonly string[]).includes(piece);
  return sheet(
    say("web-match", { games: match?.bestOf ?? 3 }),
    html`<div class="celebration ${colourClass(piece)}">
      <div class="pixels" aria-hidden="true">${PIXELS.map((pixel) => html`<i ${styled(pixel)}></i>`)}</div>
      ${creature ? html`<svg width="144" height="144" viewBox="0 0 144 144" aria-hidden="true">${bugAt(piece as SeatColour, 72, 72, 144)}</svg>` : tile(piece, "large", 96)}
      <p class="name" role="status">${say("web-match-won", { name })}</p>
      ${matchView(state)}
      ${button(say("web-match-go-on"), app.closeSheet, { kind: "primary" })}
    </div>`,
    app.closeSheet,
  );
}
