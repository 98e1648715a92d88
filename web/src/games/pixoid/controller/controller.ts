// The controller: state in, callbacks out. Real inputs lie under the drawing.

import { html, nothing, svg, type TemplateResult } from "lit-html";
import { checked, valued } from "../../../draw/directives.ts";
import { icon, type SeatColour, tile } from "../../../draw/pixels.ts";
import { commaList } from "../../../event_sentences.ts";
import { pieceWord, say } from "../../../words.ts";
import { CELL, cellOf, MAZE, pixPoint } from "../board/geometry.ts";
import { mazeLayer, mazePaths } from "../board/maze.ts";
import { bonusCubes, pieceBody, pieces } from "../board/pieces.ts";
import { WIDE, windowStart } from "../board/places.ts";
import { brackets } from "../board/preview.ts";
import {
  courseOf,
  DIRECTIONS,
  type Direction,
  freeOf,
  isLocked,
  meant,
  type PixoidFacts,
  type ProgramChoices,
  seen,
  type Turn,
  type Way,
} from "../facts.ts";
import { reason } from "../sentences.ts";
import { arrowKey, clampNumber, digitKey, directionAt, follow, nextDirection, numberAt } from "./wheel_input.ts";
import { directionDrawing, lidDrawing, numberDrawing } from "./wheels.ts";

interface ControllerInput {
  readonly state: ControllerState;
  readonly turn: Turn;
  readonly shown: Direction | null;
  readonly closed: readonly Direction[];
  readonly choose: (shown: Direction, dragging: boolean) => void;
  readonly count: (number: number) => void;
  readonly give: () => void;
}

/**
 * The current state of each controller. Two thumbs can turn both wheels at the same time, keys can be faster than
 * renders, and a drag outlives the drawing that it began on.
 */
const latest = new Map<SeatColour, ControllerState>();

function handsOn(drawn: ControllerState, calls: ControllerCalls): ControllerInput {
  latest.set(drawn.piece, drawn);
  const turn = drawn.turn ?? 0;
  const shown = drawn.direction ? seen(drawn.direction, turn) : null;
  const closed = DIRECTIONS.filter((one) => isLocked(drawn.choices.directions[meant(one, turn)]));
  const choose = (picked: Direction, dragging: boolean): void => {
    const state = latest.get(drawn.piece) ?? drawn;
    const direction = meant(picked, turn);
    if (state.ready) return;
    if (closed.includes(picked)) {
      if (dragging) return;
      calls.onFeel?.("locked", 0);
      calls.onTried?.(direction);
    } else if (direction !== state.direction || state.tried) {
      calls.onFeel?.("detent", DIRECTIONS.indexOf(picked) + 1);
      latest.set(drawn.piece, { ...state, direction, tried: null });
      calls.onDial(direction, state.distance);
    }
  };
  const count = (number: number): void => {
    const state = latest.get(drawn.piece) ?? drawn;
    const distance = clampNumber(number);
    if (state.ready || distance === state.distance) return;
    calls.onFeel?.("detent", distance);
    latest.set(drawn.piece, { ...state, distance });
    calls.onDial(state.direction, distance);
  };
  const give = (): void => {
    const { ready, direction, busy } = latest.get(drawn.piece) ?? drawn;
    if (!ready && !busy && direction !== null) calls.onReady();
  };
  return { state: drawn, turn, shown, closed, choose, count, give };
}

function onKey(event: KeyboardEvent, hands: ControllerInput, arrows: boolean): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const number = digitKey(event.key);
  const direction = arrows ? arrowKey(event.key) : null;
  if (event.key === "Enter") hands.give();
  else if (number !== null) hands.count(number);
  else if (direction) {
    hands.choose(direction, false);
    const group = event.currentTarget as Element;
    group.querySelector<HTMLElement>(`input.at-${DIRECTIONS.indexOf(direction)}`)?.focus();
  } else return;
  event.preventDefault();
}

/** One notch of the mouse wheel turns a wheel by one detent. */
function onScroll(event: WheelEvent, turnBy: (by: 1 | -1) => void): void {
  event.preventDefault();
  if (event.deltaY !== 0) turnBy(event.deltaY > 0 ? 1 : -1);
}

