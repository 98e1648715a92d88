/** The result of a game: winner, points, course, and a fun fact for each player. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { styled } from "../draw/directives.ts";
import { colourClass, halo, icon, numeral, tile } from "../draw/pixels.ts";
import { commaList } from "../event_sentences.ts";
import type { Drawing } from "../games/contract.ts";
import { gameName } from "../games/index.ts";
import type { PlayedGame } from "../games/played_game.ts";
import { afterFrame, app } from "../ui/app.ts";
import { button, link } from "../ui/kit.ts";
import { say } from "../words.ts";
import { analysisOf } from "./analysis.ts";
import { chart } from "./chart.ts";
import { curiosities, marginOf, pointCourse } from "./game_numbers.ts";
import { bar, share } from "./page_frame.ts";

const once = new WeakMap<PlayedGame, ReturnType<typeof computeStatistics>>();

function computeStatistics(played: PlayedGame) {
  return { course: pointCourse(played), margin: marginOf(played), facts: curiosities(played) };
}

function statistics(played: PlayedGame): ReturnType<typeof computeStatistics> {
  const known = once.get(played) ?? computeStatistics(played);
  once.set(played, known);
  return known;
}

export function gameResult(
  played: PlayedGame,
  actions: TemplateResult = html`${replayLink(played, "primary")}${shareButton(played)}`,
): TemplateResult {
  return html`<div class="result-place">${bar(html`<b>${gameName(played.replay.game)}</b><span class="wide-only">${lengthText(played)}</span>`)}
    <main>${resultPage(played, actions, played.seatsOf(app.person))}</main></div>`;
}

export function lengthText(played: PlayedGame): string {
  const { course } = statistics(played);
  const rounds = course.rounds.length;
  return say(rounds > 1 ? "web-looking-length" : "web-looking-turns", { rounds, turns: course.turns });
}

export function replayLink(played: PlayedGame, kind = ""): TemplateResult {
  return link(say("web-replay"), `/g/${played.table}`, { icon: "play", kind });
}

export function shareButton(played: PlayedGame): TemplateResult {
  const link = address(`/g/${played.table}?result`);
  return button(say("web-looking-share-result"), () => void share(link, headline(played)), { icon: "share" });
}

function headline(played: PlayedGame): string {
  const names = played.ending.winners.map((seat) => played.seatName(seat));
  if (names.length === 0) return say("web-stopped");
  return say("web-winner", { count: names.length, names: commaList(names) });
}

/** Who has won, and how; addressed to the player if `own` is a single seat. */
export function resultTitles(played: PlayedGame, own: readonly number[]): readonly [string, string] {
  const { winners } = played.ending;
  const names = headline(played);
  const [seat] = own;
  if (seat === undefined || own.length > 1 || winners.length === 0) return [names, how(played)];
  const won = winners.includes(seat);
  const shared = won && winners.length > 1 && hasPoints(played);
  const lost = played.seats.length === 2 ? "beaten" : "lost";
  const kind = shared ? "shared" : won ? "won" : lost;
  const title =
    played.view.yours?.(played, seat) || say("web-looking-you", { how: kind, place: placeOf(played, seat) });
  return [title, won && !shared ? how(played) : names];
}

/** A short game gives no points (P6.1). */
const hasPoints = (played: PlayedGame): boolean => !statistics(played).course.cubes;

/** How much of a result is drawn: chart and numbers follow one after the other, since one frame would take too long. */
const unfolded = new WeakMap<PlayedGame, number>();
const UNFOLDED = 2;

/** Draw the rest of a result frame by frame, then request its review if that is fast. */
export async function unfoldResult(played: PlayedGame): Promise<void> {
  for (let stage = (unfolded.get(played) ?? 0) + 1; stage <= UNFOLDED; stage += 1) {
    await afterFrame();
    unfolded.set(played, stage);
    app.changedNow();
  }
  if (!played.view.reviewsAtOnce) return;
  await afterFrame();
  analysisOf(played).askWhenSeen();
}

/**
 * `actions` are buttons besides downloading the record and going home. `own` are the viewer's seats: a player is
 * addressed directly.
 */
