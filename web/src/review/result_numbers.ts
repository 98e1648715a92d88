/** All numbers of a finished game: the ranking, the course of the points, where they came from, one fun fact a player. */

import { html, nothing, type TemplateResult } from "lit-html";
import { styled } from "../draw/directives.ts";
import { colourClass, icon, numeral, tile } from "../draw/pixels.ts";
import type { Drawing } from "../games/contract.ts";
import type { PlayedGame } from "../games/played_game.ts";
import { afterFrame, app } from "../ui/app.ts";
import { say } from "../words.ts";
import { analysisOf } from "./analysis.ts";
import { chart } from "./chart.ts";
import { curiosities, marginOf, pointCourse } from "./game_numbers.ts";

const once = new WeakMap<PlayedGame, ReturnType<typeof computeStatistics>>();

function computeStatistics(played: PlayedGame) {
  return { course: pointCourse(played), margin: marginOf(played), facts: curiosities(played) };
}

export function statistics(played: PlayedGame): ReturnType<typeof computeStatistics> {
  const known = once.get(played) ?? computeStatistics(played);
  once.set(played, known);
  return known;
}

/** A short game gives no points (P6.1). */
export const hasPoints = (played: PlayedGame): boolean => !statistics(played).course.cubes;

/** How many parts of the numbers are drawn: they come one after the other, for one drawing would take too long. */
const unfolded = new WeakMap<PlayedGame, number>();
const ALL = 3;

export const showsNumbers = (played: PlayedGame): boolean => unfolded.has(played);

export async function showNumbers(played: PlayedGame): Promise<void> {
  for (let stage = 1; stage <= ALL; stage += 1) {
    unfolded.set(played, stage);
    app.changedNow();
    await afterFrame();
  }
  document.querySelector(".ending-more")?.scrollIntoView({ block: "start" });
}

export function resultNumbers(played: PlayedGame, own: readonly number[]): Drawing {
  const stage = unfolded.get(played) ?? 0;
  const { course, facts } = statistics(played);
  if (stage === 0) return nothing;
  return html`<section class="ending-more" aria-label=${say("web-ending-numbers")}>
    ${ranks(played, own)}
    ${stage > 1 && course.turns > 0 ? chart(played, course) : nothing}
    ${stage > 2 ? analysisOf(played).card((views, report) => views.resultView(played, report)) : nothing}
    <ul class="fun">${(stage > 2 ? facts : []).map(
      ({ seat, kind, count }) => html`<li class="notched">${tile(played.pieceOf(seat), "", 24)}
        <span><b>${say(`web-looking-fact-${kind}`)}</b><small>${say("web-looking-fact-of", { name: played.seatName(seat), fact: say(`web-looking-fact-${kind}-count`, { count }) })}</small></span></li>`,
    )}</ul></section>`;
}

export function ranks(played: PlayedGame, own: readonly number[]): TemplateResult {
  return html`<ol class="ranks">${played.ranking.map((seat) => rank(played, seat, own.includes(seat)))}</ol>`;
}

function rank(played: PlayedGame, seat: number, mine: boolean): TemplateResult {
  const { winners, points } = played.ending;
  const won = winners.includes(seat);
  const name = played.seatName(seat);
  const own = hasPoints(played) ? points[seat] : undefined;
  return html`<li class="rank notched ${colourClass(played.pieceOf(seat))} ${won ? "won" : ""}">
    ${own === undefined ? html`<span>${won ? icon("crownI", 20) : nothing}</span>` : html`<span>${numeral(placeOf(played, seat), 16)}</span>`}
    ${played.view.seat(played, played.last, seat).marks}
    <span class="who"><b>${played.seatFace(seat)}${mine ? say("web-you-named", { name }) : name}</b>${sources(played, seat)}</span>
    ${own === undefined ? nothing : numeral(own, 28)}</li>`;
}

export function placeOf(played: PlayedGame, seat: number): number {
  return 1 + played.seats.filter((other) => ahead(played, other, seat)).length;
}

function ahead(played: PlayedGame, other: number, seat: number): boolean {
  const { winners, points } = played.ending;
  if (winners.includes(other) !== winners.includes(seat)) return winners.includes(other);
  return !winners.includes(seat) && (points[other] ?? 0) > (points[seat] ?? 0);
}

function sources(played: PlayedGame, seat: number): TemplateResult {
  const { bars, text } = played.view.parts(played, seat);
  const most = Math.max(...played.ending.points, 1);
  const drawn = bars.map(
    ({ piece, values }) =>
      html`<span class=${colourClass(piece)}>${values.map(
        (value) => html`<i ?hidden=${value === 0} ${styled({ width: `${(100 * value) / most}%` })}></i>`,
      )}</span>`,
  );
  return html`${bars.length ? html`<span class="parts" aria-hidden="true">${drawn}</span>` : nothing}<small>${text}</small>`;
}