function directionWheel(hands: ControllerInput): TemplateResult {
  const { state, turn, shown, closed } = hands;
  const focused = shown ?? DIRECTIONS.find((one) => !closed.includes(one)) ?? "U";
  return html`<div class="pixoid-wheel" role="radiogroup" aria-label=${say("web-pixoid-direction-wheel")}
    @keydown=${(event: KeyboardEvent) => onKey(event, hands, true)}
    @pointerdown=${(event: PointerEvent) => follow(event, (degrees, first) => hands.choose(directionAt(degrees), !first))}
    @wheel=${(event: WheelEvent) =>
      onScroll(event, (by) => {
        const next = nextDirection(shown, by, closed);
        if (next) hands.choose(next, true);
      })}>
    ${DIRECTIONS.map((direction, place) => {
      const choice = state.choices.directions[meant(direction, turn)];
      const shut = isLocked(choice);
      const name = say("web-pixoid-direction", { direction });
      return html`<input type="radio" class="at-${place}" autocomplete="off" ${checked(direction === shown)}
        tabindex=${direction === focused ? 0 : -1} ?disabled=${state.ready} aria-disabled=${shut ? "true" : nothing}
        aria-posinset=${place + 1} aria-setsize="4"
        aria-label=${shut ? say("web-pixoid-direction-closed", { name, reason: reason(choice, turn) }) : name}
        @click=${(event: MouseEvent) => {
          event.preventDefault();
          if (event.detail === 0) hands.choose(direction, false); // a pointer is captured already
        }}>`;
    })}
    <svg viewBox="0 0 180 184" aria-hidden="true">${directionDrawing(state.piece, shown, closed)}</svg>
  </div>`;
}

function numberWheel(hands: ControllerInput): TemplateResult {
  const { state } = hands;
  return html`<div class="pixoid-wheel" @keydown=${(event: KeyboardEvent) => onKey(event, hands, false)}
    @pointerdown=${(event: PointerEvent) => follow(event, (degrees) => hands.count(numberAt(degrees)))}
    @wheel=${(event: WheelEvent) => onScroll(event, (by) => hands.count(state.distance + by))}>
    <input type="range" class="at-0" min="1" max="9" step="1" autocomplete="off" ?disabled=${state.ready} ${valued(state.distance)}
      aria-label=${say("web-pixoid-number-wheel")} aria-valuetext=${numberWords(state)}
      @input=${(event: Event) => hands.count(Number((event.target as HTMLInputElement).value))}>
    <svg viewBox="0 0 180 184" aria-hidden="true">${numberDrawing(state.distance, freeOf(state.choices, state.direction))}</svg>
  </div>`;
}

function directionCaption({ shown }: ControllerInput): string {
  return shown ? say("web-pixoid-direction", { direction: shown }) : say("web-pixoid-no-direction");
}

function head(state: ControllerState): TemplateResult | typeof nothing {
  if (!state.head) return nothing;
  return html`<div class="pixoid-controller-head">${tile(state.piece, "small", 18)}
    <span><b>${state.head.name}</b> <small>${state.head.role}</small></span></div>`;
}

/** Under their lids both wheels look the same whatever is dialled; none of it is in the DOM. */
function concealedView(state: ControllerState, calls: ControllerCalls): TemplateResult {
  const lid = html`<div class="pixoid-wheel"><svg viewBox="0 0 180 184" aria-hidden="true">${lidDrawing(state.piece)}</svg></div>`;
  return html`<div class="pixoid-dials pixoid-covered" @click=${() => calls.onShow?.()}>${lid}${lid}</div>
    <p class="pixoid-say">${say("web-pixoid-covered")}</p>
    <button type="button" class="btn notched pixoid-show" @click=${() => calls.onShow?.()}>
      ${icon("eye", 20)}<span>${say("web-pixoid-show")}</span></button>`;
}

