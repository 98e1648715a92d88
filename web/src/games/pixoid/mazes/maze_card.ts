/** A maze in a list: its picture, name, description and worth of its starts. */

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { styled } from "../../../draw/directives.ts";
import { cubeAt, numeral, numeralAt } from "../../../draw/pixels.ts";
import { say } from "../../../words.ts";
import { pixPoint, steppedOutline } from "../board/geometry.ts";
import { mazeLayer, mazePaths } from "../board/maze.ts";
import { formatDecimal, LEVELS, layoutOf, levelWord, type Maze, METRICS, mazeName, worths } from "./atlas.ts";

/** The range of a worth bar, and the worth at which Pixoid gains as much as a Bug (P5.2). */
const LEAST = 3;
const MOST = 8;
const EQUAL = 6;

const along = (worth: number): string => `${(100 * (worth - LEAST)) / (MOST - LEAST)}%`;

/** How hard a maze is for Pixoid: a word, and marks out of five. */
export function mazeTag(maze: Maze): TemplateResult {
  const marks = LEVELS.map(
    (_, at) =>
      svg`<rect x=${at * 6} width="4" height="12" fill=${at <= LEVELS.indexOf(maze.level) ? "currentColor" : "var(--line)"}></rect>`,
  );
  return html`<span class="maze-tag notched" title=${say("web-maze-level-means")}>
    <svg width="28" height="12" aria-hidden="true">${marks}</svg>${levelWord(maze)}</span>`;
}

export const mazeNumbers = (maze: Maze): string =>
  say("web-maze-figures", {
    average: formatDecimal(METRICS.average(maze)),
    spread: formatDecimal(METRICS.spread(maze)),
  });

/** A start's worth as a bar; the line is where Pixoid gains as much as a Bug. */
export function worthBar(worth: number): TemplateResult {
  const styles = { "--worth": along(worth), "--equal": along(EQUAL) };
  return html`<span class="maze-well" aria-hidden="true" ${styled(styles)}><i></i><u></u></span>`;
}

function worthBars(maze: Maze): TemplateResult {
  return html`<span class="unseen">${startsInWords(maze)}</span><span class="maze-bars" aria-hidden="true">${worths(
    maze,
  ).map(
    (worth, at) =>
      html`<span class="maze-bar"><b>${formatDecimal(worth)}</b>${worthBar(worth)}${numeral(at + 1, 10)}</span>`,
  )}</span>`;
}

export function mazeCard(maze: Maze): TemplateResult {
  return html`<span class="maze-head"><b>${mazeName(maze)}</b><small>${maze.code.replace(/^\w+-/, "")}</small></span>
    ${mazePicture(maze)}${mazeTag(maze)}<small>${mazeNumbers(maze)}</small>${worthBars(maze)}`;
}

const PLATE = 56;

function start(pix: string, number: number): SVGTemplateResult {
  const { x, y } = pixPoint(pix);
  const plate = steppedOutline(x - PLATE / 2, y - PLATE / 2, PLATE, PLATE, 4);
  return svg`<path d=${plate} fill="var(--floor)" stroke="var(--start)" stroke-width="6"></path>
    ${numeralAt(number, x, y, 30, "var(--ink)")}`;
}

function drawing(maze: Maze): SVGTemplateResult {
  const cubes = maze.bonus.map((pix) => pixPoint(pix));
  return svg`${mazeLayer(mazePaths(layoutOf(maze)))}<g aria-hidden="true">${cubes.map(({ x, y }) => cubeAt(x, y, 30))}
    ${maze.starts.map(({ pix }, at) => start(pix, at + 1))}</g>`;
}

/** The picture; decorative if the text next to it says the same. */
export function mazePicture(maze: Maze, described = false): TemplateResult {
  return html`<svg class="maze-picture" viewBox="98 98 624 624" role=${described ? "img" : nothing}
    aria-label=${described ? say("web-maze-picture", { name: mazeName(maze), starts: startsInWords(maze) }) : nothing} aria-hidden=${described ? nothing : "true"}>
    ${guard([maze.code], () => drawing(maze))}
  </svg>`;
}

export function startsInWords(maze: Maze): string {
  const starts = maze.starts.map(({ pix, worth }, at) =>
    say("web-maze-start", { number: at + 1, pix, worth: formatDecimal(worth) }),
  );
  return starts.join("; ");
}
