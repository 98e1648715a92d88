/** A maze in a list: its picture, its name, words for it, and what its starts are worth. */

import { html, type TemplateResult } from "lit-html";
import { type IconName, icon, numeral } from "../../../draw/pixels.ts";
import { styled } from "../../../draw/styled.ts";
import { say } from "../../../words.ts";
import { FIGURES, figure, kindsOf, type Maze, mazeName, worths } from "./atlas.ts";
import { mazePicture, startsInWords } from "./picture.ts";

const ICONS: Readonly<Record<string, IconName>> = { even: "swap", start: "hash", hard: "lock", kind: "wall" };
/** The worths between which a bar is drawn, and the one at which Pixoid gains as much as a Bug (P5.2). */
const LEAST = 3;
const MOST = 8;
const EQUAL = 6;

const along = (worth: number): string => `${(100 * (worth - LEAST)) / (MOST - LEAST)}%`;

/** Words for a maze as tags. */
export function mazeTags(maze: Maze): TemplateResult {
  return html`<span class="maze-tags">${kindsOf(maze).map(
    (kind) =>
      html`<span class="maze-tag notched" title=${say("web-maze-kind-means", { kind })}>${icon(ICONS[kind] ?? "dots", 14)}${say("web-maze-kind", { kind })}</span>`,
  )}</span>`;
}

export const mazeFigures = (maze: Maze): string =>
  say("web-maze-figures", { average: figure(FIGURES.average(maze)), spread: figure(FIGURES.spread(maze)) });

/** What a start is worth, as a bar on one scale; the line is where Pixoid gains as much as a Bug. */
export function worthBar(worth: number): TemplateResult {
  const styles = { "--worth": along(worth), "--equal": along(EQUAL) };
  return html`<span class="maze-well" aria-hidden="true" ${styled(styles)}><i></i><u></u></span>`;
}

function worthBars(maze: Maze): TemplateResult {
  return html`<span class="unseen">${startsInWords(maze)}</span><span class="maze-bars" aria-hidden="true">${worths(
    maze,
  ).map(
    (worth, at) => html`<span class="maze-bar"><b>${figure(worth)}</b>${worthBar(worth)}${numeral(at + 1, 10)}</span>`,
  )}</span>`;
}

/** A maze as a link or a choice: what stands in the card. */
export function mazeCard(maze: Maze): TemplateResult {
  return html`<span class="maze-head"><b>${mazeName(maze)}</b><small>${maze.code.replace(/^\w+-/, "")}</small></span>
    ${mazePicture(maze)}${mazeTags(maze)}<small>${mazeFigures(maze)}</small>${worthBars(maze)}`;
}
