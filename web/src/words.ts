/** Every sentence a person reads: codes and values in, whole sentences out, from the files that the server speaks from. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { remember, remembered } from "./storage.ts";
import { askText } from "./wire/api.ts";

/** Where the sentences lie, by language; `*` stands for a part. */
declare const LANGUAGES: Readonly<Record<string, string>>;
const FALLBACK = "en";
const KEY = "language";
const GAME_WORDS = "api/words/";

/** What only some pages say, which is loaded with them. Every page with a board says `playing`. */
export type WordsPart = "bots" | "playing" | "learning" | "looking" | "mazes" | "puzzles";
export type Values = Readonly<Record<string, FluentVariable>>;

const bundles = new Map<string, FluentBundle>();
const loading = new Map<string, Promise<void>>();
/** What is said besides: where the words lie, by language. */
const sources = new Map<string, (language: string) => string | undefined>([
  ["", (name) => LANGUAGES[name]?.replace("*", "")],
]);
let language = FALLBACK;

export function languages(): readonly string[] {
  return Object.keys(LANGUAGES);
}

/** The first known language among: what was chosen on this device, what is asked for, what is wished, in that order. */
export function wantedLanguage(...wishes: readonly (string | null)[]): string {
  const known = languages();
  const short = [remembered(KEY), ...wishes].map((wish) => wish?.split("-")[0]?.toLowerCase());
  return short.find((wish): wish is string => wish !== undefined && known.includes(wish)) ?? FALLBACK;
}

/** Speak a language from now on; it is loaded when it is first spoken. Throws Rejected where it can't be loaded. */
export async function speak(wanted: string): Promise<void> {
  await Promise.all([...sources.values()].map((source) => load(wanted, source(wanted))));
  language = wanted;
  said.clear();
  document.documentElement.lang = language;
}

/** From now on say what these parts have, too. */
export async function speakOf(...parts: readonly WordsPart[]): Promise<void> {
  await Promise.all(parts.map((part) => speakFrom(part, (name) => LANGUAGES[name]?.replace("*", `-${part}`))));
}

/** The same for a game that the page was not built with: its words come from the server. Without them codes are shown. */
export async function speakOfGame(game: string): Promise<void> {
  await speakFrom(`game ${game}`, (name) => `${GAME_WORDS}${game}/${name}`);
}

async function speakFrom(what: string, source: (language: string) => string | undefined): Promise<void> {
  sources.set(what, source);
  await load(language, source(language));
}

export async function chooseLanguage(wanted: string): Promise<void> {
  remember(KEY, wanted);
  await speak(wanted);
}

/** What was said in this language: a page that is drawn anew says most of it again. */
const said = new Map<string, string>();
/** So many sentences are kept; then it begins anew. */
const MOST_SAID = 4000;

/** Say a message, by its own name where it has no words. */
export function say(message: string, values: Values = {}): string {
  const key = message + JSON.stringify(values);
  let sentence = said.get(key);
  if (sentence === undefined) {
    const bundle = bundles.get(language);
    const pattern = bundle?.getMessage(message)?.value;
    sentence = bundle && pattern ? bundle.formatPattern(pattern, values, []) : message;
    if (said.size > MOST_SAID) said.clear();
    said.set(key, sentence);
  }
  return sentence;
}

/** Say a message that may have no words: then what it stands for is shown raw. */
export function sayOr(message: string, raw: string, values: Values = {}): string {
  return bundles.get(language)?.hasMessage(message) ? say(message, values) : raw;
}

/** `say`, for templates that say much. */
export { say as t };

export function sayCode(code: string, values: Values = {}): string {
  return say(code.replaceAll(".", "-"), values);
}

export function pieceWord(piece: string): string {
  return say("core-piece", { piece });
}

export function pieceWords(pieces: readonly string[]): string {
  return pieces.map(pieceWord).join(", ");
}

export function learn(name: string, text: string): void {
  const bundle = bundles.get(name) ?? new FluentBundle(name, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(name, bundle);
  said.clear();
}

/** Load words of a language once. What could not be loaded is asked for again the next time. */
function load(name: string, file: string | undefined): Promise<void> {
  if (!file) throw new Error(name);
  let asked = loading.get(file);
  if (asked === undefined) {
    asked = fetchWords(name, file);
    loading.set(file, asked);
    asked.catch(() => loading.delete(file));
  }
  return asked;
}

async function fetchWords(name: string, file: string): Promise<void> {
  try {
    learn(name, await askText(`/${file}`));
  } catch (error) {
    if (!file.startsWith(GAME_WORDS)) throw error;
  }
}
