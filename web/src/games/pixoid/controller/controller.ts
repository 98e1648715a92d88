// The thing in people's hands: state in, callbacks out. The controls are real ones under the drawing.

import { html, nothing, type TemplateResult } from "lit-html";
import { checked, valued } from "../../../draw/drawn.ts";

import { icon, type SeatColour, tile } from "../../../draw/pixels.ts";
import { pieceWord, say } from "../../../words.ts";
import { DIRECTIONS, type Direction, freeOf, isLocked, meant, seen, type Turn } from "../facts.ts";
import { reason } from "../sentences.ts";
import { consequence, numberCaption, numberWords, walls } from "./captions.ts";
import type { ControllerCalls, ControllerState } from "./controller_state.ts";
import { peek } from "./peek.ts";
import { arrowKey, clampNumber, digitKey, directionAt, follow, nextDirection, numberAt } from "./wheel_input.ts";
import { directionDrawing, lidDrawing, numberDrawing } from "./wheels.ts";

interface ControllerInput {
  readonly state: ControllerState;
  readonly turn: Turn;
  /** Directions as they are seen on the picture. */
  readonly shown: Direction | null;
  readonly closed: readonly Direction[];
  readonly choose: (shown: Direction, dragging: boolean) => void;
  readonly count: (number: number) => void;
  /** Give what is dialled. */
  readonly give: () => void;
}

/**
 * What each controller shows at this moment. Two thumbs can turn both wheels at once, keys can be faster than drawings,
 * and a drag outlives the drawing that it began on.
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

function keyed(event: KeyboardEvent, hands: ControllerInput, arrows: boolean): void {
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

/** Scrolling by a notch turns a wheel by a detent. */
function scrolled(event: WheelEvent, turnBy: (by: 1 | -1) => void): void {
  event.preventDefault();
  if (event.deltaY !== 0) turnBy(event.deltaY > 0 ? 1 : -1);
}

function directionWheel(hands: ControllerInput): TemplateResult {
  const { state, turn, shown, closed } = hands;
  const focused = shown ?? DIRECTIONS.find((one) => !closed.includes(one)) ?? "U";
  return html`<div class="pixoid-wheel" role="radiogroup" aria-label=${say("web-pixoid-direction-wheel")}
    @keydown=${(event: KeyboardEvent) => keyed(event, hands, true)}
    @pointerdown=${(event: PointerEvent) => follow(event, (degrees, first) => hands.choose(directionAt(degrees), !first))}
    @wheel=${(event: WheelEvent) =>
      scrolled(event, (by) => {
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
          if (event.detail === 0) hands.choose(direction, false); // a pointer was followed already
        }}>`;
    })}
    <svg viewBox="0 0 180 184" aria-hidden="true">${directionDrawing(state.piece, shown, closed)}</svg>
  </div>`;
}

function numberWheel(hands: ControllerInput): TemplateResult {
  const { state } = hands;
  return html`<div class="pixoid-wheel" @keydown=${(event: KeyboardEvent) => keyed(event, hands, false)}
    @pointerdown=${(event: PointerEvent) => follow(event, (degrees) => hands.count(numberAt(degrees)))}
    @wheel=${(event: WheelEvent) => scrolled(event, (by) => hands.count(state.distance + by))}>
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

/** Under their lids both wheels look the same whatever is dialled; nothing of it is in the page. */
function concealed(state: ControllerState, calls: ControllerCalls): TemplateResult {
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

/** What would follow, and the button that gives it: together, so that one is never without the other. */
function giving({ state, shown }: ControllerInput, calls: ControllerCalls): TemplateResult {
  return html`<div class="pixoid-give">
    ${state.concealed ? nothing : html`<p class="pixoid-dialled" aria-hidden="true">${shown ? `${say("web-pixoid-direction", { direction: shown })} ${state.distance}` : say("web-pixoid-no-direction")}</p><p class="pixoid-say">${consequence(state)} ${state.tried ? nothing : walls(state)}</p>`}
    ${readyButton(state, calls)}</div>`;
}

/** The wheels in a zigzag for two thumbs, with a private look at the maze beside them. */
function pad(hands: ControllerInput): TemplateResult {
  const { state, turn } = hands;
  return html`<div class="pixoid-zigzag">
    <div class="pixoid-zig">${directionWheel(hands)}
      <div>${state.facts ? peek(state.facts, state, turn) : nothing}<p><b>${directionCaption(hands)}</b>${walls(state)}</p></div>
    </div>
    <div class="pixoid-zag"><p><b>${numberCaption(state)}</b><span>${consequence(state)}</span></p>${numberWheel(hands)}</div>
  </div>`;
}

/** The button that gives the program, or takes it back to change it. */
export function readyButton(state: ControllerState, calls: ControllerCalls): TemplateResult {
  if (state.ready) {
    return html`<button type="button" class="btn notched pixoid-ready given s-${state.piece}" ?disabled=${state.busy ?? false}
      @click=${calls.onChange}>${icon("check", 20)}<span>${say("web-pixoid-change")}</span></button>`;
  }
  const missing = state.direction === null;
  return html`<button type="button" class="btn notched seat-coloured pixoid-ready s-${state.piece}" aria-disabled=${missing ? "true" : nothing}
    ?disabled=${state.busy ?? false} @click=${() => (missing ? undefined : calls.onReady())}>
    <span>${say(missing ? "web-pixoid-choose-direction" : "web-pixoid-ready")}</span></button>`;
}

/** A controller without its button: wheels, captions and what would follow. */
export function pixoidWheels(state: ControllerState, calls: ControllerCalls): TemplateResult {
  const form = state.form ?? "plate";
  const hands = handsOn(state, calls);
  return html`<section class="pixoid-controller notched form-${form} s-${state.piece} ${state.ready ? "is-ready" : ""}"
    aria-label=${say("web-pixoid-controller", { piece: pieceWord(state.piece) })}>
    ${head(state)}${state.concealed ? concealed(state, calls) : form === "pad" ? pad(hands) : dials(hands)}
    ${form === "pad" ? nothing : giving(hands, calls)}
  </section>`;
}

/** The whole controller; on a pad the button stands below the plate, at the thumb. */
export function pixoidController(state: ControllerState, calls: ControllerCalls): TemplateResult {
  return state.form === "pad"
    ? html`${pixoidWheels(state, calls)}${readyButton(state, calls)}`
    : pixoidWheels(state, calls);
}
