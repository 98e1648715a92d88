// The faces of bots that are somebody, by their ids: 12 x 12, # face, o in half tone; what is left out is ground.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Bitmap } from "./bitmaps.ts";
import { pixelPath } from "./pixels.ts";

const FACES: Readonly<Record<string, Bitmap>> = {
  blip: [
    "........#o..",
    ".......#o...",
    "...#####....",
    "..#######...",
    ".#########..",
    "o###..##..#.",
    "o###..##..#.",
    "o##########.",
    ".####....##.",
    "o.#########.",
    "...#######..",
    ".....###....",
  ],
  chip: [
    "..#.#..#.#..",
    ".##########.",
    "###########o",
    ".#..####..#.",
    "##..####..#o",
    ".##########.",
    "###########o",
    ".##.####.##.",
    "###......##o",
    ".##########.",
    ".##########.",
    "..#.#..#.#..",
  ],
  dot: [
    "............",
    "............",
    "....####....",
    "..########..",
    ".##########.",
    ".##..##..##.",
    ".##..##..##.",
    ".##########.",
    ".####..####.",
    ".####..####.",
    "..########..",
    "....####....",
  ],
  zap: [
    ".#...##..#..",
    ".##..###.##.",
    ".##########.",
    ".##########.",
    ".#..####..#.",
    ".##..##..##.",
    ".##########.",
    ".##########.",
    ".##......##.",
    ".###.##.###.",
    "..########..",
    "...o####o...",
  ],
  beep: [
    "#..........#",
    ".o........o.",
    "..o######o..",
    "..########..",
    ".##.####.##.",
    "o#.#.##.#.#o",
    "o##########o",
    "o##########o",
    ".##......##.",
    ".###....###.",
    "..########..",
    "...######...",
  ],
  ping: [
    ".....##.....",
    "......o.....",
    "...######...",
    "o.########.o",
    "o###....###o",
    "o##..##..##o",
    "o##..##..##o",
    "o###....###o",
    "o.########.o",
    "..###..###..",
    "...######...",
    "............",
  ],
  gizmo: [
    "..##.##.##..",
    "..########..",
    "############",
    "##ooo##ooo##",
    ".#o.o##o.o#.",
    "##ooo##ooo##",
    "############",
    ".##########.",
    "####....####",
    "############",
    "..########..",
    "..##.##.##..",
  ],
  widget: [
    "############",
    "#.#.#oooooo#",
    "############",
    "############",
    "#..######..#",
    "#..####....#",
    "############",
    "############",
    "########.###",
    "###.....####",
    "############",
    "############",
  ],
};

/** Whether somebody of this id has a face here: a server may know more people than the page. */
export function isFace(id: string): boolean {
  return id in FACES;
}

/** A face in the colour of the seat that it is at, else in that of the text; words stand beside it. */
export function face(id: string, size = 24): TemplateResult | typeof nothing {
  const bitmap = FACES[id];
  if (bitmap === undefined) return nothing;
  return html`<svg class="face" width=${size} height=${size} viewBox="0 0 12 12" aria-hidden="true">
    <path d=${pixelPath(bitmap)}></path><path class="half" d=${pixelPath(bitmap, "o")}></path></svg>`;
}
