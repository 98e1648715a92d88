/** The maze picker, for the bot chooser and the lobby. */

import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { choices } from "../../../ui/kit.ts";
import { say } from "../../../words.ts";
import type { BoardPicker, Drawing } from "../../contract.ts";
import { levelWord, MAZES, type Maze, mazeName, mazeOf, sortedBy } from "./atlas.ts";
import { mazeNumbers, mazePicture, mazeTag } from "./maze_card.ts";

const EVEN = "even";
const PICKS = ["any", EVEN, "chosen"] as const;

type Choose = (value: string) => void;

const pickOf = (chosen: string): (typeof PICKS)[number] => (chosen === "" ? "any" : chosen === EVEN ? EVEN : "chosen");

function pick(chosen: string, choose: Choose): TemplateResult {
  const [fairest] = sortedBy("spread", false);
  const values = PICKS.map((value) => ({ value, label: say("web-maze-pick", { pick: value }) }));
  const take = (value: string): void => choose(value === "any" ? "" : value === EVEN ? EVEN : (fairest?.code ?? ""));
  const picked = pickOf(chosen);
  return html`${choices("maze-pick", say("web-maze-choose"), values, picked, take)}
    ${picked === "chosen" ? list(chosen, choose) : nothing}`;
}

function list(chosen: string, choose: Choose): TemplateResult {
  const now = mazeOf(chosen);
  const one = (maze: Maze): TemplateResult => html`<label class="maze-option notched ${maze === now ? "chosen" : ""}">
    <input type="radio" name="maze" value=${maze.code} autocomplete="off" .checked=${maze === now} @change=${() => choose(maze.code)} />
    ${mazePicture(maze)}<b>${mazeName(maze)}</b><small>${levelWord(maze)}</small></label>`;
  return html`<fieldset class="choices maze-options"><legend>${now ? say("web-maze-chosen", { name: mazeName(now) }) : say("web-mazes-choose")}</legend>
    <div class="options">${repeat(sortedBy("spread", false), ({ code }) => code, one)}</div></fieldset>`;
}

function caption(board: string): Drawing {
  const maze = mazeOf(board);
  if (!maze) return nothing;
  return html`<p class="maze-caption"><b>${mazeName(maze)}</b>${mazeTag(maze)}<small>${mazeNumbers(maze)}</small></p>`;
}

function resolveBoard(chosen: string): string {
  if (chosen !== EVEN) return mazeOf(chosen) ? chosen : "";
  const even = MAZES.filter(({ kinds }) => kinds.includes(EVEN));
  return even[Math.floor(Math.random() * even.length)]?.code ?? "";
}

export const mazePicker: BoardPicker = { choices: pick, list, caption, resolved: resolveBoard };
