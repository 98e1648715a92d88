/** The dialog for a new game. The values of the last game are preselected. */

import { html, nothing, type TemplateResult } from "lit-html";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import type { PlayWay } from "../ui/new_table.ts";
import { sheet } from "../ui/sheet.ts";
import { say } from "../words.ts";
import { levelsOf } from "./bots.ts";
import { gameName, offeredGames } from "./index.ts";
import { NewGame } from "./new_game_choice.ts";
import * as rows from "./new_game_rows.ts";
import type { Options } from "./start_game.ts";

export function showNewGame(game: string, way: PlayWay, given: Options): void {
  let chosen = new NewGame(game, way, given);
  const change = (other: string): void => {
    chosen = new NewGame(other, way);
    app.changed();
  };
  app.openSheet(() => view(chosen, change));
}

function view(chosen: NewGame, change: (game: string) => void): TemplateResult {
  const { game, way } = chosen;
  const [choices, means] = chosen.summary();
  const games = html`<div class="new-game-games" role="group" aria-label=${say("web-game")}>${offeredGames().map(
    (one) => button(gameName(one), () => change(one), { pressed: one === game }),
  )}</div>`;
  const foot = html`<footer class="new-game-foot"><p role="status"><b>${choices}</b><small>${means}</small></p>
    ${button(say("web-new-start", { way }), () => chosen.start(), { icon: way === "online" ? "link" : way === "night" ? "tv" : "play", kind: "primary", first: true })}</footer>`;
  const content = html`<div class="new-game-rows">
    ${way === "bots" && levelsOf(game).length ? rows.levels(chosen) : nothing}
    ${rows.gameOptions(chosen)}
    ${rows.board(chosen)}
    ${way === "online" || way === "night" ? rows.clock(chosen) : nothing}
    ${way === "device" ? rows.names(chosen) : nothing}
    ${way === "bots" ? rows.opponents(chosen) : nothing}
  </div>`;
  return sheet(say("web-new-title", { way }), content, app.closeSheet, { kind: "new-game", head: games, foot });
}
