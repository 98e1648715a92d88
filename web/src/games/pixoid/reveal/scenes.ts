// Scenes of a reveal: a near miss, the twelfth cube, a round's score, a victory.

import { type SVGTemplateResult, svg } from "lit-html";
import { numeralAt, type SeatColour, symbolAt } from "../../../draw/pixels.ts";
import { say } from "../../../words.ts";
import { pixPoint, rotate, steppedOutline, trackless } from "../board/geometry.ts";
import { type Box, freePlaceNextTo, freeTag, PIECE, type Tag, trackPoint } from "../board/places.ts";
import { brackets } from "../board/preview.ts";
import { controllersOf, type Turn } from "../facts.ts";
import { type AnimationStage, EASE_OUT } from "./animation.ts";
import { DIM, HALO_APART, NEAR, type Of, SIDE_FILLS, type Step } from "./timeline.ts";

const APPEAR = [{ opacity: 0 }, { opacity: 1 }];
/** Parts dimmed while a round is scored, and their remaining opacity. */
export const SHADES = [".pixoid-maze", ".pixoid-bonuses", ".pixoid-pieces", ".pixoid-guards", ".pixoid-under"];
export const SHADE = 0.28;
export const PASSING = "[data-tag], .pixoid-near, [data-ring], [data-shard], [data-win]";

const LETTER = 0.56;
/** Letter sizes on a desktop, and on a phone with its smaller board. */
const SIZES = { wide: 20, compact: 32 };

/** Brackets on the Pix on which a Bug missed Pixoid, and a label next to the Bug, which is added to `others`. */
export function nearMark(step: Of<"near">, stage: AnimationStage, others: Box[]): SVGTemplateResult {
  const at = pixPoint(step.to, stage.turn);
  const size = stage.hasEdges ? SIZES.wide : SIZES.compact;
  const words = say("web-pixoid-near", { how: step.how });
  const width = words.length * size * LETTER + size;
  const height = size * 1.7;
  const { x, y } = freePlaceNextTo(pixPoint(step.from, stage.turn), { width, height }, [
    ...others,
    { ...at, ...PIECE },
  ]);
  others.push({ x, y, width, height });
  return svg`<g class="pixoid-near s-${step.piece}">
    <path d=${brackets(at, 33, 12)} fill="none" stroke="var(--ink)" stroke-width="4"></path>
    <path d=${steppedOutline(x - width / 2, y - height / 2, width, height, 3)} fill="var(--c)"></path>
    <path d=${steppedOutline(x - width / 2 + 3, y - height / 2 + 3, width - 6, height - 6, 2)} fill="var(--panel)"></path>
    <text x=${x} y=${y + size * 0.35} font-size=${size}>${words}</text></g>`;
}

export function winMarks(
  step: Of<"won">,
  place: number,
  steps: readonly Step[],
  stage: AnimationStage,
): SVGTemplateResult[] {
  const ran = steps.find((one): one is Of<"run"> => one.kind === "run" && one.piece === step.piece);
  const { x, y } = pixPoint(ran?.path.at(-1) ?? stage.facts.cubes[step.piece] ?? "a1", stage.turn);
  return [36, 56, 76].map(
    (
      half,
      ring,
    ) => svg`<g data-win="${place}-${ring}" class="s-${step.piece}" opacity="0"><rect x=${x - half} y=${y - half}
      width=${2 * half} height=${2 * half} fill="none" stroke="var(--c)" stroke-width=${9 - 2 * ring}></rect></g>`,
  );
}

export function victoryMarks(step: Of<"victory">, place: number, stage: AnimationStage): SVGTemplateResult[] {
  if (trackless(stage.facts)) return [];
  const colours = controllersOf(stage.facts);
  return [0, 1, 2, 3].map((side) => {
    const spaces = Array.from({ length: 7 }, (_, at) => 1 + side * 13 + at * 2);
    return svg`<g data-win="${place}-${side}" opacity="0">${spaces.map((space, at) => {
      const piece = colours[step.seats[(at + side) % step.seats.length] ?? 0] ?? "amber";
      const { x, y } = trackPoint(space, stage.turn);
      return svg`<g class="s-${piece}"><rect x=${x - 18} y=${y - 18} width="36" height="36" fill="var(--c)"></rect>
        ${symbolAt(piece, x, y, 24, "var(--ci)")}</g>`;
    })}</g>`;
  });
}

