/** The pieces of Pixl: slabs, stacks, Ports, and their tags. */

import { nothing, type SVGTemplateResult, svg } from "lit-html";
import { type Element, type IconName, iconAt, movedPath, numeralAt, symbolAt } from "../../../draw/pixels.ts";
import { between, corners, degrees, hexagon, notchedRect, type Point, SIDE } from "./geometry.ts";

const RADIUS = 28;
const HALF = (RADIUS * Math.sqrt(3)) / 2;
const THICK = 9;
/** Slabs of a low stack, which show what is buried. */
const THICKER = 12;
const THIN = 5;
/** The maximum height of a stack above its hex. */
const TALLEST = 40;

export function thickness(height: number): number {
  if (height === 1) return THICK;
  return height < 5 ? Math.min(THICKER, TALLEST / height) : Math.min(THIN, TALLEST / height);
}

/** The centre of a slab's upper face at a level of a stack; 0 is the lowest. */
export function faceAt({ x, y }: Point, height: number, level: number): Point {
  const ground = y + 5 + Math.min(height - 1, 3) * 2;
  return { x, y: ground - (level + 1) * thickness(height) };
}

const MOTIFS: Readonly<Record<Element, string>> = {
  fire: "M-11.5 6.6h7l-3.5 -5.4zM-3.5 6.6h7l-3.5 -5.4zM4.5 6.6h7l-3.5 -5.4z",
  water: "M-11 2.6h9v3h-9zM2 2.6h9v3h-9z",
  earth: "M-9 2h4v4h-4zM-2 2h4v4h-4zM5 2h4v4h-4z",
  spirit: "M-13 3.2h26v2h-26z",
};

function motif(element: Element, x: number, y: number, thick: number): SVGTemplateResult {
  const d = MOTIFS[element];
  return thick >= THICK
    ? svg`<path d=${movedPath(d, 1, x, y)} fill="var(--cr)"></path>`
    : svg`<path transform="translate(${x} ${y}) scale(1 ${thick / THICK})" d=${d} fill="var(--cr)"></path>`;
}

/** The visible side of a slab, with the element's motif. */
function edge(element: Element, { x, y }: Point, thick: number, dust: "cut" | "buried" | null): SVGTemplateResult {
  const spirit = element === "spirit" && !dust;
  const d =
    `M${x - RADIUS} ${y}L${x - RADIUS / 2} ${y + HALF}H${x + RADIUS / 2}L${x + RADIUS} ${y}v${thick}` +
    `L${x + RADIUS / 2} ${y + HALF + thick}H${x - RADIUS / 2}L${x - RADIUS} ${y + thick}z`;
  const fill = dust ? `var(--${dust})` : spirit ? "var(--spirit)" : "var(--cd)";
  const cracks =
    dust === "buried" && thick >= THICK
      ? svg`<path transform="translate(${x} ${y})" d=${CRACKS} fill="none" stroke="var(--hex)" stroke-width="2.2"></path>`
      : nothing;
  return svg`<path d=${d} fill=${fill} stroke=${spirit ? "var(--cr)" : "var(--hex)"} stroke-width=${spirit ? 1.6 : 1}></path>
    ${motif(element, x, y + HALF, thick)}${cracks}`;
}

/** In the side of a buried slab. */
const CRACKS = `M${-RADIUS + 5} 6l4 5l-2 4M${RADIUS / 2 + 3} ${HALF - 8}l-3 5l4 4l-3 6`;

export interface Look {
  readonly cutOff?: boolean;
  readonly ringed?: boolean;
}

const CRACK = "M9 -26l4 9l-5 7l10 7l-5 8l7 6l-6 12";

function face(element: Element, at: Point, look: Look): SVGTemplateResult {
  const shape = hexagon(at, RADIUS);
  const rim = element === "spirit" ? 2.8 : 2;
  const plate = look.cutOff
    ? svg`<path d=${shape} fill="var(--cut)" stroke="var(--cut-rim)" stroke-width=${rim} stroke-dasharray="5 3.4"></path>
      <path transform="translate(${at.x} ${at.y})" d=${CRACK} fill="none" stroke="var(--hex)" stroke-width="3.6"></path>`
    : svg`<path d=${shape} fill="var(--c)" stroke="var(--cr)" stroke-width=${rim}></path>`;
  const ring = svg`<path d=${hexagon(at, RADIUS + 0.5)} fill="none" stroke="var(--ink)" stroke-width="4"></path>`;
  const ink = look.cutOff ? "var(--cut-ink)" : "var(--ci)";
  const x = look.cutOff ? at.x - 7 : at.x;
  return svg`${plate}${look.ringed ? ring : nothing}
    ${symbolAt(element, x, look.ringed ? at.y - 10 : at.y, look.ringed ? 19 : look.cutOff ? 23 : 29, ink)}`;
}

