/** Where everyone's cubes came from: a sentence and a stacked bar for each player, and the swing of the game. */

import { html, nothing, type TemplateResult } from "lit-html";
import { styled } from "../../draw/directives.ts";
import { colourClass, tile } from "../../draw/pixels.ts";
import type { Drawing } from "../../games/contract.ts";
import type { PlayedGame } from "../../games/played_game.ts";
import type { ReviewedRoundView, ReviewReport } from "../../generated/protocol.ts";
import { link } from "../../ui/kit.ts";
import { say } from "../../words.ts";
import {
  amount,
  CUBES,
  changeText,
  halfHow,
  heldCubes,
  moments,
  resultAmount,
  roundSum,
  seatText,
  sourceText,
  sumOf,
} from "./decision_sentences.ts";

const KINDS = ["start", "own", "theirs", "luck", "bonus", "result"];
/** The number of cubes in the reserve. */
const SCALE = 12;

export function resultView(played: PlayedGame, report: ReviewReport): Drawing {
  const [swing] = moments(report.rounds, 1);
  return html`<div class="sums">${report.seats.map(({ seat }) => {
    const round = report.rounds.find((one) => one.seat === seat);
    return html`<article class=${colourClass(played.pieceOf(seat))}>
      <h3>${tile(played.pieceOf(seat), "small", 16)}${played.seatName(seat)}${round && report.rounds.length > 1 ? html`<small>${say("web-round", { round: round.round, rounds: played.when(played.last).rounds })}</small>` : nothing}</h3>
      ${round ? html`${waterfall(played, round)}${round.unit !== CUBES && report.rounds.some(({ unit }) => unit === CUBES) ? html`<p>${say("web-review-last")}</p>` : nothing}<p>${roundSum(played, round)}</p>` : nothing}
      <p><small>${seatText(played, report, seat)}</small></p></article>`;
  })}</div>
  <p><b>${
    swing
      ? say("web-review-swing", {
          when: played.whenText(swing.turn.step - 1),
          change: changeText(swing.turn.value, swing.turn.after, swing.unit),
        })
      : nothing
  }</b> <small>${sourceText(report)}</small></p>
  <p>${link(say("web-review-turns"), `/g/${played.table}?review&step=${(swing?.turn.step ?? 1) - 1}`)}</p>`;
}

function waterfall(played: PlayedGame, round: ReviewedRoundView): TemplateResult {
  const [start = 0, own = 0, theirs = 0, luck = 0, result = 0] = sumOf(round);
  const held = heldCubes(played, round) ?? result;
  const parts: Readonly<Record<string, number>> = { start, own, theirs, luck, bonus: held - result, result: held };
  const shown = KINDS.filter((kind) => kind !== "bonus" || held !== result);
  let sum = 0;
  const bars = shown.map((kind) => {
    const part = parts[kind] ?? 0;
    const from = kind === "result" ? 0 : sum;
    sum = from + part;
    return { kind, part, from, to: sum };
  });
  const low = Math.min(0, ...bars.map(({ to }) => to));
  const high = Math.max(round.unit === CUBES ? SCALE : 1, ...bars.map(({ to }) => to));
  const percent = (value: number): string => `${(100 * value) / (high - low)}%`;
  return html`<dl class="waterfall" aria-hidden="true">${bars.map(
    ({ kind, part, from, to }) => html`<dt>${say(`web-review-sum-${kind}`, { how: halfHow(held, round) })}</dt>
      <dd class="track"><i class=${kind} ${styled({ left: percent(Math.min(from, to) - low), width: percent(Math.abs(to - from)) })}>${
        kind === "theirs"
          ? played.seats.map((seat) =>
              seat === round.seat ? nothing : html`<u class=${colourClass(played.pieceOf(seat))}></u>`,
            )
          : nothing
      }</i></dd><dd>${kind === "result" ? resultAmount(part, round.unit) : amount(part, round.unit, kind !== "start")}</dd>`,
  )}</dl>`;
}
