/** How a game ended: the board with the last ways, one headline, one sentence, why, and one button. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { icon } from "../draw/pixels.ts";
import { commaList } from "../event_sentences.ts";
import type { Drawing, WhatIf } from "../games/contract.ts";
import { gameName } from "../games/index.ts";
import type { PlayedGame } from "../games/played_game.ts";
import { afterFrame, app } from "../ui/app.ts";
import { button, iconButton, link } from "../ui/kit.ts";
import { sheet } from "../ui/sheet.ts";
import { say } from "../words.ts";
import { achievements, recordsBefore } from "./achievements.ts";
import { analysisOf } from "./analysis.ts";
import { bar } from "./page_frame.ts";
import { hasPoints, placeOf, ranks, resultNumbers, showNumbers, showsNumbers, statistics } from "./result_numbers.ts";
import { turningButton, turningCard, turningShown } from "./turning_card.ts";

/** What can be done at the end: the one button, and what a menu has besides what every result offers. */
export interface EndingActions {
  readonly main: Drawing;
  /** Whether the one button isn't the replay. */
  readonly replay?: boolean;
  /** Between the reasons and the buttons: what bots say, how a series stands. */
  readonly words?: Drawing;
  menu?(): TemplateResult;
}

export function gameResult(
  played: PlayedGame,
  main: TemplateResult = link(say("web-replay"), `/g/${played.table}`, { icon: "play", kind: "primary" }),
): TemplateResult {
  return html`<div class="result-place">${bar(html`<b>${gameName(played.replay.game)}</b><span class="wide-only">${lengthText(played)}</span>`)}
    <main>${resultPage(played, { main }, played.seatsOf(app.person))}</main></div>`;
}

export function lengthText(played: PlayedGame): string {
  const { course } = statistics(played);
  const rounds = course.rounds.length;
  return say(rounds > 1 ? "web-looking-length" : "web-looking-turns", { rounds, turns: course.turns });
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
  if (winners.length === 0) return [names, ""];
  if (seat === undefined || own.length > 1) {
    const title = played.view.yours?.(played, null) || "";
    return title ? [title, names] : [names, how(played)];
  }
  const won = winners.includes(seat);
  const shared = won && winners.length > 1 && hasPoints(played);
  const lost = played.seats.length === 2 ? "beaten" : "lost";
  const kind = shared ? "shared" : won ? "won" : lost;
  const title =
    played.view.yours?.(played, seat) || say("web-looking-you", { how: kind, place: placeOf(played, seat) });
  return [title, won && !shared ? how(played) : names];
}

function how(played: PlayedGame): string {
  const { winners } = played.ending;
  const { margin } = statistics(played);
  const own = played.view.how?.(played);
  if (own) return own;
  if (played.view.goal?.(played)) return "";
  if (winners.length > 1) return say("web-looking-shared");
  if (margin === null) return "";
  return say("web-looking-margin", { late: margin.late ? "yes" : "no", points: margin.points });
}

/** What was found out about a result after it was first drawn. */
interface Found {
  readonly stage: number;
  readonly whatIf: WhatIf | null;
}

const found = new WeakMap<PlayedGame, Found>();
const NOTHING_YET: Found = { stage: 0, whatIf: null };

/** Draw the rest of a result in the frames after, and find out why it came about and what could have been. */
export async function unfoldResult(played: PlayedGame, own: readonly number[] = []): Promise<void> {
  if (found.has(played)) return;
  await afterFrame();
  found.set(played, { stage: 1, whatIf: null });
  app.changedNow();
  await afterFrame();
  if (played.view.reviewsAtOnce) analysisOf(played).askWhenSeen();
  const [seat] = own;
  if (seat === undefined || own.length > 1) return;
  try {
    const whatIf = (await played.view.whatIf?.(played, seat)) ?? null;
    found.set(played, { stage: 1, whatIf });
    app.changed();
  } catch {
    // nothing is said that is not proven
  }
}