function dials(hands: ControllerInput): TemplateResult {
  return html`<div class="pixoid-dials">
      <div class="pixoid-dial">${directionWheel(hands)}<p><b>${directionCaption(hands)}</b></p></div>
      <div class="pixoid-dial">${numberWheel(hands)}<p>${numberCaption(hands.state)}</p></div>
    </div>`;
}

function giving({ state, shown }: ControllerInput, calls: ControllerCalls): TemplateResult {
  return html`<div class="pixoid-give">
    ${state.concealed ? nothing : html`<p class="pixoid-dialled" aria-hidden="true">${shown ? `${say("web-pixoid-direction", { direction: shown })} ${state.distance}` : say("web-pixoid-no-direction")}</p><p class="pixoid-say">${consequence(state)} ${state.tried ? nothing : walls(state)}</p>`}
    ${readyButton(state, calls)}</div>`;
}

function pad(hands: ControllerInput): TemplateResult {
  const { state, turn } = hands;
  return html`<div class="pixoid-zigzag">
    <div class="pixoid-zig">${directionWheel(hands)}
      <div>${state.facts ? peek(state.facts, state, turn) : nothing}<p><b>${directionCaption(hands)}</b>${walls(state)}</p></div>
    </div>
    <div class="pixoid-zag"><p><b>${numberCaption(state)}</b><span>${consequence(state)}</span></p>${numberWheel(hands)}</div>
  </div>`;
}

export function readyButton(state: ControllerState, calls: ControllerCalls): TemplateResult {
  if (state.ready) {
    return html`<button type="button" class="btn notched pixoid-ready given s-${state.piece}" data-focus="given" ?disabled=${state.busy ?? false}
      @click=${calls.onChange}>${icon("check", 20)}<span>${say("web-pixoid-change")}</span></button>`;
  }
  const missing = state.direction === null;
  return html`<button type="button" class="btn notched seat-coloured pixoid-ready s-${state.piece}" aria-disabled=${missing ? "true" : nothing}
    ?disabled=${state.busy ?? false} @click=${() => (missing ? undefined : calls.onReady())}>
    <span>${say(missing ? "web-pixoid-choose-direction" : "web-pixoid-ready")}</span></button>`;
}

export function pixoidWheels(state: ControllerState, calls: ControllerCalls): TemplateResult {
  const form = state.form ?? "plate";
  const hands = handsOn(state, calls);
  return html`<section class="pixoid-controller notched form-${form} s-${state.piece} ${state.ready ? "is-ready" : ""}" data-focus=${state.ready ? nothing : "due"}
    aria-label=${say("web-pixoid-controller", { piece: pieceWord(state.piece) })}>
    ${head(state)}${state.concealed ? concealedView(state, calls) : form === "pad" ? pad(hands) : dials(hands)}
    ${form === "pad" ? nothing : giving(hands, calls)}
  </section>`;
}

export function pixoidController(state: ControllerState, calls: ControllerCalls): TemplateResult {
  return state.form === "pad"
    ? html`${pixoidWheels(state, calls)}${readyButton(state, calls)}`
    : pixoidWheels(state, calls);
}

export interface Peeked {
  readonly piece: SeatColour;
  readonly choices: ProgramChoices;
  readonly direction: Direction | null;
  readonly distance: number;
}

export function peek(facts: PixoidFacts, peeked: Peeked, turn: Turn): TemplateResult {
  const { column, row } = cellOf(peeked.choices.from, turn);
  const course = courseOf(peeked.piece, peeked.choices, peeked.direction, peeked.distance);
  const from = pixPoint(peeked.choices.from, turn);
  const to = pixPoint(course.path.at(-1) ?? peeked.choices.from, turn);
  const sign = (value: number): -1 | 0 | 1 => (value > 0 ? 1 : value < 0 ? -1 : 0);
  const left = MAZE + windowStart(column, sign(to.x - from.x)) * CELL - 10;
  const top = MAZE + windowStart(row, sign(to.y - from.y)) * CELL - 10;
  const size = WIDE * CELL + 20;
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return html`<svg class="pixoid-peek" viewBox="${left} ${top} ${size} ${size}" aria-hidden="true">
    ${mazeLayer(mazePaths(facts, turn))}${bonusCubes(facts, turn)}
    <g class="s-${peeked.piece}"><path class="pixoid-flow" d=${line} stroke="var(--c)" stroke-width="7"
      stroke-dasharray="16 8"></path>
      ${course.path.length ? svg`<path d=${brackets(to, 21)} fill="none" stroke="var(--c)" stroke-width="5"></path>` : ""}</g>
    ${pieces(facts, turn, () => "")}
    <g transform="translate(${from.x} ${from.y})">${pieceBody(peeked.piece, peeked.piece === facts.pixoid)}</g>
  </svg>`;
}

