/** The games in reviews of what was decided: their moves in words, and what is drawn over their boards. */

import { pixlCard } from "./pixl/card.ts";
import { pixlAnalysis } from "./pixl/review_marks.ts";
import { pixoidCard } from "./pixoid/card.ts";
import { pixoidAnalysis } from "./pixoid/review/mixes.ts";
import type { AnalysisView } from "./view.ts";

const VIEWS: Readonly<Record<string, AnalysisView>> = { [pixoidCard.id]: pixoidAnalysis, [pixlCard.id]: pixlAnalysis };
const PLAIN: AnalysisView = { move: (text) => text, marks: () => [] };

export function analysisView(game: string): AnalysisView {
  return VIEWS[game] ?? PLAIN;
}
