/** The maze at the end of a game: Pixoid's way turn by turn, everyone's last run, and where they met. */

import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import { bugAt, cubeAt, halo, lettering, numeralAt, pixoidAt, type SeatColour } from "../../../draw/pixels.ts";
import type { PixoidEvent } from "../../../generated/protocol.ts";
import { say } from "../../../words.ts";
import { rotationFor } from "../../board_rotation.ts";
import type { WhatIf } from "../../contract.ts";
import type { Moments } from "../../moments.ts";
import { CELL, cellOf, MAZE, type Point, pixPoint, SIDE, steppedOutline } from "../board/geometry.ts";
import { mazeLayer, mazePaths } from "../board/maze.ts";
import { bonusCubes, pieceBody } from "../board/pieces.ts";
import { standing } from "../board/places.ts";
import { brackets } from "../board/preview.ts";
import { controllersOf, type PixoidFacts, type Turn, turnForSeat } from "../facts.ts";
import { pixoidCard } from "../pixoid_card.ts";
import { CATCHERS, HUNTED } from "../reveal/contact.ts";
import { factsAt, roundMoments } from "./numbers.ts";

interface Run {
  readonly turn: number;
  readonly piece: SeatColour;
  readonly points: readonly Point[];
}

const RIM = 34;
const EDGE = MAZE - 10 - RIM;
const EXTENT = SIDE * CELL + 20 + 2 * RIM;

/** Half of a numeral's pixel, in units. */
const NUMERAL = 0.75;

const path = (points: readonly Point[]): string => points.map(({ x, y }, at) => `${at ? "L" : "M"}${x} ${y}`).join("");

function runsIn(played: Moments, turn: Turn): readonly Run[] {
  const { from = 0 } = roundMoments(played).at(-1) ?? {};
  const runs: Run[] = [];
  for (let at = from + 1; at <= played.last; at += 1) {
    const before = factsAt(played, at - 1);
    for (const { code, values } of played.events(at) as readonly PixoidEvent[]) {
      if (code !== "pixoid.moved") continue;
      const ways = [before.cubes[values.piece] ?? "", ...values.path].filter(Boolean);
      runs.push({ turn: before.turn, piece: values.piece, points: ways.map((pix) => pixPoint(pix, turn)) });
    }
  }
  return runs;
}

const WAYS = 4;

function rimNames(turn: Turn): SVGTemplateResult {
  const names = Array.from({ length: SIDE }, (_, place) => {
    const [letter, number] = [String.fromCharCode(97 + place), String(place + 1)];
    return [letter, number].map((text, kind) => {
      const { column, row } = cellOf(kind ? `a${text}` : `${text}1`, turn);
      const across = turn % 2 === kind; // letters lie along the upper edge, or along the left one where it is turned
      const along = MAZE + ((across ? column : row) + 0.5) * CELL;
      const aside = EDGE + RIM / 2;
      return svg`<text x=${across ? along : aside} y=${across ? aside : along}>${text}</text>`;
    });
  });
  return svg`<g class="ending-names">${names}</g>`;
}

/** A plate for the number of a turn, or of several: a small one without. */
function square({ x, y }: Point, turns = ""): SVGTemplateResult {
  const high = turns ? 13 : 9;
  const wide = turns ? Math.max(high, lettering(turns).width * NUMERAL + 5) : high;
  return svg`<rect x=${x - wide} y=${y - high} width=${2 * wide} height=${2 * high} fill="var(--floor)" stroke="var(--c)" stroke-width="3"></rect>
    ${turns ? numeralAt(turns, x, y, 16 * NUMERAL, "var(--ink)") : ""}`;
}

/** The turns that ended on each Pix, at most the last three of them. */
function stops(runs: readonly Run[]): readonly { readonly at: Point; readonly turns: string }[] {
  const all = new Map<string, { at: Point; turns: number[] }>();
  for (const { points, turn } of runs) {
    const at = points.at(-1) ?? { x: 0, y: 0 };
    const key = `${at.x} ${at.y}`;
    all.set(key, { at, turns: [...(all.get(key)?.turns ?? []), turn] });
  }
  return [...all.values()].map(({ at, turns }) => ({ at, turns: turns.slice(-3).join(" ") }));
}

