/** Marks on the picture of a position: a place to choose, or the path of a piece. */

import { nothing, type SVGTemplateResult, svg } from "lit-html";
import { colourClass, type PieceName } from "../draw/pixels.ts";

export interface Mark {
  readonly piece: string;
  readonly move: string;
  readonly text: string;
  readonly kind: "" | "chosen" | "best";
  /** The width of the path; 0 draws none. */
  readonly width: number;
  readonly pick?: () => unknown;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The path of a mark, to be drawn below the pieces. */
export function markPath(mark: Mark, from: Place, to: Place): SVGTemplateResult | typeof nothing {
  if (!mark.width) return nothing;
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return svg`<g class="mark ${colourClass(mark.piece as PieceName)} ${mark.kind}" aria-hidden="true">
    <path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke-width=${mark.width}></path>
    <path transform="translate(${to.x} ${to.y}) rotate(${degrees})" d="M-14 -12l20 12l-20 12z" fill="var(--c)" stroke="var(--floor)" stroke-width="3"></path></g>`;
}

/** The plate of a mark with its text, to be drawn above everything. */
export function markPlate(mark: Mark, { x, y }: Place, size: number): SVGTemplateResult | typeof nothing {
  if (!mark.text) return nothing;
  const wide = size * Math.max(mark.text.length * 0.3 + 0.3, 0.9);
  return svg`<g class="mark ${colourClass(mark.piece as PieceName)} ${mark.kind}" aria-hidden="true" @click=${mark.pick ?? nothing}>
    <rect x=${x - wide / 2} y=${y - size * 0.45} width=${wide} height=${size * 0.9}></rect>
    <text x=${x} y=${y + size * 0.18} font-size=${size * 0.52} text-anchor="middle">${mark.text}</text></g>`;
}
