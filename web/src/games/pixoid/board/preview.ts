// Previews of one's own moves, on one's own screen only, and the trails of a reveal.

import { type SVGTemplateResult, svg } from "lit-html";

import { bugAt, cubeAt, pixoidAt, type SeatColour } from "../../../draw/pixels.ts";
import type { Aim, Course, PixoidFacts, Turn } from "../facts.ts";
import { reachOf } from "../reach.ts";
import { CELL, type Point, pixPoint } from "./geometry.ts";

function hollow({ x, y }: Point): SVGTemplateResult {
  return svg`<rect x=${x - 6} y=${y - 6} width="12" height="12" fill="var(--floor)" stroke="var(--c)"
    stroke-width="2.5"></rect>`;
}

function reachable(aim: Aim, turn: Turn, onAim: ((aim: Aim) => void) | undefined): SVGTemplateResult {
  const at = pixPoint(aim.pix, turn);
  if (!onAim) return hollow(at);
  return svg`<g class="pixoid-aim" @click=${() => onAim(aim)}>
    <rect x=${at.x - CELL / 2} y=${at.y - CELL / 2} width=${CELL} height=${CELL} fill="transparent"></rect>${hollow(at)}
  </g>`;
}

export function brackets({ x, y }: Point, half = 23, arm = 12): string {
  return (
    `M${x - half} ${y - half + arm}v${-arm}h${arm}M${x + half - arm} ${y - half}h${arm}v${arm}` +
    `M${x + half} ${y + half - arm}v${arm}h${-arm}M${x - half + arm} ${y + half}h${-arm}v${-arm}`
  );
}

function passedMarks(course: Course, turn: Turn): SVGTemplateResult[] {
  return course.path.slice(0, -1).map((pix) => {
    if (course.bonus.includes(pix)) return svg``;
    const { x, y } = pixPoint(pix, turn);
    return svg`<rect x=${x - 8} y=${y - 8} width="16" height="16" fill="var(--c)"></rect>`;
  });
}

function gatheredMarks(course: Course, turn: Turn): SVGTemplateResult[] {
  return course.bonus.map((pix) => {
    if (pix === course.path.at(-1)) return svg``;
    const { x, y } = pixPoint(pix, turn);
    return svg`<rect x=${x - 21} y=${y - 21} width="42" height="42" fill="var(--floor)" stroke="var(--c)"
      stroke-width="3"></rect>${cubeAt(x, y - 1, 25)}`;
  });
}

function goal(course: Course, at: Point, isPixoid: boolean): SVGTemplateResult {
  const { x, y } = at;
  const cross = `M${x - 12} ${y - 12}l24 24M${x + 12} ${y - 12}l-24 24`;
  const ghost = isPixoid ? pixoidAt(course.piece, x, y, 34, false) : bugAt(course.piece, x, y, 38);
  return course.ends?.how === "caught"
    ? svg`<path d=${brackets(at, 29)} fill="none" stroke="var(--c)" stroke-width="4"></path>
        <path d=${cross} stroke="var(--floor)" stroke-width="11"></path>
        <path d=${cross} stroke="var(--c)" stroke-width="5"></path>`
    : svg`<rect x=${x - 20} y=${y - 20} width="40" height="40" fill="var(--floor)"></rect>
        <path d=${brackets(at)} fill="none" stroke="var(--c)" stroke-width="4"></path><g opacity=".55">${ghost}</g>
        ${course.bonus.includes(course.path.at(-1) ?? "") ? cubeAt(x + 20, y - 20, 18) : ""}`;
}

export function coursePreview(
  course: Course,
  isPixoid: boolean,
  turn: Turn,
  onAim?: (aim: Aim) => void,
): { under: SVGTemplateResult; over: SVGTemplateResult } {
  const others = course.others.map((aim) => reachable(aim, turn, onAim));
  const last = course.path.at(-1);
  if (!last) return { under: svg`<g class="s-${course.piece}">${others}</g>`, over: svg`` };
  const from = pixPoint(course.from, turn);
  const to = pixPoint(last, turn);
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const caught = course.ends?.how === "caught";
  const under = svg`<g class="s-${course.piece}" aria-hidden="true">
    ${others}
    <path d=${line} stroke="var(--c)" stroke-width="14" stroke-opacity=".3"></path>
    <path class="pixoid-flow" d=${line} stroke="var(--c)" stroke-width="6" stroke-dasharray="16 8"></path>
    ${passedMarks(course, turn)}${gatheredMarks(course, turn)}${caught ? "" : goal(course, to, isPixoid)}
  </g>`;
  const over = caught ? svg`<g class="s-${course.piece}" aria-hidden="true">${goal(course, to, isPixoid)}</g>` : svg``;
  return { under, over };
}

export function reachMarks(facts: PixoidFacts, piece: SeatColour, place: number, turn: Turn): SVGTemplateResult {
  return svg`<g class="s-${piece}" data-reach=${piece} aria-hidden="true">${reachOf(facts, piece).map((pix) => {
    const { x, y } = pixPoint(pix, turn);
    const [left, top] = [x + (place % 2 ? 2 : -18), y + (place > 1 ? 2 : -18)];
    return svg`<rect x=${left} y=${top} width="16" height="16" fill="var(--c)" stroke="var(--floor)" stroke-width="2"></rect>`;
  })}</g>`;
}

export function hintMark(course: Course, turn: Turn): SVGTemplateResult {
  const from = pixPoint(course.from, turn);
  const to = pixPoint(course.path.at(-1) ?? course.from, turn);
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const end = `translate(${to.x} ${to.y}) rotate(${degrees})`;
  return svg`<g class="pixoid-hint" aria-hidden="true" fill="none">
    <path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="var(--floor)" stroke-width="12"></path>
    <path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="var(--ink)" stroke-width="5" stroke-dasharray="10 6"></path>
    <path d=${brackets(to, 27, 14)} stroke="var(--ink)" stroke-width="5"></path>
    <path transform=${end} d="M-8 -12l14 12l-14 12z" fill="var(--ink)" stroke="var(--floor)" stroke-width="3"></path></g>`;
}

export interface Trail {
  readonly piece: SeatColour;
  readonly from: string;
  readonly path: readonly string[];
}

/** Where a piece came from, and its path, one segment per Pix so that it can grow; a growing one starts hidden. */
export function trailMarks(trail: Trail, turn: Turn, growing = false): SVGTemplateResult {
  const points = [trail.from, ...trail.path].map((pix) => pixPoint(pix, turn));
  const start = points[0] ?? { x: 0, y: 0 };
  return svg`<g class="pixoid-trail s-${trail.piece}" data-trail=${trail.piece} aria-hidden="true">
    <rect class="pixoid-trail-start" x=${start.x - 8} y=${start.y - 8} width="16" height="16" fill="none"
      stroke="var(--c)" stroke-width="3" opacity=${growing ? 0 : 1}></rect>
    ${points.slice(1).map((point, place) => {
      const before = points[place] ?? start;
      const across = Math.sign(point.x - before.x);
      const down = Math.sign(point.y - before.y);
      const dash = `M${before.x + across * 8} ${before.y + down * 8}l${across * 52} ${down * 52}`;
      return svg`<path class="pixoid-stretch" d=${dash} stroke="var(--c)" stroke-width="8" stroke-dasharray="8 7"
        opacity=${growing ? 0 : 0.9}></path>`;
    })}
  </g>`;
}
