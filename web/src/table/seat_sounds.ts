/** People are heard at a table by the two notes of their seat: when they sit down, and when they are ready. */

import { ownPiece } from "../games/seats.ts";
import type { GameTable } from "../games/view.ts";
import type { State } from "../generated/protocol.ts";

/** The people who sit in a lobby, or who have decided in a step in which several decide. */
function presentIn(state: State): Set<number> {
  const people = state.seats.flatMap((seat, at) => (seat.holder === "person" ? [at] : []));
  if (state.phase === "lobby") return new Set(people);
  const due = state.current.decisions;
  if (due.length < 2) return new Set();
  return new Set(people.filter((at) => due.some((one) => one.seat === at && one.decided)));
}

export class SeatSounds {
  #known: ReadonlySet<number> | null = null;
  #when = "";

  /** `silent` says whether this device makes no sounds of the game. */
  constructor(private readonly silent: () => boolean) {}

  /** Look who has come since we last looked. What was so when the page was opened, or a step began, is not heard. */
  hear(state: State, game: GameTable): void {
    if (this.silent()) return;
    const when = `${state.phase} ${state.current.step}`;
    const now = presentIn(state);
    if (this.#known !== null && this.#when === when) {
      for (const seat of now) if (!this.#known.has(seat)) game.seatSound?.(ownPiece(state, seat));
    }
    this.#known = now;
    this.#when = when;
  }
}
