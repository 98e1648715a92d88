// The same reveal with reduced motion: nothing travels, things fade in place.

import { scorePlaces } from "../board/places.ts";
import type { AnimationStage } from "./animation.ts";
import type { Outcome } from "./effects.ts";
import { PASSING, SHADE, SHADES } from "./scenes.ts";
import { type Of, STILL, type Step } from "./timeline.ts";

const APPEAR = [{ opacity: 0 }, { opacity: 1 }];
const VANISH = [{ opacity: 1 }, { opacity: 0 }];

function crossFade(from: { x: number; y: number }, to: { x: number; y: number }): Keyframe[] {
  const there = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
  return [
    { transform: "none", opacity: 1 },
    { transform: "none", opacity: 0, offset: 0.5 },
    { transform: there, opacity: 0, offset: 0.5 },
    { transform: there, opacity: 1 },
  ];
}

type Calm<Kind extends Step["kind"]> = (stage: AnimationStage, step: Of<Kind>, place: number, outcome: Outcome) => void;

function appear(stage: AnimationStage, { start, duration }: Step, place: number): void {
  stage.move(stage.mark(place), APPEAR, start, duration);
}

function celebrate(stage: AnimationStage, { start, duration }: Step, place: number): void {
  for (const mark of stage.over.querySelectorAll(`[data-win^="${place}-"]`)) stage.move(mark, APPEAR, start, duration);
}

const CALM: { readonly [Kind in Step["kind"]]?: Calm<Kind> } = {
  open(stage, { piece, start, duration }, place) {
    stage.move(stage.board.querySelector(`.pixoid-edges [data-edge="${piece}"]`), VANISH, start, duration);
    stage.move(stage.mark(place), APPEAR, start, duration);
    const tag = stage.over.querySelector(`[data-tag="${piece}"]`);
    stage.move(tag, APPEAR, start, duration);
    stage.move(tag, VANISH, start + STILL.open, duration);
  },
  run(stage, { piece, start, duration }, _place, outcome) {
    const from = outcome.before.get(piece);
    const to = outcome.after.get(piece);
    if (from && to) stage.move(stage.piece(piece), crossFade(from, to), start, duration);
    for (const mark of stage.under.querySelectorAll(`[data-trail="${piece}"] > *`)) {
      stage.move(mark, APPEAR, start, duration);
    }
  },
  "pick-up"(stage, { pix, start, duration }) {
    stage.move(stage.board.querySelector(`[data-bonus="${pix}"]`), VANISH, start, duration);
  },
  caught(stage, { piece, start, duration }, place) {
    stage.move(stage.over.querySelector(`[data-ring="${place}-0"]`), APPEAR, start, duration);
    const skin = stage.piece(piece)?.querySelector(".pixoid-skin");
    stage.move(skin, [{ opacity: 1 }, { opacity: 0.3 }], start, duration);
  },
  score(stage, { seat, start, duration }, _place, outcome) {
    const from = scorePlaces(stage.facts.scores, stage.turn)[seat];
    const to = scorePlaces(outcome.scores, stage.turn)[seat];
    const cube = stage.board.querySelector(`[data-score="${seat}"]`);
    if (from && to) stage.move(cube, crossFade(from, to), start, duration);
  },
  count(stage, { start, duration }, place) {
    for (const layer of SHADES) {
      stage.move(stage.board.querySelector(layer), [{ opacity: 1 }, { opacity: SHADE }], start, duration);
    }
    for (const mark of stage.over.querySelectorAll(PASSING)) stage.move(mark, [{ opacity: 0 }], start, duration);
    for (const mark of stage.over.querySelectorAll(`[data-count="${place}"]`))
      stage.move(mark, APPEAR, start, duration);
  },
  set: appear,
  near(stage, step, place) {
    appear(stage, step, place);
    if (step.how === "past") stage.move(stage.mark(place), VANISH, step.start + STILL.pixoid, step.duration);
  },
  won: celebrate,
  victory: celebrate,
};

export function performCalmly<Kind extends Step["kind"]>(
  stage: AnimationStage,
  step: Of<Kind>,
  place: number,
  outcome: Outcome,
): void {
  (CALM[step.kind] as Calm<Kind> | undefined)?.(stage, step, place, outcome);
}
