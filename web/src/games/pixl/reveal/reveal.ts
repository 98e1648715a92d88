/**
 * Shows a step: the position of afterwards is drawn on the board, and its pieces come from where they were. Whatever
 * ends the showing, what stands there is right.
 */

import { render, type SVGTemplateResult, svg } from "lit-html";
import type { Element as PixlElement } from "../../../draw/pixels.ts";
import { type Change, drawLayers, layoutFor } from "../board/board.ts";
import { NOTHING_SHOWN } from "../board/choice_state.ts";
import type { Point } from "../board/geometry.ts";
import { portAt, slabAt } from "../board/pieces.ts";
import type { Hex, PixlEvent, PixlFacts } from "../facts.ts";
import { type Act, lengthOf, type Sound, scoresAt, timeline, toldAt } from "./timeline.ts";

export interface PlayedStep {
  readonly before: PixlFacts;
  readonly after: PixlFacts;
  readonly events: readonly PixlEvent[];
  readonly sixths?: number;
  /** What stays marked meanwhile. */
  readonly changes?: readonly Change[];
}

export interface PlayOptions {
  readonly speed?: number;
  readonly reduced?: boolean;
  /** Whether the end of the game is a scene, as at a table. */
  readonly staged?: boolean;
  readonly signal?: AbortSignal;
  readonly onSound?: (sound: Sound, element: PixlElement | null) => void;
  /** The points of all seats while they count up, and at the end. */
  readonly onScores?: (scores: readonly number[]) => void;
  /** So many events have been shown. */
  readonly onTold?: (count: number) => void;
  /** Where prisoners are carried: the seat card of an element's player. */
  readonly cardOf?: (element: PixlElement) => Element | null;
}

const OUT = "cubic-bezier(.2,.8,.2,1)";
const TRAVEL = "cubic-bezier(.5,0,.2,1)";

interface RevealStage {
  readonly picture: SVGSVGElement;
  /** Where the position of afterwards is drawn. */
  readonly board: Element;
  readonly flying: Element;
  readonly step: PlayedStep;
  readonly options: PlayOptions;
  readonly speed: number;
  readonly animations: Animation[];
  /** Where the seat cards of those who take prisoners are. */
  readonly cards: Map<PixlElement, Point | null>;
}

const shift = (x: number, y: number): string => `translate(${x}px, ${y}px)`;

function animate(stage: RevealStage, target: Element | null, act: Act, frames: Keyframe[], easing = OUT): void {
  if (!target) return;
  const { speed } = stage;
  const timing = { delay: act.at / speed, duration: act.lasts / speed, easing, fill: "both" as const };
  stage.animations.push(target.animate(frames, timing));
}

const pieceOn = (stage: RevealStage, hex: Hex | null): Element | null =>
  stage.board.querySelector(`[data-piece="${hex}"]`);
const topSlab = (stage: RevealStage, hex: Hex | null): Element | null =>
  pieceOn(stage, hex)?.querySelector(".pixl-slab:last-of-type") ?? null;

/** Something that flies over the board while it is shown. */
function flier(stage: RevealStage, drawing: SVGTemplateResult): Element {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  stage.flying.append(group);
  render(drawing, group as unknown as HTMLElement);
  return group;
}

function centre(stage: RevealStage, hex: Hex | null): Point {
  return layoutFor(stage.step.after, stage.step.sixths).centre(hex ?? "");
}

/** The slab that was on top before. */
function formerTop(stage: RevealStage, hex: Hex | null): Element | null {
  const stack = stage.step.before.hexes[hex ?? ""] ?? [];
  const top = stack.at(-1);
  return top ? flier(stage, svg`${slabAt(top, centre(stage, hex), stack.length, stack.length - 1)}`) : null;
}

/** The middle of a seat card in units of the board, if it is to be seen. */
function cardPlace({ picture, options }: RevealStage, taker: PixlElement): Point | null {
  const card = options.cardOf?.(taker)?.getBoundingClientRect();
  const matrix = picture.getScreenCTM();
  if (!card || !matrix || card.width === 0) return null;
  return new DOMPoint(card.x + card.width / 2, card.y + card.height / 2).matrixTransform(matrix.inverse());
}

/** From a hex to a seat card. Where that is, is asked once: each answer makes the browser lay out the page. */
function wayTo(stage: RevealStage, hex: Hex | null, taker: PixlElement | null): Point {
  const { cards } = stage;
  if (taker && !cards.has(taker)) cards.set(taker, cardPlace(stage, taker));
  const to = taker && cards.get(taker);
  const from = centre(stage, hex);
  return to ? { x: to.x - from.x, y: to.y - from.y } : { x: 0, y: -80 };
}

/** Shown from an act's end on: tags that tell what it brings. */
function tagAfter(stage: RevealStage, act: Act): void {
  const later = { ...act, at: act.at + act.lasts, lasts: 1 };
  for (const tag of stage.board.querySelectorAll(`[data-tag="${act.hex}"]`)) animate(stage, tag, later, fadeIn);
}

const fadeIn: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const fadeOut: Keyframe[] = [{ opacity: 1 }, { opacity: 0 }];

/** A tile turns about its own middle: the old one away, the new one up. */
function turn(stage: RevealStage, act: Act): void {
  const { x } = centre(stage, act.hex);
  const narrow = `${shift(x, 0)} scaleX(0) ${shift(-x, 0)}`;
  const wide = `${shift(x, 0)} scaleX(1) ${shift(-x, 0)}`;
  const half = { ...act, lasts: act.lasts / 2 };
  animate(stage, formerTop(stage, act.hex), half, [{ transform: wide }, { transform: narrow }], "ease-in");
  const later = { ...half, at: act.at + half.lasts };
  animate(stage, topSlab(stage, act.hex), later, [{ transform: narrow }, { transform: wide }]);
}

