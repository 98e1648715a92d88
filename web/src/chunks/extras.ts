/** Reviews, mazes and puzzles. One chunk, because they share most of their code. */

export { mazePicker } from "../games/maze_views.ts";
export { all, one } from "../pages/mazes.ts";
export { open as puzzles } from "../pages/puzzles.ts";
export { open as today } from "../pages/today.ts";
export { habitsView, isReviewStored, keepReview } from "../review/analysis/habits.ts";
export { resultView } from "../review/analysis/result_view.ts";
export { marksOf, turnPanel } from "../review/analysis/turn_panel.ts";
export { whyView } from "../review/analysis/why_view.ts";
