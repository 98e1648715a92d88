// The score track round the maze, and the cubes on it.

import { nothing, type SVGTemplateResult, svg } from "lit-html";

import { cubeAt, numeralAt, type SeatColour } from "../../../draw/pixels.ts";
import type { Turn } from "../facts.ts";
import { HIGHEST, type Point, trackSpace, turned } from "./geometry.ts";
import { middleOf, scorePlaces } from "./places.ts";

const ALL = Array.from({ length: HIGHEST + 1 }, (_, number) => number);

export type TrackLook = "full" | "compact" | "idle";

function number(value: number, { x, y }: Point, look: TrackLook): SVGTemplateResult {
  const five = value % 5 === 0 && look !== "idle";
  if (look === "full") return numeralAt(value, x, y, five ? 15 : 11, five ? "var(--ink)" : "var(--ink3)");
  if (five) return numeralAt(value, x, y, 20, "var(--ink)");
  return svg`<rect x=${x - 3} y=${y - 3} width="6" height="6" fill="var(--ink3)"></rect>`;
}

/** The three corners without a space show where the track goes on. */
function bends(turn: Turn): SVGTemplateResult[] {
  return [1, 2, 3].map((quarter) => {
    const { x, y } = turned({ x: 76, y: 76 }, ((quarter + turn) % 4) as Turn);
    return svg`<g transform="translate(${x} ${y}) rotate(${((quarter + turn + 3) % 4) * 90})" fill="var(--edge)">
      <path d="M-8 -8h12v4h-12zM0 -4h4v12h-4z"></path><path d="M-4 4h12l-6 7z"></path>
    </g>`;
  });
}

/** The spaces with their numbers, or without any where no points are given. Cubes lie upon the numbers. */
export function track(turn: Turn, look: TrackLook): SVGTemplateResult {
  return svg`<g aria-hidden="true">
    ${ALL.map((value) => {
      const space = trackSpace(value, turn);
      return svg`<rect x=${space.x + 1} y=${space.y + 1} width=${space.width - 2} height=${space.height - 2}
        fill=${value % 5 === 0 && look !== "idle" ? "var(--raise)" : "var(--panel)"}></rect>${number(value, middleOf(space), look)}`;
    })}
    ${look === "idle" ? nothing : bends(turn)}
  </g>`;
}

/** The score cubes, each on a scrap of its space that hides the number. */
export function scoreCubes(scores: readonly number[], colours: readonly SeatColour[], turn: Turn): SVGTemplateResult {
  const occupied = [...new Set(scores)].map((score) => ({ space: trackSpace(score, turn), five: score % 5 === 0 }));
  return svg`<g aria-hidden="true">
    ${occupied.map(
      ({ space, five }) => svg`<rect x=${space.x + 1} y=${space.y + 1} width=${space.width - 2}
        height=${space.height - 2} fill=${five ? "var(--raise)" : "var(--panel)"}></rect>`,
    )}
    ${scorePlaces(scores, turn).map((cube, seat) => {
      const colour = colours[seat] ?? "amber";
      return svg`<g data-score=${seat}>${cubeAt(cube.x, cube.y, cube.size, colour)}</g>`;
    })}
  </g>`;
}