export function resultPage(played: PlayedGame, actions: TemplateResult, own: readonly number[] = []): TemplateResult {
  const { course, facts } = statistics(played);
  const stage = unfolded.get(played) ?? 0;
  return html`<section class="result-page" aria-label=${say("web-over")}>
    <div class="win">${top(played, own)}<ol class="ranks">${played.ranking.map((seat) => rank(played, seat, own.includes(seat)))}</ol></div>
    <div class="acts">${actions}<span class="gap"></span>
      ${played.table ? recordLink(played) : nothing}
      ${link(say("web-home-link"), "/", { kind: "quiet" })}</div>
    ${stage > 0 && course.turns > 0 ? chart(played, course) : nothing}
    ${stage > 1 ? review(played) : nothing}
    <ul class="fun">${(stage > 1 ? facts : []).map(
      ({ seat, kind, count }) => html`<li class="notched">${tile(played.pieceOf(seat), "", 24)}
        <span><b>${say(`web-looking-fact-${kind}`)}</b><small>${say("web-looking-fact-of", { name: played.seatName(seat), fact: say(`web-looking-fact-${kind}-count`, { count }) })}</small></span></li>`,
    )}</ul>
  </section>`;
}

function review(played: PlayedGame): Drawing {
  return analysisOf(played).card((views, report) => views.resultView(played, report));
}

function recordLink(played: PlayedGame): TemplateResult {
  const path = `/api/games/${played.table}/record`;
  return html`<a class="btn notched quiet" href=${address(path)} download>${icon("down")}<span>${say("web-download")}</span></a>`;
}

function top(played: PlayedGame, own: readonly number[]): TemplateResult {
  const [winner] = played.ending.winners;
  const [title, under] = resultTitles(played, own);
  const piece = played.pieceOf(winner ?? played.ranking[0] ?? 0);
  return html`<div class="top ${colourClass(piece)}">${winner === undefined ? nothing : winnerPicture(played, winner)}
    <div><h1 tabindex="-1">${title}</h1><p>${under}</p>${why(played)}</div></div>`;
}

function winnerPicture(played: PlayedGame, winner: number): TemplateResult {
  return html`<svg class="winner" width="112" height="112" viewBox="0 0 112 112" aria-hidden="true">
    <g transform="translate(56 56)">${halo(50)}</g>${played.view.winner(played, winner)}</svg>`;
}

function why(played: PlayedGame): Drawing {
  const text = played.view.why?.(played);
  return text ? html`<p class="why">${text}</p>` : nothing;
}

function how(played: PlayedGame): string {
  const { winners } = played.ending;
  const { margin } = statistics(played);
  const own = played.view.how?.(played);
  if (own) return own;
  if (winners.length > 1) return say("web-looking-shared");
  if (margin === null) return "";
  return say(margin.late ? "web-looking-margin-late" : "web-looking-margin", { points: margin.points });
}

function rank(played: PlayedGame, seat: number, mine: boolean): TemplateResult {
  const { winners, points } = played.ending;
  const won = winners.includes(seat);
  const name = played.seatName(seat);
  const own = hasPoints(played) ? points[seat] : undefined;
  const place = placeOf(played, seat);
  return html`<li class="rank notched ${colourClass(played.pieceOf(seat))} ${won ? "won" : ""}">
    ${own === undefined ? html`<span>${won ? icon("crownI", 20) : nothing}</span>` : html`<span>${numeral(place, 16)}</span>`}
    ${tile(played.pieceOf(seat), "", 24)}
    <span class="who"><b>${played.seatFace(seat)}${mine ? say("web-you-named", { name }) : name}</b>${sources(played, seat)}</span>
    ${own === undefined ? nothing : numeral(own, 28)}</li>`;
}

function placeOf(played: PlayedGame, seat: number): number {
  return 1 + played.seats.filter((other) => ahead(played, other, seat)).length;
}

function ahead(played: PlayedGame, other: number, seat: number): boolean {
  const { winners, points } = played.ending;
  if (winners.includes(other) !== winners.includes(seat)) return winners.includes(other);
  return !winners.includes(seat) && (points[other] ?? 0) > (points[seat] ?? 0);
}

function sources(played: PlayedGame, seat: number): TemplateResult {
  const { values, text } = played.view.parts(played, seat);
  const most = Math.max(...played.ending.points, 1);
  const bars = values.map((value) => html`<i ${styled({ width: `${(100 * value) / most}%` })}></i>`);
  return html`${values.length ? html`<span class="parts" aria-hidden="true">${bars}</span>` : nothing}<small>${text}</small>`;
}
