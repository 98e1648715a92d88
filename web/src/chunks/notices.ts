/** Notices of slow games: loaded by "My games", and by the offer after a move. */

export { NoticesCard } from "../games/notices.ts";
export { PushDevice } from "../games/push.ts";
