/** Why a round of Pixoid ended with so many cubes: from the worth of the start, by moves of both sides and luck. */

import { html, nothing, type TemplateResult } from "lit-html";
import { styled } from "../../draw/directives.ts";
import { colourClass } from "../../draw/pixels.ts";
import type { Drawing } from "../../games/contract.ts";
import type { PlayedGame } from "../../games/played_game.ts";
import type { ReviewedRoundView, ReviewedTurnView, ReviewReport } from "../../generated/protocol.ts";
import { say } from "../../words.ts";
import { amount, CUBES, halfText, movesText, sumOf } from "./decision_sentences.ts";

/** A bar reaches at least so far to each side, in cubes. */
const LEAST_REACH = 1.2;
const SMALL = 0.05;

const KINDS = ["own", "theirs", "luck"] as const;
type Kind = (typeof KINDS)[number];
/** The number of cubes in the reserve: a whole victory. */
const SCALE = 12;

/** The turn in which a part changed most, if it changed at all. */
function mostIn(turns: readonly ReviewedTurnView[], size: (turn: ReviewedTurnView) => number): ReviewedTurnView | null {
  const [most] = [...turns].sort((one, other) => Math.abs(size(other)) - Math.abs(size(one)));
  return most && Math.abs(size(most)) >= SMALL ? most : null;
}

function detail(played: PlayedGame, round: ReviewedRoundView, kind: Kind, change: number, mine: boolean): string {
  const lossOf = (turn: ReviewedTurnView): number => turn.decisions.find(({ seat }) => seat === round.seat)?.loss ?? 0;
  const sizes = {
    own: lossOf,
    theirs: (turn: ReviewedTurnView) => turn.team_loss,
    luck: (turn: ReviewedTurnView) => turn.luck,
  };
  const turn = mostIn(round.turns, sizes[kind]);
  if (turn === null) return say("web-ending-why-none", { kind });
  const best = turn.decisions.find(({ seat }) => seat === round.seat)?.options[0]?.moves ?? {};
  const evened = kind === "luck" && Math.abs(change) < SMALL;
  return say("web-ending-why-most", {
    kind: evened ? "even" : kind,
    whose: mine ? "yours" : "theirs",
    turn: turn.turn,
    move: kind === "own" ? movesText(played, best) : "",
  });
}

const rowTitle = (kind: Kind, mine: boolean): string =>
  say("web-ending-why-row", { kind, whose: mine ? "yours" : "theirs" });

function emptyRow(kind: Kind, mine: boolean): TemplateResult {
  return html`<li><span class="words"><b>${rowTitle(kind, mine)}</b></span><span class="balance" aria-hidden="true"></span></li>`;
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
  return html`<li><span class="words"><b>${rowTitle(kind, mine)}</b><small>${detail(played, round, kind, change, mine)}</small></span>
    <span class="balance" aria-hidden="true"><i class="${kind} ${change < 0 ? "loss" : ""} ${colourClass(played.pieceOf(round.seat))}" ${styled({ left: `${left}%`, width: `${share}%` })}>${
      kind === "theirs" ? others.map((seat) => html`<u class=${colourClass(played.pieceOf(seat))}></u>`) : nothing
    }</i></span><b class="change">${amount(change, round.unit, true)}</b></li>`;
}

/** The round in which `own` fled, else the last one; before it is reviewed, its rows without numbers. */
export function whyView(played: PlayedGame, report: ReviewReport | null, own: number | null): Drawing {
  const all = played.view.rounds?.(played) ?? [];
  const wanted = all.find(({ seat }) => seat === own) ?? all.at(-1);
  if (!wanted) return nothing;
  const round = report?.rounds.find((one) => one.round === wanted.round);
  const mine = own === wanted.seat;
  const { rounds } = played.when(wanted.from);
  const which = rounds > 1 ? html`<small>${say("web-round", { round: wanted.round, rounds })}</small>` : nothing;
  const cubes = played.view.gathered?.(played, wanted.round) ?? 0;
  const title = (unit: string): string => say("web-ending-why", { unit, count: cubes, cubes });
  if (!round)
    return html`<div class="head"><h2>${title(wanted.round === rounds && rounds > 1 ? "victory" : CUBES)}</h2>${which}<small role="status">${say("web-ending-working")}</small></div>
      <ul class="why-rows is-pending">${KINDS.map((kind) => emptyRow(kind, mine))}</ul>`;
  const { unit } = round;
  const half = halfText(played, round);
  const [start = 0, yours = 0, theirs = 0, luck = 0] = sumOf(round);
  if (cubes < SCALE && [yours, theirs, luck].every((part) => Math.abs(part) < SMALL))
    return html`<div class="head"><h2>${title(unit)}</h2>${which}</div><p>${say("web-ending-perfect", { unit })}</p>`;
  const changes = { own: yours, theirs, luck };
  const least = unit === CUBES ? LEAST_REACH : LEAST_REACH / SCALE;
  const reach = Math.max(least, ...Object.values(changes).map(Math.abs));
  return html`<div class="head"><h2>${title(unit)}</h2>${which}<small>${say("web-ending-start", { unit, cubes: amount(start, unit) })}</small></div>
    <ul class="why-rows">${KINDS.map((kind) => row(played, round, kind, changes[kind], reach, mine))}</ul>
    ${half ? html`<small>${half}</small>` : nothing}`;
}
