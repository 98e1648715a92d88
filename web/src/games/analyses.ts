/** Each game's analysis view: moves in words, marks drawn over the board. */

import type { AnalysisView } from "./contract.ts";
import { pixlAnalysis } from "./pixl/pixl_analysis.ts";
import { pixlCard } from "./pixl/pixl_card.ts";
import { pixoidCard } from "./pixoid/pixoid_card.ts";
import { pixoidAnalysis } from "./pixoid/review/mixes.ts";

const VIEWS: Readonly<Record<string, AnalysisView>> = { [pixoidCard.id]: pixoidAnalysis, [pixlCard.id]: pixlAnalysis };
const PLAIN: AnalysisView = { move: (text) => text, marks: () => [] };

export function analysisView(game: string): AnalysisView {
  return VIEWS[game] ?? PLAIN;
}
