/** The rules as a book: games, chapters and numbered rules in order, our readings of open questions, and pictures. */

import pictures from "../../../fixtures/lessons/pictures.json" with { type: "json" };
import type { Picture } from "../games/contract.ts";
import { LEARNED, lessonsOf } from "../games/lessons.ts";

export interface Rule {
  /** `P4.3` */
  readonly number: string;
  /** The rule books leave it open, and this is our reading. */
  readonly reading: boolean;
}

export interface Chapter {
  /** `P4` */
  readonly number: string;
  readonly rules: readonly Rule[];
}

export function chaptersOf(game: string): readonly Chapter[] {
  const { letter, chapters } = lessonsOf(game);
  return chapters.map(([count, readings], place) => {
    const number = `${letter}${place + 1}`;
    const rules = Array.from({ length: count }, (_, at) => ({
      number: `${number}.${at + 1}`,
      reading: readings.includes(at + 1),
    }));
    return { number, rules };
  });
}

/** The game of a rule or chapter (`X4.1` is Pixl's) or of a game's own id. */
export function gameOf(number: string): string | null {
  const found = LEARNED.find(({ id, letter }) => number === id || new RegExp(`^${letter}\\d`).test(number));
  return found?.id ?? null;
}

/** The message id of a rule or chapter: `web-rules-p4-3` for `P4.3`. */
export function messageOf(number: string): string {
  return `web-rules-${number.toLowerCase().replace(".", "-")}`;
}

const NOTHING = { kind: "board", piece: "", move: "", view: [] };

export function pictureOf(rule: string): Picture | null {
  const found = (pictures as Readonly<Record<string, Partial<Picture> & { position: string }>>)[rule];
  return found ? { ...NOTHING, ...found, rule } : null;
}

/** Without diacritics, so that `blockt` finds `Blöckt` and `ecran` finds `écran`. */
export function plain(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss");
}

export function finds(wanted: string, ...texts: readonly string[]): boolean {
  const whole = plain(texts.join(" "));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

export interface TextPart {
  readonly text: string;
  readonly rule: string | null;
}

const NUMBER = new RegExp(`([${LEARNED.map(({ letter }) => letter).join("")}]\\d\\.\\d)`);

export function splitAtRules(text: string): readonly TextPart[] {
  return text
    .split(NUMBER)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, rule: NUMBER.test(part) ? part : null }));
}
