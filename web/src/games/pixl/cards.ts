/** Player cards: the four sources of points, the supply, the Port, and who preys on whom. */

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import { type Element, icon, symbolAt, tile } from "../../draw/pixels.ts";
import { sentenceList } from "../../ui/kit.ts";
import { t } from "../../words.ts";
import { degrees, hexagon, type Point } from "./board/geometry.ts";
import { elementsOf, type PixlFacts } from "./facts.ts";
import { elementName, portState } from "./sentences.ts";
import { WORTH } from "./sum.ts";

const SUPPLY = 24;
const SOURCES = ["tops", "beneath", "prisoners", "locks"] as const;

function supplyBar(left: number): TemplateResult {
  const bars = (from: number, to: number): string => {
    let path = "";
    for (let bar = from; bar < to; bar += 1) path += `M${bar * 7} 0h5v8h-5z`;
    return path;
  };
  return html`<svg class="pixl-supply" viewBox="0 0 166 8" aria-hidden="true">
    <path d=${bars(0, left)} fill="var(--ce)"></path><path d=${bars(left, SUPPLY)} fill="var(--line)"></path></svg>`;
}

export function pixlSources(facts: PixlFacts, element: Element): TemplateResult {
  const points = facts.points[element];
  const left = facts.supply[element] ?? 0;
  return html`<div class="pixl-sources e-${element}">
    <ul>${SOURCES.map((source) => {
      const worth = WORTH[source];
      const count = (points?.[source] ?? 0) / worth;
      return html`<li class=${count ? "" : "none"}><b>${count}${count && worth > 1 ? html`<i>×${worth}</i>` : nothing}</b>
        <span>${t(`web-pixl-source-${source}`)}</span></li>`;
    })}</ul>
    <p>${supplyBar(left)}<span>${t("web-pixl-supply", { count: left })}</span></p>
  </div>`;
}

export function pixlMarks(facts: PixlFacts, seat: number): TemplateResult {
  const own = elementsOf(facts, seat);
  return html`<span class="pixl-marks-of ${own.length > 1 ? "pair" : ""}">${own.map((element) => tile(element, "", 24))}</span>`;
}

export function pixlSeat(facts: PixlFacts, seat: number): TemplateResult {
  const own = elementsOf(facts, seat);
  if (own.length < 2) return html`<div class="pixl-seat">${own.map((element) => pixlSources(facts, element))}</div>`;
  return html`<div class="pixl-seat two">${own.map(
    (element) => html`<div class="part ${facts.mover === element ? "turn" : ""}">
      <p class="whose">${tile(element, "small", 16)}<span>${elementName(element)}</span></p>
      ${pixlSources(facts, element)}</div>`,
  )}</div>`;
}

export function pixlSupplies(facts: PixlFacts): TemplateResult {
  return html`<section class="pixl-supplies card notched"><div class="head"><h3>${t("web-pixl-supplies")}</h3></div>
    <ul>${facts.order.map((element) => {
      const left = facts.supply[element] ?? 0;
      const locked = (facts.locked_by[element] ?? []).length > 0;
      const port = locked ? icon("lock", 16) : facts.ports[element] ? nothing : icon("hand", 16);
      return html`<li class="e-${element}">${tile(element, "small", 16)}<span class="unseen">${elementName(element)}</span>${supplyBar(left)}
        <span title=${portState(facts, element)}>${port}</span><b>${left}</b></li>`;
    })}</ul>
  </section>`;
}

export function pixlPorts(facts: PixlFacts): TemplateResult {
  return html`<section class="pixl-ports card notched"><div class="head"><h3>${t("web-pixl-ports")}</h3></div>
    <ul>${facts.order.map((element) => html`<li>${tile(element, "small", 16)}<span>${portState(facts, element)}</span></li>`)}</ul>
  </section>`;
}

const CORNERS: Readonly<Record<number, readonly Point[]>> = {
  4: [
    { x: 60, y: 30 },
    { x: 210, y: 30 },
    { x: 210, y: 108 },
    { x: 60, y: 108 },
  ],
  3: [
    { x: 60, y: 30 },
    { x: 210, y: 30 },
    { x: 135, y: 108 },
  ],
};

function along(from: Point, to: Point, units: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * units) / length, y: from.y + ((to.y - from.y) * units) / length };
}

function arrow(from: Point, to: Point): SVGTemplateResult {
  const start = along(from, to, 30);
  const end = along(to, from, 40);
  return svg`<path d="M${start.x} ${start.y}L${end.x} ${end.y}" stroke="var(--ink)" stroke-width="4"></path>
    <path transform="translate(${end.x} ${end.y}) rotate(${degrees(from, to)})" d="M0 -8l10 8l-10 8z" fill="var(--ink)"></path>`;
}

function relationsPicture(facts: PixlFacts): TemplateResult {
  const ring = hunt(facts);
  const places = CORNERS[ring.length] ?? [];
  const at = (element: Element): Point => places[ring.indexOf(element)] ?? { x: 0, y: 0 };
  return html`<svg class="pixl-hunt" viewBox="0 0 270 138" aria-hidden="true">
    ${neutralPairs(facts).map(([one, other]) => {
      const [from, to] = [along(at(one), at(other), 34), along(at(other), at(one), 34)];
      return svg`<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="var(--edge)" stroke-width="2" stroke-dasharray="4 5"></path>`;
    })}
    ${ring.map((element, index) => arrow(at(element), places[(index + 1) % ring.length] ?? at(element)))}
    ${ring.map(
      (
        element,
      ) => svg`<g class="e-${element}"><path d=${hexagon(at(element), 26)} fill="var(--c)" stroke="var(--cr)" stroke-width="2.5"></path>
        ${symbolAt(element, at(element).x, at(element).y, 26, "var(--ci)")}</g>`,
    )}
  </svg>`;
}

export function pixlRelations(facts: PixlFacts): TemplateResult {
  const neutrals = facts.order.length === 4;
  return html`<section class="pixl-relations card notched">
    <div class="head"><h3>${t("web-pixl-relations")}</h3>${neutrals ? html`<small>${t("web-pixl-dotted")}</small>` : nothing}</div>
    ${relationsPicture(facts)}
    ${sentenceList(relationLines(facts), "unseen")}
  </section>`;
}

/** The elements in predator order: each preys on the next. */
export function hunt(facts: PixlFacts): readonly Element[] {
  const ring: Element[] = [];
  let next: Element | undefined = facts.order.includes("earth") ? "earth" : facts.order[0];
  while (next && !ring.includes(next)) {
    ring.push(next);
    const relations: PixlFacts["relations"][Element] = facts.relations[next];
    next = facts.order.find((other) => relations?.[other] === "prey");
  }
  return ring;
}

export function neutralPairs(facts: PixlFacts): readonly (readonly [Element, Element])[] {
  const ring = hunt(facts);
  return ring.flatMap((one, at) =>
    ring
      .slice(at + 1)
      .filter((other) => facts.relations[one]?.[other] === "neutral")
      .map((other) => [one, other] as const),
  );
}

export function relationLines(facts: PixlFacts): readonly string[] {
  const ring = hunt(facts);
  const preys = ring.map((element, at) =>
    t("web-pixl-preys", { element, victim: ring[(at + 1) % ring.length] ?? element }),
  );
  const neutral = neutralPairs(facts).map(([one, other]) =>
    t("web-pixl-neutrals", { one: elementName(one), other: elementName(other) }),
  );
  return [...preys, ...neutral];
}
