/** The maze picker, for new games and the lobby. */

import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { meter } from "../../../ui/kit.ts";
import { say } from "../../../words.ts";
import type { BoardPicker, Drawing } from "../../contract.ts";
import { LEVELS, levelWord, MAZES, type Maze, type MazeLevel, mazeName, mazeOf, sortedBy } from "./atlas.ts";
import { mazeNumbers, mazePicture, mazeTag } from "./maze_card.ts";
import { openTiles } from "./tiles.ts";

type Choose = (value: string) => void;

/** Levels from which one maze each is offered. */
const RANGE: readonly (readonly MazeLevel[])[] = [["gentle", "mild"], ["fair"], ["tough", "brutal"]];

function some(chosen: string): readonly string[] {
  const now = mazeOf(chosen);
  return RANGE.map((levels) => {
    const all = MAZES.filter(({ level }) => levels.includes(level));
    const one = now && levels.includes(now.level) ? now : all[Math.floor(Math.random() * all.length)];
    return one?.code ?? "";
  });
}

function tile(board: string): TemplateResult {
  const maze = mazeOf(board);
  return maze
    ? html`${mazePicture(maze)}<span><b>${mazeName(maze)}</b>${meter(LEVELS.indexOf(maze.level) + 1)}<small>${levelWord(maze)}</small></span>`
    : html``;
}

function list(chosen: string, choose: Choose): TemplateResult {
  const now = mazeOf(chosen);
  const one = (maze: Maze): TemplateResult => html`<label class="maze-option notched ${maze === now ? "chosen" : ""}">
    <input type="radio" name="maze" value=${maze.code} autocomplete="off" .checked=${maze === now} @change=${() => choose(maze.code)} />
    ${mazePicture(maze)}<b>${mazeName(maze)}</b>${meter(LEVELS.indexOf(maze.level) + 1)}<small>${levelWord(maze)}</small></label>`;
  return html`<fieldset class="choices maze-options"><legend class="unseen">${say("web-mazes-choose")}</legend>
    <div class="options">${repeat(sortedBy("average", true), ({ code }) => code, one)}</div></fieldset>`;
}

function caption(board: string): Drawing {
  const maze = mazeOf(board);
  if (!maze) return nothing;
  return html`<p class="maze-caption"><b>${mazeName(maze)}</b>${mazeTag(maze)}<small>${mazeNumbers(maze)}</small></p>`;
}

function name(board: string): string {
  const maze = mazeOf(board);
  return maze ? mazeName(maze) : "";
}

export const mazePicker: BoardPicker = { some, tile, name, arrange: openTiles, list, caption };