/**
 * A Pixl, or a stack from the bottom up. Each slab is a group with its own face: while the one above is still falling,
 * the face is visible.
 */
export function stackAt(stack: readonly Element[], at: Point, look: Look = {}): SVGTemplateResult {
  return svg`${stack.map((element, level) => slabAt(element, at, stack.length, level, level === stack.length - 1 ? look : {}))}`;
}

export function slabAt(element: Element, at: Point, height: number, level: number, look: Look = {}): SVGTemplateResult {
  const middle = faceAt(at, height, level);
  const dust = look.cutOff ? "cut" : level < height - 1 ? "buried" : null;
  return svg`<g class="pixl-slab e-${element} ${dust ?? ""}">
    ${edge(element, middle, thickness(height), dust)}${face(element, middle, look)}</g>`;
}

/** The ground of a tag. */
function plate(
  at: Point,
  width: number,
  height: number,
  fill = "var(--ink)",
  line = "var(--table)",
): SVGTemplateResult {
  return svg`<path d=${notchedRect(at, width, height, 3)} fill=${fill} stroke=${line} stroke-width="2"></path>`;
}

export function heightTag(height: number, at: Point): SVGTemplateResult {
  const top = faceAt(at, height, height - 1);
  const middle = { x: top.x + RADIUS - 3, y: top.y - 15 };
  const width = height > 9 ? 26 : 19;
  return svg`${plate(middle, width, 19)}
    ${numeralAt(height, middle.x, middle.y, 11, "var(--table)")}`;
}

export function stateTag(icon: IconName, text: string, face: Point): SVGTemplateResult {
  const middle = { x: face.x, y: face.y + 11 };
  const width = text.length > 2 ? 56 : 46;
  const left = text ? middle.x - width / 2 + 12.5 : middle.x;
  return svg`${plate(middle, width, 20)}
    ${iconAt(icon, left, middle.y, 14.4, "var(--table)")}
    ${text ? numeralAt(text, left + 8 + (width - 22) / 2, middle.y, 12, "var(--table)") : nothing}`;
}

/** What a player's own element loses, above the tag of what the move brings. */
export function lossTag(element: Element, text: string, face: Point): SVGTemplateResult {
  const middle = { x: face.x - 14, y: face.y - 22 };
  return svg`<g class="e-${element}">${plate(middle, 18 + 9 * text.length, 22, "var(--c)", "var(--ink)")}
    ${numeralAt(text, middle.x, middle.y, 13, "var(--ci)")}</g>`;
}

/** A hex suggested for a Port, with its number. */
export function adviceMark(element: Element, at: Point, number: number): SVGTemplateResult {
  return svg`<g class="e-${element}"><path d=${hexagon(at, SIDE - 4)} fill="var(--hex)" stroke="var(--ce)" stroke-width="4"></path>
    ${numeralAt(number, at.x, at.y, 24, "var(--ink)")}</g>`;
}

export function gainTag(text: string, face: Point): SVGTemplateResult {
  const middle = { x: face.x, y: face.y + 11 };
  return svg`${plate(middle, 18 + 9 * text.length, 22)}
    ${numeralAt(text, middle.x, middle.y, 13, "var(--table)")}`;
}

/** A Port: hollow, with pylons. A locked one has a padlock instead of pylons and symbol. */
export function portAt(element: Element, at: Point, locked: boolean): SVGTemplateResult {
  const pylons = corners(at, 30);
  return svg`<g class="pixl-port e-${element}">
    <path d=${hexagon(at, 30)} fill="var(--well)" stroke="var(--ce)" stroke-width="5"></path>
    ${element === "spirit" ? svg`<path d=${hexagon(at, 30)} fill="none" stroke="var(--spirit)" stroke-width="2"></path>` : nothing}
    <path d=${hexagon(at, 22)} fill="none" stroke="var(--ce)" stroke-width="2" stroke-opacity=".8" stroke-dasharray="9 4"></path>
    ${symbolAt(element, at.x, locked ? at.y - 9 : at.y, locked ? 18 : 25, "var(--ce)")}
    ${locked ? nothing : pylons.map(({ x, y }) => svg`<rect x=${x - 4} y=${y - 4} width="8" height="8" fill="var(--ce)"></rect>`)}
  </g>`;
}

