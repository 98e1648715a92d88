/** The best moves of a Pixl turn on its board: numbered rings, and a square around the played move. */

import { svg } from "lit-html";
import { colourClass, type Element, numeralAt } from "../../draw/pixels.ts";
import { say } from "../../words.ts";
import type { AnalysisView } from "../contract.ts";
import { layoutFor } from "./board/board.ts";
import { hexagon, SIDE } from "./board/geometry.ts";
import { pixlFacts } from "./facts.ts";

const DRAWN = 2;

export const pixlAnalysis: AnalysisView = {
  move(text) {
    if (text === "pass") return say("web-pixl-pass");
    return text === "@off" ? say("web-pixl-take-off") : text.replace("@", "");
  },
  marks(played, at, decisions, hidden) {
    const layout = layoutFor(pixlFacts(played.facts(at)), 0);
    return decisions.flatMap(({ seat, played: made, options, real }) => {
      const [piece = ""] = Object.keys(made);
      const places = [made, ...options.slice(0, real ? DRAWN : 0).map(({ moves }) => moves)].map((moves) =>
        (moves[piece] ?? "").replace("@", ""),
      );
      return places.map((hex, place) => {
        if (seat === hidden || !layout.has(hex)) return svg``;
        const { x, y } = layout.centre(hex);
        const shape = place ? hexagon({ x, y }, SIDE - 3) : `M${x - 17} ${y - 17}h34v34h-34z`;
        return svg`<g class=${colourClass(piece as Element)}><path d=${shape} fill="none" stroke=${place ? "var(--c)" : "var(--ink)"} stroke-width=${9 - 3 * (place || 2)}></path>
          ${place ? svg`<path d="M${x - 11} ${y - 12}h22v24h-22z" fill="var(--bone)"></path>${numeralAt(place, x, y, 15, "var(--on-bone)")}` : ""}</g>`;
      });
    });
  },
};
