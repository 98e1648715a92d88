/** The Pixl board as SVG: plate, hexes, pieces, legal moves and their consequences. */

import { nothing, render, type SVGTemplateResult, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { type Element, symbolAt } from "../../../draw/pixels.ts";
import { type Due, type Hex, isCutOff, type PixlFacts, pickOf, portOn, topOf } from "../facts.ts";
import { isVictim, LINE_ICONS, type SumLine, sumOf, withSign } from "../sum.ts";
import type { ShownChoice } from "./choice_state.ts";
import { hexagon, type Layout, layoutOf, type Point, plateOutline, SIDE, sideOf } from "./geometry.ts";
import {
  adviceMark,
  chevron,
  faceAt,
  type Glow,
  heightTag,
  type Look,
  legalHex,
  lockTag,
  lossTag,
  portAt,
  portLeft,
  stackAt,
  staple,
  stateTag,
} from "./pieces.ts";

export interface Scene {
  readonly facts: PixlFacts;
  readonly due: Due | null;
  readonly shown: ShownChoice;
  readonly lit: readonly Hex[];
  readonly sixths?: number;
  readonly changes?: readonly Change[];
  readonly hint?: Hex | undefined;
  /** Hexes suggested for a Port, the best first. */
  readonly advised?: readonly Hex[];
}

export interface Change {
  readonly element: Element;
  /** The hex of the move comes first. */
  readonly hexes: readonly Hex[];
  readonly points?: number;
}

export const layoutFor = (facts: PixlFacts, sixths = 0): Layout => layoutOf(sideOf(facts.hexes), sixths);

const grounds = new Map<string, { plain: string; gray: string }>();

function groundOf(layout: Layout, gray: readonly Hex[]): { plain: string; gray: string } {
  const key = `${layout.side} ${layout.sixths}`;
  const found = grounds.get(key);
  if (found) return found;
  const border = new Set(gray);
  const path = (hexes: readonly Hex[]) => hexes.map((hex) => hexagon(layout.centre(hex), SIDE - 1.2)).join("");
  const made = {
    plain: path(layout.hexes.filter((hex) => !border.has(hex))),
    gray: path(layout.hexes.filter((hex) => border.has(hex))),
  };
  grounds.set(key, made);
  return made;
}

export function boardGround(facts: PixlFacts, layout: Layout): SVGTemplateResult {
  const ground = groundOf(layout, facts.gray);
  const { plate } = layout;
  return svg`<g class="pixl-ground">
    <path d=${plateOutline(plate, 8)} fill="var(--shadow)" stroke="var(--shadow)" stroke-width="20" stroke-linejoin="bevel"></path>
    <path d=${plateOutline(plate)} fill="var(--body)" stroke="var(--body)" stroke-width="20" stroke-linejoin="bevel"></path>
    <path d=${plateOutline(plate - 2)} fill="var(--shine)"></path>
    <path d=${plateOutline(plate - 2, 3)} fill="var(--bezel)"></path>
    <path d=${ground.plain} fill="var(--hex)" stroke="var(--hex-line)" stroke-width="1.4"></path>
    <path d=${ground.gray} fill="var(--gray)" stroke="var(--gray-line)" stroke-width="1.4"></path>
    ${facts.gray.map((hex) => {
      const { x, y } = layout.centre(hex);
      return svg`<text x=${x} y=${y + 4.5}>${hex}</text>`;
    })}
  </g>`;
}

/** The consequences of all shown moves, by hex. */
function victimsOf({ facts, due, shown }: Scene): Map<Hex, SumLine> {
  const victims = new Map<Hex, SumLine>();
  if (!due) return victims;
  for (const move of shown.moves) {
    for (const line of sumOf(facts, due, move).lines) {
      if (isVictim(line) && line.hex) victims.set(line.hex, line);
    }
  }
  return victims;
}

interface BoardDrawing {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly victims: Map<Hex, SumLine>;
}

function lookOf({ scene, victims }: BoardDrawing, hex: Hex): Look {
  return { cutOff: isCutOff(scene.facts, hex), ringed: victims.has(hex) };
}

/** The contents of a hex: the piece to be placed, a Port or a stack. Redrawn only when it changes. */
function hexContents(drawing: BoardDrawing, hex: Hex): unknown {
  const { facts, due, shown } = drawing.scene;
  const at = drawing.layout.centre(hex);
  if (due && hex === shown.hex) return guard([at, due], () => placing(due, at));
  const port = portOn(facts, hex);
  if (port) {
    const leaving = due?.element === port && shown.settled?.move === "@off";
    const locked = (facts.locked_by[port] ?? []).length > 0;
    return guard([at, port, leaving, locked], () => (leaving ? portLeft(port, at) : portAt(port, at, locked)));
  }
  const stack = facts.hexes[hex] ?? [];
  if (stack.length === 0) return nothing;
  const look = lookOf(drawing, hex);
  return guard([at, String(stack), look.cutOff, look.ringed], () => stackAt(stack, at, look));
}

function placing(due: Due, at: Point): SVGTemplateResult {
  const piece = due.choices.kind === "port" ? portAt(due.element, at, false) : stackAt([due.element], at);
  return svg`<path d=${hexagon(at, SIDE - 1.5)} fill="var(--hex)" stroke="var(--ink)" stroke-width="4.5"></path>${piece}`;
}

function left({ scene, layout }: BoardDrawing): readonly SVGTemplateResult[] {
  const { facts } = scene;
  return facts.order.flatMap((element) => {
    const hex = facts.came_from[element];
    return hex && topOf(facts, hex) === null ? [portLeft(element, layout.centre(hex))] : [];
  });
}

function locks({ scene, layout }: BoardDrawing): readonly SVGTemplateResult[] {
  const { facts } = scene;
  return facts.order.flatMap((element) => {
    const hex = facts.ports[element];
    const lockers = facts.locked_by[element] ?? [];
    if (!hex || lockers.length === 0) return [];
    const port = layout.centre(hex);
    const locking = layout.around(hex).filter((one) => lockers.includes(topOf(facts, one) as Element));
    return [
      svg`<g data-lock=${hex}>${locking.map((one) => staple(port, layout.centre(one)))}${lockTag(lockers, port)}</g>`,
    ];
  });
}

function stateOf({ scene, layout, victims }: BoardDrawing, hex: Hex): SVGTemplateResult | typeof nothing {
  const height = scene.facts.hexes[hex]?.length ?? 0;
  const victim = victims.get(hex);
  if (height === 0 || !victim) return nothing;
  const face = faceAt(layout.centre(hex), height, height - 1);
  const points = victim.points === null ? "" : withSign(victim.points);
  const isOwn = scene.due && scene.facts.seats[victim.element] === scene.facts.seats[scene.due.element];
  const loss =
    isOwn && victim.kind === "replaced" && points ? lossTag(victim.element, `-${victim.points}`, face) : nothing;
  return svg`<g data-tag=${hex}>${stateTag(LINE_ICONS[victim.kind], points, face)}${loss}</g>`;
}

function heightOf({ scene, layout }: BoardDrawing, hex: Hex): SVGTemplateResult | typeof nothing {
  const height = scene.facts.hexes[hex]?.length ?? 0;
  return height > 1 ? svg`<g data-tag=${hex}>${heightTag(height, layout.centre(hex))}</g>` : nothing;
}

function chevrons({ scene, layout, victims }: BoardDrawing): readonly SVGTemplateResult[] {
  const { facts, due, shown } = scene;
  if (!due || !shown.hex) return [];
  return [...victims.keys()].flatMap((victim) =>
    layout
      .around(victim)
      .filter((hex) => hex === shown.hex || topOf(facts, hex) === due.element)
      .map((hex) => chevron(layout.centre(hex), layout.centre(victim))),
  );
}

function candidates({ scene, layout, victims }: BoardDrawing): readonly SVGTemplateResult[] {
  if (!scene.shown.picking) return [];
  return scene.lit
    .filter((hex) => !victims.has(hex))
    .map((hex) => {
      const stack = scene.facts.hexes[hex] ?? [];
      const at = faceAt(layout.centre(hex), stack.length, stack.length - 1);
      return svg`<path d=${hexagon(at, 29)} fill="none" stroke="var(--ink)" stroke-width="3.5" stroke-dasharray="8 5"></path>`;
    });
}

/** Rings around hexes changed by a move, with the mover's symbol: solid for the last move, dashed for earlier ones. */
function changeRings({ scene, layout }: BoardDrawing): readonly SVGTemplateResult[] {
  const { changes = [] } = scene;
  return changes.flatMap(({ element, hexes }, at) =>
    hexes.map((hex) => {
      const { x, y } = layout.centre(hex);
      const dashes = at === changes.length - 1 ? "none" : "9 7";
      return svg`<g class="pixl-change e-${element}">
        <path d=${hexagon({ x, y }, SIDE - 1.5)} fill="none" stroke="var(--ink)" stroke-width="4.5" stroke-dasharray=${dashes}></path>
        <rect x=${x - 29} y=${y - 29} width="18" height="18" fill="var(--c)" stroke="var(--ink)" stroke-width="2"></rect>
        ${symbolAt(element, x - 20, y - 20, 13, "var(--ci)")}</g>`;
    }),
  );
}

function adviceMarks({ scene, layout }: BoardDrawing): readonly SVGTemplateResult[] {
  const { advised = [], due, shown } = scene;
  return advised.flatMap((hex, at) =>
    due && hex !== shown.hex ? [adviceMark(due.element, layout.centre(hex), at + 1)] : [],
  );
}

function hintMark({ scene: { hint }, layout }: BoardDrawing): SVGTemplateResult | typeof nothing {
  if (!hint) return nothing;
  const { x, y } = layout.centre(hint);
  return svg`<g><path d=${hexagon({ x, y }, SIDE - 3)} fill="none" stroke="var(--ink)" stroke-width="6"></path>
    <path d="M${x - 15} ${y - 52}h30v16h9l-24 22l-24 -22h9z" fill="var(--ink)" stroke="var(--hex)" stroke-width="3"></path></g>`;
}

export function boardLayers(scene: Scene): SVGTemplateResult {
  const layout = layoutFor(scene.facts, scene.sixths);
  const drawing: BoardDrawing = { scene, layout, victims: victimsOf(scene) };
  const { due, shown, lit } = scene;
  const open = due && !shown.picking ? lit.filter((hex) => hex !== shown.hex) : [];
  const pieces = layout.hexes
    .map((hex) => ({ hex, piece: hexContents(drawing, hex) }))
    .filter(({ piece }) => piece !== nothing);
  return svg`${due ? repeat(open, String, (hex) => legalHex(due.element, layout.centre(hex), glowOf(due, hex, open.length), scene.facts.gray.includes(hex))) : nothing}
    ${left(drawing)}
    ${repeat(
      pieces,
      ({ hex }) => hex, // keyed, so that a new piece doesn't redraw the others
      ({ hex, piece }) => svg`<g data-piece=${hex}>${piece}</g>`,
    )}
    ${changeRings(drawing)}${candidates(drawing)}${layout.hexes.map((hex) => stateOf(drawing, hex))}${locks(drawing)}${layout.hexes.map((hex) => heightOf(drawing, hex))}${chevrons(drawing)}
    ${adviceMarks(drawing)}${hintMark(drawing)}`;
}

/** Draw the layer of pieces, unless a reveal is drawing on it. */
export function drawLayers(layer: globalThis.Element, scene: Scene): void {
  if (!layer.classList.contains("playing")) render(boardLayers(scene), layer as HTMLElement);
}

/** From this many legal hexes on, their marks are subdued. */
const MANY = 30;

function glowOf(due: Due, hex: Hex, count: number): Glow {
  if (due.choices.hexes[hex]?.some(pickOf)) return "hot";
  return count > MANY ? "quiet" : "plain";
}