export interface ControllerState {
  readonly piece: SeatColour;
  readonly choices: ProgramChoices;
  readonly direction: Direction | null;
  readonly distance: number;
  readonly ready: boolean;
  /** Draw the wheels under their lids, without the move in the DOM. */
  readonly concealed?: boolean;
  readonly turn?: Turn;
  /** `plate` next to or below a board, `pad` on a phone used only as a controller. */
  readonly form?: "plate" | "pad";
  readonly facts?: PixoidFacts;
  readonly head?: { readonly name: string; readonly role: string };
  /** The closed direction that was tried last: its reason is shown. */
  readonly tried?: Direction | null;
  readonly named?: (piece: string) => string;
  readonly busy?: boolean;
}

export interface ControllerCalls {
  readonly onDial: (direction: Direction | null, distance: number) => void;
  readonly onReady: () => void;
  readonly onChange: () => void;
  readonly onShow?: () => void;
  readonly onTried?: (direction: Direction) => void;
  readonly onFeel?: (what: "detent" | "locked", number: number) => void;
}

function wayOf(state: ControllerState): Way | null {
  const choice = state.direction ? state.choices.directions[state.direction] : null;
  return choice && !isLocked(choice) ? choice : null;
}

/** The caption below the number wheel: `3 of 4 free`. */
export function numberCaption(state: ControllerState): string {
  const way = wayOf(state);
  const free = way?.path.length ?? 0;
  return say(state.distance > free ? "web-pixoid-steps" : "web-pixoid-steps-free", { distance: state.distance, free });
}

export function numberWords(state: ControllerState): string {
  const way = wayOf(state);
  const first = say("web-pixoid-steps", { distance: state.distance });
  if (!way) return first;
  const pix = courseOf(state.piece, state.choices, state.direction, state.distance).path.at(-1) ?? state.choices.from;
  const then = [say("web-pixoid-ends-on", { pix })];
  if (state.distance > way.path.length) then.unshift(say("web-pixoid-stops", { free: way.path.length }));
  return say("web-pixoid-and-then", { first, next: then.join(" ") });
}

export function consequence(state: ControllerState): string {
  const sentences: string[] = [];
  const way = wayOf(state);
  if (way) {
    const course = courseOf(state.piece, state.choices, state.direction, state.distance);
    if (course.bonus.length) sentences.push(say("web-pixoid-picks-up", { count: course.bonus.length }));
    if (course.ends?.how === "twelve-cubes") sentences.push(say("web-pixoid-wins"));
    else if (course.ends) {
      const by = commaList((course.ends.by ?? []).map((piece) => state.named?.(piece) ?? pieceWord(piece)));
      sentences.push(say("web-pixoid-caught", { by }));
    } else if (state.distance > way.path.length) sentences.push(say("web-pixoid-stops", { free: way.path.length }));
  }
  const tried = state.tried ? state.choices.directions[state.tried] : null;
  if (tried && isLocked(tried)) sentences.push(reason(tried, state.turn ?? 0));
  return sentences.join(" ");
}

export function walls({ choices, turn = 0 }: { readonly choices: ProgramChoices; readonly turn?: Turn }): string {
  const closed = DIRECTIONS.filter((shown) => isLocked(choices.directions[meant(shown, turn)]));
  if (closed.length === 0) return "";
  const directions = commaList(closed.map((direction) => say("pixoid-wall-at", { direction })));
  return say("web-pixoid-walls", { count: closed.length, directions });
}
