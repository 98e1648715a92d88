/** Lobby and chat: loaded with the first lobby, not with a game that starts immediately. */

export { talkButton, talkFold } from "../table/chat/chat.ts";
export { drawCode, joinCorner } from "../table/lobby/invitation.ts";
export { lobbyView, sitCard } from "../table/lobby/lobby_view.ts";
export { celebrate, matchView } from "../table/lobby/match.ts";
export { openSeatIdentity, sitDown } from "../table/lobby/own_seat.ts";
export { menuSheet } from "../table/menu.ts";
