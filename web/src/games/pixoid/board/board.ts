// The Pixoid board, drawn from facts: no rules in here.

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { drawn } from "../../../draw/directives.ts";
import { cubeAt, numeralAt, type SeatColour } from "../../../draw/pixels.ts";
import { type Aim, type Course, controllersOf, type PixoidFacts, spareOf, type Turn } from "../facts.ts";
import { edgeController, edgeOf, type Program } from "./edges.ts";
import { BOARD, HIGHEST, type Point, rotate, steppedOutline, trackSpace } from "./geometry.ts";
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

const WITH_EDGES = `0 0 ${BOARD} ${BOARD}`;
const WITHOUT_EDGES = "32 32 756 764";

/** A short game has no points: on a phone the maze takes the room of the score track. */
const WITHOUT_TRACK = "92 92 636 636";

export const showsTrack = (compact: boolean, { options }: PixoidFacts): boolean =>
  !compact || options["game"] !== "short";

export function pixoidBox(compact: boolean, facts: PixoidFacts): string {
  if (!compact) return WITH_EDGES;
  return showsTrack(compact, facts) ? WITHOUT_EDGES : WITHOUT_TRACK;
}

function console(): SVGTemplateResult {
  return svg`<g aria-hidden="true">
    <path d=${steppedOutline(34, 42, 752, 752, 8)} fill="var(--shadow)"></path>
    <path d=${steppedOutline(34, 34, 752, 752, 8)} fill="var(--body)"></path>
    <path d=${steppedOutline(38, 38, 744, 744, 8)} fill="var(--shine)"></path>
    <path d=${steppedOutline(38, 41, 744, 741, 8)} fill="var(--body)"></path>
    <rect x="52" y="52" width="716" height="716" fill="var(--bezel)"></rect>
  </g>`;
}

function edges(view: PixoidView, turn: Turn): SVGTemplateResult[] {
  const { facts } = view;
  const colours = controllersOf(facts);
  const spare = spareOf(facts);
  return colours.map((piece, place) => {
    const holder = piece === spare ? colours[(facts.holders[piece] ?? 1) - 1] : undefined;
    const state = { decided: view.decided?.[piece], program: view.programs?.[piece], holder };
    return edgeController(piece, edgeOf(place, turn), state, turn);
  });
}

/** The board. Fixed parts are drawn once per layout; the reveal draws into the two empty layers. */
export function pixoidBoard(view: PixoidView): TemplateResult {
  const { facts, onAim } = view;
  const turn = view.turn ?? 0;
  const compact = view.compact ?? false;
  const paths = mazePaths(facts, turn);
  const scores = facts.options["game"] !== "short";
  const look = scores ? (compact ? "compact" : "full") : "idle";
  const previews = (view.courses ?? []).map((course) =>
    coursePreview(course, course.piece === facts.pixoid, turn, onAim ? (aim) => onAim(course.piece, aim) : undefined),
  );
  return html`<svg class="pixoid-board" viewBox=${pixoidBox(compact, facts)} role="group"
    aria-label=${view.label} data-turn=${turn} ${drawn(pauseOffscreen)}>
    ${guard([paths, look, turn, compact], () => {
      const around = compact && !scores ? "" : svg`${console()}${track(turn, look)}`;
      return svg`${around}${mazeLayer(paths)}${placeLayer(turn)}`;
    })}
    ${scores ? scoreCubes(facts.scores, controllersOf(facts), turn) : nothing}
    <g class="pixoid-bonuses" aria-hidden="true">${bonusCubes(facts, turn)}</g>
    ${view.start ? startButtons(view.start, facts, turn) : nothing}
    <g class="pixoid-past" aria-hidden="true">${(view.trails ?? []).map((trail) => trailMarks(trail, turn))}</g>
    ${previews.map((preview) => preview.under)}
    ${(view.reach ?? []).map((piece, place) => reachMarks(facts, piece, place, turn))}
    <g class="pixoid-under" aria-hidden="true"></g>
    <g class="pixoid-pieces">${pieces(facts, turn, view.described)}</g>
    <g aria-hidden="true">${guardedCubes(facts, turn)}</g>
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

export type TrackLook = "full" | "compact" | "idle";

function number(value: number, { x, y }: Point, look: TrackLook): SVGTemplateResult {
  const five = value % 5 === 0 && look !== "idle";
  if (look === "full") return numeralAt(value, x, y, five ? 15 : 11, five ? "var(--ink)" : "var(--ink3)");
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

/** The spaces, with numbers if the game has points. Cubes cover the numbers. */
export function track(turn: Turn, look: TrackLook): SVGTemplateResult {
  return svg`<g aria-hidden="true">
    ${ALL.map((value) => {
      const space = trackSpace(value, turn);
      return svg`<rect x=${space.x + 1} y=${space.y + 1} width=${space.width - 2} height=${space.height - 2}
        fill=${value % 5 === 0 && look !== "idle" ? "var(--raise)" : "var(--panel)"}></rect>${number(value, middleOf(space), look)}`;
    })}
    ${look === "idle" ? nothing : bends(turn)}
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
