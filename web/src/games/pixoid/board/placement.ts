// Placing a cube: the Start Pix as buttons on the board, and the same choice as radio buttons.

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import { checked } from "../../../draw/directives.ts";

import { bugAt, pixoidAt, type SeatColour } from "../../../draw/pixels.ts";
import { say } from "../../../words.ts";
import { isLocked, type PixoidFacts, type PlaceChoices, type Turn } from "../facts.ts";
import { reason } from "../sentences.ts";
import { pixPoint } from "./geometry.ts";
import { quarterOf } from "./places.ts";
import { brackets } from "./preview.ts";

export interface StartChoice {
  readonly piece: SeatColour;
  readonly choices: PlaceChoices;
  readonly chosen: string | null;
  readonly onChoose: (pix: string) => void;
}

function free(choices: PlaceChoices): string[] {
  return Object.entries(choices.pix).flatMap(([pix, choice]) => (isLocked(choice) ? [] : [pix]));
}

export function startButtons(start: StartChoice, facts: PixoidFacts, turn: Turn): SVGTemplateResult {
  const choose = (event: KeyboardEvent, pix: string): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    start.onChoose(pix);
  };
  return svg`<g class="s-${start.piece}">
    ${free(start.choices).map((pix) => {
      const at = pixPoint(pix, turn);
      const chosen = pix === start.chosen;
      const ghost =
        start.piece === facts.pixoid
          ? pixoidAt(start.piece, at.x, at.y, 36, false)
          : bugAt(start.piece, at.x, at.y, 40);
      return svg`<g class="pixoid-start" role="button" tabindex="0" aria-pressed=${chosen ? "true" : "false"}
        aria-label=${say("web-pixoid-start-here", { pix })} @click=${() => start.onChoose(pix)}
        @keydown=${(event: KeyboardEvent) => choose(event, pix)}>
        <rect class="pixoid-start-area" x=${at.x - 30} y=${at.y - 30} width="60" height="60" fill="transparent"></rect>
        <rect class="pixoid-start-light" x=${at.x - 24} y=${at.y - 24} width="48" height="48" fill="var(--c)"
          opacity=".28"></rect>
        ${
          chosen
            ? svg`<rect x=${at.x - 22} y=${at.y - 22} width="44" height="44" fill="var(--floor)"></rect><g opacity=".75">${ghost}</g>`
            : ""
        }
        <path d=${brackets(at, 26)} fill="none" stroke="var(--c)" stroke-width=${chosen ? 6 : 4}></path>
      </g>`;
    })}
  </g>`;
}

const QUARTERS = ["top-left", "top-right", "bottom-left", "bottom-right"];

/** The Start Pix by where they lie in the picture, so that two columns of them look like it. */
function byQuarter({ choices }: StartChoice, turn: Turn): [string, PlaceChoices["pix"][string]][] {
  const place = ([pix]: [string, unknown]): number => QUARTERS.indexOf(quarterOf(pix, turn));
  return Object.entries(choices.pix).sort((one, other) => place(one) - place(other));
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys visit all four; free ones are chosen on the way. */
function onArrowKey(event: KeyboardEvent, start: StartChoice, turn: Turn): void {
  const by = STEPS[event.key];
  const group = event.currentTarget as Element;
  const radios = [...group.querySelectorAll<HTMLInputElement>("input")];
  const here = radios.indexOf(event.target as HTMLInputElement);
  if (!by || here < 0) return;
  event.preventDefault();
  const there = (here + by + radios.length) % radios.length;
  const [pix, choice] = byQuarter(start, turn)[there] ?? [];
  if (pix && choice && !isLocked(choice)) start.onChoose(pix);
  radios[there]?.focus();
}

/** The same choice in words. Inputs have no names, so the browser stores nothing of it. */
export function startList(start: StartChoice, turn: Turn = 0): TemplateResult {
  const all = byQuarter(start, turn);
  const focused = start.chosen ?? all.find(([, choice]) => !isLocked(choice))?.[0];
  return html`<div class="pixoid-start-list s-${start.piece}" data-focus="due" role="radiogroup" aria-label=${say("web-pixoid-start-choose")}
    @keydown=${(event: KeyboardEvent) => onArrowKey(event, start, turn)}>
    ${all.map(([pix, choice], place) => {
      const locked = isLocked(choice);
      const chosen = pix === start.chosen;
      return html`<label class="pixoid-start-row notched ${locked ? "locked" : ""} ${chosen ? "chosen" : ""}">
        <input type="radio" autocomplete="off" ${checked(chosen)} tabindex=${pix === focused ? 0 : -1}
          aria-posinset=${place + 1} aria-setsize=${all.length} aria-disabled=${locked ? "true" : nothing}
          @click=${(event: Event) => {
            event.preventDefault();
            if (!locked) start.onChoose(pix);
          }}>
        <i aria-hidden="true"></i>
        <span><b>${say("web-pixoid-start-name", { pix, quarter: quarterOf(pix, turn) })}</b>${
          locked ? html`<small>${reason(choice, turn)}</small>` : nothing
        }</span>
      </label>`;
    })}
  </div>`;
}
