/** Reviews, mazes and puzzles: what somebody looks at beside a game. They share so much that one file is smaller. */

export { mazePicker } from "../games/maze_views.ts";
export { all, one } from "../pages/mazes.ts";
export { open as puzzles } from "../pages/puzzles.ts";
export { habitsView, isKept, keepReview } from "../review/analysis/habits.ts";
export { resultView } from "../review/analysis/result_view.ts";
export { whyView } from "../review/analysis/why_view.ts";
export { marksOf, turnPanel } from "../review/analysis/turn_panel.ts";
