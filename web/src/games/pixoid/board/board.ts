// The Pixoid board, drawn from facts: no rules in here.

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { drawn } from "../../../draw/directives.ts";
import { cubeAt, numeralAt, type SeatColour } from "../../../draw/pixels.ts";
import { type Aim, type Course, controllersOf, type PixoidFacts, spareOf, type Turn } from "../facts.ts";
import { edgeController, edgeOf, type Program } from "./edges.ts";
import { BOARD, HIGHEST, type Point, rotate, steppedOutline, trackless, trackSpace } from "./geometry.ts";
import { mazeLayer, mazePaths, placeLayer } from "./maze.ts";
import { bonusCubes, guardedCubes, pieces } from "./pieces.ts";
import { type StartChoice, startButtons } from "./placement.ts";
import { middleOf, scorePlaces } from "./places.ts";
import { coursePreview, hintMark, reachMarks, type Trail, trailMarks } from "./preview.ts";

export interface PixoidView {
  readonly facts: PixoidFacts;
  readonly label: string;
  readonly described: (piece: SeatColour, pix: string) => string;
  readonly turn?: Turn;
  /** For phones: no controllers at the edges, and only multiples of five on the track. */
  readonly compact?: boolean;
  readonly decided?: Readonly<Record<string, boolean>>;
  readonly programs?: Readonly<Record<string, Program>>;
  /** Previews of one's own moves; only ever on one's own screen. */
  readonly courses?: readonly Course[];
  readonly onAim?: (piece: SeatColour, aim: Aim) => void;
  readonly trails?: readonly Trail[];
  readonly reach?: readonly SeatColour[];
  readonly hint?: Course | undefined;
  readonly start?: StartChoice;
}

/** What a phone shows, without controllers at the edges: with the score track, and of a short game the maze alone. */
const COMPACT = { track: "32 32 756 764", maze: "92 92 636 636" };

export function pixoidBox(compact: boolean, facts: PixoidFacts): string {
  const less = trackless(facts);
  if (compact) return less ? COMPACT.maze : COMPACT.track;
  return `${less} ${less} ${BOARD - 2 * less} ${BOARD - 2 * less}`;
}

function console(less: number): SVGTemplateResult {
  const outline = (x: number, y: number, width: number, height: number): string =>
    steppedOutline(x + less, y + less, width - 2 * less, height - 2 * less, 8);
  return svg`<g aria-hidden="true">
    <path d=${outline(34, 42, 752, 752)} fill="var(--shadow)"></path>
    <path d=${outline(34, 34, 752, 752)} fill="var(--body)"></path>
    <path d=${outline(38, 38, 744, 744)} fill="var(--shine)"></path>
    <path d=${outline(38, 41, 744, 741)} fill="var(--body)"></path>
    <rect x=${52 + less} y=${52 + less} width=${716 - 2 * less} height=${716 - 2 * less} fill="var(--bezel)"></rect>
  </g>`;
}

function edges(view: PixoidView, turn: Turn): SVGTemplateResult[] {
  const { facts } = view;
  const colours = controllersOf(facts);
  const spare = spareOf(facts);
  return colours.map((piece, place) => {
    const holder = piece === spare ? colours[(facts.holders[piece] ?? 1) - 1] : undefined;
    const state = { decided: view.decided?.[piece], program: view.programs?.[piece], holder };
    return edgeController(piece, edgeOf(place, turn), state, turn, facts);
  });
}

