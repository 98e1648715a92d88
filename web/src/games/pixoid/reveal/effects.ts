// How each step of a reveal moves. Only transforms and opacity change.

import { render, type SVGTemplateResult, svg } from "lit-html";

import { cubeAt, type SeatColour } from "../../../draw/pixels.ts";
import { edgeController, edgePoint, programTag } from "../board/edges.ts";
import { CELL, type Point, pixPoint } from "../board/geometry.ts";
import { pieceBody } from "../board/pieces.ts";
import { type Box, PIECE, type Stand, scorePlaces, standing, trackPoint } from "../board/places.ts";
import { trailMarks } from "../board/preview.ts";
import { controllersOf, DIRECTIONS, type Direction, seen } from "../facts.ts";
import { type AnimationStage, EASE_OUT, EASE_TRAVEL } from "./animation.ts";
import { boxOf, CATCHERS, cameraOn, contactMarks, HUNTED, performContact, plateIsAbove } from "./contact.ts";
import { celebrate, countMarks, nearMark, performCount, victoryMarks, winMarks } from "./scenes.ts";
import { CAUGHT, DROP, FREEZE, NEAR, type Of, POP, RINGS_APART, type Step, TRAVEL } from "./timeline.ts";

const shift = (x: number, y: number, scale = 1): string =>
  scale === 1 ? `translate(${x}px, ${y}px)` : `translate(${x}px, ${y}px) scale(${scale})`;

/** How far from the centre of a Pix a piece stops when it bumps into another. */
const SHORT_OF = 32;

function towards(direction: Direction): Point {
  const place = DIRECTIONS.indexOf(direction);
  return { x: place === 1 ? 1 : place === 3 ? -1 : 0, y: place === 0 ? -1 : place === 2 ? 1 : 0 };
}

/** The final positions and points. */
export interface Outcome {
  readonly before: ReadonlyMap<SeatColour, Stand>;
  readonly after: ReadonlyMap<SeatColour, Stand>;
  readonly scores: readonly number[];
}

export function outcomeOf(stage: AnimationStage, steps: readonly Step[]): Outcome {
  const { facts, turn } = stage;
  const cubes: Record<string, string | null> = { ...facts.cubes };
  const scores = [...facts.scores];
  for (const step of steps) {
    if (step.kind === "run") cubes[step.piece] = step.path.at(-1) ?? step.from;
    if (step.kind === "set") cubes[step.piece] = step.pix;
    if (step.kind === "score") scores[step.seat] = step.to;
  }
  const order = controllersOf(facts);
  const before = standing(facts.cubes, order, facts.pixoid, turn);
  const after = standing(cubes, order, facts.pixoid, turn);
  for (const step of steps) if (step.kind === "caught") collide(step, steps, after, stage);
  return { before, after, scores };
}

function collide(
  step: Of<"caught">,
  steps: readonly Step[],
  after: Map<SeatColour, Stand>,
  stage: AnimationStage,
): void {
  const ran = (piece: SeatColour) => steps.find((one): one is Of<"run"> => one.kind === "run" && one.piece === piece);
  if (step.duration > CAUGHT) {
    const { x, y } = pixPoint(step.pix, stage.turn);
    after.set(step.piece, { x: x + HUNTED.x, y: y + HUNTED.y, scale: 1 });
    for (const [nth, bug] of step.by.entries())
      after.set(bug, { x: x + (CATCHERS[nth]?.x ?? 0), y: y + (CATCHERS[nth]?.y ?? 0), scale: 1 });
    return;
  }
  const movers = step.by.filter((piece) => ran(piece));
  for (const piece of movers.length ? movers : [step.piece]) {
    const way = ran(piece);
    const last = pixPoint(step.pix, stage.turn);
    const from = pixPoint(way?.path.at(-2) ?? way?.from ?? step.pix, stage.turn);
    const back = (to: number, away: number): number => to + Math.sign(away - to) * SHORT_OF;
    after.set(piece, { x: back(last.x, from.x), y: back(last.y, from.y), scale: after.get(piece)?.scale ?? 1 });
  }
}

