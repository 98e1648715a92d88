/** Name validation with the rules of pixcade.games.names, so that errors are explained while typing. */

import { sayCode, type Values } from "../words.ts";

/** Maximum visible characters, and maximum code points. */
const MAX_VISIBLE = 20;
const MAX_CODE_POINTS = 36;
/** Combining marks on one letter. */
const MAX_MARKS = 3;

const SELECTORS = /[\ufe0e\ufe0f]/gu;
const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}]/u;
/** Letters, marks and symbols that are invisible, or replace a lost character. */
const BLANK =
  /[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\ufffd\u{1d159}]|[\u180b-\u180f]|[\ufe00-\ufe0d]|[\u{e0100}-\u{e01ef}]/u;
const PICTOGRAPH =
  "[\\u{1f000}-\\u{1f1e5}\\u{1f200}-\\u{1f3fa}\\u{1f400}-\\u{1faff}" +
  "\\u2194\\u2195\\u2620\\u2640\\u2642\\u2695\\u2696\\u26a7\\u26d3\\u2708\\u2764\\u27a1\\u2b1b]";
const SKIN = "[\\u{1f3fb}-\\u{1f3ff}]";
/** One visible character made of several code points: a family, a skin tone, a flag. */
const EMOJI = new RegExp(
  `${PICTOGRAPH}${SKIN}?(?:\\u200d${PICTOGRAPH}${SKIN}?)+|${PICTOGRAPH}${SKIN}|[\\u{1f1e6}-\\u{1f1ff}]{2}`,
  "gu",
);

export interface NameCheck {
  /** The name normalised: NFC, single spaces, trimmed. */
  readonly name: string;
  readonly length: number;
  /** Why it is invalid, or empty. */
  readonly code: string;
  readonly values: Values;
}

export function checkedName(typed: string): NameCheck {
  const composed = typed.replace(SELECTORS, "").normalize("NFC");
  const name = composed.trim().replaceAll(/\s+/gu, " ");
  const length = [...name.replace(EMOJI, "□")].filter((character) => !/\p{M}/u.test(character)).length;
  const rejected = (code: string, values: Values = {}): NameCheck => ({ name, length, code: `names.${code}`, values });
  const character = firstForbidden(composed.replace(EMOJI, (found) => found.replaceAll("\u200d", "")));
  if (character) return rejected("forbidden-character", { character });
  if (!name) return rejected("empty");
  if (length > MAX_VISIBLE) return rejected("too-long", { most: MAX_VISIBLE });
  if ([...name].length > MAX_CODE_POINTS) return rejected("too-many-characters");
  return { name, length, code: "", values: {} };
}

/** The first forbidden code point in hexadecimal, or empty. */
function firstForbidden(text: string): string {
  let marks = MAX_MARKS; // a text can't begin with a combining mark, and a space can't carry one
  for (const character of text) {
    if (/\p{M}/u.test(character)) marks += 1;
    else marks = /\p{Zs}/u.test(character) ? MAX_MARKS : 0;
    if (FORBIDDEN.test(character) || BLANK.test(character) || marks > MAX_MARKS)
      return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  }
  return "";
}

/** Why a name is invalid, in words; empty if it is valid. */
export function nameProblem(typed: string): string {
  const { code, values } = checkedName(typed);
  return code ? sayCode(code, values) : "";
}
