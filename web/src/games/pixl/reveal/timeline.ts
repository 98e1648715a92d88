/** The timeline of a step: what begins when and how long it lasts, in milliseconds at speed 1. */

import type { Element } from "../../../draw/pixels.ts";
import { REVEAL_MS } from "../../../generated/reveal_ms.ts";
import { layoutOf, sideOf } from "../board/geometry.ts";
import { type Hex, type PixlEvent, type PixlFacts, topOf } from "../facts.ts";

export type ActKind =
  | "drop"
  | "aim"
  | "bars"
  | "land"
  | "turn"
  | "carry"
  | "lift"
  | "snap"
  | "release"
  | "near"
  | "count"
  | "rest"
  | "locked"
  | "chain"
  | "over";

export interface Act {
  readonly kind: ActKind;
  readonly at: number;
  readonly lasts: number;
  readonly hex: Hex | null;
  readonly element: Element | null;
  readonly taker: Element | null;
  readonly sound: Sound | null;
  readonly event: PixlEvent | null;
}

export type Sound = "place" | "aim" | "cover" | "swap" | "jail" | "lock" | "unlock" | "near" | "port" | "pass" | "won";

/** Additions at a table: scenes, and Ports one Pixl short of being locked. */
export interface Staging {
  readonly near: readonly Hex[];
}

/** The server's clocks wait for these. */
const MS = REVEAL_MS.pixl;
const NEAR = 140;
const FADE = 140;
const HOLD = 400;
const MISSED = 700;
const OVER = 2400;
/** A move with this many conversions is a scene. */
export const MANY_AT_ONCE = 3;

interface Conversion {
  readonly kind: ActKind;
  readonly lasts: number;
  readonly sound: Sound;
}

