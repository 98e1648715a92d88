/** Where everyone's cubes came from: a sentence and a stacked bar for each player, and the swing of the game. */

import { html, nothing, type TemplateResult } from "lit-html";
import { styled } from "../../draw/directives.ts";
import { colourClass, tile } from "../../draw/pixels.ts";
import type { Drawing } from "../../games/contract.ts";
import type { PlayedGame } from "../../games/played_game.ts";
import type { ReviewedRoundView, ReviewReport } from "../../generated/protocol.ts";
import { link } from "../../ui/kit.ts";
import { say } from "../../words.ts";
import { amount, CUBES, moments, resultAmount, roundSum, seatText, sourceText, sumOf } from "./decision_sentences.ts";

const KINDS = ["start", "own", "theirs", "luck", "result"];
/** The number of cubes in the reserve. */
const SCALE = 12;

export function resultView(played: PlayedGame, report: ReviewReport): Drawing {
  const [swing] = moments(report.rounds, 1);
  return html`<div class="sums">${report.seats.map(({ seat }) => {
    const round = report.rounds.find((one) => one.seat === seat);
    return html`<article class=${colourClass(played.pieceOf(seat))}>
      <h3>${tile(played.pieceOf(seat), "small", 16)}${played.seatName(seat)}${round && report.rounds.length > 1 ? html`<small>${say("web-round", { round: round.round, rounds: report.rounds.length })}</small>` : nothing}</h3>
      ${round ? html`${waterfall(played, round)}<p>${roundSum(played, round)}</p>` : nothing}
      <p><small>${seatText(played, report, seat)}</small></p></article>`;
  })}</div>
  <p><b>${
    swing
      ? say("web-review-swing", {
          when: played.whenText(swing.turn.step - 1),
          change: amount(swing.turn.after - swing.turn.value, swing.unit, true),
        })
      : nothing
  }</b> <small>${sourceText(report)}</small></p>
  <p>${link(say("web-review-turns"), `/g/${played.table}?review&step=${(swing?.turn.step ?? 1) - 1}`)}</p>`;
}

function waterfall(played: PlayedGame, round: ReviewedRoundView): TemplateResult {
  const parts = sumOf(round);
  const ends = parts.map((_, at) => (at < 4 ? parts.slice(0, at + 1).reduce((sum, part) => sum + part, 0) : 0));
  const low = Math.min(0, ...ends);
  const high = Math.max(round.unit === CUBES ? SCALE : 1, ...ends);
  return html`<dl class="waterfall" aria-hidden="true">${parts.map((part, at) => {
    const kind = KINDS[at];
    const to = ends[at] ?? 0;
    const from = at < 4 ? (ends[at - 1] ?? 0) : part;
    const percent = (value: number): string => `${(100 * value) / (high - low)}%`;
    return html`<dt>${say(`web-review-sum-${kind}`)}</dt>
      <dd class="track"><i class=${kind ?? ""} ${styled({ left: percent(Math.min(from, to) - low), width: percent(Math.abs(to - from)) })}>${
        at === 2
          ? played.seats.map((seat) =>
              seat === round.seat ? nothing : html`<u class=${colourClass(played.pieceOf(seat))}></u>`,
            )
          : nothing
      }</i></dd><dd>${at < 4 ? amount(part, round.unit, at > 0) : resultAmount(part, round.unit)}</dd>`;
  })}</dl>`;
}
