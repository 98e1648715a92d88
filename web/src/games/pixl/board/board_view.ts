/** The Pixl board on the page: the SVG, a named cell for every hex, and a map when zoomed in. */

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { drawn } from "../../../draw/directives.ts";
import { arrowAt, numeral, tile } from "../../../draw/pixels.ts";
import { t } from "../../../words.ts";
import { type Hex, type PixlFacts, portOn, topOf } from "../facts.ts";
import { elementName } from "../sentences.ts";
import { withSign } from "../sum.ts";
import { boardGround, type Change, drawLayers, layoutFor } from "./board.ts";
import { viewBox } from "./camera.ts";
import { NOTHING_SHOWN } from "./choice_state.ts";
import type { PixlChooser } from "./chooser.ts";
import { type Box, hexagon, type Layout, plateOutline, SIDE } from "./geometry.ts";
import { hexNames } from "./hex_names.ts";
import { placeOverlays } from "./overlays.ts";

export interface PixlView {
  readonly facts: PixlFacts;
  /** The state of the choice; call its `update` with the same position first. */
  readonly chooser: PixlChooser;
  /** Rotation in sixths, clockwise. */
  readonly sixths?: number;
  readonly showing?: boolean;
  readonly changes?: readonly Change[];
  readonly moves?: readonly Change[];
  readonly hint?: Hex | undefined;
  /** Hexes suggested for a Port, the best first. */
  readonly advised?: readonly Hex[];
}

function cell(view: PixlView, layout: Layout, hex: Hex, name: string): SVGTemplateResult {
  const { chooser } = view;
  const open = chooser.isOpen(hex);
  const chosen = chooser.state.chosen === hex || chooser.state.pick === hex;
  return svg`<path class="pixl-cell" data-hex=${hex} data-place=${hex} d=${hexagon(layout.centre(hex), SIDE - 1)} role="button"
    tabindex=${hex === chooser.entry ? 0 : -1} aria-label=${name} aria-disabled=${open ? nothing : "true"}
    aria-pressed=${open ? String(chosen) : nothing}></path>`;
}

function map(view: PixlView, layout: Layout, camera: Box): TemplateResult | typeof nothing {
  const { facts, chooser } = view;
  const { box } = layout;
  const dots = layout.hexes.flatMap((hex) => {
    const element = topOf(facts, hex) ?? portOn(facts, hex);
    const { x, y } = layout.centre(hex);
    return element ? [svg`<circle class="e-${element}" cx=${x} cy=${y} r="24" fill="var(--ce)"></circle>`] : [];
  });
  if (dots.length === 0 || !chooser.hasMap) return nothing; // it would only cover hexes
  const label = t(chooser.wide ? "web-pixl-fitted" : "web-pixl-whole");
  return html`<button type="button" class="pixl-map" aria-label=${label} title=${label} @click=${(event: Event) => {
    event.stopPropagation(); // a tap on the board skips ahead in a reveal
    chooser.overlook();
  }}>
    <svg viewBox=${viewBox(box)} aria-hidden="true">
      <path d=${plateOutline(layout.plate + 6)} fill="var(--table)" stroke="var(--edge)" stroke-width="14"></path>
      ${dots}
      <rect class="pixl-frame" x=${camera.x} y=${camera.y} width=${camera.width} height=${camera.height} fill="none"
        stroke="var(--ink)" stroke-width="16"></rect>
    </svg></button>`;
}

function tab(
  { chooser }: PixlView,
  layout: Layout,
  { element, hexes, points }: Change,
): TemplateResult | typeof nothing {
  const [hex] = hexes;
  if (!hex) return nothing;
  const gain = points ? withSign(points) : "";
  const home = chooser.visit?.hex === hex ? chooser.visit.home : null;
  const { x, y } = home ? { x: home.x + home.width / 2, y: home.y + home.height / 2 } : layout.centre(hex);
  const label = home ? t("web-pixl-view-back") : t("web-pixl-view-move", { element, hex, gain: gain || "none" });
  return html`<button type="button" class="pixl-tab notched e-${element}" aria-label=${label} title=${label} data-x=${x}
    data-y=${y} @click=${(event: Event) => {
      event.stopPropagation();
      chooser.lookUp(hex);
    }}><svg width="20" height="20" viewBox="-6 -6 12 12" aria-hidden="true">${arrowAt(0, 0, 10, 90, "currentColor")}</svg>
    ${home ? nothing : html`${tile(element, "small", 16)}${gain ? numeral(gain.replace("−", "-"), 16) : nothing}`}</button>`;
}

/** The contents of a stack, from the top, while it is pointed at. Its accessible name says the same. */
function fan({ facts, chooser }: PixlView): TemplateResult | typeof nothing {
  const hex = chooser.looked;
  const stack = hex ? (facts.hexes[hex] ?? []) : [];
  if (stack.length < 2) return nothing;
  const slabs = [...stack].reverse();
  return html`<div class="pixl-fan notched" aria-hidden="true"><b>${hex}</b>
    <ol>${slabs.map((element) => html`<li>${tile(element, "small", 16)}<span>${elementName(element)}</span></li>`)}</ol></div>`;
}

export function pixlBoard(view: PixlView): TemplateResult {
  const { facts, chooser, sixths = 0 } = view;
  const layout = layoutFor(facts, sixths);
  const due = view.showing ? null : chooser.due;
  const scene = {
    facts,
    sixths,
    due,
    shown: view.showing ? NOTHING_SHOWN : chooser.shown,
    lit: due ? chooser.lit : [],
    changes: view.changes ?? [],
    hint: view.hint,
    advised: view.advised ?? [],
  };
  const names = hexNames(facts, due, document.documentElement.lang);
  const { camera } = chooser;
  const { chosen, pick } = chooser.state;
  // Chromium makes an SVG with its own focus listener a tab stop, so its parent listens.
  return html`<div class="pixl-board ${chooser.zoomable ? "zoomable" : ""}" @focusin=${chooser.focusIn}
    @focusout=${chooser.focusOut} ${drawn((holder) => {
      // after rendering and layout
      if (camera) queueMicrotask(() => placeOverlays(holder as HTMLElement, layout, scene.lit));
    })}>
    <svg class="pixl" viewBox=${viewBox(camera ?? layout.box)} role="group" aria-label=${t("web-pixl-board")}
      @pointerover=${chooser.pointerOver} @pointerleave=${chooser.pointerLeave} @pointerdown=${chooser.pointerDown}
      @pointermove=${chooser.pointerMove} @pointerup=${chooser.pointerUp} @pointercancel=${chooser.pointerUp}
      @click=${chooser.click} @keydown=${chooser.key}
      @wheel=${chooser.wheel}>
      ${guard([layout], () => boardGround(facts, layout))}
      <g class="pixl-now" ${drawn((layer) => drawLayers(layer, scene))}></g>
      <g class="pixl-flying"></g>
      <g class="pixl-cells" data-focus="board">${guard([layout, names, chooser.due, chooser.entry, chosen, pick], () =>
        layout.hexes.map((hex) => cell(view, layout, hex, names.get(hex) ?? hex)),
      )}</g>
    </svg>
    ${camera ? html`${map(view, layout, camera)}${(view.moves ?? []).map((move) => tab(view, layout, move))}` : nothing}${fan(view)}
  </div>`;
}
