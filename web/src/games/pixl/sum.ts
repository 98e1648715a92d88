/** The consequences of a move, line by line. All numbers are the server's; a line has its share only if shares add up. */

import type { Element, IconName } from "../../draw/pixels.ts";
import type { Due, Hex, OfferedMove, PixlEvent, PixlFacts } from "./facts.ts";
import { whole } from "./facts.ts";

export type LineKind =
  | "placed"
  | "port-placed"
  | "port-off"
  | "passed"
  | "covered"
  | "replaced"
  | "lost"
  | "imprisoned"
  | "spared"
  | "locked"
  | "unlocked"
  | "game-over";

export interface SumLine {
  readonly kind: LineKind;
  readonly element: Element;
  readonly hex: Hex | null;
  /** The new top after an imprisonment, or the element that locks a Port. */
  readonly other: Element | null;
  readonly points: number | null;
}

export interface Sum {
  readonly total: number;
  /** What it brings, and what one's own other element loses by it; 0 if it loses nothing. */
  readonly gross: number;
  readonly loss: number;
  readonly lines: readonly SumLine[];
  readonly others: readonly { readonly element: Element; readonly points: number }[];
}

/** What each source is worth (X6.2), to explain the server's totals. */
export const WORTH = { tops: 1, beneath: 2, prisoners: 1, locks: 5 } as const;

export const LINE_ICONS: Readonly<Record<LineKind, IconName>> = {
  placed: "down",
  "port-placed": "down",
  "port-off": "hand",
  passed: "dots",
  covered: "stack",
  replaced: "swap",
  lost: "swap",
  imprisoned: "jail",
  spared: "dots",
  locked: "lock",
  unlocked: "cut",
  "game-over": "check",
};

export const tileOf = ({ kind, element, other }: SumLine): Element =>
  ((kind === "locked" || kind === "unlocked") && other) || element;

export const isVictim = (line: SumLine): boolean => ["covered", "replaced", "imprisoned"].includes(line.kind);

const worthOfStack = (height: number): number => (height > 0 ? WORTH.tops + WORTH.beneath * (height - 1) : 0);

/** What a player's own other element loses: a Pixl of theirs is replaced. */
function lossOf(facts: PixlFacts, mover: Element, { code, values }: PixlEvent): readonly SumLine[] {
  const element = values["victim"] as Element;
  if (code !== "pixl.replaced" || facts.seats[element] !== facts.seats[mover]) return [];
  const hex = values["hex"] as Hex;
  return [{ kind: "lost", hex, element, other: null, points: -worthOfStack(facts.hexes[hex]?.length ?? 0) }];
}

function lineOf(facts: PixlFacts, mover: Element, event: PixlEvent): SumLine | null {
  const isOwn = (element: unknown): boolean => facts.seats[element as Element] === facts.seats[mover];
  const kind = event.code.replace("pixl.", "") as LineKind;
  const hex = (event.values["hex"] as Hex | undefined) ?? null;
  const height = hex ? (facts.hexes[hex]?.length ?? 0) : 0;
  const victim = (event.values["victim"] as Element | undefined) ?? mover;
  const freed = (event.values["freed"] as Element | undefined) ?? null;
  const line = { kind, hex, element: victim, other: freed };
  switch (kind) {
    case "covered":
      return { ...line, points: worthOfStack(height + 1) };
    case "replaced":
      return { ...line, points: worthOfStack(height) };
    case "imprisoned":
      return { ...line, points: WORTH.prisoners + (freed && isOwn(freed) ? worthOfStack(height - 1) : 0) };
    case "spared":
      return { ...line, points: 0 };
    case "locked":
    case "unlocked": {
      const { element, by } = event.values as Record<string, Element>;
      const worth = isOwn(by) && !isOwn(element) ? WORTH.locks : 0; // X6.2
      return { ...line, element: element as Element, other: by as Element, points: kind === "locked" ? worth : -worth };
    }
    case "game-over":
      return { ...line, points: 0 };
    default:
      return null;
  }
}

function firstLine(element: Element, move: OfferedMove): SumLine {
  const base = { element, hex: null, other: null };
  if (move.move === "pass") return { ...base, kind: "passed", points: 0 };
  if (move.move === "@off") return { ...base, kind: "port-off", points: 0 };
  if (move.move.startsWith("@")) return { ...base, kind: "port-placed", points: 0 };
  return { ...base, kind: "placed", points: WORTH.tops };
}

export function sumOf(facts: PixlFacts, { element, choices }: Due, chosen: OfferedMove): Sum {
  const move = whole(choices, chosen);
  const seat = facts.seats[element] ?? 0;
  const changed = choices.elements.map((one, at) => ({
    element: one,
    points: (move.points?.[at] ?? 0) - (choices.points[at] ?? 0),
  }));
  const consequences = (move.events ?? []).flatMap((event) => {
    const line = lineOf(facts, element, event);
    return line ? [line, ...lossOf(facts, element, event)] : [];
  });
  const lines = [firstLine(element, move), ...consequences];
  const total = (move.scores?.[seat - 1] ?? 0) - (choices.scores[seat - 1] ?? 0);
  const adds = lines.reduce((sum, line) => sum + (line.points ?? 0), 0) === total;
  const loss = adds ? lines.reduce((sum, { kind, points }) => sum + (kind === "lost" ? (points ?? 0) : 0), 0) : 0;
  return {
    total,
    gross: total - loss,
    loss,
    lines: adds ? lines : lines.map((line) => ({ ...line, points: null })),
    others: changed.filter((one) => one.points !== 0 && facts.seats[one.element] !== seat),
  };
}

/** The points an event brings the mover; null if shares don't add up. */
export type Gain = (event: PixlEvent) => number | null;

export function gains(facts: PixlFacts, due: Due, move: OfferedMove): Gain {
  const { lines } = sumOf(facts, due, move);
  return ({ code, values }) => {
    const kind = code.replace("pixl.", "");
    const by = (values["by"] as Element | undefined) ?? null;
    const same = (line: SumLine): boolean =>
      line.kind === kind && (kind === "placed" || (line.hex === values["hex"] && (by === null || line.other === by)));
    const found = lines.find(same);
    const lost = found && lines.find((line) => line.kind === "lost" && line.hex === found.hex);
    return found?.points == null ? null : found.points + (lost?.points ?? 0);
  };
}

export function won(events: readonly PixlEvent[], gain: Gain): number {
  return events.reduce((total, event) => total + (gain(event) ?? 0), 0);
}

export function scoresWith(
  before: PixlFacts,
  events: readonly PixlEvent[],
  gain: Gain = () => null,
): readonly number[] {
  const seat = (before.mover && before.seats[before.mover]) ?? 0;
  return before.scores.map((score, at) => (at === seat - 1 ? score + won(events, gain) : score));
}

export function withSign(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
