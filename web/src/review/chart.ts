/** Points over time: a step chart, and the same numbers as a table. */

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import { colourClass, numeralAt, symbolAt } from "../draw/pixels.ts";
import type { Round } from "../games/contract.ts";
import type { PlayedGame } from "../games/played_game.ts";
import { isNarrow } from "../ui/settings.ts";
import { say } from "../words.ts";
import type { PointCourse, PointLine } from "./game_numbers.ts";
import { spread } from "./label_layout.ts";

/** Tells lines apart without colour; each has a darker solid line behind it. */
const DASHES = ["", "12 5", "5 5", "16 4 4 4"];
/** Offset between lines of the same height. */
const APART = 3;
const LABEL = 24;
/** Maximum length of a name next to its line; the ranking has the full one. */
const NAME = 18;
/** Maximum letter width: those on a television are the largest. */
const LETTER = 10.5;

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly small: boolean;
}

const WIDE: Frame = { width: 860, height: 540, left: 36, right: 190, top: 40, bottom: 28, small: false };
const SMALL: Frame = { width: 350, height: 256, left: 26, right: 66, top: 30, bottom: 28, small: true };

/** Space above the lines if no band marks the rounds. */
const BARE = 14;

interface Plot {
  readonly frame: Frame;
  readonly course: PointCourse;
  readonly x: (turn: number) => number;
  readonly y: (value: number) => number;
  readonly off: (line: PointLine) => number;
}

function plotOf(course: PointCourse, frame: Frame): Plot {
  const { width, height, left, right, top, bottom } = frame;
  const middle = (course.lines.length - 1) / 2;
  return {
    frame,
    course,
    x: (turn) => left + (turn / Math.max(1, course.turns)) * (width - left - right),
    y: (value) => height - bottom - (value / course.top) * (height - bottom - top),
    off: (line) => (course.lines.indexOf(line) - middle) * APART,
  };
}

function grid({ frame, course, x, y }: Plot): SVGTemplateResult[] {
  const step = course.top > 30 || frame.small ? 10 : 5;
  const values = Array.from({ length: Math.floor(course.top / step) + 1 }, (_, at) => at * step);
  return values.map(
    (
      value,
    ) => svg`<path d="M${x(0)} ${y(value)}H${frame.width - frame.right}" stroke="var(--line)" stroke-width=${value ? 1 : 2}></path>
      <text x=${frame.left - 8} y=${y(value) + 4} text-anchor="end">${value}</text>`,
  );
}

function band(plot: Plot, round: Round, place: number): SVGTemplateResult {
  const { frame, x } = plot;
  const [from, to] = [x(round.from), x(round.to)];
  const width = Math.max(0, to - from - 4);
  const title = say("web-looking-round", { round: round.round });
  const turns = say("web-looking-turns", { turns: round.to - round.from });
  return svg`<g class=${colourClass(round.piece)}>
    <rect x=${from + 2} y=${frame.top - 26} width=${width} height="20" fill="var(--c)" fill-opacity=".22"></rect>
    <rect x=${from + 2} y=${frame.top - 8} width=${width} height="3" fill="var(--c)"></rect>
    ${width > 18 ? symbolAt(round.piece, from + 13, frame.top - 16, 11, "var(--ce)") : nothing}
    ${width > 28 + LETTER * title.length ? svg`<text class="strong" x=${from + 25} y=${frame.top - 12}>${title}</text>` : nothing}
    ${place > 0 ? svg`<path d="M${from} ${frame.top - 4}V${frame.height - frame.bottom}" stroke="var(--line)" stroke-width="2"></path>` : nothing}
    ${width > LETTER * turns.length ? svg`<text x=${(from + to) / 2} y=${frame.height - 8} text-anchor="middle">${turns}</text>` : nothing}
  </g>`;
}

function ticks({ frame, course, x }: Plot): SVGTemplateResult[] {
  const step = [5, 10, 20, 50, 100, 200].find((one) => course.turns / one <= (frame.small ? 4 : 9)) ?? 500;
  const turns = Array.from({ length: Math.floor(course.turns / step) }, (_, at) => (at + 1) * step);
  return turns.map(
    (
      turn,
    ) => svg`<path d="M${x(turn)} ${frame.top}V${frame.height - frame.bottom}" stroke="var(--line)" stroke-width="1"></path>
    <text x=${x(turn)} y=${frame.height - 8} text-anchor="middle">${turn}</text>`,
  );
}

function path({ x, y, off }: Plot, line: PointLine): string {
  const shift = off(line);
  return line.values.reduce(
    (drawn, value, turn) =>
      turn === 0
        ? `M${x(0)} ${(y(value) + shift).toFixed(1)}`
        : `${drawn}H${(x(turn) + shift * 0.7).toFixed(1)}${value === line.values[turn - 1] ? "" : `V${(y(value) + shift).toFixed(1)}`}`,
    "",
  );
}