export function portLeft(element: Element, at: Point): SVGTemplateResult {
  return svg`<g class="e-${element}">
    <path d=${hexagon(at, 29)} fill="none" stroke="var(--ce)" stroke-width="3" stroke-dasharray="6 6"></path>
    ${symbolAt(element, at.x, at.y, 16, "var(--ce)")}
  </g>`;
}

export function lockTag(lockers: readonly Element[], port: Point): SVGTemplateResult {
  const middle = { x: port.x, y: port.y + 12 };
  const several = lockers.length > 1;
  const width = several ? 20 + 15 * lockers.length : 42;
  const left = middle.x - width / 2;
  const first = lockers[0] ?? "fire";
  return svg`<g class="e-${first}">
    ${plate(middle, width, 21, "var(--table)", "var(--ce)")}
    ${iconAt("lock", left + 11.5, middle.y, 14.4, "var(--ink)")}
    ${lockers.map(
      (element, place) =>
        svg`<g class="e-${element}">${symbolAt(element, left + (several ? 27 + 14 * place : 30), middle.y, several ? 12 : 14, "var(--ce)")}</g>`,
    )}
  </g>`;
}

export function staple(port: Point, locking: Point): SVGTemplateResult {
  const middle = between(port, locking);
  return svg`<g transform="translate(${middle.x} ${middle.y}) rotate(${degrees(port, locking)})"><g class="pixl-staple">
    <rect x="-12" y="-6.5" width="24" height="13" fill="var(--table)"></rect>
    <rect x="-10" y="-4.5" width="20" height="9" fill="var(--wall)"></rect>
    <rect x="-10" y="1.5" width="20" height="3" fill="var(--wall-side)"></rect>
  </g></g>`;
}

export function chevron(from: Point, to: Point): SVGTemplateResult {
  const middle = between(from, to);
  return svg`<path transform="translate(${middle.x} ${middle.y}) rotate(${degrees(from, to)})"
    d="M-8 -8h6l8 8l-8 8h-6l5 -8z" fill="var(--ink)" stroke="var(--table)" stroke-width="2"></path>`;
}

export function bars({ x, y }: Point): SVGTemplateResult {
  const upright = [-18, -6, 6, 18];
  const all = `${upright.map((left) => `M${x + left - 2} ${y - 24}h4v48h-4z`).join("")}M${x - 25} ${y - 26}h50v5h-50zM${x - 25} ${y + 21}h50v5h-50z`;
  return svg`<path d=${all} fill="var(--wall)" stroke="var(--table)" stroke-width="1.5"></path>`;
}

export type Glow = "quiet" | "plain" | "hot";

const GLOWS: Readonly<Record<Glow, { fill: number; line: number }>> = {
  quiet: { fill: 0.08, line: 1.4 },
  plain: { fill: 0.14, line: 2.6 },
  hot: { fill: 0.3, line: 2.6 },
};

/**
 * A hex that can be chosen: bright if it converts something, subdued if nearly every hex is legal. On the gray border
 * the plus replaces the name.
 */
export function legalHex(element: Element, at: Point, glow: Glow, gray: boolean): SVGTemplateResult {
  const { x, y } = at;
  const { fill, line } = GLOWS[glow];
  return svg`<g class="e-${element}">
    ${gray ? svg`<path d=${hexagon(at, SIDE - 5)} fill="var(--gray)"></path>` : nothing}
    <path d=${hexagon(at, SIDE - 5)} fill="var(--ce)" fill-opacity=${fill}></path>
    <path d=${hexagon(at, SIDE - 5)} fill="none" stroke="var(--ce)" stroke-width=${line} stroke-dasharray="8 5"></path>
    <path d="M${x - 7} ${y - 1.8}h5.2v-5.2h3.6v5.2h5.2v3.6h-5.2v5.2h-3.6v-5.2h-5.2z" fill="var(--ce)"></path>
  </g>`;
}
