/** The turning point of a game on its result: what the move did, and what it was worth. */

import { html, nothing } from "lit-html";
import { colourClass, isPiece, numeral, tile } from "../draw/pixels.ts";
import { eventSentence } from "../event_sentences.ts";
import type { Drawing } from "../games/contract.ts";
import type { PlayedGame } from "../games/played_game.ts";
import { turningPoint } from "../games/turning_point.ts";
import { link } from "../ui/kit.ts";
import { say } from "../words.ts";

export function turningCard(played: PlayedGame): Drawing {
  const point = turningPoint(played);
  if (point === null) return nothing;
  const { at, seat, gain } = point;
  const { mover } = played.facts(at - 1);
  const piece = isPiece(mover) ? mover : played.pieceOf(seat);
  const lines = played.events(at).map((event) => eventSentence(event, played.names(at)));
  return html`<section class="card notched turning ${colourClass(played.pieceOf(seat))}">
    <div class="head"><h2>${say("web-ending-turning", { turn: played.when(at - 1).turn })}</h2></div>
    <div class="turning-move">${tile(piece, "", 24)}<p>${lines.slice(0, 2).join(" ")}</p>${numeral(`+${gain}`, 22)}</div>
    <p><small>${say("web-ending-lead", { name: played.seatName(seat), points: gain })}</small></p>
    ${played.table ? link(say("web-ending-see"), `/g/${played.table}?step=${at - 1}`, { icon: "eye", kind: "quiet" }) : nothing}
  </section>`;
}
