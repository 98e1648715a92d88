/** How each act of a step looks. Only transforms and opacity change. */

import { render, type SVGTemplateResult, svg } from "lit-html";
import type { Element as PixlElement } from "../../../draw/pixels.ts";
import { t } from "../../../words.ts";
import { middleOn, RevealClock } from "../../reveal_clock.ts";
import { type Change, layoutFor } from "../board/board.ts";
import { corners, hexagon, type Layout, notchedRect, type Point, SIDE } from "../board/geometry.ts";
import { bars, chevron, faceAt, gainTag, portAt, slabAt } from "../board/pieces.ts";
import { type Hex, type PixlEvent, type PixlFacts, topOf } from "../facts.ts";
import { type Gain, withSign } from "../sum.ts";
import type { Act } from "./timeline.ts";

export interface PlayedStep {
  readonly before: PixlFacts;
  readonly after: PixlFacts;
  readonly events: readonly PixlEvent[];
  readonly sixths?: number;
  readonly changes?: readonly Change[];
  /** The points an event brings the mover, if known. */
  readonly gain?: Gain;
}

export class RevealStage extends RevealClock {
  readonly layout: Layout;
  isOver = false;
  readonly #cards = new Map<PixlElement, Point | null>();

  constructor(
    readonly picture: SVGSVGElement,
    readonly board: Element,
    readonly step: PlayedStep,
    speed: number,
    private readonly cardOf: (element: PixlElement) => Element | null,
  ) {
    super(speed);
    this.layout = layoutFor(step.after, step.sixths);
  }

  get flying(): Element {
    return this.picture.querySelector(".pixl-flying") ?? this.board;
  }

  centre(hex: Hex | null): Point {
    return this.layout.centre(hex ?? "");
  }

  topSlab(hex: Hex | null): Element | null {
    return this.piece(hex)?.querySelector(".pixl-slab:last-of-type") ?? null;
  }

  /** From a hex to a seat card. The card's position is read only once: each read forces a layout. */
  wayTo(hex: Hex | null, taker: PixlElement | null): Point {
    if (taker && !this.#cards.has(taker)) {
      const card = this.cardOf(taker);
      this.#cards.set(taker, card && middleOn(this.picture, [card]));
    }
    const to = taker && this.#cards.get(taker);
    const from = this.centre(hex);
    return to ? { x: to.x - from.x, y: to.y - from.y } : { x: 0, y: -80 };
  }

  flier(drawing: SVGTemplateResult): Element {
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    this.flying.append(group);
    render(drawing, group as unknown as HTMLElement);
    return group;
  }

  formerTop(hex: Hex | null): Element | null {
    const stack = this.step.before.hexes[hex ?? ""] ?? [];
    const top = stack.at(-1);
    return top ? this.flier(svg`${slabAt(top, this.centre(hex), stack.length, stack.length - 1)}`) : null;
  }

  play(target: Element | null, act: Act, frames: Keyframe[], easing = OUT): void {
    this.move(target, frames, act.at, act.lasts, easing, "both");
  }

  end(): void {
    this.isOver = true;
    this.clear();
    this.flying.replaceChildren();
  }

  face(facts: PixlFacts, hex: Hex | null): Point {
    const height = facts.hexes[hex ?? ""]?.length ?? 0;
    return height > 0 ? faceAt(this.centre(hex), height, height - 1) : this.centre(hex);
  }
}

const OUT = "cubic-bezier(.2,.8,.2,1)";
const TRAVEL = "cubic-bezier(.5,0,.2,1)";
const FADE = 140;

const shift = (x: number, y: number): string => `translate(${x}px, ${y}px)`;
const fadeIn: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];
const fadeOut: Keyframe[] = [{ opacity: 1 }, { opacity: 0 }];

const fall = (height: number): Keyframe[] => [
  { transform: shift(0, -height), opacity: 0 },
  { opacity: 1, offset: 0.4 },
  { transform: shift(0, 0), opacity: 1 },
];