/** The board. Fixed parts are drawn once per layout; the reveal draws into the two empty layers. */
export function pixoidBoard(view: PixoidView): TemplateResult {
  const { facts, onAim } = view;
  const turn = view.turn ?? 0;
  const compact = view.compact ?? false;
  const paths = mazePaths(facts, turn);
  const less = trackless(facts);
  const previews = (view.courses ?? []).map((course) =>
    coursePreview(course, course.piece === facts.pixoid, turn, onAim ? (aim) => onAim(course.piece, aim) : undefined),
  );
  return html`<svg class="pixoid-board" viewBox=${pixoidBox(compact, facts)} role="group"
    aria-label=${view.label} data-turn=${turn} ${drawn(pauseOffscreen)}>
    ${guard([paths, less, turn, compact], () => {
      const around = compact && less ? "" : svg`${console(less)}${less ? "" : track(turn, compact)}`;
      return svg`${around}${mazeLayer(paths)}${placeLayer(turn)}`;
    })}
    ${less === 0 ? scoreCubes(facts.scores, controllersOf(facts), turn) : nothing}
    <g class="pixoid-bonuses" aria-hidden="true">${bonusCubes(facts, turn)}</g>
    ${view.start ? startButtons(view.start, facts, turn) : nothing}
    <g class="pixoid-past" aria-hidden="true">${(view.trails ?? []).map((trail) => trailMarks(trail, turn))}</g>
    ${previews.map((preview) => preview.under)}
    ${(view.reach ?? []).map((piece, place) => reachMarks(facts, piece, place, turn))}
    <g class="pixoid-under" aria-hidden="true"></g>
    <g class="pixoid-pieces">${pieces(facts, turn, view.described)}</g>
    <g class="pixoid-guards" aria-hidden="true">${guardedCubes(facts, turn)}</g>
    ${previews.map((preview) => preview.over)}${view.hint ? hintMark(view.hint, turn) : nothing}
    <g class="pixoid-edges" aria-hidden="true">${compact ? nothing : edges(view, turn)}</g>
    <g class="pixoid-over" aria-hidden="true"></g>
  </svg>`;
}

const UNSEEN = 5000;
const waiting = new WeakMap<Element, number>();

let observer: IntersectionObserver | null = null;

function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    window.clearTimeout(waiting.get(target));
    if (isIntersecting) target.classList.remove("still");
    else
      waiting.set(
        target,
        window.setTimeout(() => target.classList.add("still"), UNSEEN),
      );
  }
}

/** Pause an element's animation after a while outside the view. Call it on render. */
export function pauseOffscreen(element: Element): void {
  observer ??= new IntersectionObserver(onIntersection);
  observer.observe(element);
}

const ALL = Array.from({ length: HIGHEST + 1 }, (_, number) => number);

function number(value: number, { x, y }: Point, compact: boolean): SVGTemplateResult {
  const five = value % 5 === 0;
  if (!compact) return numeralAt(value, x, y, five ? 15 : 11, five ? "var(--ink)" : "var(--ink3)");
  if (five) return numeralAt(value, x, y, 20, "var(--ink)");
  return svg`<rect x=${x - 3} y=${y - 3} width="6" height="6" fill="var(--ink3)"></rect>`;
}

/** The three corners without a space show where the track continues. */
function bends(turn: Turn): SVGTemplateResult[] {
  return [1, 2, 3].map((quarter) => {
    const { x, y } = rotate({ x: 76, y: 76 }, ((quarter + turn) % 4) as Turn);
    return svg`<g transform="translate(${x} ${y}) rotate(${((quarter + turn + 3) % 4) * 90})" fill="var(--edge)">
      <path d="M-8 -8h12v4h-12zM0 -4h4v12h-4z"></path><path d="M-4 4h12l-6 7z"></path>
    </g>`;
  });
}

/** The spaces with their numbers, which cubes cover. */
function track(turn: Turn, compact: boolean): SVGTemplateResult {
  return svg`<g aria-hidden="true">
    ${ALL.map((value) => {
      const space = trackSpace(value, turn);
      return svg`<rect x=${space.x + 1} y=${space.y + 1} width=${space.width - 2} height=${space.height - 2}
        fill=${value % 5 === 0 ? "var(--raise)" : "var(--panel)"}></rect>${number(value, middleOf(space), compact)}`;
    })}
    ${bends(turn)}
  </g>`;
}

export function scoreCubes(scores: readonly number[], colours: readonly SeatColour[], turn: Turn): SVGTemplateResult {
  const occupied = [...new Set(scores)].map((score) => ({ space: trackSpace(score, turn), five: score % 5 === 0 }));
  return svg`<g aria-hidden="true">
    ${occupied.map(
      ({ space, five }) => svg`<rect x=${space.x + 1} y=${space.y + 1} width=${space.width - 2}
        height=${space.height - 2} fill=${five ? "var(--raise)" : "var(--panel)"}></rect>`,
    )}
    ${scorePlaces(scores, turn).map((cube, seat) => {
      const colour = colours[seat] ?? "amber";
      return svg`<g data-score=${seat}>${cubeAt(cube.x, cube.y, cube.size, colour)}</g>`;
    })}
  </g>`;
}
