/** Each game's review view. A game without a folder is shown in words. */

import type { ReviewView } from "./contract.ts";
import { pixlCard } from "./pixl/pixl_card.ts";
import { pixlReview } from "./pixl/pixl_review.ts";
import { pixoidCard } from "./pixoid/pixoid_card.ts";
import { pixoidReview } from "./pixoid/review/pixoid_review.ts";
import { textReview } from "./text/text_review.ts";

const VIEWS: Readonly<Record<string, ReviewView>> = { [pixoidCard.id]: pixoidReview, [pixlCard.id]: pixlReview };

export function reviewView(game: string): ReviewView {
  return VIEWS[game] ?? textReview;
}
