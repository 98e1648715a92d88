/** The review next to and on a replay's board: the graph, the next turn, trying it again, all of it in words. */

import { html, nothing, type TemplateResult } from "lit-html";
import { isPiece, tile } from "../../draw/pixels.ts";
import { analysisView } from "../../games/analyses.ts";
import type { Drawing } from "../../games/contract.ts";
import type {
  ReviewedDecisionView,
  ReviewedRoundView,
  ReviewedTurnView,
  ReviewReport,
} from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { button, sentenceList } from "../../ui/kit.ts";
import { say } from "../../words.ts";
import type { Analysis, Trial } from "../analysis.ts";
import {
  allTexts,
  amount,
  CUBES,
  changeText,
  costText,
  decisionText,
  isAlone,
  movesText,
  optionsText,
  restTexts,
  roundSum,
  roundTitle,
  sourceText,
  turnTitle,
} from "./decision_sentences.ts";
import { graph } from "./graph.ts";

/** Marks of a review over the board of a moment; `box` is the visible part of the board. */
export function marksOf({ played, trial, report }: Analysis, at: number, box: string): Drawing {
  const turn = report?.rounds.flatMap(({ turns }) => turns).find(({ step }) => step === at + 1);
  const hidden = trial?.step === at + 1 ? trial.seat : null;
  return html`<svg class="marks" viewBox=${box} aria-hidden="true">${turn ? analysisView(played.replay.game).marks(played, at, turn.decisions, hidden) : nothing}</svg>`;
}

export function turnPanel(analysis: Analysis, report: ReviewReport, at: number, jump: (to: number) => void): Drawing {
  const { played } = analysis;
  const begun = report.rounds.filter(({ start_step, turns }) => at >= (start_step || turns[0]?.step || 0) - 1);
  const round = begun.at(-1) ?? report.rounds[0];
  if (!round) return nothing;
  const turn = round.turns.find(({ step }) => step === at + 1);
  const open = (event: Event): void => {
    analysis.inWords = (event.target as HTMLDetailsElement).open;
    app.changed();
  };
  return html`${isAlone(round) ? nothing : html`<p><small>${roundTitle(played, round)}</small></p>`}
    ${graph(played, round, at, jump)}
    ${isAlone(round) ? html`<p><small>${say("web-review-bars")}</small></p>` : nothing}
    ${turn ? turnView(analysis, report, round, turn) : isAlone(round) ? nothing : html`<p>${roundSum(played, round)}</p>`}
    <p><small>${sourceText(report)}</small></p>
    <details @toggle=${open}><summary>${say("web-review-words")}</summary>
    ${analysis.inWords ? sentenceList(allTexts(played, report)) : nothing}</details>`;
}

function turnView(
  analysis: Analysis,
  report: ReviewReport,
  round: ReviewedRoundView,
  turn: ReviewedTurnView,
): TemplateResult {
  const { played, trial } = analysis;
  const { unit } = round;
  const tries = turn.decisions.find(({ seat }) => trial?.step === turn.step && seat === trial.seat);
  if (trial && tries) return trialView(analysis, report.equal, trial, tries, { round, turn });
  return html`<h3>${turnTitle(turn, unit)}</h3>
    <ul class="decided">${turn.decisions.map((own) => {
      const [piece] = Object.keys(own.played);
      const begin = (): void => {
        analysis.trial = { step: turn.step, seat: own.seat, tried: [] };
        app.changed();
      };
      return html`<li>${isPiece(piece) ? tile(piece, "small", 16) : nothing}
        <span>${decisionText(played, round, turn, own)}
          ${own.real ? html`<small>${optionsText(played, round, turn.value, own)}</small>` : nothing}</span>
        ${own.real && !own.equal ? button(say("web-review-try"), begin) : nothing}</li>`;
    })}</ul>
    ${restTexts(turn, unit).map((text) => html`<p>${text}</p>`)}
    <p><small>${say(isAlone(round) ? "web-review-rings" : "web-review-arrows")}</small></p>`;
}

/** The player tries moves until one is as good as the best; the others keep to their mixes. */
function trialView(
  analysis: Analysis,
  equal: number,
  { tried }: Trial,
  { options, seat }: ReviewedDecisionView,
  { round, turn }: { readonly round: ReviewedRoundView; readonly turn: ReviewedTurnView },
): TemplateResult {
  const { played } = analysis;
  const { unit } = round;
  const named = options.map(({ moves, cost }) => ({ move: movesText(played, moves), cost }));
  const last = named.find(({ move }) => move === tried.at(-1));
  const found = last !== undefined && last.cost <= equal;
  const act = (change: () => void) => (): void => {
    change();
    app.changed();
  };
  return html`<h3>${say("web-review-trial", { who: played.seatName(seat), how: isAlone(round) ? "alone" : "mixes" })}</h3>
    <div class="trial">${named
      .sort((one, other) => (one.move < other.move ? -1 : 1))
      .map(
        ({
          move,
          cost,
        }) => html`<button type="button" class="btn notched ${found && move === last.move ? "primary" : ""}" ?disabled=${found || tried.includes(move)} @click=${act(() => tried.push(move))}>
        <span>${move}</span>${tried.includes(move) ? html` <b>${isAlone(round) ? changeText(turn.value, turn.value - cost, unit) : amount(-cost, unit, true, unit === CUBES ? 2 : 0)}</b>` : nothing}</button>`,
      )}</div>
    <p role="status">${last ? say(found ? "web-review-found" : "web-review-costs", { move: last.move, cost: costText(turn, last.cost, round) }) : ""}</p>
    ${button(
      say("web-review-answer"),
      act(() => {
        analysis.trial = null;
      }),
    )}`;
}
