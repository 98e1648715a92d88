/** Review of a game without pictures. */

import { html } from "lit-html";
import { tile } from "../../draw/pixels.ts";
import { sentenceList } from "../../ui/kit.ts";
import type { PlayedMoments, ReviewView } from "../contract.ts";
import { namesIn, piecesIn } from "../seats.ts";
import { factLines, moveText } from "./raw_words.ts";

const lines = (played: PlayedMoments, at: number): readonly string[] =>
  factLines(played.replay.game, played.facts(at), played.names(at));

export const textReview: ReviewView = {
  names: namesIn,
  board: (played) => ({
    view: (at) => html`<section class="card notched text-game">${sentenceList(lines(played, at))}</section>`,
    play: async () => {},
  }),
  seat: (played, _at, seat) => ({
    marks: tile(played.pieceOf(seat), "", 24),
    role: "",
    active: false,
    hasPoints: true,
  }),
  programs(played, at, viewer) {
    const { moves } = played.frame(at + 1);
    const row = (seat: number, piece: string) => html`<li>${tile(played.pieceOf(seat), "small", 16)}
      <span class="who"><b>${played.seatName(seat)}</b></span><span>${moveText(played.replay.game, moves[piece] ?? "")}</span></li>`;
    const seats = viewer === null ? played.seats : [viewer];
    return html`<ul class="programs">${seats.map((seat) =>
      piecesIn(played.facts(at), seat + 1).flatMap((piece) => (moves[piece] ? [row(seat, piece)] : [])),
    )}</ul>`;
  },
  inWords: lines,
  parts: () => ({ bars: [], text: "" }),
  funFacts: {},
  count: () => {},
};
