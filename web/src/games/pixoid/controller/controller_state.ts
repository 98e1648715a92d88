/** What a controller is drawn from, and what it calls. */

import type { SeatColour } from "../../../draw/pixels.ts";
import type { Direction, PixoidFacts, ProgramChoices, Turn } from "../facts.ts";

export interface ControllerState {
  readonly piece: SeatColour;
  readonly choices: ProgramChoices;
  readonly direction: Direction | null;
  readonly distance: number;
  /** Whether the program has been given. */
  readonly ready: boolean;
  /** Draw the wheels under their lids, with nothing of the program in the page. */
  readonly concealed?: boolean;
  readonly turn?: Turn;
  /** `plate` beside or below a board, `pad` on a phone that is nothing but a controller. */
  readonly form?: "plate" | "pad";
  /** For a pad: what its peek at the maze is drawn from. */
  readonly facts?: PixoidFacts;
  /** Whose wheels these are, where one hand holds two controllers. */
  readonly head?: { readonly name: string; readonly role: string };
  /** A closed direction that was tried last: its reason is said. */
  readonly tried?: Direction | null;
  /** Names of pieces, for whom one would run into. */
  readonly named?: (piece: string) => string;
  /** While a request is on its way. */
  readonly busy?: boolean;
}

export interface ControllerCalls {
  readonly onDial: (direction: Direction | null, distance: number) => void;
  readonly onReady: () => void;
  /** Take the program back to change it. */
  readonly onChange: () => void;
  /** Lift the lids. */
  readonly onShow?: () => void;
  /** A closed direction was tried. */
  readonly onTried?: (direction: Direction) => void;
  /** What a hand feels: a detent, or a wall. */
  readonly onFeel?: (what: "detent" | "locked", number: number) => void;
}
