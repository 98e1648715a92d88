/** The clocks that a table can have, by name: kind and milliseconds. */

import type { TableSettings } from "../generated/protocol.ts";

export type Clock = readonly [kind: NonNullable<TableSettings["clock"]>, milliseconds: number];

export const CLOCKS: Readonly<Record<string, Clock>> = {
  none: ["none", 0],
  "decision-30": ["decision", 30_000],
  "decision-60": ["decision", 60_000],
  "bank-300": ["bank", 300_000],
  "bank-900": ["bank", 900_000],
  "step-43200": ["step", 43_200_000],
  "step-86400": ["step", 86_400_000],
  "step-259200": ["step", 259_200_000],
  "step-604800": ["step", 604_800_000],
};

/** Whether a clock is for a game over days, which a game night isn't. */
export const isSlow = (name: string): boolean => CLOCKS[name]?.[0] === "step";

export function clocksFor(way: string): readonly string[] {
  return Object.keys(CLOCKS).filter((name) => way === "online" || !isSlow(name));
}

export function clockName({ clock, milliseconds }: TableSettings): string {
  const found = Object.entries(CLOCKS).find(([, [kind, time]]) => kind === clock && time === milliseconds);
  return found?.[0] ?? "none";
}
