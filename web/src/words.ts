/** Every sentence a person reads: codes and values in, whole sentences out, from the files that the server speaks from. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { address } from "./addresses.ts";
import { remember, remembered } from "./memory.ts";

declare const LANGUAGES: Readonly<Record<string, string>>;
const FALLBACK = "en";
const KEY = "language";

export type Values = Readonly<Record<string, FluentVariable>>;

const loaded = new Map<string, FluentBundle>();
let language = FALLBACK;

/** The languages that can be spoken. */
export function languages(): readonly string[] {
  return Object.keys(LANGUAGES);
}

/** The first known language among: what was asked for, what was chosen on this device, what the browser wishes. */
export function wantedLanguage(asked: string | null, wishes: readonly string[]): string {
  const known = languages();
  const short = [asked, remembered(KEY), ...wishes].map((wish) => wish?.split("-")[0]?.toLowerCase());
  return short.find((wish): wish is string => wish !== undefined && known.includes(wish)) ?? FALLBACK;
}

/** Speak a language from now on; it is loaded when it is first spoken, and English too for what it lacks. */
export async function speak(wanted: string): Promise<void> {
  await Promise.all([wanted, FALLBACK].map(load));
  language = loaded.has(wanted) ? wanted : FALLBACK;
  document.documentElement.lang = language;
}

/** Speak a language, and remember that on this device. */
export async function chooseLanguage(wanted: string): Promise<void> {
  remember(KEY, wanted);
  await speak(wanted);
}

/** Say a message, in English where the language lacks it, by its own name where nobody can say it. */
export function say(message: string, values: Values = {}): string {
  for (const name of [language, FALLBACK]) {
    const bundle = loaded.get(name);
    const pattern = bundle?.getMessage(message)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, values, []);
  }
  return message;
}

/** The same, for templates that say much. */
export { say as t };

/** Say a code such as `pixoid.wall-next-to-you`. */
export function sayCode(code: string, values: Values = {}): string {
  return say(code.replaceAll(".", "-"), values);
}

/** A bundle of all sentences of a text. */
export function bundle(name: string, text: string): FluentBundle {
  const made = new FluentBundle(name, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

async function load(name: string): Promise<void> {
  const file = LANGUAGES[name];
  if (!file || loaded.has(name)) return;
  const answer = await fetch(address(file));
  if (answer.ok) loaded.set(name, bundle(name, await answer.text()));
}
