// Faces of the named bots, by id: 12 x 12, # face, o half tone, anything else background.

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

/** Whether there is a face for this id: a server may know more personas than the client. */
export function isFace(id: string): boolean {
  return id in FACES;
}

/** A face in the seat's colour, or in the text colour. It is decorative: the name is next to it. */
export function face(id: string, size = 24): TemplateResult | typeof nothing {
  const bitmap = FACES[id];
  if (bitmap === undefined) return nothing;
  return html`<svg class="face" width=${size} height=${size} viewBox="0 0 12 12" aria-hidden="true">
    <path d=${pixelPath(bitmap)}></path><path class="half" d=${pixelPath(bitmap, "o")}></path></svg>`;
}
