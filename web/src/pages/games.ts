/** The page "My games". */

import { html, nothing, type TemplateResult } from "lit-html";
import { ON_DEVICE } from "../addresses.ts";
import { DaysOffCard } from "../games/days_off.ts";
import { DevicesCard } from "../games/devices.ts";
import { OpenSeatsList } from "../games/open_seats.ts";
import { PasskeysCard } from "../games/passkeys.ts";
import { seatsIn } from "../games/played_game.ts";
import { reviewView } from "../games/reviews.ts";
import { RunningGames } from "../games/running_games.ts";
import type { GameSummary } from "../generated/protocol.ts";
import { achievementsView } from "../review/achievements_view.ts";
import { askReview } from "../review/analysis.ts";
import { askToForget, GamesList } from "../review/game_list.ts";
import { emptyPlate, frame, waysToPlay } from "../review/page_frame.ts";
import { recall } from "../storage.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { button, link } from "../ui/kit.ts";
import type { PageAddress } from "../url_patterns.ts";
import { say } from "../words.ts";

type Notices = typeof import("../chunks/notices.ts");

let analysis: typeof import("../chunks/extras.ts") | null = null;

let progress = "";

/** The card of notices, once it is loaded. */
function loadNotices(): () => TemplateResult | typeof nothing {
  let card: InstanceType<Notices["NoticesCard"]> | null = null;
  const begin = ({ NoticesCard }: Notices): void => {
    card = new NoticesCard();
  };
  import("../chunks/notices.ts").then(begin).catch(() => {}); // no connection: the page shows that elsewhere
  return () => card?.view() ?? nothing;
}

async function loadAnalysis(): Promise<typeof import("../chunks/extras.ts")> {
  analysis ??= await import("../chunks/extras.ts");
  app.changed();
  return analysis;
}

const quickly = ({ game }: GameSummary): boolean => reviewView(game).reviewsAtOnce ?? false;

/** Review some games in sequence, within the server's limits, except those already stored. */
async function reviewAll(games: readonly GameSummary[]): Promise<void> {
  const { isReviewStored, keepReview } = await loadAnalysis();
  const left = games.filter((one) => quickly(one) && !isReviewStored(one.table));
  const report = (done: number): boolean => {
    progress = done < left.length ? say("web-review-progress", { done, parts: left.length }) : "";
    app.changed();
    return true;
  };
  try {
    for (const [done, { table, players }] of left.entries()) {
      report(done);
      const review = await askReview(table, () => report(done));
      if (review) keepReview(table, seatsIn(players, app.person), review);
    }
  } finally {
    report(left.length);
  }
}

export function open(_place: PageAddress, into: HTMLElement): LeavePage {
  const list = app.person ? new GamesList(app.person) : null;
  const running = new RunningGames();
  const openSeats = new OpenSeatsList();
  const daysOff = new DaysOffCard();
  const notices = loadNotices();
  const devices = new DevicesCard();
  const passkeys = new PasskeysCard();
  if (recall("reviews")) void loadAnalysis();
  return app.show(
    into,
    () => say("web-looking-my-games"),
    () =>
      view(list, running, openSeats, html`${daysOff.view()}${notices()}`, html`${devices.view()}${passkeys.view()}`),
  );
}

function view(
  list: GamesList | null,
  running: RunningGames,
  openSeats: OpenSeatsList,
  slow: TemplateResult,
  devices: TemplateResult,
): TemplateResult {
  const named = list?.games.some((game) => game.players.some((one) => one.person === app.person && one.name)) ?? false;
  const runs = running.view();
  return frame(
    html`<h1>${say("web-looking-my-games")}</h1>
    ${runs === nothing ? nothing : html`<h2>${say("web-looking-running")}</h2>${runs}`}
    ${openSeats.view()}
    ${running.isSlow ? slow : nothing}
    ${achievementsView()}${analysis?.habitsView(progress) ?? nothing}
    ${runs === nothing ? nothing : html`<h2>${say("web-looking-ended")}</h2>`}
    ${list?.view() ?? emptyPlate(html`<p>${say("web-looking-no-games")}</p>`, waysToPlay())}
    <p class="looking-row">${link(say("web-home-record"), "/record", { icon: "book" })}
      ${list?.games.some(quickly) ? button(say("web-habits-all"), () => void app.attempt(() => reviewAll(list.games)), { icon: "eye", disabled: progress !== "" }) : nothing}
      ${link(say("web-puzzles"), "/puzzles", { icon: "check" })}
      ${app.server?.public ? link(say("web-home-watch"), "/watch", { icon: "eye" }) : nothing}
      ${ON_DEVICE || list?.games.length || list?.isKnown === false ? nothing : link(say("web-back"), "/device")}
      ${named ? button(say("web-looking-forget-all"), () => askToForget("", () => void list?.load(true)), { kind: "quiet" }) : nothing}</p>
    ${devices}`,
    "",
    "/games",
  );
}
