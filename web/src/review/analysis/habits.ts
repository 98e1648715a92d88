/** Statistics over the reviews of one's own games, by role; stored on this device only. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { Drawing } from "../../games/contract.ts";
import { gameName } from "../../games/index.ts";
import type { ReviewReport, RoleReviewView } from "../../generated/protocol.ts";
import { recall, remember } from "../../storage.ts";
import { app } from "../../ui/app.ts";
import { button } from "../../ui/kit.ts";
import { say } from "../../words.ts";
import { amount, CUBES, eachText, lossText } from "./decision_sentences.ts";

const KEY = "reviews";
const MOST_KEPT = 100;
/** Minimum number of decisions before habits are shown, and of games before a trend is shown. */
const DECISIONS = 60;
const GAMES = 6;
/** Minimum effect of a habit in standard errors: among several, one is large by chance. */
const SURE = 2.6;

interface StoredReview {
  readonly table: string;
  readonly game: string;
  readonly roles: Readonly<Record<string, RoleReviewView>>;
}

function storedReviews(): readonly StoredReview[] {
  try {
    return JSON.parse(recall(KEY)) as StoredReview[];
  } catch {
    return [];
  }
}

/** Store the review of a game in which this device had one seat; with several it is unknown who is who. */
export function keepReview(table: string, [seat, another]: readonly number[], report: ReviewReport): void {
  const own = report.seats.find((one) => one.seat === seat);
  if (!own || another !== undefined) return;
  const others = storedReviews().filter((one) => one.table !== table);
  const kept = [...others, { table, game: report.game, roles: own.roles }];
  remember(KEY, JSON.stringify(kept.slice(-MOST_KEPT)));
}

export function isReviewStored(table: string): boolean {
  return storedReviews().some((one) => one.table === table);
}

export function sumRoles(all: readonly RoleReviewView[]): RoleReviewView {
  const sum = (of: (one: RoleReviewView) => number): number => all.reduce((total, one) => total + of(one), 0);
  const habits = [...new Set(all.flatMap(({ readings }) => Object.keys(readings)))];
  return {
    decisions: sum((one) => one.decisions),
    lost: sum((one) => one.lost),
    luck: sum((one) => one.luck),
    readings: Object.fromEntries(
      habits.map((name) => [name, [0, 1, 2].map((at) => sum(({ readings }) => readings[name]?.[at] ?? 0))]),
    ),
  };
}

/** `progress` is how many of one's games are reviewed. */
export function habitsView(progress: string): Drawing {
  const all = storedReviews();
  const kinds = new Set(all.flatMap(({ game, roles }) => Object.keys(roles).map((role) => `${game} ${role}`)));
  if (kinds.size === 0 && !progress) return nothing;
  const forget = (): void => {
    remember(KEY, "");
    app.changed();
  };
  return html`<section class="card notched habits"><h2>${say("web-habits-title")}</h2>
    <p role="status">${progress}</p>
    <div class="sums">${[...kinds].map((kind) => roleView(all, kind.split(" ")))}</div>
    <p class="looking-row"><small>${say("web-habits-about")}</small>${button(say("web-habits-forget"), forget, { kind: "quiet" })}</p>
  </section>`;
}

function roleView(all: readonly StoredReview[], [game = "", role = ""]: readonly string[]): TemplateResult {
  const games = all.flatMap((one) => (one.game === game && one.roles[role] ? [one.roles[role]] : []));
  const per = (some: readonly RoleReviewView[]): number => {
    const { decisions, lost } = sumRoles(some);
    return lost / Math.max(1, decisions);
  };
  const unit = role === "all" ? "victory" : CUBES;
  const [before, now] = [per(games.slice(0, -GAMES / 2)), per(games.slice(-GAMES / 2))];
  const whole = sumRoles(games);
  return html`<article><h3>${say("web-habits-role", { game: gameName(game), role })}</h3>
    <p>${say("web-habits-sum", { role, games: games.length, decisions: whole.decisions, lost: eachText(per(games), unit), luck: amount(whole.luck, CUBES, true) })}</p>
    ${
      games.length < GAMES
        ? nothing
        : html`<p>${say("web-habits-trend", { trend: now < 0.9 * before ? "better" : now > 1.1 * before ? "worse" : "same", games: GAMES / 2, now: lossText(now, unit), before: lossText(before, unit) })}</p>`
    }
    <p>${role === "all" ? nothing : readable(whole)}</p></article>`;
}

/** The expected gain of an opponent who knows the most revealing habit, and how certain that is. */
export function readable({ decisions, readings }: RoleReviewView): string {
  const found = Object.entries(readings).map(([habit, [count = 1, sum = 0, squares = 0]]) => {
    const won = sum / count;
    return { habit, won, error: Math.sqrt((squares / count - won ** 2) / count) };
  });
  const [best] = found.filter(({ won, error }) => won > SURE * error).sort((one, other) => other.won - one.won);
  return say("web-habits-readable", {
    habit: decisions < DECISIONS ? "few" : (best?.habit ?? "none"),
    needed: DECISIONS,
    decisions,
    won: amount(best?.won ?? 0, CUBES, false, 2),
    error: amount(2 * (best?.error ?? 0), CUBES, false, 2),
  });
}
