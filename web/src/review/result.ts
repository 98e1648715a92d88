/** The result of a game: who has won, with what, how it came about, and a number that is fun for each player. */

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { bugAt, colourClass, icon, numeral, pixoidAt, type SeatColour, symbolAt, tile } from "../draw/pixels.ts";
import { styled } from "../draw/styled.ts";
import { enumeration, listed } from "../event_sentences.ts";
import { hexagon } from "../games/pixl/board/geometry.ts";
import { elementsOf, type Sources } from "../games/pixl/facts.ts";
import { halo } from "../games/pixoid/board/pieces.ts";
import { afterFrame, app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { say } from "../words.ts";
import { chart } from "./chart.ts";
import { curiosities } from "./fun_facts.ts";
import { marginOf, pointCourse, splitOf } from "./numbers.ts";
import { bar } from "./page_frame.ts";
import type { PlayedGame } from "./played_game.ts";
import { share } from "./share.ts";

const once = new WeakMap<PlayedGame, ReturnType<typeof reckoned>>();

function reckoned(played: PlayedGame) {
  return { course: pointCourse(played), split: splitOf(played), margin: marginOf(played), facts: curiosities(played) };
}

function figures(played: PlayedGame): ReturnType<typeof reckoned> {
  const known = once.get(played) ?? reckoned(played);
  once.set(played, known);
  return known;
}

/** The page of a finished game that nobody sits at any more. `actions` are what can be done with it. */
export function gameResult(
  played: PlayedGame,
  actions: TemplateResult = html`${replayLink(played, "primary")}${shareButton(played)}`,
): TemplateResult {
  return html`<div class="result-place">${bar(html`<b>${played.isPixl ? "Pixl" : "Pixoid"}</b><span class="wide-only">${lengthText(played)}</span>`)}
    <main>${resultPage(played, actions)}</main></div>`;
}

export function lengthText(played: PlayedGame): string {
  const { course } = figures(played);
  const rounds = course.rounds.length;
  return say(rounds > 1 ? "web-looking-length" : "web-looking-turns", { rounds, turns: course.turns });
}

export function replayLink(played: PlayedGame, kind = ""): TemplateResult {
  return html`<a class="btn notched ${kind}" href=${address(`/g/${played.table}`)}>${icon("play")}<span>${say("web-replay")}</span></a>`;
}

export function shareButton(played: PlayedGame): TemplateResult {
  const link = address(`/g/${played.table}?result`);
  return button(say("web-looking-share-result"), () => void share(link, headline(played)), { icon: "share" });
}

function headline(played: PlayedGame): string {
  const names = played.ending.winners.map((seat) => played.seatName(seat));
  if (names.length === 0) return say("web-stopped");
  return say("web-winner", { count: names.length, names: listed(names) });
}

/** How many drawings of a result there were: chart and numbers come one after the other, for one would take too long. */
const drawings = new WeakMap<PlayedGame, number>();

function drawingsOf(played: PlayedGame): number {
  const before = drawings.get(played) ?? 0;
  drawings.set(played, before + 1);
  if (before < 2) void afterFrame().then(() => app.changedNow());
  return before;
}

/** `actions` are what can be done here besides taking the record and going to the first page. */
export function resultPage(played: PlayedGame, actions: TemplateResult): TemplateResult {
  const { course, facts } = figures(played);
  const drawn = drawingsOf(played);
  return html`<section class="result-page" aria-label=${say("web-over")}>
    <div class="win">${top(played)}<ol class="ranks">${played.ranking.map((seat) => rank(played, seat))}</ol></div>
    ${drawn > 0 && course.turns > 0 ? chart(played, course) : nothing}
    <ul class="fun">${(drawn > 1 ? facts : []).map(
      ({ seat, kind, count }) => html`<li class="notched">${tile(played.pieceOf(seat), "", 24)}
        <span><b>${say(`web-looking-fact-${kind}`)}</b><small>${say("web-looking-fact-of", { name: played.seatName(seat), fact: say(`web-looking-fact-${kind}-count`, { count }) })}</small></span></li>`,
    )}</ul>
    <div class="acts">${actions}<span class="gap"></span>
      ${played.table ? recordLink(played) : nothing}
      <a class="btn notched quiet" href=${address("/")}><span>${say("web-home-link")}</span></a></div>
  </section>`;
}

function recordLink(played: PlayedGame): TemplateResult {
  const path = `/api/games/${played.table}/record`;
  return html`<a class="btn notched quiet" href=${address(path)} download>${icon("down")}<span>${say("web-download")}</span></a>`;
}

function top(played: PlayedGame): TemplateResult {
  const [winner] = played.ending.winners;
  const piece = played.pieceOf(winner ?? played.ranking[0] ?? 0);
  return html`<div class="top ${colourClass(piece)}">${winner === undefined ? nothing : winnerPicture(played, winner)}
    <div><h1>${headline(played)}</h1><p>${how(played)}</p></div></div>`;
}

function winnerPicture(played: PlayedGame, winner: number): TemplateResult {
  return html`<svg class="winner" width="112" height="112" viewBox="0 0 112 112" aria-hidden="true">
    <g transform="translate(56 56)">${halo(50)}</g>${winnerPiece(played, winner)}</svg>`;
}

/** The winner as Pixoid, or as a Pixl; Bugs that have won a short game stand together. */
function winnerPiece(played: PlayedGame, winner: number): SVGTemplateResult {
  const piece = played.pieceOf(winner);
  if (played.isPixl) {
    return svg`<path d=${hexagon({ x: 56, y: 56 }, 36)} fill="var(--c)" stroke="var(--cr)" stroke-width="3"></path>
      ${symbolAt(piece, 56, 56, 40, "var(--ci)")}`;
  }
  if (played.ending.reason !== "caught") return pixoidAt(piece as SeatColour, 56, 56, 76);
  const bugs = played.ending.winners.map((seat) => played.pieceOf(seat) as SeatColour);
  return svg`${bugs.map((bug, at) => bugAt(bug, BUG_PLACES[at]?.x ?? 56, BUG_PLACES[at]?.y ?? 56, 40))}`;
}

const BUG_PLACES = [
  { x: 56, y: 34 },
  { x: 34, y: 70 },
  { x: 78, y: 70 },
];

function how(played: PlayedGame): string {
  const { winners, reason } = played.ending;
  const { margin } = figures(played);
  if (reason === "twelve-cubes") return say("web-looking-twelve");
  if (reason === "caught") return say("web-looking-caught");
  if (winners.length > 1) return say("web-looking-shared");
  if (margin === null) return "";
  return say(margin.late ? "web-looking-margin-late" : "web-looking-margin", { points: margin.points });
}

function rank(played: PlayedGame, seat: number): TemplateResult {
  const { winners, points } = played.ending;
  const won = winners.includes(seat);
  const own = played.isShort ? undefined : points[seat]; // a short game gives none (P6.1)
  const place = 1 + played.seats.filter((other) => ahead(played, other, seat)).length;
  return html`<li class="rank notched ${colourClass(played.pieceOf(seat))} ${won ? "won" : ""}">
    ${own === undefined ? html`<span>${won ? icon("crownI", 20) : nothing}</span>` : html`<span>${numeral(place, 16)}</span>`}
    ${tile(played.pieceOf(seat), "", 24)}
    <span class="who"><b>${played.seatName(seat)}</b>${played.isPixl ? sources(played, seat) : splitBar(played, seat)}</span>
    ${own === undefined ? nothing : numeral(own, 28)}</li>`;
}

function ahead(played: PlayedGame, other: number, seat: number): boolean {
  const { winners, points } = played.ending;
  if (winners.includes(other) !== winners.includes(seat)) return winners.includes(other);
  return !winners.includes(seat) && (points[other] ?? 0) > (points[seat] ?? 0);
}

/** Parts of a whole as bars, each with its own pattern; `most` is as wide as it gets. */
function parts(values: readonly number[], most: number): TemplateResult {
  return html`<span class="parts" aria-hidden="true">${values.map(
    (value) => html`<i ${styled({ width: `${(100 * value) / Math.max(1, most)}%` })}></i>`,
  )}</span>`;
}

const most = (played: PlayedGame): number => Math.max(...played.ending.points, 0);

function splitBar(played: PlayedGame, seat: number): TemplateResult {
  if (played.isShort) {
    const hunted = figures(played).course.lines[0]?.seat === seat;
    return html`<small>${say("web-pixoid-role", { role: hunted ? "pixoid" : "bug" })}</small>`;
  }
  const { asPixoid, asBug } = figures(played).split[seat] ?? { asPixoid: 0, asBug: 0 };
  return html`${parts([asPixoid, asBug], most(played))}<small>${say("web-looking-split", { pixoid: asPixoid, bug: asBug })}</small>`;
}

const SOURCES = ["tops", "beneath", "prisoners", "locks"] as const;

function sources(played: PlayedGame, seat: number): TemplateResult {
  const facts = played.pixl(played.last);
  const own = elementsOf(facts, seat + 1);
  const sum = (name: keyof Sources): number =>
    own.reduce((total, element) => total + (facts.points[element]?.[name] ?? 0), 0);
  const told = SOURCES.filter((name) => sum(name) > 0).map((name) =>
    say(`web-looking-source-${name}`, { points: sum(name) }),
  );
  return html`${parts(SOURCES.map(sum), most(played))}<small>${enumeration(told)}</small>`;
}