export function prepareTrails(stage: AnimationStage, steps: readonly Step[]): void {
  const trails = steps.map((step) => (step.kind === "run" ? trailMarks(step, stage.turn, true) : svg``));
  render(svg`${trails}`, stage.under as HTMLElement);
}

export function prepareMarks(stage: AnimationStage, steps: readonly Step[], outcome: Outcome): void {
  const cubes = stage.facts.bonus_pix.map((pix) => pixPoint(pix, stage.turn));
  const stands = [outcome.before, outcome.after].flatMap((all) => [...all.values()]);
  const others: Box[] = [...stands, ...cubes].map((point) => ({ ...point, ...PIECE }));
  for (const step of steps) if (step.kind === "caught" && step.duration > CAUGHT) others.push(plateBox(step, stage));
  const over = steps.map((step, place): SVGTemplateResult | readonly SVGTemplateResult[] => {
    if (step.kind === "won") return winMarks(step, place, steps, stage);
    if (step.kind === "count") return countMarks(place, steps, stage);
    if (step.kind === "victory") return victoryMarks(step, place, stage);
    if (step.kind === "caught") {
      const marks = step.duration > CAUGHT ? contactMarks(step, place, stage.turn) : rings(step, place, stage);
      return [...marks, ...shards(step, place, stage)];
    }
    const mark = step.kind === "near" ? nearMark(step, stage, others) : markOf(step, stage);
    const tag = step.kind === "open" ? tagOf(step, stage, outcome) : svg``;
    return svg`${mark ? svg`<g data-step=${place} opacity="0">${mark}</g>` : ""}${tag}`;
  });
  render(svg`${over}`, stage.over as HTMLElement);
}

/** Where the plate of a contact stands, in units of the board: no label lies below it. */
function plateBox({ pix }: Of<"caught">, stage: AnimationStage): Box {
  const { x, y } = pixPoint(pix, stage.turn);
  const { y: seen } = cameraOn(pix, stage.turn, boxOf(stage.board), !stage.hasEdges, true);
  return { x, y: y + (plateIsAbove(seen) ? -105 : 105), width: 304, height: 78 };
}

function markOf(step: Step, stage: AnimationStage): SVGTemplateResult | null {
  if (step.kind === "open" && stage.hasEdges) {
    return edgeController(
      step.piece,
      stage.edge(step.piece),
      { decided: true, program: step.program },
      stage.turn,
      stage.facts,
    );
  }
  if (step.kind === "bump") return wall(step, stage);
  if (step.kind === "take") return cubeAt(0, 0, 25);
  if (step.kind === "pick-up") {
    const { x, y } = pixPoint(step.pix, stage.turn);
    return cubeAt(x, y - 1, 25);
  }
  return step.kind === "set" ? standingPiece(step, stage) : null;
}

function tagOf(step: Of<"open">, stage: AnimationStage, outcome: Outcome): SVGTemplateResult {
  const { cubes } = stage.facts;
  const stand = outcome.before.get(step.piece);
  if (!stand) return svg``;
  const together = [...outcome.before.keys()].filter((piece) => cubes[piece] === cubes[step.piece]);
  const at = together.length > 1 ? pixPoint(cubes[step.piece] ?? "a1", stage.turn) : stand;
  const tag = programTag(step, at, stage.turn, together.indexOf(step.piece), together.length);
  return svg`<g data-tag=${step.piece} opacity="0">${tag}</g>`;
}

function wall(step: Of<"bump">, stage: AnimationStage): SVGTemplateResult {
  const { x, y } = pixPoint(step.pix, stage.turn);
  const to = towards(seen(step.direction, stage.turn));
  const across = to.x === 0 ? 52 : 10;
  const down = to.x === 0 ? 10 : 52;
  return svg`<rect x=${x + (to.x * CELL) / 2 - across / 2} y=${y + (to.y * CELL) / 2 - down / 2} width=${across}
    height=${down} fill="var(--ink)"></rect>`;
}

