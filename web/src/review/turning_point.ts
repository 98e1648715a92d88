/** The move from which the winner stayed ahead, told with what it did: read from the points, without a search. */

import { html, nothing } from "lit-html";
import { colourClass, numeral, tile } from "../draw/pixels.ts";
import { eventSentence } from "../event_sentences.ts";
import type { Drawing } from "../games/contract.ts";
import type { PlayedGame } from "../games/played_game.ts";
import { link } from "../ui/kit.ts";
import { say } from "../words.ts";

export interface TurningPoint {
  /** The moment to which the move has led. */
  readonly at: number;
  readonly seat: number;
  /** What the lead of the winner gained by it. */
  readonly gain: number;
}

/** How far a seat is ahead of all others, or behind the best of them. */
function leadOf({ points }: { readonly points: readonly number[] }, seat: number): number {
  const others = points.filter((_, at) => at !== seat);
  return (points[seat] ?? 0) - Math.max(0, ...others);
}

interface Scored {
  readonly last: number;
  readonly ending: { readonly winners: readonly number[] };
  frame(at: number): { readonly points: readonly number[] };
}

/**
 * The last move with which the one winner took the lead for good; of a winner who was never behind it is the one that
 * gained most. Null where several have won, or nobody.
 */
export function turningPoint(played: Scored): TurningPoint | null {
  const [seat] = played.ending.winners;
  if (seat === undefined || played.ending.winners.length > 1) return null;
  const leads = Array.from({ length: played.last + 1 }, (_, at) => leadOf(played.frame(at), seat));
  const gain = (at: number): number => (leads[at] ?? 0) - (leads[at - 1] ?? 0);
  const behind = leads.reduce((last, lead, at) => (lead < 0 ? at : last), -1);
  const steps = Array.from({ length: played.last }, (_, step) => step + 1);
  const ahead = leads.findIndex((lead, at) => at > behind && lead > 0);
  const most = steps.reduce((best, at) => (gain(at) > gain(best) ? at : best), 1);
  const at = behind >= 0 && ahead > 0 ? ahead : most;
  return gain(at) > 0 ? { at, seat, gain: gain(at) } : null;
}

export function turningCard(played: PlayedGame): Drawing {
  const point = turningPoint(played);
  if (point === null) return nothing;
  const { at, seat, gain } = point;
  const lines = played.events(at).map((event) => eventSentence(event, played.names(at)));
  return html`<section class="card notched turning ${colourClass(played.pieceOf(seat))}">
    <div class="head"><h2>${say("web-ending-turning", { turn: at })}</h2></div>
    <div class="turning-move">${tile(played.pieceOf(seat), "", 24)}<p>${lines.slice(0, 2).join(" ")}</p>${numeral(`+${gain}`, 22)}</div>
    <p><small>${say("web-ending-lead", { name: played.seatName(seat), points: gain })}</small></p>
    ${played.table ? link(say("web-ending-see"), `/g/${played.table}?step=${at - 1}`, { icon: "eye", kind: "quiet" }) : nothing}
  </section>`;
}
