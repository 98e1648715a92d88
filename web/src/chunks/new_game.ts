/** The dialog for a new game: loaded when it is first opened. */

export { showNewGame } from "../games/new_game.ts";
