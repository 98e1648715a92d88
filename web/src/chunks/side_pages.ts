/** Lessons and review pages. One chunk, because they share most of their code. */

export { lessonsOf } from "../games/lessons.ts";
export { askPosition } from "../lessons/positions_api.ts";
export { open as device } from "../pages/device.ts";
export { open as game } from "../pages/game.ts";
export { open as games } from "../pages/games.ts";
export { open as learn } from "../pages/learn.ts";
export { open as mail } from "../pages/mail.ts";
export { open as person } from "../pages/person.ts";
export { open as record } from "../pages/record.ts";
export { open as rules } from "../pages/rules.ts";
export { open as watch } from "../pages/watch.ts";
export { keepGame } from "../review/achievements.ts";
export { loadEnded, playedNow } from "../review/game_cache.ts";
export { share } from "../review/page_frame.ts";
export { resultPage, resultTitles, unfoldResult } from "../review/result_page.ts";
