/** A round's value turn by turn; the largest moments have a number and a button. */

import { html, nothing, svg, type TemplateResult } from "lit-html";
import { colourClass, isPiece, numeralAt, tile } from "../../draw/pixels.ts";
import type { PlayedGame } from "../../games/played_game.ts";
import type { ReviewedDecisionView, ReviewedRoundView, ReviewedTurnView } from "../../generated/protocol.ts";
import { say } from "../../words.ts";
import { spread } from "../label_layout.ts";
import { amount, changeText, isAlone, moments } from "./decision_sentences.ts";

const WIDTH = 320;
const HEIGHT = 160;
const LEFT = 34;
const TOP = 30;
const BOTTOM = 138;
const MOMENTS = 3;
const APART = 19;
const PARTS = ["own", "theirs", "luck"];

function sumsOf({ seat }: ReviewedRoundView, { value, after, team_loss, decisions }: ReviewedTurnView): number[] {
  const own = value - (decisions.find((one) => one.seat === seat)?.loss ?? 0);
  return [value, own, own + team_loss, after];
}

/** The piece that was moved, and whose it is. */
function mover(played: PlayedGame, { seat, played: made }: ReviewedDecisionView): TemplateResult {
  const [piece] = Object.keys(made);
  return html`${tile(isPiece(piece) ? piece : played.pieceOf(seat), "small", 16)}<span class="unseen">${played.seatName(seat)}</span>`;
}

/**
 * `at` is the moment shown, `jump` goes to another. The line is level during a turn and steps at its end; bars show the
 * cause. In a game without sides each move has a bar from its player's expectation to what was left of it.
 */
export function graph(
  played: PlayedGame,
  round: ReviewedRoundView,
  at: number,
  jump: (to: number) => void,
): TemplateResult {
  const { turns, unit } = round;
  const values = turns.flatMap((turn) => (isAlone(round) ? [turn.value, turn.after] : sumsOf(round, turn)));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const width = (WIDTH - LEFT) / turns.length;
  const every = turns.length < 16 ? 1 : turns.length < 60 ? 5 : 20; // turns between labels
  const x = (place: number): number => LEFT + place * width;
  const y = (value: number): number => BOTTOM - ((value - low) / (high - low || 1)) * (BOTTOM - TOP);
  const marked = moments([round], MOMENTS)
    .map(({ turn }) => turn)
    .sort((one, other) => one.step - other.step);
  const places = marked.map((turn) => x(turns.indexOf(turn) + 0.5));
  const lefts = spread(places, APART, LEFT, WIDTH - APART / 2);
  const line = turns.map(
    ({ value, after }, place) => `${place ? "L" : "M"}${x(place)} ${y(value)}h${width / 2}V${y(after)}`,
  );
  const bar = ({ value, after, decisions }: ReviewedTurnView, place: number) =>
    svg`<path class=${colourClass(played.pieceOf(decisions[0]?.seat ?? 0))} d="M${x(place + 0.5)} ${y(value) - 1}V${y(after) + 1}" stroke="var(--ce)" stroke-width=${width * 0.8}></path>`;
  const colour = isAlone(round) ? "" : colourClass(played.pieceOf(round.seat));
  const parts = (turn: ReviewedTurnView, place: number) =>
    sumsOf(round, turn).map((sum, part, sums) =>
      part
        ? svg`<path class="part${part}" d="M${x(place) + (part - 0.5) * (width / 6)} ${y(sums[part - 1] ?? 0)}V${y(sum)}" stroke-width=${width / 7}></path>`
        : "",
    );
  return html`<svg class="worth ${colour}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${say("web-review-graph")}>
    ${turns.map(
      (turn, place) => svg`<g @click=${() => jump(turn.step - 1)}>
    <path class=${turn.step === at + 1 ? "now" : ""} d="M${x(place)} 0h${width}v${HEIGHT}h${-width}z"></path>
    ${(place + 1) % every ? "" : svg`<text x=${x(place + 0.5)} y=${HEIGHT - 5} text-anchor="middle">${turn.turn}</text>`}</g>`,
    )}
    ${[low, high].map((value) => svg`<path d="M${LEFT} ${y(value)}H${WIDTH}" stroke="var(--line)"></path><text x=${LEFT - 5} y=${y(value) + 4} text-anchor="end">${amount(value, unit)}</text>`)}
    ${isAlone(round) ? turns.map(bar) : turns.map(parts)}
    ${isAlone(round) ? "" : svg`<path d=${`${line.join("")}H${WIDTH}`} fill="none" stroke="var(--ce)" stroke-width="3"></path>`}
    ${marked.map((turn, number) => {
      const left = lefts[number] ?? 0;
      return svg`<path d="M${left} 12L${places[number]} ${y(Math.max(turn.value, turn.after))}" stroke="var(--ink3)"></path>
      <path d="M${left - 8} 1h16v18h-16z" fill="var(--bone)"></path>${numeralAt(number + 1, left, 10, 11, "var(--on-bone)")}`;
    })}
  </svg>
  ${isAlone(round) ? "" : html`<p class="legend ${colour}">${PARTS.map((kind, at) => html`<small><svg class="worth" viewBox="0 0 12 12"><path class="part${at + 1}" d="M6 0V12" stroke-width="12"></path></svg>${say(`web-review-sum-${kind}`)}</small>`)}</p>`}
  <ol class="moments">${marked.map(
    ({ turn, step, after, value, decisions: [own] }, number) =>
      html`<li><button type="button" class="btn notched quiet" @click=${() => jump(step - 1)}>
        <i>${number + 1}</i><span>${say("web-turn", { turn })}<b>${own && isAlone(round) ? mover(played, own) : nothing}${changeText(value, after, unit)}</b></span></button></li>`,
  )}</ol>`;
}
