// The board of Pixoid as it is told: nothing here knows a rule.

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";

import { drawn } from "../../../draw/drawn.ts";
import type { SeatColour } from "../../../draw/pixels.ts";
import { type Aim, type Course, controllersOf, type PixoidFacts, spareOf, type Turn } from "../facts.ts";
import { edgeController, edgeOf, type Program } from "./edges.ts";
import { BOARD, stepped } from "./geometry.ts";
import { mazeLayer, mazePaths, placeLayer } from "./maze.ts";
import { resting } from "./pause_hidden.ts";
import { bonusCubes, guardedCubes, pieces } from "./pieces.ts";
import { type StartChoice, startButtons } from "./placement.ts";
import { coursePreview, hintMark, reachMarks, type Trail, trailMarks } from "./preview.ts";
import { scoreCubes, track } from "./track.ts";

export interface PixoidView {
  readonly facts: PixoidFacts;
  /** The name of the picture for those who can't see it. */
  readonly label: string;
  /** What each piece is called there, with where it stands. */
  readonly described: (piece: SeatColour, pix: string) => string;
  readonly turn?: Turn;
  /** For phones: no controllers at the edges, and only fives on the track. */
  readonly compact?: boolean;
  /** Who is ready, of those who have something to choose. */
  readonly decided?: Readonly<Record<string, boolean>>;
  /** Programs that are open to everybody. */
  readonly programs?: Readonly<Record<string, Program>>;
  /** What one's own programs would do; only ever on one's own screen. */
  readonly courses?: readonly Course[];
  readonly onAim?: (piece: SeatColour, aim: Aim) => void;
  /** The runs of the last turn. */
  readonly trails?: readonly Trail[];
  /** Pieces of which every Pix is shown that they could reach. */
  readonly reach?: readonly SeatColour[];
  /** A program that was hinted at. */
  readonly hint?: Course | undefined;
  /** Start Pix to choose from. */
  readonly start?: StartChoice;
}

const WITH_EDGES = `0 0 ${BOARD} ${BOARD}`;
const WITHOUT_EDGES = "32 32 756 764";

/** The part of the board that is drawn. */
export const pixoidBox = (compact: boolean): string => (compact ? WITHOUT_EDGES : WITH_EDGES);

/** The device that lies on the table. */
function console(): SVGTemplateResult {
  return svg`<g aria-hidden="true">
    <path d=${stepped(34, 42, 752, 752, 8)} fill="var(--shadow)"></path>
    <path d=${stepped(34, 34, 752, 752, 8)} fill="var(--body)"></path>
    <path d=${stepped(38, 38, 744, 744, 8)} fill="var(--shine)"></path>
    <path d=${stepped(38, 41, 744, 741, 8)} fill="var(--body)"></path>
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

/** The board. What never changes is drawn once for a layout; the reveal draws into the two empty layers. */
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
  return html`<svg class="pixoid-board" viewBox=${pixoidBox(compact)} role="group"
    aria-label=${view.label} data-turn=${turn} ${drawn(resting)}>
    ${guard([paths, look, turn], () => svg`${console()}${track(turn, look)}${mazeLayer(paths)}${placeLayer(turn)}`)}
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
