/** Pixoid on the home page. */

import { html, svg, type TemplateResult } from "lit-html";
import { arrowAt, bugAt, cubeAt, isPiece, pixoidAt, SEAT_COLOURS } from "../../draw/pixels.ts";
import { chosenCreature } from "../../ui/identity.ts";
import { loadParts } from "../../words.ts";
import type { BoardPicker, GameCard } from "../contract.ts";
import { heroMaze, type MazeScene } from "./hero_maze.ts";

function art(): TemplateResult {
  return html`<svg viewBox="0 0 236 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="236" height="250" fill="var(--floor)"></rect>
    <g fill="none">
      <path d="M-10 62H68V182H250M150 -10V90H250M68 182V260" stroke="var(--lane)" stroke-width="46"></path>
      <path d="M-10 62H68V182H250M150 -10V90H250M68 182V260" stroke="var(--trace)" stroke-width="4"></path>
    </g>
    ${svg`<path d="M110 -4h14v140h-14zM110 136h130v12H110z" fill="var(--wall)"></path>
      <path d="M110 148h130v8H110z" fill="var(--wall-side)"></path>`}
    <circle cx="68" cy="76" r="46" fill="var(--floor)"></circle>${bugAt("sky", 68, 76, 84)}
    ${cubeAt(196, 90, 34)}
    <circle cx="156" cy="184" r="46" fill="var(--floor)"></circle>${pixoidAt("amber", 156, 184, 74, false)}
    ${arrowAt(216, 184, 20, 90, "var(--amber)")}
  </svg>`;
}

function strip(): TemplateResult {
  const scene: MazeScene = {
    path: [
      [0, 4],
      [3, 4],
    ],
    bugs: [["sky", 0, 5]],
    cubes: [[2, 4]],
  };
  return html`<svg viewBox="0 0 342 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g transform="translate(0 -240) scale(1.05)">${heroMaze(scene)}</g></svg>`;
}

async function loadMazes(): Promise<BoardPicker> {
  const [{ mazePicker }] = await Promise.all([import("../../chunks/extras.ts"), loadParts("mazes")]);
  return mazePicker;
}

/** Four controllers, starting with the visitor's own creature if chosen. */
function controllers(): Readonly<Record<string, string>> {
  const own = chosenCreature();
  const [first, ...others] = SEAT_COLOURS.slice(0, 4);
  if (own === null || own === first) return {};
  return { controllers: [own, ...others.map((one) => (one === own ? first : one))].join(".") };
}

export const pixoidCard: GameCard = {
  id: "pixoid",
  learn: "/learn?lesson=pixoid-first",
  art,
  strip,
  mainOptions: ["game", "players"],
  first: { players: "4", game: "short" },
  lengths: [
    { id: "standard", minutes: 20, options: { game: "standard" } },
    { id: "short", minutes: 5, options: { game: "short" } },
  ],
  pieces: ({ controllers = "", players }) => {
    const known = controllers.split(".").filter(isPiece);
    return (known.length ? known : SEAT_COLOURS).slice(0, Number(players) || 4).map((one) => [one]);
  },
  boards: { option: "layout", load: loadMazes },
  usual: (way) => ({
    players: "4",
    game: way === "bots" ? "short" : "standard",
    ...(way === "night" ? {} : controllers()),
  }),
};
