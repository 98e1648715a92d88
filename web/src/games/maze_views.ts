/** Maze views, re-exported from the only game with mazes. */

export { mazeName, mazeOf } from "./pixoid/mazes/atlas.ts";
export { mazeDetails } from "./pixoid/mazes/details.ts";
export { Gallery } from "./pixoid/mazes/gallery.ts";
export { mazePicker } from "./pixoid/mazes/picker.ts";
