/** Overlays during a Pixl reveal: the running sum, and plates that name the event. */

import { html, nothing, type TemplateResult } from "lit-html";
import { type Element, icon, numeral, tile } from "../../draw/pixels.ts";
import { commaList, eventSentence, type Names } from "../../event_sentences.ts";
import type { EventView, State } from "../../generated/protocol.ts";
import { t } from "../../words.ts";
import type { Drawing } from "../contract.ts";
import { ownPiece, seatName } from "../seats.ts";
import type { PixlFacts } from "./facts.ts";
import { isConversion } from "./reveal/timeline.ts";
import { whyOver } from "./sentences.ts";
import { type Gain, LINE_ICONS, type LineKind, withSign, won } from "./sum.ts";

export type PlateKind = "locked" | "chain" | "over";

export interface ShownStep {
  readonly state: State;
  readonly mover: Element;
  readonly after: PixlFacts;
  readonly events: readonly EventView[];
  readonly gain: Gain;
  readonly names: Names;
}

export function ledger({ mover, events, gain, after }: ShownStep): Drawing {
  const entries = events.filter((event) => gain(event));
  const last = events.length > 0 && after.supply[mover] === 1;
  if (entries.length < 2 && !last) return nothing;
  return html`<aside class="pixl-ledger notched e-${mover}" aria-hidden="true">
    <div>${tile(mover, "", 24)}${numeral(withSign(won(events, gain)).replace("−", "-"), 34)}</div>
    <ul>${entries.map(
      (event) => html`<li>${icon(LINE_ICONS[event.code.replace("pixl.", "") as LineKind], 18)}
        <b>${withSign(gain(event) ?? 0)}</b></li>`,
    )}</ul>
    ${last ? html`<p>${t("web-pixl-text-supply", { count: 1 })}</p>` : nothing}
  </aside>`;
}

interface PlateWords {
  readonly piece: Element;
  readonly title: string;
  readonly text: string;
}

function lockedWords({ events, names, mover }: ShownStep): PlateWords {
  const locked = events.filter(({ code }) => code === "pixl.locked");
  const by = (locked[0]?.values["by"] as Element | undefined) ?? mover;
  return {
    piece: by,
    title: t("web-pixl-plate", { what: "locked", count: locked.length }),
    text: locked.map((event) => eventSentence(event, names)).join(" "),
  };
}

function chainWords({ events, gain, mover }: ShownStep): PlateWords {
  const count = events.filter(isConversion).length;
  const points = won(events, gain);
  return {
    piece: mover,
    title: t("web-pixl-plate", { what: "chain", count }),
    text: points ? t("web-pixl-total", { gain: withSign(points), points: Math.abs(points) }) : "",
  };
}

function overWords({ state, after, events }: ShownStep): PlateWords {
  const over = events.find(({ code }) => code === "pixl.game-over");
  const winners = ((over?.values["winners"] ?? []) as readonly number[]).map((seat) => seat - 1);
  return {
    piece: ownPiece(state, winners[0] ?? 0) as Element,
    title: t("web-winner", { count: winners.length, names: commaList(winners.map((seat) => seatName(state, seat))) }),
    text: whyOver(after, String(over?.values["reason"] ?? "")),
  };
}

export function plate(kind: PlateKind, shown: ShownStep): TemplateResult {
  const words = { over: overWords, locked: lockedWords, chain: chainWords };
  const { piece, title, text } = words[kind](shown);
  const place = kind === "over" ? "" : "at-corner";
  return html`<section class="reveal-plate notched ${place} e-${piece}">${tile(piece, "large", 36)}
    <div><h2>${title}</h2><p>${text}</p></div></section>`;
}
