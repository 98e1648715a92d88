/** The rules as a book: games, chapters and numbered rules in their order, which of them are our reading, and their pictures. */

import pictures from "../../../fixtures/lessons/pictures.json" with { type: "json" };

export const GAMES = ["pixoid", "pixl"] as const;
export type GameId = (typeof GAMES)[number];

export interface Rule {
  /** `P4.3` */
  readonly number: string;
  /** The rule books leave it open, and this is how we read it. */
  readonly reading: boolean;
}

export interface Chapter {
  /** `P4` */
  readonly number: string;
  readonly rules: readonly Rule[];
}

/** What is drawn beside a rule. */
export interface Picture {
  readonly rule: string;
  readonly position: string;
  /** `board`, or who preys on whom. */
  readonly kind: string;
  /** Whose choices are shown, and which of them. */
  readonly piece: string;
  readonly move: string;
  /** Places that have to be in view; all of the board where there are none. */
  readonly view: readonly string[];
}

/** So many rules a chapter, and those of them that are our reading. */
const CHAPTERS: Readonly<Record<GameId, readonly (readonly [number, readonly number[]])[]>> = {
  pixoid: [
    [5, [3, 4, 5]],
    [5, [5]],
    [6, [5, 6]],
    [6, [3, 6]],
    [4, []],
    [1, []],
    [4, [2, 3, 4]],
  ],
  pixl: [
    [5, [4, 5]],
    [3, [1, 2, 3]],
    [4, [1, 2, 4]],
    [6, [1, 6]],
    [3, [2, 3]],
    [4, [1, 4]],
  ],
};

const LETTERS: Readonly<Record<GameId, string>> = { pixoid: "P", pixl: "X" };

export function chaptersOf(game: GameId): readonly Chapter[] {
  return CHAPTERS[game].map(([count, readings], place) => {
    const number = `${LETTERS[game]}${place + 1}`;
    const rules = Array.from({ length: count }, (_, at) => ({
      number: `${number}.${at + 1}`,
      reading: readings.includes(at + 1),
    }));
    return { number, rules };
  });
}

/** The game that a rule or a chapter is of: `X4.1` and `pixl` are of Pixl. */
export function gameOf(number: string): GameId | null {
  return GAMES.find((game) => number === game || new RegExp(`^${LETTERS[game]}\\d`).test(number)) ?? null;
}

/** The message of a rule or a chapter: `P4.3` is said by `web-rules-p4-3`. */
export function messageOf(number: string): string {
  return `web-rules-${number.toLowerCase().replace(".", "-")}`;
}

const NOTHING = { kind: "board", piece: "", move: "", view: [] };

export function pictureOf(rule: string): Picture | null {
  const found = (pictures as Readonly<Record<string, Partial<Picture> & { position: string }>>)[rule];
  return found ? { ...NOTHING, ...found, rule } : null;
}

/** Without marks on letters, so that `blockt` finds `Blöckt` and `ecran` finds `écran`. */
export function plain(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss");
}

/** Whether every word that is looked for stands in one of the texts. */
export function finds(wanted: string, ...texts: readonly string[]): boolean {
  const whole = plain(texts.join(" "));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}

export interface TextPart {
  readonly text: string;
  /** The rule that this part names. */
  readonly rule: string | null;
}

/** A text in parts, with the rules that it names apart. */
export function parted(text: string): readonly TextPart[] {
  return text
    .split(/([PX]\d\.\d)/)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, rule: /^[PX]\d\.\d$/.test(part) ? part : null }));
}