/** Pixoid's way: thin up to his last turn, which is wide. */
function ownWay(own: readonly Run[], pixoid: SeatColour): SVGTemplateResult {
  const last = own.at(-1);
  return svg`<g class="ending-way s-${pixoid}" fill="none" stroke-linejoin="round">
    ${own.map((run) => svg`<path d=${path(run.points)} stroke="var(--c)" stroke-width=${run === last ? 9 : 4}></path>`)}</g>`;
}

/** Where he began, and the numbers of the turns where they ended. */
function ownStops(own: readonly Run[], pixoid: SeatColour): SVGTemplateResult {
  const first = own[0]?.points[0];
  return svg`<g class="ending-way s-${pixoid}">${first ? square(first) : ""}
    ${stops(own.slice(0, -1)).map(({ at, turns }) => square(at, turns))}</g>`;
}

function lastRuns(runs: readonly Run[], pixoid: SeatColour): SVGTemplateResult[] {
  const last = runs.at(-1)?.turn;
  return runs
    .filter(({ piece, turn, points }) => piece !== pixoid && turn === last && points.length > 1)
    .map(
      ({
        piece,
        points,
      }) => svg`<g class="s-${piece}" fill="none"><path d=${path(points)} stroke="var(--floor)" stroke-width="13"></path>
        <path d=${path(points)} stroke="var(--c)" stroke-width="8" stroke-dasharray="10 6"></path>${square(points[0] ?? { x: 0, y: 0 })}</g>`,
    );
}

function pieces(facts: PixoidFacts, turn: Turn, won: boolean): SVGTemplateResult[] {
  const at = facts.cubes[facts.pixoid] ?? "";
  const by = facts.bugs.filter((bug) => facts.cubes[bug] === at);
  const stands = standing(facts.cubes, controllersOf(facts), facts.pixoid, turn);
  const others = controllersOf(facts).filter((piece) => piece !== facts.pixoid && !by.includes(piece));
  const place = ({ x, y }: Point, drawing: unknown): SVGTemplateResult =>
    svg`<g transform="translate(${x} ${y})">${drawing}</g>`;
  const drawn = others.map((piece) => {
    const stand = stands.get(piece);
    return stand ? place(stand, pieceBody(piece, false)) : svg``;
  });
  if (!at) return drawn;
  const { x, y } = pixPoint(at, turn);
  if (by.length === 0) {
    const steps = [30, 40, 50].map(
      (half, nth) =>
        svg`<path d=${steppedOutline(-half, -half, 2 * half, 2 * half, 5)} fill="none" stroke="var(--c)" stroke-width="4" opacity=${1 - nth * 0.3}></path>`,
    );
    const light = won ? svg`<g class="s-${facts.pixoid}">${steps}${halo(27)}</g>` : "";
    return [
      ...drawn,
      place({ x, y }, svg`<circle r="27" fill="var(--floor)"></circle>${light}${pixoidAt(facts.pixoid, 0, 0, 43)}`),
    ];
  }
  const rings = [37, 47].map(
    (half) =>
      svg`<path d=${steppedOutline(-half, -half, 2 * half, 2 * half, 5)} fill="none" stroke="var(--c)" stroke-width="4"></path>`,
  );
  const meeting = svg`<circle r="33" fill="var(--floor)"></circle><g class="s-${by[0] ?? facts.pixoid}">${rings}</g>
    ${by.map((bug, nth) => bugAt(bug, CATCHERS[nth]?.x ?? 0, CATCHERS[nth]?.y ?? 0, 43))}${pixoidAt(facts.pixoid, HUNTED.x, HUNTED.y, 41)}`;
  return [...drawn, place({ x, y }, meeting)];
}

