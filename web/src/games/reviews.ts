/** The games as they are looked back on. One that has no folder here is shown in words. */

import { pixlCard } from "./pixl/card.ts";
import { pixlReview } from "./pixl/review.ts";
import { pixoidCard } from "./pixoid/card.ts";
import { pixoidReview } from "./pixoid/review/review.ts";
import { textReview } from "./text/review.ts";
import type { ReviewView } from "./view.ts";

const VIEWS: Readonly<Record<string, ReviewView>> = { [pixoidCard.id]: pixoidReview, [pixlCard.id]: pixlReview };

export function reviewView(game: string): ReviewView {
  return VIEWS[game] ?? textReview;
}
