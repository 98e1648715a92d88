/** Every sentence a person reads: codes and values in, whole sentences out, from the files that the server speaks from. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { remember, remembered } from "./storage.ts";
import { askText } from "./wire/api.ts";

/** Where the sentences lie, by language and part. */
declare const LANGUAGES: Readonly<Record<string, Readonly<Record<WordsPart, string>>>>;
const FALLBACK = "en";
const KEY = "language";

/** What every page says, and what only some say, which is loaded with them. */
export type WordsPart = "base" | "learning" | "looking";
export type Values = Readonly<Record<string, FluentVariable>>;

const bundles = new Map<string, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const parts = new Set<WordsPart>(["base"]);
let language = FALLBACK;

/** The languages that can be spoken. */
export function languages(): readonly string[] {
  return Object.keys(LANGUAGES);
}

/** The first known language among: what was chosen on this device, what is asked for, what is wished, in that order. */
export function wantedLanguage(...wishes: readonly (string | null)[]): string {
  const known = languages();
  const short = [remembered(KEY), ...wishes].map((wish) => wish?.split("-")[0]?.toLowerCase());
  return short.find((wish): wish is string => wish !== undefined && known.includes(wish)) ?? FALLBACK;
}

/** Speak a language from now on; it is loaded when it is first spoken. Throws Refused where it can't be loaded. */
export async function speak(wanted: string): Promise<void> {
  await Promise.all([...parts].map((part) => load(wanted, part)));
  language = wanted;
  said.clear();
  document.documentElement.lang = language;
}

/** From now on say what this part has, too. */
export async function speakOf(part: WordsPart): Promise<void> {
  parts.add(part);
  await load(language, part);
}

/** Speak a language, and remember that on this device. */
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

/** The same, for templates that say much. */
export { say as t };

/** Say a code such as `pixoid.wall-next-to-you`. */
export function sayCode(code: string, values: Values = {}): string {
  return say(code.replaceAll(".", "-"), values);
}

/** Learn sentences of a language. */
function learn(name: string, text: string): void {
  const bundle = bundles.get(name) ?? new FluentBundle(name, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(name, bundle);
  said.clear();
}

/** Load a part of a language once. What could not be loaded is asked for again the next time. */
function load(name: string, part: WordsPart): Promise<void> {
  const file = LANGUAGES[name]?.[part];
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
  learn(name, await askText(`/${file}`));
}