export function tagAfter(stage: RevealStage, act: Act): void {
  const later = { ...act, at: act.at + act.lasts, lasts: 1 };
  for (const tag of stage.board.querySelectorAll(`[data-tag="${act.hex}"]`)) stage.play(tag, later, fadeIn);
}

function turn(stage: RevealStage, act: Act): void {
  const { x } = stage.centre(act.hex);
  const narrow = `${shift(x, 0)} scaleX(0) ${shift(-x, 0)}`;
  const wide = `${shift(x, 0)} scaleX(1) ${shift(-x, 0)}`;
  const half = { ...act, lasts: act.lasts / 2 };
  stage.play(stage.formerTop(act.hex), half, [{ transform: wide }, { transform: narrow }], "ease-in");
  const later = { ...half, at: act.at + half.lasts };
  stage.play(stage.topSlab(act.hex), later, [{ transform: narrow }, { transform: wide }]);
}

function carry(stage: RevealStage, act: Act): void {
  const way = stage.wayTo(act.hex, act.taker);
  const frames = [
    { transform: shift(0, 0), opacity: 1 },
    { transform: shift(way.x * 0.9, way.y * 0.9), opacity: 1, offset: 0.9 },
    { transform: shift(way.x, way.y), opacity: 0 },
  ];
  stage.play(stage.formerTop(act.hex), act, frames, TRAVEL);
}

function lift(stage: RevealStage, act: Act): void {
  if (!act.element) return;
  const rising = [
    { transform: shift(0, 0), opacity: 1 },
    { transform: shift(0, -40), opacity: 0 },
  ];
  stage.play(stage.flier(portAt(act.element, stage.centre(act.hex), false)), act, rising, "ease-in");
}

const lockOn = (stage: RevealStage, act: Act): Element | null => stage.board.querySelector(`[data-lock="${act.hex}"]`);

function snap(stage: RevealStage, act: Act): void {
  const lock = lockOn(stage, act);
  stage.play(lock, { ...act, lasts: 1 }, fadeIn);
  const staples = [...(lock?.querySelectorAll(".pixl-staple") ?? [])];
  staples.forEach((one, place) => {
    const each = act.lasts / staples.length;
    const frames = [
      { transform: "scale(2.2)", opacity: 0 },
      { transform: "scale(1)", opacity: 1 },
    ];
    stage.play(one, { ...act, at: act.at + place * each, lasts: each }, frames);
  });
}

type Effects = Readonly<Partial<Record<Act["kind"], (stage: RevealStage, act: Act) => void>>>;

/**
 * Effects that move pieces. They are prepared before anything is shown, because the final position is drawn already.
 */
export const MOVES: Effects = {
  drop: (stage, act) => stage.play(stage.piece(act.hex), act, fall(48)),
  land: (stage, act) => stage.play(stage.topSlab(act.hex), act, fall(36)),
  turn,
  carry,
  lift,
  snap,
};

export const CALM_MOVES: Effects = {
  drop: (stage, act) => stage.play(stage.piece(act.hex), act, fadeIn),
  land: (stage, act) => stage.play(stage.topSlab(act.hex), act, fadeIn),
  turn: (stage, act) => {
    stage.play(stage.formerTop(act.hex), act, fadeOut);
    stage.play(stage.topSlab(act.hex), act, fadeIn);
  },
  carry: (stage, act) => stage.play(stage.formerTop(act.hex), act, fadeOut),
  lift: (stage, act) => {
    if (act.element) stage.play(stage.flier(portAt(act.element, stage.centre(act.hex), false)), act, fadeOut);
  },
  snap: (stage, act) => stage.play(lockOn(stage, act), act, fadeIn),
};

function aim(stage: RevealStage, act: Act): void {
  const { layout, step } = stage;
  const to = stage.centre(act.hex);
  const by = layout.around(act.hex ?? "").filter((hex) => topOf(step.after, hex) === act.element);
  const mark = stage.flier(
    svg`<g data-aim=${act.hex}><path d=${hexagon(stage.face(step.before, act.hex), 29)} fill="none" stroke="var(--ink)" stroke-width="4.5"></path>
      ${by.map((hex) => chevron(layout.centre(hex), to))}</g>`,
  );
  stage.play(mark, { ...act, lasts: FADE }, fadeIn);
  const hit = Math.max(act.at + act.lasts, act.at + 2 * FADE);
  stage.move(mark, fadeOut, hit, FADE);
}

