/** Why a round of Pixoid ended with so many cubes: from the worth of the start, by moves of both sides and luck. */

import { html, nothing, type TemplateResult } from "lit-html";
import { styled } from "../../draw/directives.ts";
import { colourClass } from "../../draw/pixels.ts";
import type { Drawing } from "../../games/contract.ts";
import type { PlayedGame } from "../../games/played_game.ts";
import type { ReviewedRoundView, ReviewedTurnView, ReviewReport } from "../../generated/protocol.ts";
import { say } from "../../words.ts";
import { amount, movesText, resultAmount, sumOf } from "./decision_sentences.ts";

/** A bar reaches at least so far to each side, in cubes. */
const LEAST_REACH = 1.2;
const SMALL = 0.05;

type Kind = "own" | "theirs" | "luck";

/** The turn in which a part changed most, if it changed at all. */
function mostIn(turns: readonly ReviewedTurnView[], size: (turn: ReviewedTurnView) => number): ReviewedTurnView | null {
  const [most] = [...turns].sort((one, other) => Math.abs(size(other)) - Math.abs(size(one)));
  return most && Math.abs(size(most)) >= SMALL ? most : null;
}

function detail(played: PlayedGame, round: ReviewedRoundView, kind: Kind): string {
  const lossOf = (turn: ReviewedTurnView): number => turn.decisions.find(({ seat }) => seat === round.seat)?.loss ?? 0;
  const sizes = {
    own: lossOf,
    theirs: (turn: ReviewedTurnView) => turn.team_loss,
    luck: (turn: ReviewedTurnView) => turn.luck,
  };
  const turn = mostIn(round.turns, sizes[kind]);
  if (turn === null) return say("web-ending-why-none", { kind });
  const best = turn.decisions.find(({ seat }) => seat === round.seat)?.options[0]?.moves ?? {};
  return say("web-ending-why-most", { kind, turn: turn.turn, move: kind === "own" ? movesText(played, best) : "" });
}

function row(
  played: PlayedGame,
  round: ReviewedRoundView,
  kind: Kind,
  change: number,
  reach: number,
  mine: boolean,
): TemplateResult {
  const share = (50 * Math.abs(change)) / reach;
  const left = change < 0 ? 50 - share : 50;
  const others = played.seats.filter((seat) => seat !== round.seat);
  return html`<li><span class="words"><b>${say("web-ending-why-row", { kind, whose: mine ? "yours" : "theirs" })}</b><small>${detail(played, round, kind)}</small></span>
    <span class="balance" aria-hidden="true"><i class="${kind} ${change < 0 ? "loss" : ""} ${colourClass(played.pieceOf(round.seat))}" ${styled({ left: `${left}%`, width: `${share}%` })}>${
      kind === "theirs" ? others.map((seat) => html`<u class=${colourClass(played.pieceOf(seat))}></u>`) : nothing
    }</i></span><b class="change">${amount(change, round.unit, true)}</b></li>`;
}

/** Of several rounds the one in which `own` fled, else the last. */
export function whyView(played: PlayedGame, told: ReviewReport, own: number | null): Drawing {
  const round = told.rounds.find(({ seat }) => seat === own) ?? told.rounds.at(-1);
  if (!round) return nothing;
  const [start = 0, yours = 0, theirs = 0, luck = 0, result = 0] = sumOf(round);
  const mine = own === round.seat;
  const reach = Math.max(LEAST_REACH, ...[yours, theirs, luck].map(Math.abs));
  const title = say("web-ending-why", { cubes: resultAmount(result, round.unit) });
  if ([start, yours, theirs, luck].every((part) => Math.abs(part) < SMALL))
    return html`<div class="head"><h2>${title}</h2></div><p>${say("web-ending-perfect")}</p>`;
  return html`<div class="head"><h2>${title}</h2><small>${say("web-ending-start", { cubes: amount(start, round.unit) })}</small></div>
    <ul class="why-rows">${row(played, round, "own", yours, reach, mine)}
      ${row(played, round, "theirs", theirs, reach, mine)}${row(played, round, "luck", luck, reach, mine)}</ul>`;
}
