/** Icons of the replay player, which other pages don't need. */

import { html, type TemplateResult } from "lit-html";
import type { Bitmap } from "../draw/bitmaps.ts";
import { pixelPath } from "../draw/pixels.ts";

const mirrored = (bitmap: Bitmap): Bitmap => bitmap.map((line) => [...line].reverse().join(""));

const FIRST = [
  "##.......##.",
  "##.....####.",
  "##...######.",
  "##.########.",
  "###########.",
  "##.########.",
  "##...######.",
  "##.....####.",
  "##.......##.",
];
const BACK = [
  "........##..",
  "......####..",
  "....######..",
  "..########..",
  "##########..",
  "..########..",
  "....######..",
  "......####..",
  "........##..",
];
const PAUSE = [
  "..###..###..",
  "..###..###..",
  "..###..###..",
  "..###..###..",
  "..###..###..",
  "..###..###..",
  "..###..###..",
  "..###..###..",
  "..###..###..",
];

const SIGNS = { first: FIRST, back: BACK, next: mirrored(BACK), last: mirrored(FIRST), pause: PAUSE };

export type Sign = keyof typeof SIGNS;

export function sign(name: Sign, size = 20): TemplateResult {
  return html`<svg class="icon" width=${size} height=${size} viewBox="0 -1.5 12 12" aria-hidden="true">
    <path d=${pixelPath(SIGNS[name])} fill="currentColor"></path></svg>`;
}