function drawn(plot: Plot, line: PointLine): SVGTemplateResult {
  const d = path(plot, line);
  return svg`<g class=${colourClass(line.piece)} fill="none" stroke-width="2.6">
    <path class="under" d=${d}></path>
    <path d=${d} stroke="var(--ce)" stroke-dasharray=${DASHES[line.seat % DASHES.length] ?? ""}></path></g>`;
}

function runEnd(plot: Plot, round: Round): SVGTemplateResult | typeof nothing {
  const line = plot.course.lines.find((one) => one.seat === round.seat);
  if (!line || round.to <= round.from) return nothing;
  const size = plot.frame.small ? 13 : 18;
  const x = plot.x(round.to - 1);
  const y = plot.y(line.values[round.to - 1] ?? 0) + plot.off(line);
  return svg`<g class=${colourClass(line.piece)}><rect x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}
    fill="var(--c)" stroke="var(--panel)" stroke-width="2"></rect>${symbolAt(line.piece, x, y, size * 0.62, "var(--ci)")}</g>`;
}

function labels(plot: Plot, names: readonly string[]): SVGTemplateResult[] {
  const { frame, course, y } = plot;
  const ends = course.lines.map((line) => y(line.values.at(-1) ?? 0) + plot.off(line));
  // More points are higher, even if lines drawn apart cross on the last turn.
  const heights = course.lines.map((line) => y(line.values.at(-1) ?? 0) + plot.off(line) / 1000);
  const places = spread(heights, LABEL, frame.top, frame.height - frame.bottom);
  const from = frame.width - frame.right;
  return course.lines.map((line, at) => {
    const place = places[at] ?? 0;
    const x = from + 10;
    const name = names[line.seat] ?? "";
    return svg`<g class=${colourClass(line.piece)}>
      <path d="M${from} ${ends[at] ?? 0}L${x} ${place}" stroke="var(--ce)" stroke-width="2"></path>
      <rect x=${x} y=${place - 10} width="20" height="20" fill="var(--c)" stroke="var(--cr)" stroke-width="1"></rect>
      ${symbolAt(line.piece, x + 10, place, 13, "var(--ci)")}
      ${numeralAt(line.values.at(-1) ?? 0, x + 39, place, 15, "var(--ink)")}
      ${frame.small ? nothing : svg`<text class="name" x=${x + 57} y=${place + 5}>${name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name}</text>`}
    </g>`;
  });
}

function picture(course: PointCourse, frame: Frame, names: readonly string[], label: string): TemplateResult {
  const plot = plotOf(course, frame);
  return html`<svg class="chart-picture ${frame.small ? "small" : "wide"}" viewBox="0 0 ${frame.width} ${frame.height}"
    role="img" aria-label=${label}>
    ${grid(plot)}${course.rounds.length > 0 ? course.rounds.map((round, place) => band(plot, round, place)) : ticks(plot)}
    ${[...course.lines].reverse().map((line) => drawn(plot, line))}
    ${course.rounds.map((round) => runEnd(plot, round))}${labels(plot, names)}
  </svg>`;
}

function roundOf(course: PointCourse, turn: number): Round | undefined {
  return course.rounds.find((round) => turn > round.from && turn <= round.to);
}

function numbersTable(course: PointCourse, names: readonly string[]): TemplateResult {
  const turns = Array.from({ length: course.turns }, (_, at) => at + 1);
  const when = (turn: number): string => {
    const round = roundOf(course, turn);
    return round && course.rounds.length > 1
      ? say("web-looking-when", { round: round.round, turn: turn - round.from })
      : say("web-turn", { turn });
  };
  return html`<details class="numbers"><summary>${say("web-looking-table")}</summary>
    <div class="scroll" tabindex="0" role="region" aria-label=${say("web-looking-table")}><table>
      <thead><tr><td></td>${course.lines.map((line) => html`<th scope="col">${names[line.seat] ?? ""}</th>`)}</tr></thead>
      <tbody>${turns.map(
        (turn) =>
          html`<tr><th scope="row">${when(turn)}</th>${course.lines.map((line) => html`<td>${line.values[turn] ?? 0}</td>`)}</tr>`,
      )}</tbody>
    </table></div></details>`;
}

export function chart(played: PlayedGame, course: PointCourse): TemplateResult {
  const names = played.seatNames;
  const title = say(course.cubes ? "web-looking-course-cubes" : "web-looking-course");
  const label = say("web-looking-chart", { title, turns: course.turns });
  const frame = isNarrow() ? SMALL : WIDE;
  return html`<section class="card notched chart">
    <div class="head"><h2>${title}</h2>${course.rounds.length > 1 ? html`<small class="wide-only">${say("web-looking-band")}</small>` : nothing}</div>
    ${picture(course, course.rounds.length > 0 ? frame : { ...frame, top: BARE }, names, label)}
    ${numbersTable(course, names)}
  </section>`;
}
