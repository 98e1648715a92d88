/**
 * Shows a step: the final position is drawn and pieces move in from where they were. However the reveal ends, the board
 * is right.
 */

import type { Element as PixlElement } from "../../../draw/pixels.ts";
import { drawLayers } from "../board/board.ts";
import { NOTHING_SHOWN } from "../board/choice_state.ts";
import { scoresWith } from "../sum.ts";
import { CALM_MOVES, MOVES, mark, type PlayedStep, RevealStage, tagAfter } from "./effects.ts";
import { type Act, countedAt, lengthOf, type Sound, type Staging, scenesIn, scoresAt, timeline } from "./timeline.ts";

export interface PlayOptions {
  readonly speed?: number;
  readonly reduced?: boolean;
  readonly staging?: Staging;
  readonly signal?: AbortSignal;
  readonly onSound?: (sound: Sound, element: PixlElement | null, place: number) => void;
  readonly onScores?: (scores: readonly number[]) => void;
  readonly onMessage?: (count: number) => void;
  readonly onAct?: (act: Act) => void;
  /** Receives the skip function, which jumps to the next scene or returns false if there is none. */
  readonly onSkip?: (jump: () => boolean) => void;
  readonly cardOf?: (element: PixlElement) => Element | null;
}

/** Overlays are prepared this long before they begin, so that no frame has to prepare all of them. */
const AHEAD = 60;

function count(stage: RevealStage, { lasts }: Act, options: PlayOptions, from: readonly number[]): void {
  const begun = performance.now();
  const frame = (now: number): void => {
    if (stage.isOver) return;
    const part = options.reduced ? 1 : ((now - begun) * stage.speed) / lasts;
    options.onScores?.(scoresAt(from, stage.step.after.scores, part));
    if (part < 1) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Draw the final position. The page doesn't touch the board until the reveal is over. */
function setBoard(board: Element, { after, sixths = 0, changes = [] }: PlayedStep): void {
  drawLayers(board, { facts: after, due: null, shown: NOTHING_SHOWN, lit: [], sixths, changes });
  board.classList.add("playing");
}

function stageActs(stage: RevealStage, acts: readonly Act[], options: PlayOptions): void {
  const { reduced = false, staging } = options;
  const { step } = stage;
  let place = 0;
  for (const act of acts) {
    (reduced ? CALM_MOVES : MOVES)[act.kind]?.(stage, act);
    const converts = act.kind === "land" || act.kind === "turn" || act.kind === "carry";
    if (converts) tagAfter(stage, act);
    if (staging) stage.at(Math.max(0, act.at - AHEAD), () => mark(stage, act, reduced));
    const before = place;
    stage.at(act.at, () => {
      if (act.kind === "count") count(stage, act, options, scoresWith(step.before, step.events, step.gain));
      options.onAct?.(act);
    });
    stage.at(act.at, () => act.sound && options.onSound?.(act.sound, act.taker ?? act.element, before), true);
    if (converts) place += 1;
  }
}

/** Show a step on a board, or on the element that holds one, whatever position is drawn there. */
export async function playStep(holder: Element, step: PlayedStep, options: PlayOptions = {}): Promise<void> {
  const picture = holder.matches("svg.pixl") ? holder : holder.querySelector("svg.pixl");
  const board = picture?.querySelector(".pixl-now");
  // The caller's changes are still being rendered: doing both in one task would be noticeable on a slow phone.
  await new Promise((go) => setTimeout(go));
  if (!picture || !board || options.signal?.aborted) return;
  setBoard(board, step);
  const acts = timeline(step.events, options.reduced, options.staging);
  const cardOf = options.cardOf ?? (() => null);
  const stage = new RevealStage(picture as SVGSVGElement, board, step, options.speed ?? 1, cardOf);
  stageActs(stage, acts, options);
  countedAt(step.events, acts).forEach((at, place) => {
    stage.at(at, () => options.onMessage?.(place + 1));
  });
  options.onSkip?.(() => stage.jumpToNext(scenesIn(acts)));
  await new Promise<void>((done) => {
    stage.at(lengthOf(acts), done);
    options.signal?.addEventListener("abort", () => done(), { once: true });
  });
  stage.end();
  board.classList.remove("playing");
  options.onScores?.(step.after.scores);
}
