/** A game that has no picture, as it is looked back on. */

import { html, svg } from "lit-html";
import { symbolAt, tile } from "../../draw/pixels.ts";
import type { PlayedMoments, ReviewView } from "../view.ts";
import { factLines, moveText, namesIn } from "./words.ts";

const lines = (played: PlayedMoments, at: number): readonly string[] =>
  factLines(played.told.game, played.facts(at), played.names(at));

export const textReview: ReviewView = {
  names: namesIn,
  board: (played) => ({
    view: (at) =>
      html`<section class="card notched text-game"><ul>${lines(played, at).map((line) => html`<li>${line}</li>`)}</ul></section>`,
    play: async () => {},
  }),
  seat: (played, _at, seat) => ({
    marks: tile(played.pieceOf(seat), "", 24),
    role: "",
    active: false,
    hasPoints: true,
  }),
  programs(played, at, viewer) {
    const { pieces, seats } = played.names(at);
    const known = (piece: string): boolean => viewer === null || pieces[piece] === seats[viewer];
    const moves = Object.entries(played.frame(at + 1).moves).filter(([piece]) => known(piece));
    return html`<ul class="programs">${moves.map(
      ([piece, move]) =>
        html`<li><span class="who"><b>${pieces[piece] ?? piece}</b></span>${moveText(played.told.game, move)}</li>`,
    )}</ul>`;
  },
  inWords: lines,
  winner: (played, seat) => svg`${symbolAt(played.pieceOf(seat), 56, 56, 60, "var(--c)")}`,
  parts: () => ({ values: [], text: "" }),
  funFacts: [],
  count: () => {},
};
