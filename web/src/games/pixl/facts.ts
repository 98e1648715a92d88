/** What the server tells of a game of Pixl: the facts of a position, and what can be chosen (docs/engine.md, docs/choices.md). */

import type { Element } from "../../draw/pixels.ts";

export type Relation = "prey" | "neutral" | "predator";
export type Hex = string;
export type PixlValues = Readonly<Record<string, string | number | readonly (string | number)[]>>;
export type ByElement<T> = Readonly<Partial<Record<Element, T>>>;

export interface PixlEvent {
  readonly code: string;
  readonly values: PixlValues;
}

export interface Sources {
  readonly tops: number;
  readonly beneath: number;
  readonly prisoners: number;
  readonly locks: number;
}

export interface PixlFacts {
  readonly options: Readonly<Record<string, string>>;
  readonly turn: number;
  readonly mover: Element | null;
  readonly order: readonly Element[];
  /** The seat that plays an element, counted from 1. */
  readonly seats: ByElement<number>;
  readonly relations: ByElement<ByElement<Relation>>;
  readonly hexes: Readonly<Record<Hex, readonly Element[]>>;
  readonly gray: readonly Hex[];
  readonly ports: ByElement<Hex | null>;
  readonly came_from: ByElement<Hex | null>;
  readonly just_moved: ByElement<boolean>;
  readonly locked_by: ByElement<readonly Element[]>;
  readonly cut_off: ByElement<readonly Hex[]>;
  readonly supply: ByElement<number>;
  readonly prisoners: ByElement<number>;
  readonly points: ByElement<Sources>;
  readonly scores: readonly number[];
  readonly over: boolean;
}

export interface Refusal {
  readonly locked: string;
  readonly rule: string;
  readonly values?: PixlValues;
}

/** What a move brings. Where nothing but `move` is there, the choices' `usual` says the rest. */
export interface PixlMove {
  readonly move: string;
  readonly cost?: number;
  readonly converts?: readonly Hex[];
  readonly events?: readonly PixlEvent[];
  readonly supply?: readonly number[];
  readonly points?: readonly number[];
  readonly scores?: readonly number[];
}

export interface PixlChoices {
  readonly kind: "pixl" | "port";
  readonly default: string;
  readonly elements: readonly Element[];
  readonly supply: readonly number[];
  readonly points: readonly number[];
  readonly scores: readonly number[];
  readonly usual?: Omit<PixlMove, "move">;
  readonly hexes: Readonly<Record<Hex, readonly PixlMove[]>>;
  readonly port: PixlMove | Refusal;
  readonly pass: PixlMove | Refusal;
  readonly only_pass?: string;
  readonly refused: readonly (Refusal & { readonly hexes: readonly Hex[] })[];
  readonly elsewhere?: Refusal;
}

/** The element that is chosen for, with what it can do. */
export interface Due {
  readonly element: Element;
  readonly choices: PixlChoices;
}

export const isRefusal = (entry: PixlMove | Refusal): entry is Refusal => "locked" in entry;

/** A move with everything that it brings. */
export function whole(choices: PixlChoices, move: PixlMove): PixlMove {
  return move.points === undefined ? { ...choices.usual, ...move } : move;
}

/** The moves that a hex offers; several where one picks what is converted. */
export function movesOn(choices: PixlChoices | undefined, hex: Hex | null): readonly PixlMove[] {
  return (hex !== null && choices?.hexes[hex]) || [];
}

/** The hex that a move converts by choice. */
export const pickOf = (move: PixlMove): Hex | null => move.converts?.[0] ?? null;

/** Every move there is, by its text. */
export function findMove(choices: PixlChoices, text: string): PixlMove | null {
  const special = [choices.port, choices.pass].filter((entry): entry is PixlMove => !isRefusal(entry));
  return [...special, ...Object.values(choices.hexes).flat()].find((one) => one.move === text) ?? null;
}

/** Why nothing can go on a hex. */
export function refusalOn(choices: PixlChoices, hex: Hex): Refusal | null {
  if (choices.hexes[hex]) return null;
  const found = choices.refused.find((one) => one.hexes.includes(hex)) ?? choices.elsewhere;
  return found ? { locked: found.locked, rule: found.rule, values: { ...found.values, hex } } : null;
}

export const topOf = (facts: PixlFacts, hex: Hex): Element | null => facts.hexes[hex]?.at(-1) ?? null;

export function portOn(facts: PixlFacts, hex: Hex): Element | null {
  return facts.order.find((element) => facts.ports[element] === hex) ?? null;
}

export function isCutOff(facts: PixlFacts, hex: Hex): boolean {
  const top = topOf(facts, hex);
  return top !== null && (facts.cut_off[top] ?? []).includes(hex);
}

export function totalOf(facts: PixlFacts, element: Element): number {
  const points = facts.points[element];
  return points ? points.tops + points.beneath + points.prisoners + points.locks : 0;
}

/** The elements of a seat in the order of turns. */
export function elementsOf(facts: PixlFacts, seat: number): readonly Element[] {
  return facts.order.filter((element) => facts.seats[element] === seat);
}