function carry(stage: RevealStage, act: Act): void {
  const way = wayTo(stage, act.hex, act.taker);
  const frames = [
    { transform: shift(0, 0), opacity: 1 },
    { transform: shift(way.x * 0.9, way.y * 0.9), opacity: 1, offset: 0.9 },
    { transform: shift(way.x, way.y), opacity: 0 },
  ];
  animate(stage, formerTop(stage, act.hex), act, frames, TRAVEL);
}

function lift(stage: RevealStage, act: Act): void {
  if (!act.element) return;
  const port = flier(stage, portAt(act.element, centre(stage, act.hex), false));
  animate(
    stage,
    port,
    act,
    [
      { transform: shift(0, 0), opacity: 1 },
      { transform: shift(0, -40), opacity: 0 },
    ],
    "ease-in",
  );
}

const fall = (height: number): Keyframe[] => [
  { transform: shift(0, -height), opacity: 0 },
  { opacity: 1, offset: 0.4 },
  { transform: shift(0, 0), opacity: 1 },
];

const ACTS: Readonly<Partial<Record<Act["kind"], (stage: RevealStage, act: Act) => void>>> = {
  drop: (stage, act) => animate(stage, pieceOn(stage, act.hex), act, fall(48)),
  land: (stage, act) => animate(stage, topSlab(stage, act.hex), act, fall(36)),
  turn,
  carry,
  lift,
  snap: (stage, act) => {
    const lock = stage.board.querySelector(`[data-lock="${act.hex}"]`);
    animate(stage, lock, act, fadeIn);
    for (const one of lock?.querySelectorAll(".pixl-staple") ?? []) {
      animate(stage, one, act, [{ transform: "scale(2.2)" }, { transform: "scale(1)" }]);
    }
  },
};

const REDUCED: typeof ACTS = {
  drop: (stage, act) => animate(stage, pieceOn(stage, act.hex), act, fadeIn),
  land: (stage, act) => animate(stage, topSlab(stage, act.hex), act, fadeIn),
  turn: (stage, act) => {
    animate(stage, formerTop(stage, act.hex), act, fadeOut);
    animate(stage, topSlab(stage, act.hex), act, fadeIn);
  },
  carry: (stage, act) => animate(stage, formerTop(stage, act.hex), act, fadeOut),
  lift: (stage, act) => {
    if (act.element) animate(stage, flier(stage, portAt(act.element, centre(stage, act.hex), false)), act, fadeOut);
  },
  snap: (stage, act) => animate(stage, stage.board.querySelector(`[data-lock="${act.hex}"]`), act, fadeIn),
};

/** Count the points up from frame to frame. */
function count({ step, options, speed }: RevealStage, { lasts }: Act, signal: AbortSignal): void {
  const begun = performance.now();
  const frame = (now: number): void => {
    if (signal.aborted) return;
    const part = options.reduced ? 1 : ((now - begun) * speed) / lasts;
    options.onScores?.(scoresAt(step.before.scores, step.after.scores, part));
    if (part < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Draw the position of afterwards: what differs from what stands there. The page leaves it alone until it is over. */
function setStage(picture: SVGSVGElement, board: Element, step: PlayedStep, options: PlayOptions): RevealStage {
  const { after, sixths = 0, changes = [] } = step;
  drawLayers(board, { facts: after, due: null, shown: NOTHING_SHOWN, lit: [], sixths, changes });
  board.classList.add("playing");
  const flying = picture.querySelector(".pixl-flying") ?? board;
  return { picture, board, flying, step, options, speed: options.speed ?? 1, animations: [], cards: new Map() };
}

/** Give the board back: the new position stands there, and the page draws the next one. */
function strike({ board, flying, animations }: RevealStage): void {
  for (const animation of animations) animation.cancel();
  flying.replaceChildren();
  board.classList.remove("playing");
}

/** Show a step on a board, or on the element that holds one; it does not matter which position is drawn there. */
export async function playStep(holder: Element, step: PlayedStep, options: PlayOptions = {}): Promise<void> {
  const picture = holder.matches("svg.pixl") ? holder : holder.querySelector("svg.pixl");
  const board = picture?.querySelector(".pixl-now");
  // What made the page call this is still being drawn: both in one go would be felt on a slow phone.
  await new Promise((go) => setTimeout(go));
  if (!picture || !board || options.signal?.aborted) return;
  const stage = setStage(picture as SVGSVGElement, board, step, options);
  const acts = timeline(step.events, options.reduced, options.staged);
  const ended = new AbortController();
  const timers: number[] = [];
  for (const act of acts) {
    (options.reduced ? REDUCED : ACTS)[act.kind]?.(stage, act);
    if (act.kind === "land" || act.kind === "turn" || act.kind === "carry") tagAfter(stage, act);
    const then = (): void => {
      if (act.kind === "count") count(stage, act, ended.signal);
      if (act.sound) options.onSound?.(act.sound, act.taker ?? act.element);
    };
    timers.push(window.setTimeout(then, act.at / stage.speed));
  }
  toldAt(step.events, acts).forEach((at, place) => {
    timers.push(window.setTimeout(() => options.onTold?.(place + 1), at / stage.speed));
  });
  await new Promise<void>((done) => {
    timers.push(window.setTimeout(done, lengthOf(acts) / stage.speed));
    options.signal?.addEventListener("abort", () => done(), { signal: ended.signal });
  });
  ended.abort();
  for (const timer of timers) window.clearTimeout(timer);
  strike(stage);
  options.onScores?.(step.after.scores);
}
