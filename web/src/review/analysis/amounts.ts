/** The numbers of a review as they are written: cubes to a tenth, shares of a victory in percent. */

import type { ReviewedRoundTold, ReviewedTurnTold, ReviewTold } from "../../generated/protocol.ts";

export const CUBES = "cubes";
/** A change that is smaller, in cubes or as a share, is no moment. */
const LEAST = 0.05;

export function amount(value: number, unit: string, signed = false, places = 1): string {
  const digits = unit === CUBES ? places : 0;
  return value
    .toLocaleString(document.documentElement.lang, {
      style: digits ? "decimal" : "percent",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: signed || value < 0 ? "exceptZero" : "auto",
    })
    .replace("-", "−");
}

/** A result: whole where it is. */
export function resultAmount(value: number, unit: string): string {
  return amount(value, unit).replace(/[.,]0$/, "");
}

/** Start, own decisions, those of the others, luck and result of a round, rounded so that they add up. */
export function sumOf(round: ReviewedRoundTold): readonly number[] {
  const scale = round.unit === CUBES ? 10 : 100;
  const rounded = (one: number): number => Math.round(one * scale) / scale;
  const parts = [round.value, -round.loss, round.team_loss].map(rounded);
  const result = rounded(round.result);
  return [...parts, parts.reduce((left, part) => left - part, result), result];
}

/** The turns that have changed most of some rounds, with their unit, the largest first. */
export function moments(
  rounds: ReviewTold["rounds"],
  most: number,
): readonly { readonly turn: ReviewedTurnTold; readonly unit: string; readonly size: number }[] {
  return rounds
    .flatMap(({ turns, unit, cubes }) =>
      turns.map((turn) => ({ turn, unit, size: Math.abs(turn.after - turn.value) * cubes })),
    )
    .filter(({ size }) => size >= LEAST)
    .sort((one, other) => other.size - one.size)
    .slice(0, most);
}
