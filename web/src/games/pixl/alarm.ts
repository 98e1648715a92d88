/** The alarm near the end: a player who is about to run out of Pixls. */

import { html, nothing, type TemplateResult } from "lit-html";
import { type Element, numeral, tile } from "../../draw/pixels.ts";
import { t } from "../../words.ts";
import { elementsOf, type PixlFacts } from "./facts.ts";

/** So many Pixls can well be used up in one round. */
const FEW = 3;

export interface NearEnd {
  readonly left: number;
  /** The elements that still have Pixls. */
  readonly elements: readonly Element[];
}

/** The player who is nearest to having no Pixls left, which ends the game (X6.1); null if nobody is near it. */
export function nearEnd(facts: PixlFacts): NearEnd | null {
  if (facts.over) return null;
  const left = (element: Element): number => facts.supply[element] ?? 0;
  const players =
    facts.options["end"] === "element"
      ? facts.order.map((element) => [element])
      : [...new Set(Object.values(facts.seats))].map((seat) => elementsOf(facts, seat));
  const near = players
    .map((own) => ({
      elements: own.filter((one) => left(one) > 0),
      left: own.reduce((sum, one) => sum + left(one), 0),
    }))
    .filter((one) => one.left < FEW + one.elements.length)
    .sort((one, other) => one.left - other.left);
  return near[0] ?? null;
}

export function pixlAlarm(facts: PixlFacts): TemplateResult | typeof nothing {
  const near = nearEnd(facts);
  if (!near) return nothing;
  const { left, elements } = near;
  return html`<section class="pixl-alarm notched" role="status"><i aria-hidden="true"></i>
    <span class="count" aria-hidden="true">${numeral(left, 64)}</span>
    <p><b>${t("web-pixl-alarm", { count: left })}</b> <span>${t("web-pixl-alarm-why", { count: left })}</span></p>
    <span class="whose">${elements.map((element) => tile(element, "small", 16))}</span>
  </section>`;
}
