/** The page of all mazes, and of each one. */

import { html } from "lit-html";
import { Gallery, mazeDetails, mazeName, mazeOf } from "../games/maze_views.ts";
import { againstBots } from "../games/start_game.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { link } from "../ui/kit.ts";
import { siteBar } from "../ui/site_bar.ts";
import type { PageAddress } from "../url_patterns.ts";
import { say } from "../words.ts";

export function all(place: PageAddress, into: HTMLElement): LeavePage {
  const gallery = new Gallery(place.query);
  return app.show(
    into,
    () => say("web-mazes"),
    () => html`${siteBar("/mazes")}<main class="page mazes-page">${gallery.view()}</main>`,
  );
}

export function one(place: PageAddress, into: HTMLElement): LeavePage {
  const { maze: code = "" } = place.values;
  const maze = mazeOf(code);
  const unknown =
    () => html`<main class="page join"><h1>${say("web-mazes")}</h1><p role="alert">${say("web-maze-unknown", { code })}</p>
    <p>${link(say("web-maze-all"), "/mazes")}</p></main>`;
  return app.show(
    into,
    () => (maze ? mazeName(maze) : say("web-mazes")),
    () =>
      html`${siteBar("/mazes")}${maze ? html`<main class="page mazes-page">${mazeDetails(maze, againstBots)}</main>` : unknown()}`,
  );
}