/** The place for a label of this width beside a point that covers the fewest pieces. */
function labelPlace({ x, y }: Point, width: number, stands: readonly Point[]): Point {
  const least = MAZE + 4;
  const most = MAZE + SIDE * CELL - width - 4;
  const places = [-92, 62, -152, 122].flatMap((down) =>
    [-width / 2, 10, -width - 10].map((aside) => ({ x: Math.max(least, Math.min(most, x + aside)), y: y + down - 15 })),
  );
  const covered = (place: Point): number =>
    stands.filter((one) => one.x > place.x - 34 && one.x < place.x + width + 34 && Math.abs(one.y - place.y - 15) < 46)
      .length;
  const inside = places.filter((place) => place.y > MAZE && place.y < MAZE + SIDE * CELL - 30);
  return inside.reduce((best, place) => (covered(place) < covered(best) ? place : best), inside[0] ?? { x, y });
}

/** Where somebody would have stopped, with the words for it on a leader. */
function ghost({ piece, pix, text }: WhatIf, facts: PixoidFacts, turn: Turn): SVGTemplateResult {
  const at = pixPoint(pix, turn);
  const width = Math.min(300, 24 + text.length * 11);
  const stands = Object.values(facts.cubes).flatMap((one) => (one ? [pixPoint(one, turn)] : []));
  const label = labelPlace(at, width, stands);
  const foot = label.y > at.y ? label.y : label.y + 30;
  const middle = Math.max(label.x + 12, Math.min(label.x + width - 12, at.x));
  return svg`<g class="ending-ghost s-${piece}"><path d="M${at.x} ${at.y + Math.sign(foot - at.y) * 26}L${middle} ${foot}" stroke="var(--c)" stroke-width="3"></path>
    <circle cx=${at.x} cy=${at.y} r="22" fill="var(--floor)"></circle>
    <g opacity=".6">${piece === facts.pixoid ? pixoidAt(piece as SeatColour, at.x, at.y, 36, false) : bugAt(piece as SeatColour, at.x, at.y, 38)}</g>
    <path d=${brackets(at)} fill="none" stroke="var(--c)" stroke-width="4"></path>
    <rect x=${label.x} y=${label.y} width=${width} height="30" fill="var(--panel)" stroke="var(--c)" stroke-width="3"></rect>
    <text x=${label.x + width / 2} y=${label.y + 21}>${text}</text></g>`;
}

/** The board lies as it did during the game for whoever looks at it. */
export const endingTurn = (own: number | null): Turn =>
  rotationFor(own ?? undefined, pixoidCard.id, WAYS, turnForSeat) as Turn;

/** `own` is the seat of whoever looks at it, `whatIf` what they could have done. */
export function endingBoard(played: Moments, own: number | null, whatIf: WhatIf | null): TemplateResult {
  const facts = factsAt(played, played.last);
  const turn = endingTurn(own);
  const runs = runsIn(played, turn);
  const flight = runs.filter(({ piece }) => piece === facts.pixoid);
  const won = played.ending.reason === "twelve-cubes";
  return html`<svg class="ending-maze" viewBox="${EDGE} ${EDGE} ${EXTENT} ${EXTENT}" role="img" aria-label=${say("web-ending-board")}>
    <path d=${steppedOutline(EDGE, EDGE, EXTENT, EXTENT, 8)} fill="var(--body)"></path>${rimNames(turn)}${mazeLayer(mazePaths(facts, turn))}
    <rect class="ending-dim" x=${MAZE} y=${MAZE} width=${SIDE * CELL} height=${SIDE * CELL} fill="var(--floor)" fill-opacity=".42"></rect>
    ${bonusCubes(facts, turn)}${ownWay(flight, facts.pixoid)}${lastRuns(runs, facts.pixoid)}${ownStops(flight, facts.pixoid)}
    ${whatIf ? ghost(whatIf, facts, turn) : ""}${pieces(facts, turn, won)}</svg>`;
}

/** Twelve sockets, filled with the cubes that Pixoid has. */
export function cubeTray(cubes: number): TemplateResult {
  return html`<svg class="ending-tray" viewBox="0 0 ${12 * 36} 34" aria-hidden="true">${Array.from(
    { length: 12 },
    (_, place) => {
      const x = 18 + place * 36;
      return place < cubes
        ? cubeAt(x, 17, 28)
        : svg`<rect x=${x - 14} y="3" width="28" height="28" fill="none" stroke="var(--edge)" stroke-width="2" stroke-dasharray="5 4"></rect>`;
    },
  )}</svg>`;
}