function standingPiece(step: Of<"set">, stage: AnimationStage): SVGTemplateResult {
  const { x, y } = pixPoint(step.pix, stage.turn);
  return svg`<g transform="translate(${x} ${y})">${pieceBody(step.piece, step.piece === stage.facts.pixoid)}</g>`;
}

function rings(step: Of<"caught">, place: number, stage: AnimationStage): SVGTemplateResult[] {
  const { x, y } = pixPoint(step.pix, stage.turn);
  return [0, 1, 2].map(
    (ring) => svg`<g data-ring="${place}-${ring}" class="s-${step.piece}" opacity="0">
      <rect x=${x - 30} y=${y - 30} width="60" height="60" fill="none" stroke="var(--c)" stroke-width="4"></rect></g>`,
  );
}

function shards(step: Of<"caught">, place: number, stage: AnimationStage): SVGTemplateResult[] {
  const { x, y } = pixPoint(step.pix, stage.turn);
  return [0, 1, 2, 3, 4, 5].map((shard) => {
    const left = x - 17 + (shard % 3) * 12;
    const top = y - 14 + Math.floor(shard / 3) * 12;
    const fill = shard < 3 ? "var(--cl)" : "var(--c)";
    return svg`<g data-shard="${place}-${shard}" class="s-${step.piece}" opacity="0">
      <rect x=${left} y=${top} width="10" height="10" fill=${fill}></rect></g>`;
  });
}

function click(stage: AnimationStage, step: Of<"click">): void {
  for (const piece of step.pieces) {
    const press = [shift(0, 0), shift(0, 3), shift(0, 0)].map((transform) => ({ transform }));
    stage.move(stage.board.querySelector(`[data-edge="${piece}"]`), press, step.start, step.duration, EASE_OUT);
  }
}

/** The closed lid folds away and the open face folds out, around the controller's own axis. */
function open(stage: AnimationStage, step: Of<"open">, place: number, steps: readonly Step[]): void {
  showTag(stage, step, steps);
  if (!stage.hasEdges) return;
  const lid = stage.board.querySelector(`.pixoid-edges [data-edge="${step.piece}"]`);
  const edge = stage.edge(step.piece);
  const { x, y } = edgePoint(edge, stage.facts);
  const transformOrigin = `${x}px ${y}px`;
  const flat = edge % 2 === 1 ? "scaleX(0.02)" : "scaleY(0.02)";
  const half = step.duration / 2;
  const folded = [
    { transform: "none", transformOrigin, opacity: 1 },
    { transform: flat, transformOrigin, opacity: 1, offset: 0.99 },
    { transform: flat, transformOrigin, opacity: 0 },
  ];
  stage.move(lid, folded, step.start, half);
  const shown = [
    { transform: flat, transformOrigin, opacity: 0 },
    { transform: flat, transformOrigin, opacity: 1, offset: 0.01 },
    { transform: "none", transformOrigin, opacity: 1 },
  ];
  stage.move(stage.mark(place), shown, step.start + half, half, EASE_OUT);
}

function showTag(stage: AnimationStage, step: Of<"open">, steps: readonly Step[]): void {
  const tag = stage.over.querySelector(`[data-tag="${step.piece}"]`);
  const first = steps.find((other) => other.kind === "run");
  stage.move(tag, [{ opacity: 0 }, { opacity: 1 }], step.start, step.duration, EASE_OUT);
  if (first) stage.move(tag, [{ opacity: 1 }, { opacity: 0 }], first.start - NEAR, NEAR);
}

