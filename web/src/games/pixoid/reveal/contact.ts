/** The contact: the camera comes near, all else steps back, the two stand so that both are seen. */

import { type SVGTemplateResult, svg } from "lit-html";
import { bugAt, pixoidAt, type SeatColour } from "../../../draw/pixels.ts";
import { CELL, cellOf, MAZE, type Point, pixPoint, SIDE, steppedOutline } from "../board/geometry.ts";
import type { Turn } from "../facts.ts";
import { type AnimationStage, EASE_OUT, EASE_TRAVEL } from "./animation.ts";
import { CONTACT, DROP, type Of, RINGS_APART } from "./timeline.ts";

/** From the middle of the Pix: Pixoid in front, up to three Bugs behind him. */
export const HUNTED: Point = { x: 14, y: -13 };
export const CATCHERS: readonly Point[] = [
  { x: -9, y: 10 },
  { x: -22, y: -12 },
  { x: 14, y: 18 },
];

export interface Camera {
  readonly zoom: number;
  /** By how much the board is moved, in parts of its own size. */
  readonly left: number;
  readonly top: number;
  /** Where the contact is then, in parts of the view. */
  readonly x: number;
  readonly y: number;
}

const ZOOM = { wide: 1.7, compact: 1.5 };
/** Where in the view the contact is to be: the plate stands above it. */
const AIM = { x: 0.5, y: 0.58 };

/** The camera for a Pix on a board that is shown by this box; without travel it stays where it is. */
export function cameraOn(pix: string, turn: Turn, box: readonly number[], compact: boolean, moves: boolean): Camera {
  const [left = 0, top = 0, width = 1, height = 1] = box;
  const point = pixPoint(pix, turn);
  const zoom = moves ? (compact ? ZOOM.compact : ZOOM.wide) : 1;
  const [x, y] = [(point.x - left) / width, (point.y - top) / height];
  const clamped = (shift: number): number => Math.max(1 - zoom, Math.min(0, shift));
  const [across, down] = [clamped(AIM.x - x * zoom), clamped(AIM.y - y * zoom)];
  return { zoom, left: across, top: down, x: x * zoom + across, y: y * zoom + down };
}

export const boxOf = (board: SVGSVGElement): readonly number[] => {
  const { x, y, width, height } = board.viewBox.baseVal;
  return [x, y, width, height];
};

/** Whether the plate stands above a contact that is seen at this height of the view, or below it. */
export const plateIsAbove = (y: number): boolean => y > 0.42;

/** Everything but the cells around the contact lies in the dark. */
function shade(pix: string, turn: Turn): SVGTemplateResult {
  const { column, row } = cellOf(pix, turn);
  const [left, top] = [Math.max(0, column - 1), Math.max(0, row - 1)];
  const [right, bottom] = [Math.min(SIDE, column + 2), Math.min(SIDE, row + 2)];
  const whole = SIDE * CELL;
  const hole = `M${MAZE + left * CELL} ${MAZE + top * CELL}h${(right - left) * CELL}v${(bottom - top) * CELL}h${-(right - left) * CELL}z`;
  return svg`<path data-shade d="M${MAZE} ${MAZE}h${whole}v${whole}h${-whole}z${hole}" fill-rule="evenodd" fill="var(--floor)" opacity="0"></path>`;
}

export function contactMarks(step: Of<"caught">, place: number, turn: Turn): SVGTemplateResult[] {
  const { x, y } = pixPoint(step.pix, turn);
  const [by = step.piece] = step.by;
  const rings = [37, 47, 57].map(
    (half, ring) => svg`<g data-ring="${place}-${ring}" class="s-${by}" opacity="0">
      <path d=${steppedOutline(x - half, y - half, 2 * half, 2 * half, 5)} fill="none" stroke="var(--c)" stroke-width="4"></path></g>`,
  );
  const bugs = step.by.map((bug, nth) => bugAt(bug, x + (CATCHERS[nth]?.x ?? 0), y + (CATCHERS[nth]?.y ?? 0), 43));
  return [
    shade(step.pix, turn),
    ...rings,
    svg`<g data-contact opacity="0">${bugs}
      <g data-fallen>${pixoidAt(step.piece, x + HUNTED.x, y + HUNTED.y, 41)}</g></g>`,
  ];
}

const SEEN = [{ opacity: 0 }, { opacity: 1 }];
const GONE = [{ opacity: 1 }, { opacity: 0 }];

export function performContact(stage: AnimationStage, step: Of<"caught">, place: number): void {
  const { board, over } = stage;
  const from = (at: number): number => step.start + at;
  for (const piece of [step.piece, ...step.by] as SeatColour[]) stage.move(stage.piece(piece), GONE, step.start, 1);
  stage.move(over.querySelector("[data-contact]"), SEEN, step.start, 1);
  stage.move(
    over.querySelector("[data-shade]"),
    [{ opacity: 0 }, { opacity: 0.5 }],
    from(CONTACT.freeze),
    CONTACT.camera,
  );
  const { zoom, left, top } = cameraOn(step.pix, stage.turn, boxOf(board), !stage.hasEdges, true);
  const near = `translate(${100 * left}%, ${100 * top}%) scale(${zoom})`;
  const origin = { transformOrigin: "0 0" };
  const travel = [
    { ...origin, transform: "none" },
    { ...origin, transform: near },
  ];
  stage.move(board, travel, from(CONTACT.freeze), CONTACT.camera, EASE_TRAVEL);
  for (const ring of [0, 1, 2]) {
    const mark = over.querySelector(`[data-ring="${place}-${ring}"]`);
    stage.move(
      mark,
      [{ opacity: 0 }, { opacity: 1 - 0.3 * ring }],
      from(CONTACT.rings + ring * RINGS_APART),
      RINGS_APART,
      EASE_OUT,
    );
  }
  stage.move(over.querySelector("[data-fallen]"), GONE, from(CONTACT.falls), 40);
  for (let shard = 0; shard < 6; shard += 1) {
    const [aside, down] = [((shard % 3) - 1) * 22, shard < 3 ? -16 : 20];
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: `translate(${aside}px, ${down}px)`, opacity: 1 },
    ];
    stage.move(over.querySelector(`[data-shard="${place}-${shard}"]`), frames, from(CONTACT.falls), DROP, "ease-in");
  }
  stage.move(board, [...travel].reverse(), from(CONTACT.back), CONTACT.backLasts, EASE_TRAVEL);
  stage.move(
    over.querySelector("[data-shade]"),
    [{ opacity: 0.5 }, { opacity: 0 }],
    from(CONTACT.back),
    CONTACT.backLasts,
  );
}
