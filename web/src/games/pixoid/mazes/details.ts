/** One maze: its picture, all its numbers, and a button to play on it. */

import { html, type TemplateResult } from "lit-html";
import { styled } from "../../../draw/directives.ts";
import { icon } from "../../../draw/pixels.ts";
import { button, link } from "../../../ui/kit.ts";
import { startWay } from "../../../ui/new_table.ts";
import { say } from "../../../words.ts";
import { pixoidCard } from "../pixoid_card.ts";
import { formatDecimal, type Maze, METRICS, mazeName, share, sortedBy } from "./atlas.ts";
import { explanation, mazePath } from "./gallery.ts";
import { mazePicture, mazeTag, worthBar } from "./maze_card.ts";

/** `play` starts a game against bots with these options. */
export function mazeDetails(
  maze: Maze,
  play: (game: string, options: Readonly<Record<string, string>>) => void,
): TemplateResult {
  const layout = maze.code;
  const online = (): void => void startWay(pixoidCard.id, "online", { ...pixoidCard.usual("online"), layout });
  return html`<div class="maze-ways">${link(say("web-maze-all"), "/mazes", { icon: "list" })}${neighbourLinks(maze)}</div>
    <div class="maze-details">
      <div class="maze-large">${mazePicture(maze, true)}${explanation()}</div>
      <div class="maze-facts">
        <h1>${mazeName(maze)}</h1>
        <p class="maze-code">${mazeTag(maze)}${maze.kinds.map(
          (kind) =>
            html`<span class="maze-tag notched" title=${say("web-maze-kind-means", { kind })}>${say("web-maze-kind", { kind })}</span>`,
        )}<code>${maze.code}</code></p>
        <p class="maze-actions">${button(say("web-maze-play"), () => play(pixoidCard.id, { layout }), { icon: "play", kind: "primary" })}
          ${button(say("web-maze-online"), online, { icon: "link" })}</p>
        <section class="card notched"><h2>${say("web-maze-starts")}</h2>${starts(maze)}<p class="mazes-line">${say("web-mazes-line")}</p></section>
        ${metricsList(maze)}
      </div>
    </div>`;
}

function starts(maze: Maze): TemplateResult {
  return html`<ol class="maze-starts">${maze.starts.map(
    (
      { pix, worth, cubes },
      at,
    ) => html`<li><span>${say("web-maze-start-of", { number: at + 1, pix })}</span>${worthBar(worth)}
      <b>${say("web-maze-cubes", { cubes: formatDecimal(worth) })}</b><small>${say("web-maze-turns", { turns: formatDecimal(cubes) })}</small></li>`,
  )}</ol>`;
}

function neighbourLinks(maze: Maze): TemplateResult {
  const all = sortedBy("name", false);
  const at = all.indexOf(maze);
  const way = (other: Maze | undefined, message: string, sign: "left" | "right"): TemplateResult =>
    other
      ? html`<a class="btn notched quiet icon-only" href=${mazePath(other)} aria-label=${say(message, { name: mazeName(other) })}
          title=${say(message, { name: mazeName(other) })}>${icon(sign, 20)}</a>`
      : html``;
  return html`<span class="gap"></span>${way(all.at(at - 1), "web-maze-before", "left")}${way(all[(at + 1) % all.length], "web-maze-next", "right")}`;
}

function metricsList(maze: Maze): TemplateResult {
  const { silence, pure, short } = maze;
  const fact = (title: string, means: string | TemplateResult): TemplateResult =>
    html`<div><dt>${say(title)}</dt><dd>${means}</dd></div>`;
  return html`<dl class="card notched maze-list">
    ${fact("web-maze-average", say("web-maze-cubes", { cubes: formatDecimal(METRICS.average(maze)) }))}
    ${fact("web-maze-spread", say("web-maze-spread-means", { spread: formatDecimal(METRICS.spread(maze)) }))}
    ${fact("web-maze-lasts", html`${say("web-maze-lasts-means", { turns: formatDecimal(METRICS.cubes(maze)) })}${durationChart(maze)}`)}
    ${fact("web-maze-silence", say("web-maze-silence-means", { price: formatDecimal(silence) }))}
    ${fact("web-maze-pure", say("web-maze-pure-means", { share: share(pure) }))}
    ${fact("web-maze-short", short ? say("web-maze-short-means", { chance: share(Math.max(...short)) }) : say("web-maze-short-open"))}
  </dl>`;
}

function durationChart({ lasted: counts }: Maze): TemplateResult {
  const most = Math.max(...counts);
  const spoken = counts.map((count, cubes) => `${cubes}: ${count}`).join(", ");
  return html`<span class="maze-lasted" role="img" aria-label=${say("web-maze-lasts-chart", { counts: spoken })}>${counts.map(
    (count, cubes) =>
      html`<span><i ${styled({ height: `${(100 * count) / most}%` })}></i><small>${cubes}</small></span>`,
  )}</span>`;
}
