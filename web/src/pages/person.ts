/** A person's page: their mark, and their finished public games. */

import { html, type TemplateResult } from "lit-html";
import { GamesList, mark } from "../review/game_list.ts";
import { error, frame } from "../review/page_frame.ts";
import { app, type LeavePage } from "../ui/app.ts";
import type { PageAddress } from "../url_patterns.ts";
import { say } from "../words.ts";

export function open(place: PageAddress, into: HTMLElement): LeavePage {
  const { person = "" } = place.values;
  const list = new GamesList(person);
  return app.show(
    into,
    () => say("web-looking-games-of", { name: nameOf(list) }),
    () => view(list),
  );
}

function nameOf(list: GamesList): string {
  const played = list.games
    .flatMap((game) => game.players)
    .filter((one) => one.person === list.person && one.name !== "");
  return played[0]?.name ?? say("web-looking-nameless");
}

function view(list: GamesList): TemplateResult {
  if (list.rejected) return frame(error(list.rejected));
  const name = nameOf(list);
  return frame(html`<div class="person">${mark(list.person, say("web-looking-mark", { name }))}
      <h1>${say("web-looking-games-of", { name })}</h1></div>${list.view()}`);
}