export function celebrate(stage: AnimationStage, step: Of<"won"> | Of<"victory">, place: number): void {
  const apart = step.kind === "won" ? HALO_APART : SIDE_FILLS;
  for (const at of [0, 1, 2, 3]) {
    const mark = stage.over.querySelector(`[data-win="${place}-${at}"]`);
    stage.move(mark, APPEAR, step.start + at * apart, apart, EASE_OUT);
  }
}

const LANE = 9;
/** One or two lanes run next to the track's numbers, not through them. */
const ASIDE = 14;

function laneOf(from: number, to: number, off: number, turn: Turn): string {
  const side = (points: number): number => (points === 0 ? 0 : Math.floor((points - 1) / 13));
  const corner = (quarter: number): string => {
    const { x, y } = rotate({ x: 76 - off, y: 76 - off }, ((quarter + turn) % 4) as Turn);
    return `${x} ${y}`;
  };
  const aside = (points: number): string => {
    const { x, y } = trackPoint(points, turn);
    const across = (side(points) + turn) % 4;
    const way = across === 0 ? [0, -off] : across === 1 ? [off, 0] : across === 2 ? [0, off] : [-off, 0];
    return `${x + (way[0] ?? 0)} ${y + (way[1] ?? 0)}`;
  };
  const corners = Array.from({ length: side(to) - side(from) }, (_, at) => corner(side(from) + at + 1));
  return `M${[aside(from), ...corners, aside(to)].join("L")}`;
}

export function countMarks(place: number, steps: readonly Step[], stage: AnimationStage): SVGTemplateResult[] {
  const { facts, turn } = stage;
  const scores = steps.filter((one): one is Of<"score"> => one.kind === "score");
  const colours = controllersOf(facts);
  const tags: Tag[] = [];
  return scores.map(({ seat, from, to }, at) => {
    const piece = colours[seat] ?? "amber";
    const off = (at - (scores.length - 1) / 2) * LANE + (scores.length < 3 ? ASIDE : 0);
    const tag = freeTag(to - from, trackPoint(to, turn), tags);
    tags.push(tag);
    return svg`<g data-count=${place} class="s-${piece}" opacity="0">
      <path d=${laneOf(from, to, off, turn)} fill="none" stroke="var(--c)" stroke-width="4" stroke-dasharray="12 5"></path>
      ${pointsTag(piece, to - from, tag)}</g>`;
  });
}

function pointsTag(piece: SeatColour, points: number, { x, y, width }: Tag): SVGTemplateResult {
  return svg`<g transform="translate(${x} ${y})"><path d=${steppedOutline(-width / 2, -20, width, 40, 3)} fill="var(--c)"></path>
    <path d=${steppedOutline(3 - width / 2, -17, width - 6, 34, 2)} fill="var(--panel)"></path>
    ${symbolAt(piece, 20 - width / 2, 0, 18, "var(--ce)")}${numeralAt(`+${points}`, 12, 0, 22, "var(--ink)")}</g>`;
}

export function performCount(stage: AnimationStage, step: Of<"count">, place: number): void {
  for (const layer of SHADES) {
    stage.move(stage.board.querySelector(layer), [{ opacity: 1 }, { opacity: SHADE }], step.start, DIM);
  }
  for (const tag of stage.over.querySelectorAll(PASSING)) stage.move(tag, [{ opacity: 0 }], step.start, DIM);
  stage.over.querySelectorAll(`[data-count="${place}"]`).forEach((mark, at) => {
    stage.move(mark, APPEAR, step.start + DIM + at * 90, NEAR, EASE_OUT);
  });
}
