// Setting a cube: the Start Pix as buttons on the board, and the same as a list of radio buttons.

import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";

import { bugAt, pixoidAt, type SeatColour } from "../../draw/pixels.ts";
import { say } from "../../words.ts";
import { isLocked, type PixoidFacts, type PlaceChoices, type Turn } from "./facts.ts";
import { pixPoint } from "./geometry.ts";
import { brackets } from "./preview.ts";
import { reason } from "./sentences.ts";

export interface StartChoice {
  readonly piece: SeatColour;
  readonly choices: PlaceChoices;
  readonly chosen: string | null;
  readonly onChoose: (pix: string) => void;
}

function free(choices: PlaceChoices): string[] {
  return Object.entries(choices.pix).flatMap(([pix, choice]) => (isLocked(choice) ? [] : [pix]));
}

/** Free Start Pix light up; the chosen one has brackets and a ghost of the piece. */
export function startButtons(start: StartChoice, facts: PixoidFacts, turn: Turn): SVGTemplateResult {
  const choose = (event: KeyboardEvent, pix: string): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    start.onChoose(pix);
  };
  return svg`<g class="pixoid-starts s-${start.piece}">
    ${free(start.choices).map((pix) => {
      const at = pixPoint(pix, turn);
      const chosen = pix === start.chosen;
      const ghost =
        start.piece === facts.pixoid ? pixoidAt(start.piece, at.x, at.y, 36, false) : bugAt(start.piece, at.x, at.y, 40);
      return svg`<g class="pixoid-start" role="button" tabindex="0" aria-pressed=${chosen ? "true" : "false"}
        aria-label=${say("web-pixoid-start-here", { pix })} @click=${() => start.onChoose(pix)}
        @keydown=${(event: KeyboardEvent) => choose(event, pix)}>
        <rect class="pixoid-start-area" x=${at.x - 30} y=${at.y - 30} width="60" height="60" fill="transparent"></rect>
        <rect class="pixoid-start-light" x=${at.x - 24} y=${at.y - 24} width="48" height="48" fill="var(--c)"
          opacity=".28"></rect>
        ${chosen
          ? svg`<rect x=${at.x - 22} y=${at.y - 22} width="44" height="44" fill="var(--floor)"></rect><g opacity=".75">${ghost}</g>`
          : ""}
        <path d=${brackets(at, 26)} fill="none" stroke="var(--c)" stroke-width=${chosen ? 6 : 4}></path>
      </g>`;
    })}
  </g>`;
}

/** The same choice in words. Nothing of it has a name or is kept by the browser. */
export function startList(start: StartChoice): TemplateResult {
  return html`<div class="pixoid-start-list s-${start.piece}" role="radiogroup" aria-label=${say("web-pixoid-start-choose")}>
    ${Object.entries(start.choices.pix).map(([pix, choice]) => {
      const locked = isLocked(choice);
      return html`<label class=${locked ? "pixoid-start-row locked" : "pixoid-start-row"}>
        <input type="radio" autocomplete="off" .checked=${live(pix === start.chosen)}
          aria-disabled=${locked ? "true" : "false"}
          @click=${(event: Event) => {
            if (locked) event.preventDefault();
            else start.onChoose(pix);
          }}>
        <span><b>${pix}</b>${locked ? html`<small>${reason(choice, 0)}</small>` : ""}</span>
      </label>`;
    })}
  </div>`;
}
