/** The best mixes of a turn as arrows on the board, as wide as their share, and the runs that were played. */

import { type SVGTemplateResult, svg } from "lit-html";
import { colourClass, type SeatColour } from "../../../draw/pixels.ts";
import type { PixoidEvent, ReviewedDecisionView } from "../../../generated/protocol.ts";
import { say } from "../../../words.ts";
import type { AnalysisView } from "../../contract.ts";
import { CELL, pixPoint } from "../board/geometry.ts";
import { DIRECTIONS, readProgram } from "../facts.ts";
import { factsAt } from "./numbers.ts";

const LEAST = 0.03;
const INNER = 28;
const HEAD = 16;
const LABELS = 4;

/** The runs of a piece in its seat's mix, as `[direction, distance, share]`, nearest first. */
function runsOf({ options }: ReviewedDecisionView, piece: string): readonly (readonly [number, number, number])[] {
  const shares = new Map<string, number>();
  for (const { moves, share } of options) {
    const move = moves[piece] ?? "";
    shares.set(move, (shares.get(move) ?? 0) + share);
  }
  return [...shares]
    .filter(([, share]) => share >= LEAST)
    .map(([move, share]) => {
      const { direction, distance } = readProgram(move);
      return [DIRECTIONS.indexOf(direction), distance, share] as const;
    })
    .sort((one, other) => one[1] - other[1]);
}

/** Bands that narrow where part of them ends. If only one piece is shown, they are solid and labelled. */
function bands(from: string, piece: SeatColour, own: ReviewedDecisionView, alone: boolean): SVGTemplateResult {
  const { x, y } = pixPoint(from);
  const runs = runsOf(own, piece);
  const begins = [INNER, INNER, INNER, INNER];
  const labelled = [...runs].sort((one, other) => other[2] - one[2]).slice(0, alone ? LABELS : 0);
  return svg`<g class=${colourClass(piece)} transform="translate(${x} ${y})">${runs.map(([way, distance]) => {
    const rest = runs.filter(([other, far]) => other === way && far >= distance).reduce((sum, one) => sum + one[2], 0);
    const half = 2 + 14 * rest;
    const [begin = INNER, end] = [begins[way], distance * CELL - HEAD];
    begins[way] = end;
    return svg`<g transform="rotate(${way * 90 - 90})"><path d="M${begin} 0H${end}" stroke="var(--c)" stroke-width=${2 * half} stroke-dasharray=${alone ? "" : "7 4"}></path>
      <path d="M${end} ${-half - 6}l${HEAD} ${half + 6}l${-HEAD} ${half + 6}z" fill="var(--c)"></path></g>`;
  })}${labelled.map(([way, distance, share]) => {
    const [far, aside] = [distance * CELL - 8, x > y ? -40 : 40];
    return svg`<text x=${[aside, far, aside, -far][way]} y=${[-far, -26, far, -26][way] ?? 0} dy="7">${Math.round(100 * share)}%</text>`;
  })}</g>`;
}

function runMark(from: string, end: string): SVGTemplateResult {
  const [one, other] = [pixPoint(from), pixPoint(end)];
  const line = `M${one.x + INNER * Math.sign(other.x - one.x)} ${one.y + INNER * Math.sign(other.y - one.y)}L${other.x} ${other.y}m-10 -10h20v20h-20z`;
  return svg`<path d=${line} fill="none" stroke="var(--floor)" stroke-width="7"></path>
    <path d=${line} fill="none" stroke="var(--ink)" stroke-width="3"></path>`;
}

export const pixoidAnalysis: AnalysisView = {
  move(text) {
    if (text.startsWith("@")) return text.slice(1);
    const { direction, distance } = readProgram(text);
    return `${say("pixoid-direction", { direction })} ${distance}`;
  },
  marks(played, at, decisions, hidden) {
    const { cubes, pixoid } = factsAt(played, at);
    const runs = (played.events(at + 1) as readonly PixoidEvent[]).flatMap(({ code, values }) =>
      code === "pixoid.moved" ? [values] : [],
    );
    return decisions.flatMap((own) =>
      own.seat === hidden
        ? []
        : (Object.keys(own.played) as SeatColour[]).map((piece) => {
            const from = cubes[piece] ?? "";
            const end = runs.find((one) => one.piece === piece)?.path.at(-1);
            return svg`${own.real ? bands(from, piece, own, piece === pixoid) : ""}${end ? runMark(from, end) : ""}`;
          }),
    );
  },
};