function run(stage: AnimationStage, step: Of<"run">, outcome: Outcome): void {
  const from = outcome.before.get(step.piece);
  const to = outcome.after.get(step.piece);
  if (!from || !to) return;
  const count = Math.max(1, step.path.length);
  const places = step.path.slice(0, -1).map((pix, place) => {
    const point = pixPoint(pix, stage.turn);
    return { transform: shift(point.x - from.x, point.y - from.y), offset: (place + 1) / count };
  });
  const piece = stage.piece(step.piece);
  const ends = { transform: shift(to.x - from.x, to.y - from.y) };
  stage.move(piece, [{ transform: shift(0, 0) }, ...places, ends], step.start, step.duration);
  const pace = step.duration / count;
  if (to.scale !== from.scale) {
    const scales = [{ transform: "scale(1)" }, { transform: `scale(${to.scale / from.scale})` }];
    stage.move(piece?.querySelector(".pixoid-body"), scales, step.start + step.duration - pace, pace);
  }
  const trail = stage.under.querySelector(`[data-trail="${step.piece}"]`);
  trail?.querySelectorAll(".pixoid-trail-start").forEach((mark) => {
    stage.move(mark, [{ opacity: 0 }, { opacity: 1 }], step.start, 80);
  });
  trail?.querySelectorAll(".pixoid-stretch").forEach((stretch, place) => {
    stage.move(stretch, [{ opacity: 0 }, { opacity: 0.9 }], step.start + (place + 0.4) * pace, 80);
  });
}

function bump(stage: AnimationStage, step: Of<"bump">, place: number): void {
  const to = towards(seen(step.direction, stage.turn));
  const knock = [shift(0, 0), shift(to.x * 4, to.y * 4), shift(0, 0)].map((transform) => ({ transform }));
  stage.move(stage.piece(step.piece)?.querySelector(".pixoid-skin"), knock, step.start, step.duration, EASE_OUT);
  if (!step.flash) return;
  stage.move(stage.mark(place), [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], step.start, step.duration);
}

function pickUp(stage: AnimationStage, step: Of<"pick-up">, place: number): void {
  const from = pixPoint(step.pix, stage.turn);
  const to = stage.keeping(step.piece, step.pix);
  const transformOrigin = `${from.x}px ${from.y}px`;
  const cube = stage.board.querySelector(`[data-bonus="${step.pix}"]`);
  const share = POP / (POP + TRAVEL);
  const frames = [
    { transform: shift(0, 0), transformOrigin, opacity: 1 },
    { transform: shift(0, -6, 1.3), transformOrigin, opacity: 1, offset: share, easing: EASE_TRAVEL },
    { transform: shift(to.x - from.x, to.y - from.y, 0.9), transformOrigin, opacity: 1, offset: 0.97 },
    { transform: shift(to.x - from.x, to.y - from.y, 0.9), transformOrigin, opacity: 0 },
  ];
  stage.move(cube, [{ opacity: 1 }, { opacity: 0 }], step.start, 1);
  stage.move(stage.mark(place), frames, step.start, step.duration);
}

function take(stage: AnimationStage, step: Of<"take">, place: number, steps: readonly Step[]): void {
  const ran = steps.find((other) => other.kind === "run" && other.piece === step.piece);
  const stands = (ran?.kind === "run" ? ran.path.at(-1) : null) ?? stage.facts.cubes[step.piece] ?? "a1";
  const from = stage.reserve();
  const to = stage.keeping(step.piece, stands);
  const frames = [
    { transform: shift(from.x, from.y), opacity: 1 },
    { transform: shift(to.x, to.y), opacity: 1, offset: 0.96 },
    { transform: shift(to.x, to.y), opacity: 0 },
  ];
  stage.move(stage.mark(place), frames, step.start, step.duration, EASE_TRAVEL);
}