/** In display order: prey, neutral, predator. */
const CONVERSIONS: Readonly<Record<string, Conversion>> = {
  "pixl.covered": { kind: "land", lasts: MS.cover, sound: "cover" },
  "pixl.replaced": { kind: "turn", lasts: MS.replace, sound: "swap" },
  "pixl.imprisoned": { kind: "carry", lasts: MS.imprison, sound: "jail" },
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

const COUNTED: readonly ActKind[] = ["drop", "land", "turn", "carry", "snap", "release"];

/** Scenes at which a skip stops, because they have text to read. */
const SCENES: readonly ActKind[] = ["locked", "chain", "over"];

const hexIn = (event: PixlEvent): Hex | null => (event.values["hex"] as Hex | undefined) ?? null;
const elementIn = (event: PixlEvent, name: string): Element | null =>
  (event.values[name] as Element | undefined) ?? null;

export const isConversion = ({ code }: PixlEvent): boolean => code in CONVERSIONS;
export const lengthOf = (acts: readonly Act[]): number => Math.max(0, ...acts.map(({ at, lasts }) => at + lasts));
export const scenesIn = (acts: readonly Act[]): readonly number[] =>
  acts.filter(({ kind }) => SCENES.includes(kind)).map(({ at }) => at);

function among<T>(
  events: readonly PixlEvent[],
  table: Readonly<Record<string, T>>,
): readonly (readonly [PixlEvent, T])[] {
  return Object.entries(table).flatMap(([code, entry]) =>
    events.filter((event) => event.code === code).map((event) => [event, entry] as const),
  );
}

const NOTHING = { hex: null, element: null, taker: null, sound: null, event: null };

/** Consecutive acts. With reduced motion everything fades, and each phase stays a while before the next. */
class Acts {
  readonly all: Act[] = [];

  constructor(readonly reduced: boolean) {}

  get next(): number {
    return this.reduced && this.all.length > 0 ? lengthOf(this.all) + HOLD - FADE : lengthOf(this.all);
  }

  add(kind: ActKind, at: number, lasts: number, rest: Partial<Act> = {}): void {
    this.all.push({ ...NOTHING, kind, at, lasts: this.reduced && !SCENES.includes(kind) ? FADE : lasts, ...rest });
  }
}

/** The build-up to a conversion at a table: aiming, and bars for prisoners. Returns when it can hit. */
function announce(acts: Acts, at: number, event: PixlEvent, first: boolean): number {
  const carried = event.code === "pixl.imprisoned";
  const hex = hexIn(event);
  const aims = acts.reduced ? 0 : first ? MS.aimFirst : MS.aim;
  acts.add("aim", at, aims, { hex, element: elementIn(event, "element"), sound: acts.reduced ? null : "aim" });
  if (carried) acts.add("bars", at + aims, MS.bars, { hex, element: elementIn(event, "victim") });
  return at + aims + (carried && !acts.reduced ? MS.bars : 0);
}

function convert(acts: Acts, events: readonly PixlEvent[], staged: boolean): void {
  among(events, CONVERSIONS).forEach(([event, { kind, lasts, sound }], place) => {
    const carried = kind === "carry";
    const mover = elementIn(event, "element");
    const next = acts.next + (acts.reduced || place === 0 ? 0 : MS.apart);
    const at = staged ? announce(acts, next, event, place === 0) : next;
    const element = carried ? elementIn(event, "victim") : mover;
    acts.add(kind, at, lasts, { hex: hexIn(event), element, taker: carried ? mover : null, sound, event });
  });
}

function lock(acts: Acts, events: readonly PixlEvent[], staged: boolean): void {
  const at = acts.next;
  for (const [event, { kind, sound }] of among(events, LOCKS)) {
    const lasts = staged && kind === "snap" ? MS.staples : MS.snap;
    const [element, taker] = [elementIn(event, "element"), elementIn(event, "by")];
    acts.add(kind, at, lasts, { hex: hexIn(event), element, taker, sound, event });
  }
}

/** The conclusion of a step: a plate, or a moment to read the points. */
function conclude(acts: Acts, events: readonly PixlEvent[], staging: Staging): void {
  const conversions = events.filter(isConversion).length;
  const locked = events.some(({ code }) => code === "pixl.locked");
  const over = events.some(({ code }) => code === "pixl.game-over");
  if (locked) acts.add("locked", acts.next, MS.locked);
  else if (conversions >= MANY_AT_ONCE) acts.add("chain", acts.next, MS.chain);
  else if (staging.near.length > 0 && !over) acts.add("rest", acts.next, MISSED);
  else if (conversions > 0 && !over) acts.add("rest", acts.next, MS.read);
}

export function timeline(
  events: readonly PixlEvent[],
  reduced = false,
  staging: Staging | null = null,
): readonly Act[] {
  const acts = new Acts(reduced);
  for (const [event, { kind, sound }] of among(events, BEGINNINGS)) {
    const lasts = kind === "rest" ? MS.count : MS.drop;
    acts.add(kind, 0, lasts, { hex: hexIn(event), element: elementIn(event, "element"), sound, event });
  }
  convert(acts, events, staging !== null);
  lock(acts, events, staging !== null);
  if (staging) {
    const at = acts.next;
    for (const hex of staging.near) acts.add("near", at, NEAR, { hex, sound: "near" });
  }
  if (acts.all.some(({ kind }) => COUNTED.includes(kind))) acts.add("count", acts.next, MS.count);
  if (staging) conclude(acts, events, staging);
  const over = events.find(({ code }) => code === "pixl.game-over");
  if (over && staging) acts.add("over", acts.next, OVER, { sound: "won", event: over });
  return acts.all;
}

/** When each event has been shown, never before an earlier one. */
export function countedAt(events: readonly PixlEvent[], acts: readonly Act[]): readonly number[] {
  let announced = 0;
  const happened = lengthOf(acts.filter(({ kind }) => !SCENES.includes(kind)));
  return events.map((event) => {
    const act = acts.find((one) => one.event === event);
    const lasts = act?.kind === "over" ? 0 : (act?.lasts ?? 0);
    announced = Math.max(announced, act ? act.at + lasts : happened);
    return announced;
  });
}

export function scoresAt(before: readonly number[], after: readonly number[], part: number): readonly number[] {
  return after.map((score, seat) => {
    const from = before[seat] ?? 0;
    return Math.round(from + (score - from) * Math.min(1, Math.max(0, part)));
  });
}

/** This many Pixls of one colour lock a Port (X5.1). */
const LOCKING = 3;

/** The hexes of other players' Ports that `mover` has just brought one Pixl short of being locked. */
export function nearLocks(before: PixlFacts, after: PixlFacts, mover: Element): readonly Hex[] {
  const layout = layoutOf(sideOf(after.hexes));
  const adjacent = (facts: PixlFacts, port: Hex): number =>
    layout.around(port).filter((hex) => topOf(facts, hex) === mover).length;
  return after.order.flatMap((element) => {
    const port = after.ports[element];
    if (!port || after.seats[element] === after.seats[mover]) return [];
    return adjacent(after, port) === LOCKING - 1 && adjacent(before, port) < LOCKING - 1 ? [port] : [];
  });
}