/** `own` are the seats of whoever looks at it. One who had a seat is spoken to. */
export function resultPage(played: PlayedGame, actions: EndingActions, own: readonly number[] = []): TemplateResult {
  const { stage, whatIf } = found.get(played) ?? NOTHING_YET;
  const [title] = resultTitles(played, own);
  const seat = own.length === 1 ? (own[0] ?? null) : null;
  const { endingPicture, turningPicture, endingCount } = played.view;
  const { main, words = nothing } = actions;
  const turning = turningPicture ? turningShown(played) : null;
  const picture = turning ? turningPicture?.(played, seat, turning) : endingPicture?.(played, seat, whatIf);
  return html`<section class="result-page ${endingPicture ? "" : "no-picture"}" aria-label=${say("web-over")}>
    ${picture ? html`<div class="ending-board">${picture}${turningPicture ? turningButton(played) : nothing}</div>` : nothing}
    <div class="ending-side">
      <h1 tabindex="-1">${title}</h1>
      <p class="fact">${factText(played, own)} ${whatIf ? html`<span>${whatIf.sentence}</span>` : nothing}</p>
      ${endingCount?.(played) ?? nothing}
      ${hasPoints(played) && !showsNumbers(played) && !turning ? ranks(played, own) : nothing}
      ${stage > 0 && (turning || !turningPicture) ? whyCard(played, seat) : nothing}
      ${words}
      <div class="acts">${main}
        ${played.table && actions.replay ? link(say("web-replay"), `/g/${played.table}`, { icon: "play", kind: "quiet replay-link" }) : nothing}
        ${played.table ? button(say("web-looking-share-result"), () => void shareGame(played, title), { icon: "share", kind: "quiet" }) : nothing}
        ${iconButton("dots", say("web-ending-more"), () => app.openSheet(() => moreSheet(played, actions)))}</div>
    </div>
    ${resultNumbers(played, own)}
  </section>`;
}

/** Links and the clip are loaded on demand. */
async function shareGame(played: PlayedGame, title: string): Promise<void> {
  await app.attempt(async () => (await import("./clip/share_sheet.ts")).openSharing(played, title));
}

function whyCard(played: PlayedGame, own: number | null): Drawing {
  if (played.ending.stopped) return nothing;
  if (!played.view.reviewsAtOnce || app.device) return turningCard(played);
  return analysisOf(played).why((views, report) => views.whyView(played, report, own));
}

/** One fact of one's own: the first of the kind, a best, a streak; or how it was won. */
function factText(played: PlayedGame, own: readonly number[]): Drawing {
  const [seat] = own;
  const [, under] = resultTitles(played, own);
  const why = played.view.why?.(played) ?? "";
  const plain = html`${[under, why].filter(Boolean).join(" ")}`;
  if (seat === undefined || own.length > 1 || played.ending.stopped) return plain;
  const done = achievements().games[played.replay.game];
  const won = played.ending.winners.includes(seat);
  if (won && done && done.won === 1) return html`<b>${say("web-ending-first")}</b> ${plain}`;
  if (won && done && done.streak > 1) return html`<b>${say("web-ending-streak", { count: done.streak })}</b> ${plain}`;
  const best = played.view.best?.(played, seat, recordsBefore(played.table, played.replay.game));
  return best ? html`<b>${best}</b>` : plain;
}

function moreSheet(played: PlayedGame, { menu }: EndingActions): TemplateResult {
  const numbers = (): void => {
    app.closeSheet();
    void showNumbers(played);
  };
  return sheet(
    say("web-ending-more"),
    html`<div class="settings ending-menu">${menu?.() ?? nothing}
      ${button(say("web-ending-numbers"), numbers, { icon: "list" })}
      ${played.table ? (app.device?.record(played.table, played.replay.game) ?? html`<a class="btn notched" href=${address(`/api/games/${played.table}/record`)} download>${icon("down")}<span>${say("web-download")}</span></a>`) : nothing}
      ${link(say("web-home-link"), "/")}</div>`,
    app.closeSheet,
  );
}
