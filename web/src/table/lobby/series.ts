/** Series of games played by "Play again", and their score. */

import { html, nothing, type TemplateResult } from "lit-html";
import { icon, tile } from "../../draw/pixels.ts";
import { seatFace } from "../../games/bots.ts";
import { ownPiece, seatName } from "../../games/seats.ts";
import type { State } from "../../generated/protocol.ts";
import { say } from "../../words.ts";
import { lobbyParts } from "./lobby_loader.ts";

function keyOf({ seats }: State, at: number): string {
  const seat = seats[at];
  if (!seat) return "";
  if (seat.holder === "bot") return `bot ${at} ${seat.name}`;
  const alone = seats.filter(({ person }) => person === seat.person).length === 1;
  return alone ? seat.person : `${seat.person} ${seat.name}`;
}

/** The wins of each seat including the game that just ended, in the series or the current match. */
export function seriesWins(state: State, before = state.series?.wins): readonly number[] {
  const winners = state.current.outcome?.winners ?? [];
  return state.seats.map((_, at) => (before?.[keyOf(state, at)] ?? 0) + Number(winners.includes(at)));
}

export interface MatchScore {
  readonly bestOf: number;
  readonly needed: number;
  readonly game: number;
  readonly won: readonly number[];
  /** The seat that has won the match, or null. */
  readonly winner: number | null;
}

/** The score of a table's match, or null: the rule of pixcade.server.rooms.series. */
export function matchScore(state: State): MatchScore | null {
  const { match } = state;
  if (!match) return null;
  const won = seriesWins(state, match.wins);
  const most = Math.max(...won);
  const alone = won.filter((one) => one === most).length === 1;
  const decided = state.current.outcome !== null && alone && most >= match.needed;
  const winner = decided ? won.indexOf(most) : null;
  return { bestOf: match.best_of, needed: match.needed, game: match.games + 1, won, winner };
}

/** The score in one line, for the bar of a shared screen during the next game. */
export function seriesStrip(state: State): TemplateResult | typeof nothing {
  if (!state.series?.games && !state.match) return nothing;
  const won = state.match ? seriesWins(state, state.match.wins) : seriesWins(state);
  return html`<ol class="series-strip" aria-label=${say("web-series")}>${state.seats.map(
    (_, at) => html`<li>${tile(ownPiece(state, at), "small", 18)}<span class="unseen">${seatName(state, at)}</span>
      ${icon("crownI", 18)}<b>${won[at] ?? 0}</b></li>`,
  )}</ol>`;
}

/** The score of a series, once it is one: most wins first. */
export function seriesScore(state: State): TemplateResult | typeof nothing {
  if (state.match) return lobbyParts()?.matchView(state) ?? nothing;
  const games = (state.series?.games ?? 0) + Number((state.current.outcome?.winners.length ?? 0) > 0);
  if (!state.series?.games) return nothing;
  const won = seriesWins(state);
  const order = [...state.seats.keys()].sort((one, other) => (won[other] ?? 0) - (won[one] ?? 0));
  return html`<section class="series" aria-label=${say("web-series")}>
    <h2>${say("web-series")}<small>${say("web-series-games", { games })}</small></h2>
    <ol>${order.map(
      (
        at,
      ) => html`<li>${tile(ownPiece(state, at), "small", 18)}<span>${seatFace(state.seats[at])}${seatName(state, at)}</span>
        <b>${icon("crownI", 18)}${won[at] ?? 0}</b></li>`,
    )}</ol>
  </section>`;
}
