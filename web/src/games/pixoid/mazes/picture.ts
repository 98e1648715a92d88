/** A maze as a picture: its ways, its cubes, and its starts with numbers. */

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { cubeAt, numeralAt } from "../../../draw/pixels.ts";
import { say } from "../../../words.ts";
import { pixPoint, stepped } from "../board/geometry.ts";
import { mazeLayer, mazePaths } from "../board/maze.ts";
import { figure, layoutOf, type Maze, mazeName } from "./atlas.ts";

const PLATE = 56;

function start(pix: string, number: number): SVGTemplateResult {
  const { x, y } = pixPoint(pix);
  const plate = stepped(x - PLATE / 2, y - PLATE / 2, PLATE, PLATE, 4);
  return svg`<path d=${plate} fill="var(--floor)" stroke="var(--start)" stroke-width="6"></path>
    ${numeralAt(number, x, y, 30, "var(--ink)")}`;
}

function drawing(maze: Maze): SVGTemplateResult {
  const cubes = maze.bonus.map((pix) => pixPoint(pix));
  return svg`${mazeLayer(mazePaths(layoutOf(maze)))}<g aria-hidden="true">${cubes.map(({ x, y }) => cubeAt(x, y, 30))}
    ${maze.starts.map(({ pix }, at) => start(pix, at + 1))}</g>`;
}

/** The picture; where the same stands in words beside it, it is for the eyes only. */
export function mazePicture(maze: Maze, described = false): TemplateResult {
  return html`<svg class="maze-picture" viewBox="98 98 624 624" role=${described ? "img" : nothing}
    aria-label=${described ? say("web-maze-picture", { name: mazeName(maze), starts: startsInWords(maze) }) : nothing} aria-hidden=${described ? nothing : "true"}>
    ${guard([maze.code], () => drawing(maze))}
  </svg>`;
}

/** What each start is worth, in words. */
export function startsInWords(maze: Maze): string {
  const starts = maze.starts.map(({ pix, worth }, at) =>
    say("web-maze-start", { number: at + 1, pix, worth: figure(worth) }),
  );
  return starts.join("; ");
}
