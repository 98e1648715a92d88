// Plays a reveal on a board that still shows the position before it.

import { nothing, render } from "lit-html";

import type { EventView } from "../../../generated/protocol.ts";
import type { PixoidFacts, Turn } from "../facts.ts";
import { AnimationStage } from "./animation.ts";
import { outcomeOf, perform, prepareMarks, prepareTrails } from "./effects.ts";
import { performCalmly } from "./reduced_motion.ts";
import { BUG_STEP, type Phase, PIXOID_STEP, type Step, stillTimeline, timeline } from "./timeline.ts";

export type RevealSound = "click" | "flip" | "step" | "bump" | "cube" | "catch" | "survived" | "score" | "set";

export interface RevealOptions {
  readonly facts: PixoidFacts;
  /** The board's rotation, by default read from the board. */
  readonly turn?: Turn;
  readonly reduced?: boolean;
  readonly signal?: AbortSignal;
  readonly onStep?: (step: Step) => void;
  readonly from?: Phase | undefined;
  /** Whether to play scenes, as at a table. */
  readonly staged?: boolean;
  /** Receives the skip function, which jumps to the next scene or returns false if there is none. */
  readonly onSkip?: (jump: () => boolean) => void;
  /** `place` counts the steps of a run, or the lids that open. */
  readonly onSound?: (sound: RevealSound, place: number) => void;
}

function sounds(
  stage: AnimationStage,
  step: Step,
  opened: number,
  sound: (name: RevealSound, place: number) => void,
): void {
  const at = (start: number, name: RevealSound, place: number): void => stage.at(start, () => sound(name, place), true);
  if (step.kind === "click") at(step.start, "click", 0);
  else if (step.kind === "open") at(step.start, "flip", opened);
  else if (step.kind === "run") {
    const pace = step.hunted ? PIXOID_STEP : BUG_STEP;
    if (step.hunted) for (const place of step.path.keys()) at(step.start + (place + 1) * pace, "step", place);
  } else if (step.kind === "bump") at(step.start, "bump", 0);
  else if (step.kind === "pick-up" || step.kind === "take") at(step.start, "cube", 0);
  else if (step.kind === "caught") at(step.start, "catch", 0);
  else if (step.kind === "won") at(step.start, "survived", 0);
  else if (step.kind === "score") at(step.start, "score", step.seat);
  else if (step.kind === "set") at(step.start, "set", 0);
}

/** Movements are prepared this long before they begin, one by one, so that no frame has to prepare all of them. */
const AHEAD = 100;

function stageSteps(stage: AnimationStage, steps: readonly Step[], options: RevealOptions): void {
  const outcome = outcomeOf(stage, steps);
  const begins = ({ kind }: Step): boolean => !["phase", "click", "announced", "plate"].includes(kind);
  const first = Math.min(...steps.filter(begins).map((step) => step.start));
  stage.at(first * 0.2, () => prepareTrails(stage, steps));
  stage.at(first * 0.5, () => prepareMarks(stage, steps, outcome));
  let opened = 0;
  steps.forEach((step, place) => {
    const ready = begins(step) ? Math.max(first * 0.6, step.start - AHEAD) : step.start;
    stage.at(ready, () => {
      if (options.reduced) performCalmly(stage, step, place, outcome);
      else perform(stage, step, place, { steps, outcome });
    });
    const seen = step.kind === "open" ? step.start + step.duration / 2 : step.start;
    if (options.onStep) stage.at(seen, () => options.onStep?.(step));
    if (options.onSound) sounds(stage, step, opened, options.onSound);
    if (step.kind === "open") opened += 1;
  });
}

/** Enough for the awaiting page to schedule its drawing of the end, but still before the next frame. */
const HOPS = 20;

/** Release the board in the frame in which the page draws the end: earlier or later would flicker. */
async function withNextDrawing(release: () => void): Promise<void> {
  for (let hop = 0; hop < HOPS; hop += 1) await null;
  requestAnimationFrame(release);
}

/**
 * Play a step. The board must still show the facts before it. The promise resolves when everything has been shown or
 * `signal` skips it; the page then has to draw the final state in the next frame at the latest.
 */
export function playReveal(
  board: SVGSVGElement,
  events: readonly EventView[],
  speed: number,
  options: RevealOptions,
): Promise<void> {
  const whole = timeline(events, options.facts, options.staged);
  const { steps, total, scenes } = options.reduced ? stillTimeline(whole) : whole;
  const turn = options.turn ?? (Number(board.dataset["turn"] ?? 0) as Turn);
  const stage = new AnimationStage(board, options.facts, turn, speed);
  stageSteps(stage, steps, options);
  options.onSkip?.(() => stage.jumpToNext(scenes));
  const from = steps.find((step) => step.kind === "phase" && step.phase === options.from);
  if (from) stage.jump(from.start);
  return new Promise((resolve) => {
    let over = false;
    const release = (): void => {
      stage.clear();
      render(nothing, stage.under as HTMLElement);
      render(nothing, stage.over as HTMLElement);
    };
    const finish = (): void => {
      if (over) return;
      over = true;
      options.signal?.removeEventListener("abort", finish);
      stage.silence();
      void withNextDrawing(release);
      resolve();
    };
    if (options.signal?.aborted) finish();
    else {
      options.signal?.addEventListener("abort", finish);
      stage.at(total, finish);
    }
  });
}
