/** A lobby, and how others come in: loaded with the first table that has one, not with a game that begins at once. */

import "./shared.ts";
import "../table/view.ts"; // what both need then lies in the file of the table, and not in another one

export { joinCorner } from "../table/invitation.ts";
export { lobbyView, sitCard } from "../table/lobby.ts";
