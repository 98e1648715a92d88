/** Translation: codes and values in, whole sentences out, from the Fluent files shared with the server. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./storage.ts";
import { getText } from "./wire/api.ts";

/** Paths of the Fluent files, by language; `*` stands for a part. */
declare const LANGUAGES: Readonly<Record<string, string>>;
const FALLBACK = "en";
const KEY = "language";
const GAME_WORDS = "api/words/";

/** Messages needed only by some pages, and loaded with them. Every page with a board needs `playing`. */
export type WordsPart =
  | "bots"
  | "starting"
  | "playing"
  | "learning"
  | "looking"
  | "person"
  | "mazes"
  | "notices"
  | "puzzles"
  | "device";
export type Values = Readonly<Record<string, FluentVariable>>;

const bundles = new Map<string, FluentBundle>();
const loading = new Map<string, Promise<void>>();
/** Additional sources, each mapping a language to a file. */
const sources = new Map<string, (language: string) => string | undefined>([
  ["", (name) => LANGUAGES[name]?.replace("*", "")],
]);
let language = FALLBACK;

export function languages(): readonly string[] {
  return Object.keys(LANGUAGES);
}

/** The first supported language among these wishes, in order of precedence. */
export function wantedLanguage(...wishes: readonly (string | null)[]): string {
  const known = languages();
  const short = [recall(KEY), ...wishes].map((wish) => wish?.split("-")[0]?.toLowerCase());
  return short.find((wish): wish is string => wish !== undefined && known.includes(wish)) ?? FALLBACK;
}

/** Switch to a language, loading it if necessary. Throws Rejected if it can't be loaded. */
export async function setLanguage(wanted: string): Promise<void> {
  await Promise.all([...sources.values()].map((source) => load(wanted, source(wanted))));
  language = wanted;
  cache.clear();
  document.documentElement.lang = language;
}

/** Load the messages of these parts, too. */
export async function loadParts(...parts: readonly WordsPart[]): Promise<void> {
  await Promise.all(parts.map((part) => speakFrom(part, (name) => LANGUAGES[name]?.replace("*", `-${part}`))));
}

/** Load the messages of a game that isn't built in from the server. If that fails, codes are shown. */
export async function loadGameWords(game: string): Promise<void> {
  await speakFrom(`game ${game}`, (name) => `${GAME_WORDS}${game}/${name}`);
}

async function speakFrom(what: string, source: (language: string) => string | undefined): Promise<void> {
  sources.set(what, source);
  await load(language, source(language));
}

export async function chooseLanguage(wanted: string): Promise<void> {
  remember(KEY, wanted);
  await setLanguage(wanted);
}

/** A cache of formatted messages: redraws repeat most of them. */
const cache = new Map<string, string>();
/** The maximum size of the cache before it is cleared. */
const MAX_CACHED = 4000;

/** Format a message; one that is missing is shown by its id. */
export function say(message: string, values: Values = {}): string {
  const key = message + JSON.stringify(values);
  let sentence = cache.get(key);
  if (sentence === undefined) {
    const bundle = bundles.get(language);
    const pattern = bundle?.getMessage(message)?.value;
    sentence = bundle && pattern ? bundle.formatPattern(pattern, values, []) : message;
    if (cache.size > MAX_CACHED) cache.clear();
    cache.set(key, sentence);
  }
  return sentence;
}

/** Format a message, or return `raw` if it is missing. */
export function sayOr(message: string, raw: string, values: Values = {}): string {
  return bundles.get(language)?.hasMessage(message) ? say(message, values) : raw;
}

/** A short alias of `say` for templates. */
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

/** Polish typography: no line ends with a word of one letter. */
const transform = (text: string): string => text.replace(/(?<=[\s(])([aiouwz]) /gi, "$1\u00a0");

export function learn(name: string, text: string): void {
  const bundle =
    bundles.get(name) ?? new FluentBundle(name, { useIsolating: false, ...(name === "pl" && { transform }) });
  bundle.addResource(new FluentResource(text));
  bundles.set(name, bundle);
  cache.clear();
}

/** Load a language's file once. After a failure the next call tries again. */
function load(name: string, file: string | undefined): Promise<void> {
  if (!file) throw new Error(name);
  let pending = loading.get(file);
  if (pending === undefined) {
    pending = fetchWords(name, file);
    loading.set(file, pending);
    pending.catch(() => loading.delete(file));
  }
  return pending;
}

async function fetchWords(name: string, file: string): Promise<void> {
  try {
    learn(name, await getText(`/${file}`));
  } catch (error) {
    if (!file.startsWith(GAME_WORDS)) throw error;
  }
}
