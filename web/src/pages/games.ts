/** My games. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { icon } from "../draw/pixels.ts";
import { RunningGames } from "../games/running_games.ts";
import { achievementsView } from "../review/achievements_view.ts";
import { askToForget, GamesList } from "../review/game_list.ts";
import { emptyPlate, frame, waysToPlay } from "../review/page_frame.ts";
import { remembered } from "../storage.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import type { PageAddress } from "../url_patterns.ts";
import { say } from "../words.ts";

/** What adds up reviews, loaded where some were kept. */
let analysis: typeof import("../chunks/extras.ts") | null = null;

async function loadAnalysis(): Promise<void> {
  if (!remembered("reviews")) return;
  analysis = await import("../chunks/extras.ts");
  app.changed();
}

export function open(_place: PageAddress, into: HTMLElement): LeavePage {
  const list = app.person ? new GamesList(app.person) : null;
  const running = new RunningGames();
  void loadAnalysis();
  return app.show(
    into,
    () => say("web-looking-my-games"),
    () => view(list, running),
  );
}

function view(list: GamesList | null, running: RunningGames): TemplateResult {
  const named = list?.games.some((game) => game.players.some((one) => one.person === app.person && one.name)) ?? false;
  const runs = running.view();
  return frame(html`<h1>${say("web-looking-my-games")}</h1>
    ${runs === nothing ? nothing : html`<h2>${say("web-looking-running")}</h2>${runs}`}
    ${achievementsView()}${analysis?.habitsView() ?? nothing}
    ${runs === nothing ? nothing : html`<h2>${say("web-looking-ended")}</h2>`}
    ${list?.view() ?? emptyPlate(html`<p>${say("web-looking-no-games")}</p>`, waysToPlay())}
    <p class="looking-row"><a class="btn notched" href=${address("/record")}>${icon("book")}<span>${say("web-home-record")}</span></a>
      ${app.server?.public ? html`<a class="btn notched" href=${address("/watch")}>${icon("eye")}<span>${say("web-home-watch")}</span></a>` : nothing}
      ${named ? button(say("web-looking-forget-all"), () => askToForget("", () => void list?.load(true)), { kind: "quiet" }) : nothing}</p>`);
}
