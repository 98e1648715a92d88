// The same reveal for those who want less motion: nothing travels, things fade where they are.

import { scorePlaces } from "../board/places.ts";
import type { AnimationStage } from "./animation.ts";
import type { Outcome } from "./effects.ts";
import type { Step } from "./timeline.ts";

const APPEAR = [{ opacity: 0 }, { opacity: 1 }];
const VANISH = [{ opacity: 1 }, { opacity: 0 }];

/** How long a phase stands. */
const PHASE = 400;

/** Fade out here, fade in there. */
function crossFade(from: { x: number; y: number }, to: { x: number; y: number }): Keyframe[] {
  const there = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
  return [
    { transform: "none", opacity: 1 },
    { transform: "none", opacity: 0, offset: 0.5 },
    { transform: there, opacity: 0, offset: 0.5 },
    { transform: there, opacity: 1 },
  ];
}

export function performCalmly(stage: AnimationStage, step: Step, place: number, outcome: Outcome): void {
  const { start, duration } = step;
  const own = stage.over.querySelector(`[data-step="${place}"]`);
  if (step.kind === "open") {
    stage.move(stage.board.querySelector(`.pixoid-edges [data-edge="${step.piece}"]`), VANISH, start, duration);
    stage.move(own, APPEAR, start, duration);
    if (!stage.hasEdges) stage.move(own, VANISH, start + PHASE, duration);
  } else if (step.kind === "run") {
    const from = outcome.before.get(step.piece);
    const to = outcome.after.get(step.piece);
    if (from && to) stage.move(stage.piece(step.piece), crossFade(from, to), start, duration);
    for (const mark of stage.under.querySelectorAll(`[data-trail="${step.piece}"] > *`)) {
      stage.move(mark, APPEAR, start, duration);
    }
  } else if (step.kind === "pick-up") {
    stage.move(stage.board.querySelector(`[data-bonus="${step.pix}"]`), VANISH, start, duration);
  } else if (step.kind === "caught") {
    stage.move(stage.over.querySelector(`[data-ring="${place}-0"]`), APPEAR, start, duration);
    stage.move(
      stage.piece(step.piece)?.querySelector(".pixoid-skin"),
      [{ opacity: 1 }, { opacity: 0.3 }],
      start,
      duration,
    );
  } else if (step.kind === "score") {
    const from = scorePlaces(stage.facts.scores, stage.turn)[step.seat];
    const to = scorePlaces(outcome.scores, stage.turn)[step.seat];
    if (from && to)
      stage.move(stage.board.querySelector(`[data-score="${step.seat}"]`), crossFade(from, to), start, duration);
  } else if (step.kind === "set") stage.move(own, APPEAR, start, duration);
}