/** In a replay: everything freezes; then rings spread from the Pix of contact, and Pixoid falls apart into six pixels. */
function caught(stage: AnimationStage, step: Of<"caught">, place: number): void {
  if (step.duration > CAUGHT) {
    performContact(stage, step, place);
    return;
  }
  const { x, y } = pixPoint(step.pix, stage.turn);
  const transformOrigin = `${x}px ${y}px`;
  for (const ring of [0, 1, 2]) {
    const frames = [
      { transform: "scale(0.5)", transformOrigin, opacity: 1 },
      { transform: `scale(${1.1 + 0.25 * ring})`, transformOrigin, opacity: 1 - 0.35 * ring },
    ];
    const mark = stage.over.querySelector(`[data-ring="${place}-${ring}"]`);
    stage.move(mark, frames, step.start + FREEZE + ring * RINGS_APART, 300, EASE_OUT);
  }
  const falls = step.start + CAUGHT - DROP;
  const skin = stage.piece(step.piece)?.querySelector(".pixoid-skin");
  stage.move(skin, [{ opacity: 1 }, { opacity: 0 }], falls, 40);
  for (let shard = 0; shard < 6; shard += 1) {
    const aside = ((shard % 3) - 1) * 22;
    const down = shard < 3 ? -16 : 20;
    const frames = [
      { transform: shift(0, 0), opacity: 1 },
      { transform: shift(aside, down), opacity: 1 },
    ];
    stage.move(stage.over.querySelector(`[data-shard="${place}-${shard}"]`), frames, falls, DROP, "ease-in");
  }
}

function score(stage: AnimationStage, step: Of<"score">, outcome: Outcome): void {
  const from = scorePlaces(stage.facts.scores, stage.turn)[step.seat];
  const to = scorePlaces(outcome.scores, stage.turn)[step.seat];
  if (!from || !to) return;
  const frames = [{ transform: shift(0, 0) }];
  for (let points = step.from + 1; points < step.to; points += 1) {
    const point = trackPoint(points, stage.turn);
    frames.push({ transform: shift(point.x - from.x, point.y - from.y) });
  }
  frames.push({ transform: shift(to.x - from.x, to.y - from.y) });
  stage.move(stage.board.querySelector(`[data-score="${step.seat}"]`), frames, step.start, step.duration);
}

function set(stage: AnimationStage, step: Of<"set">, place: number): void {
  const frames = [
    { transform: shift(0, -30), opacity: 0 },
    { transform: shift(0, 0), opacity: 1 },
  ];
  stage.move(stage.mark(place), frames, step.start, step.duration, EASE_OUT);
}

function near(stage: AnimationStage, step: Of<"near">, place: number, { steps }: Staged): void {
  stage.move(stage.mark(place), [{ opacity: 0 }, { opacity: 1 }], step.start, step.duration, EASE_OUT);
  const next = steps.find((one) => one.kind === "phase" && one.start > step.start);
  if (step.how === "past" && next) stage.move(stage.mark(place), [{ opacity: 1 }, { opacity: 0 }], next.start, NEAR);
}

type Act<Kind extends Step["kind"]> = (stage: AnimationStage, step: Of<Kind>, place: number, all: Staged) => void;

interface Staged {
  readonly steps: readonly Step[];
  readonly outcome: Outcome;
}

const ACTS: { readonly [Kind in Step["kind"]]?: Act<Kind> } = {
  click,
  open: (stage, step, place, { steps }) => open(stage, step, place, steps),
  run: (stage, step, _place, { outcome }) => run(stage, step, outcome),
  bump,
  "pick-up": pickUp,
  take: (stage, step, place, { steps }) => take(stage, step, place, steps),
  caught,
  score: (stage, step, _place, { outcome }) => score(stage, step, outcome),
  set,
  near,
  won: celebrate,
  victory: celebrate,
  count: performCount,
};

export function perform<Kind extends Step["kind"]>(
  stage: AnimationStage,
  step: Of<Kind>,
  place: number,
  all: Staged,
): void {
  (ACTS[step.kind] as Act<Kind> | undefined)?.(stage, step, place, all);
}
