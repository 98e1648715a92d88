// Pixoid, the Bugs and the bonus cubes on their Pix.

import { type SVGTemplateResult, svg } from "lit-html";

import { bugAt, cubeAt, halo, pixoidAt, type SeatColour } from "../../../draw/pixels.ts";
import { controllersOf, type PixoidFacts, type Turn } from "../facts.ts";
import { pixPoint } from "./geometry.ts";
import { BUG_SIZE, standing } from "./places.ts";
import { brackets } from "./preview.ts";

/** A piece at the origin, on a disc of floor that hides trace and Pix. Pixoid's light goes out when he is caught. */
export function pieceBody(piece: SeatColour, isPixoid: boolean, caught = false): SVGTemplateResult {
  if (caught) return svg`<circle r="24" fill="var(--floor)"></circle>${pixoidAt(piece, 0, 0, 43)}`;
  return isPixoid
    ? svg`<circle r="29" fill="var(--floor)"></circle><g class="s-${piece}">${halo(27)}</g>${pixoidAt(piece, 0, 0, 43)}`
    : svg`<circle r="27" fill="var(--floor)"></circle>${bugAt(piece, 0, 0, BUG_SIZE)}`;
}

export function pieces(
  facts: PixoidFacts,
  turn: Turn,
  described: (piece: SeatColour, pix: string) => string,
): SVGTemplateResult[] {
  const all = controllersOf(facts);
  const stands = standing(facts.cubes, all, facts.pixoid, turn);
  const caught = caughtOn(facts);
  const order = caught ? [...all.filter((piece) => piece !== facts.pixoid), facts.pixoid] : all;
  const drawn = order.map((piece) => {
    const stand = stands.get(piece);
    if (!stand) return svg``;
    const place = `translate(${stand.x} ${stand.y}) scale(${stand.scale.toFixed(3)})`;
    const hunted = piece === facts.pixoid;
    return svg`<g class="pixoid-piece" data-piece=${piece} data-place=${facts.cubes[piece] ?? ""} role="img" aria-label=${described(piece, facts.cubes[piece] ?? "")}>
      <g transform=${place}><g class="pixoid-body"><g class="pixoid-skin">${pieceBody(piece, hunted, hunted && caught !== null)}</g></g></g>
    </g>`;
  });
  return caught ? [...drawn, catchMark(facts.pixoid, caught, turn)] : drawn;
}

function caughtOn({ cubes, pixoid, bugs }: PixoidFacts): string | null {
  const pix = cubes[pixoid] ?? null;
  return pix !== null && bugs.some((bug) => cubes[bug] === pix) ? pix : null;
}

function catchMark(pixoid: SeatColour, pix: string, turn: Turn): SVGTemplateResult {
  const d = brackets(pixPoint(pix, turn), 34, 14);
  return svg`<g class="pixoid-catch s-${pixoid}" aria-hidden="true" fill="none">
    <path d=${d} stroke="var(--floor)" stroke-width="10"></path><path d=${d} stroke="var(--c)" stroke-width="5"></path></g>`;
}

/** Cubes under a Bug are drawn at its shoulder, so that they stay visible. */
export function guardedCubes(facts: PixoidFacts, turn: Turn): SVGTemplateResult[] {
  const guarded = facts.bonus.filter((pix) => facts.bugs.some((bug) => facts.cubes[bug] === pix));
  return guarded.map((pix) => {
    const { x, y } = pixPoint(pix, turn);
    return svg`<g class="pixoid-guarded"><rect x=${x + 8} y=${y - 32} width="24" height="24" fill="var(--floor)"></rect>${cubeAt(x + 20, y - 20, 19)}</g>`;
  });
}

export function bonusCubes(facts: PixoidFacts, turn: Turn): SVGTemplateResult[] {
  return facts.bonus_pix.map((pix) => {
    if (!facts.bonus.includes(pix)) return svg``;
    const { x, y } = pixPoint(pix, turn);
    return svg`<g data-bonus=${pix}>
      <circle cx=${x} cy=${y} r="22" fill="var(--cube)" fill-opacity=".13"></circle>${cubeAt(x, y - 1, 25)}
    </g>`;
  });
}
