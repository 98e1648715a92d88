/** The bots to choose from for a seat, and what the chosen one is like. */

import { html, nothing, type TemplateResult } from "lit-html";
import { face } from "../../draw/faces.ts";
import { cast, personaName } from "../../games/bots.ts";
import { loadParts, sayOr } from "../../words.ts";

export const speakOfCast = (): Promise<void> => loadParts("bots");

export function castChoices(
  name: string,
  label: string,
  chosen: string,
  taken: readonly string[],
  choose: (persona: string) => void,
): TemplateResult | typeof nothing {
  const all = cast();
  if (all.length === 0) return nothing;
  return html`<fieldset class="choices cast">
    <legend>${label}</legend>
    <div class="options">
      ${all.map(
        (one) => html`<label class="option notched ${one === chosen ? "chosen" : ""}">
          <input type="radio" name=${name} value=${one} autocomplete="off"
            .checked=${one === chosen} ?disabled=${taken.includes(one)} @change=${() => choose(one)} />
          ${face(one, 36)}<span>${personaName(one)}</span></label>`,
      )}
    </div>
    <div class="cast-about" aria-live="polite">${chosen ? html`<p><b>${personaName(chosen)}</b> ${sayOr("web-persona", "", { persona: chosen })}</p>` : nothing}</div>
  </fieldset>`;
}
