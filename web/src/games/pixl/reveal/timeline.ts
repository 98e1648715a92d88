/** How a step is shown: what begins when and lasts how long, in milliseconds at speed 1. */

import type { Element } from "../../../draw/pixels.ts";
import type { Hex, PixlEvent } from "../facts.ts";

export type ActKind = "drop" | "land" | "turn" | "carry" | "lift" | "snap" | "release" | "count" | "rest" | "over";

export interface Act {
  readonly kind: ActKind;
  readonly at: number;
  readonly lasts: number;
  readonly hex: Hex | null;
  /** Whose piece moves: the placer's, or the one that is carried away. */
  readonly element: Element | null;
  /** Who takes a prisoner. */
  readonly taker: Element | null;
  readonly sound: Sound | null;
  /** What happened, which this shows. */
  readonly event: PixlEvent | null;
}

export type Sound = "place" | "cover" | "swap" | "jail" | "lock" | "unlock" | "port" | "pass" | "won";

const DROP = 140;
/** Between the end of a conversion and the next one: each is seen by itself. */
const APART = 60;
const SNAP = 140;
const COUNT = 300;
const FADE = 140;
const HOLD = 400;
/** How long it stands who has won, and why the game is over. */
const OVER = 2400;

interface Conversion {
  readonly kind: ActKind;
  readonly lasts: number;
  readonly sound: Sound;
}

/** In the order in which they are shown: prey, neutral, predator. */
const CONVERSIONS: Readonly<Record<string, Conversion>> = {
  "pixl.covered": { kind: "land", lasts: 180, sound: "cover" },
  "pixl.replaced": { kind: "turn", lasts: 220, sound: "swap" },
  "pixl.imprisoned": { kind: "carry", lasts: 400, sound: "jail" },
};

const BEGINNINGS: Readonly<Record<string, { kind: ActKind; sound: Sound }>> = {
  "pixl.placed": { kind: "drop", sound: "place" },
  "pixl.port-placed": { kind: "drop", sound: "port" },
  "pixl.port-put-back": { kind: "drop", sound: "port" },
  "pixl.port-taken-off": { kind: "lift", sound: "port" },
  "pixl.passed": { kind: "rest", sound: "pass" },
};

const LOCKS: Readonly<Record<string, { kind: ActKind; sound: Sound }>> = {
  "pixl.unlocked": { kind: "release", sound: "unlock" },
  "pixl.locked": { kind: "snap", sound: "lock" },
};

const hexIn = (event: PixlEvent): Hex | null => (event.values["hex"] as Hex | undefined) ?? null;
const elementIn = (event: PixlEvent, name: string): Element | null =>
  (event.values[name] as Element | undefined) ?? null;

export const lengthOf = (acts: readonly Act[]): number => Math.max(0, ...acts.map(({ at, lasts }) => at + lasts));

/** Events of one table of acts, in the table's order. */
function among<T>(
  events: readonly PixlEvent[],
  table: Readonly<Record<string, T>>,
): readonly (readonly [PixlEvent, T])[] {
  return Object.entries(table).flatMap(([code, entry]) =>
    events.filter((event) => event.code === code).map((event) => [event, entry] as const),
  );
}

/** With reduced motion everything fades, and every phase stays a while before the next one. */
function next(acts: readonly Act[], reduced: boolean): number {
  return reduced && acts.length > 0 ? lengthOf(acts) + HOLD - FADE : lengthOf(acts);
}

/** One conversion after the other: prey, neutral, predator. */
function convert(acts: Act[], events: readonly PixlEvent[], reduced: boolean): void {
  among(events, CONVERSIONS).forEach(([event, { kind, lasts, sound }], place) => {
    const carried = kind === "carry";
    acts.push({
      kind,
      at: next(acts, reduced) + (reduced || place === 0 ? 0 : APART),
      lasts: reduced ? FADE : lasts,
      hex: hexIn(event),
      element: elementIn(event, carried ? "victim" : "element"),
      taker: carried ? elementIn(event, "element") : null,
      sound,
      event,
    });
  });
}

/** A table stages the end of the game, a replay does not. */
export function timeline(events: readonly PixlEvent[], reduced = false, staged = false): readonly Act[] {
  const acts: Act[] = [];
  for (const [event, { kind, sound }] of among(events, BEGINNINGS)) {
    const lasts = reduced ? FADE : kind === "rest" ? COUNT : DROP;
    const element = elementIn(event, "element");
    acts.push({ kind, at: 0, lasts, hex: hexIn(event), element, taker: null, sound, event });
  }
  convert(acts, events, reduced);
  const locking = next(acts, reduced);
  for (const [event, { kind, sound }] of among(events, LOCKS)) {
    const taker = elementIn(event, "by");
    const lasts = reduced ? FADE : SNAP;
    acts.push({
      kind,
      at: locking,
      lasts,
      hex: hexIn(event),
      element: elementIn(event, "element"),
      taker,
      sound,
      event,
    });
  }
  if (acts.some(({ kind }) => ["drop", "land", "turn", "carry", "snap", "release"].includes(kind))) {
    const at = next(acts, reduced);
    const lasts = reduced ? FADE : COUNT;
    acts.push({ kind: "count", at, lasts, hex: null, element: null, taker: null, sound: null, event: null });
  }
  const over = events.find(({ code }) => code === "pixl.game-over");
  if (over && staged) {
    const at = next(acts, reduced);
    acts.push({ kind: "over", at, lasts: OVER, hex: null, element: null, taker: null, sound: "won", event: over });
  }
  return acts;
}

/** When each event has been shown, in their order: none before those that came before it. */
export function toldAt(events: readonly PixlEvent[], acts: readonly Act[]): readonly number[] {
  let told = 0;
  return events.map((event) => {
    const act = acts.find((one) => one.event === event);
    const lasts = act?.kind === "over" ? 0 : (act?.lasts ?? 0);
    told = Math.max(told, act ? act.at + lasts : lengthOf(acts.filter(({ kind }) => kind !== "over")));
    return told;
  });
}

/** Points on their way from one number to the next. */
export function scoresAt(before: readonly number[], after: readonly number[], part: number): readonly number[] {
  return after.map((score, seat) => {
    const from = before[seat] ?? 0;
    return Math.round(from + (score - from) * Math.min(1, Math.max(0, part)));
  });
}
