/** The turning point of a game on its result: on request on its board, with what the move did and what it was worth. */

import { html, nothing } from "lit-html";
import { colourClass, isPiece, numeral, tile } from "../draw/pixels.ts";
import { eventSentence } from "../event_sentences.ts";
import type { Drawing } from "../games/contract.ts";
import type { PlayedGame } from "../games/played_game.ts";
import { type TurningPoint, turningPoint } from "../games/turning_point.ts";
import { app } from "../ui/app.ts";
import { button, link } from "../ui/kit.ts";
import { say } from "../words.ts";

/** The game whose turning point is shown instead of its end. */
let shown: PlayedGame | null = null;

/** The turning point that the result's board shows; null if it shows the end. */
export function turningShown(played: PlayedGame): TurningPoint | null {
  return played === shown ? turningPoint(played) : null;
}

/** Switches the board between the end and the turning point. */
export function turningButton(played: PlayedGame): Drawing {
  if (played.ending.stopped || turningPoint(played) === null) return nothing;
  const isShown = played === shown;
  const turn = (): void => {
    shown = isShown ? null : played;
    app.changedNow();
  };
  return html`<div class="ending-turn">${button(say(isShown ? "web-ending-final" : "web-ending-turn"), turn)}</div>`;
}

export function turningCard(played: PlayedGame): Drawing {
  const point = turningPoint(played);
  if (point === null) return nothing;
  const { at, seat, gain } = point;
  const { mover } = played.facts(at - 1);
  const piece = isPiece(mover) ? mover : played.pieceOf(seat);
  const lines = played.events(at).map((event) => eventSentence(event, played.names(at)));
  const [rival = -1, ...rest] = played.seats.filter((other) => other !== seat);
  const name = played.seatName(seat);
  const lead = { name, rivals: 1 + rest.length, who: played.seatName(rival), points: gain };
  return html`<section class="card notched turning ${colourClass(played.pieceOf(seat))}">
    <div class="head"><h2>${say("web-ending-turning", { turn: played.when(at - 1).turn })}</h2></div>
    <div class="turning-move">${tile(piece, "", 24)}<p>${lines.slice(0, 2).join(" ")}</p>${numeral(`+${gain}`, 22)}</div>
    <p><small>${say("web-ending-lead", lead)}</small></p>
    ${played.table ? link(say("web-ending-see"), `/g/${played.table}?step=${at - 1}`, { icon: "eye", kind: "quiet" }) : nothing}
  </section>`;
}
