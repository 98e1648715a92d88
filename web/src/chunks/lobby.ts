/** What people at a table need besides the game: loaded with the first lobby, not with a game that begins at once. */

import "./shared.ts";
import "../pages/table.ts"; // what both need then lies in the file of the table, and not in another one

export { talkButton, talkCard } from "../table/chat.ts";
export { joinCorner } from "../table/invitation.ts";
export { lobbyView, sitCard } from "../table/lobby.ts";
export { celebrate, matchView } from "../table/match.ts";
export { menuSheet } from "../table/menu.ts";
export { openSeatIdentity, sitDown } from "../table/own_seat.ts";