function jail(stage: RevealStage, act: Act, calm: boolean): void {
  const mark = stage.flier(bars(stage.face(stage.step.before, act.hex)));
  stage.play(mark, act, calm ? fadeIn : fall(44));
  stage.move(mark, fadeOut, act.at + act.lasts + FADE, FADE);
}

export function showGain(stage: RevealStage, act: Act): void {
  const points = act.event && stage.step.gain?.(act.event);
  if (!points) return;
  const face = act.kind === "snap" ? stage.centre(act.hex) : stage.face(stage.step.after, act.hex);
  const below = act.kind === "snap" ? { x: face.x, y: face.y - 42 } : face;
  const mark = stage.flier(svg`<g class="pixl-gain">${gainTag(withSign(points).replace("−", "-"), below)}</g>`);
  stage.play(mark, { ...act, at: act.at + act.lasts, lasts: FADE }, [
    { transform: shift(0, 8), opacity: 0 },
    { transform: shift(0, 0), opacity: 1 },
  ]);
}

/** Approximate letter width and height on a board of this side. */
const LETTER = 0.58;
const SIZE = 24;

/** On the side of a Port farther from the centre of the view: there is more room and fewer Pixls. */
const labelHeight = ({ y }: Point, middle: number): number => (y > middle ? y + SIDE + 24 : y - SIDE - 24);

function near(stage: RevealStage, act: Act): void {
  const at = stage.centre(act.hex);
  const words = t("web-pixl-near");
  const width = words.length * SIZE * LETTER + SIZE;
  const seen = stage.picture.viewBox.baseVal;
  const x = Math.max(seen.x + width / 2 + 8, Math.min(seen.x + seen.width - width / 2 - 8, at.x));
  const middle = { x, y: labelHeight(at, seen.y + seen.height / 2) };
  const hooks = corners(at, SIDE + 4).map(
    ({ x: left, y: top }) => svg`<rect x=${left - 5} y=${top - 5} width="10" height="10"></rect>`,
  );
  const mark = stage.flier(svg`<g class="pixl-near"><g fill="var(--ink)">${hooks}</g>
    <path d=${hexagon(at, SIDE + 4)} fill="none" stroke="var(--ink)" stroke-width="4" stroke-dasharray="14 10"></path>
    <path d=${notchedRect(middle, width, 40, 4)} fill="var(--panel)" stroke="var(--ink)" stroke-width="3"></path>
    <text class="near-words" x=${middle.x} y=${middle.y + SIZE * 0.35} font-size=${SIZE}>${words}</text></g>`);
  stage.play(mark, act, fadeIn);
}

const RINGS = [0, 1, 2];
const RINGS_APART = 80;

function rings(stage: RevealStage, act: Act): void {
  for (const ring of RINGS) {
    const { x, y } = stage.centre(act.hex);
    const mark = stage.flier(
      svg`<g class="e-${act.taker}"><path d=${hexagon({ x, y }, SIDE + 4)} fill="none" stroke="var(--ce)" stroke-width="4"></path></g>`,
    );
    const grown = (size: number): string => `${shift(x, y)} scale(${size}) ${shift(-x, -y)}`;
    const frames = [
      { transform: grown(1), opacity: 0 },
      { transform: grown(1.1), opacity: 1, offset: 0.2 },
      { transform: grown(1.9), opacity: 0 },
    ];
    stage.play(mark, { ...act, at: act.at + act.lasts + ring * RINGS_APART, lasts: 360 }, frames);
  }
}

/** The overlays of one act, prepared shortly before it begins. */
export function mark(stage: RevealStage, act: Act, calm: boolean): void {
  if (act.kind === "aim") aim(stage, act);
  else if (act.kind === "bars") jail(stage, act, calm);
  else if (act.kind === "near") near(stage, act);
  else if (act.kind === "snap" && !calm) rings(stage, act);
  if (act.event) showGain(stage, act);
}
