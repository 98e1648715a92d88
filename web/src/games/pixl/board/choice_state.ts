/** State of choosing a move: pointed hex, chosen move, remaining pick. Pure functions. */

import { type Due, findMove, type Hex, isError, movesOn, type OfferedMove, pickOf } from "../facts.ts";

export interface Choosing {
  readonly cursor: Hex | null;
  readonly pointed: Hex | null;
  readonly chosen: Hex | null;
  /** The placer's pick for conversion, if there is a choice. */
  readonly pick: Hex | null;
  readonly special: "port" | "pass" | null;
  readonly rejected: Hex | "port" | "pass" | null;
}

export const NOTHING_CHOSEN: Choosing = {
  cursor: null,
  pointed: null,
  chosen: null,
  pick: null,
  special: null,
  rejected: null,
};

export interface ShownChoice {
  readonly hex: Hex | null;
  readonly moves: readonly OfferedMove[];
  readonly picking: boolean;
  readonly settled: OfferedMove | null;
}

export const NOTHING_SHOWN: ShownChoice = { hex: null, moves: [], picking: false, settled: null };

const candidate = (moves: readonly OfferedMove[], hex: Hex | null): OfferedMove | undefined =>
  hex === null ? undefined : moves.find((move) => pickOf(move) === hex);

export function shown(due: Due | null, state: Choosing): ShownChoice {
  if (!due) return NOTHING_SHOWN;
  const { choices } = due;
  if (state.special) {
    const entry = choices[state.special];
    return isError(entry) ? NOTHING_SHOWN : { hex: null, moves: [entry], picking: false, settled: entry };
  }
  const offered = movesOn(choices, state.chosen);
  if (offered.length > 1) {
    const picked = candidate(offered, state.pick) ?? null;
    const looked = candidate(offered, state.pointed) ?? picked;
    return { hex: state.chosen, moves: looked ? [looked] : offered, picking: true, settled: picked };
  }
  const settled = offered[0] ?? null;
  const pointed = movesOn(choices, state.pointed);
  if (pointed.length > 0) return { hex: state.pointed, moves: pointed, picking: false, settled };
  return settled ? { hex: state.chosen, moves: [settled], picking: false, settled } : NOTHING_SHOWN;
}

export function offeredHexes(due: Due | null, state: Choosing): readonly Hex[] {
  if (!due) return [];
  const moves = movesOn(due.choices, state.chosen);
  if (moves.length > 1) return moves.map(pickOf).filter((hex) => hex !== null);
  return Object.keys(due.choices.hexes);
}

export interface ChoiceResult {
  readonly state: Choosing;
  readonly place: string | null;
}

/** A hex was clicked, tapped or entered. With `confirm`, the first time chooses a move and the second places it. */
export function chooseHex(due: Due | null, state: Choosing, hex: Hex, confirm: boolean): ChoiceResult {
  if (!due) return { state: { ...state, cursor: hex, rejected: null }, place: null };
  const moves = movesOn(due.choices, state.chosen);
  const picked = moves.length > 1 ? candidate(moves, hex) : undefined;
  if (picked) {
    const again = state.pick === hex;
    return {
      state: { ...state, cursor: hex, pick: hex, rejected: null },
      place: again || !confirm ? picked.move : null,
    };
  }
  const here = movesOn(due.choices, hex);
  if (here.length === 0) return { state: { ...state, cursor: hex, rejected: hex }, place: null };
  const only = here.length === 1 ? here[0] : undefined;
  const again = state.chosen === hex;
  const next = { ...NOTHING_CHOSEN, cursor: hex, pointed: state.pointed, chosen: hex };
  return { state: next, place: only && (again || !confirm) ? only.move : null };
}

/** Passing and removing the Port always need confirmation: the board has no place for them. */
export function chooseSpecial(due: Due, state: Choosing, special: "port" | "pass"): Choosing {
  const next = { ...NOTHING_CHOSEN, cursor: state.cursor };
  return isError(due.choices[special]) ? { ...next, rejected: special } : { ...next, special };
}

export function back(due: Due | null, state: Choosing): Choosing {
  if (state.pick && offeredHexes(due, state).length > 0) return { ...state, pick: null, rejected: null };
  return { ...NOTHING_CHOSEN, cursor: state.cursor };
}

export function dropInvalid(due: Due | null, state: Choosing): Choosing {
  const { settled } = shown(due, { ...state, pointed: null });
  const stays = due && (settled ? findMove(due.choices, settled.move) : movesOn(due.choices, state.chosen).length > 1);
  return stays ? { ...state, rejected: null } : { ...NOTHING_CHOSEN, cursor: state.cursor };
}
