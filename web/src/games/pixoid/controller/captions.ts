// What a dialled program means, in words beside the picture.

import { listed } from "../../../event_sentences.ts";
import { pieceWord, say } from "../../../words.ts";
import { courseOf, DIRECTIONS, isLocked, meant, type ProgramChoices, type Turn, type Way } from "../facts.ts";
import { reason } from "../sentences.ts";
import type { ControllerState } from "./controller_state.ts";

function wayOf(state: ControllerState): Way | null {
  const choice = state.direction ? state.choices.directions[state.direction] : null;
  return choice && !isLocked(choice) ? choice : null;
}

/** Short, below the number wheel: `3 of 4 free`. */
export function numberCaption(state: ControllerState): string {
  const way = wayOf(state);
  const free = way?.path.length ?? 0;
  return say(state.distance > free ? "web-pixoid-steps" : "web-pixoid-steps-free", { distance: state.distance, free });
}

/** The same as a slider says it, with where one ends. */
export function numberWords(state: ControllerState): string {
  const way = wayOf(state);
  const first = say("web-pixoid-steps", { distance: state.distance });
  if (!way) return first;
  const pix = courseOf(state.piece, state.choices, state.direction, state.distance).path.at(-1) ?? state.choices.from;
  const then = [say("web-pixoid-ends-on", { pix })];
  if (state.distance > way.path.length) then.unshift(say("web-pixoid-stops", { free: way.path.length }));
  return say("web-pixoid-and-then", { first, next: then.join(" ") });
}

/** What would follow for certain, and why a direction that was tried is closed. */
export function consequence(state: ControllerState): string {
  const sentences: string[] = [];
  const way = wayOf(state);
  if (way) {
    const course = courseOf(state.piece, state.choices, state.direction, state.distance);
    if (course.bonus.length) sentences.push(say("web-pixoid-picks-up", { count: course.bonus.length }));
    if (course.ends?.how === "twelve-cubes") sentences.push(say("web-pixoid-wins"));
    else if (course.ends) {
      const by = listed((course.ends.by ?? []).map((piece) => state.named?.(piece) ?? pieceWord(piece)));
      sentences.push(say("web-pixoid-caught", { by }));
    } else if (state.distance > way.path.length) sentences.push(say("web-pixoid-stops", { free: way.path.length }));
  }
  const tried = state.tried ? state.choices.directions[state.tried] : null;
  if (tried && isLocked(tried)) sentences.push(reason(tried, state.turn ?? 0));
  return sentences.join(" ");
}

/** Which directions are closed, as the picture shows them. */
export function walls({ choices, turn = 0 }: { readonly choices: ProgramChoices; readonly turn?: Turn }): string {
  const closed = DIRECTIONS.filter((shown) => isLocked(choices.directions[meant(shown, turn)]));
  if (closed.length === 0) return "";
  const directions = listed(closed.map((direction) => say("pixoid-wall-at", { direction })));
  return say("web-pixoid-walls", { count: closed.length, directions });
}
