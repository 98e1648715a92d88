// Selects the sentences of src/pixcade/locales for the client: a few files per language, without comments.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FALLBACK = "en";

/** Files needed only by the terminal, bots and the operator. */
const LEFT_OUT = /^(bots|databases|engine|notices|operating|research|service|serving|solver|text|text-[a-z0-9]+)\.ftl$/;

/** Files loaded with the pages that need them; all others are loaded with the first page. */
const ON_DEMAND = {
  bots: ["web-bots.ftl"],
  device: ["local.ftl", "web-device.ftl"],
  starting: ["web-starting.ftl"],
  playing: ["web-pixl.ftl", "web-pixoid.ftl", "web-table.ftl"],
  learning: ["web-learning.ftl", "web-rules.ftl"],
  looking: ["records.ftl", "review.ftl", "web-looking.ftl"],
  person: ["web-person.ftl"],
  mazes: ["web-mazes.ftl"],
  notices: ["web-notices.ftl"],
  puzzles: ["web-puzzles.ftl", "web-today.ftl"],
};

/** The parts in which a language is loaded; `base` is always loaded. */
export const PARTS = ["base", ...Object.keys(ON_DEMAND)];

function partOf(file) {
  return PARTS.find((part) => ON_DEMAND[part]?.includes(file)) ?? "base";
}

/** The languages with a folder, sorted. */
export function languages(folder) {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map((entry) => entry.name)
    .filter((name) => /^[a-z]{2}$/.test(name))
    .sort();
}

/**
 * The sentences of a language for the client: of one part, or all of them; in English where it has none.
 *
 * A comment begins in the first column; nothing else does so with "#".
 */
export function sentences(folder, language, part = null) {
  const own = messages(folder, language, part);
  const missing = language === FALLBACK ? [] : [...messages(folder, FALLBACK, part)].filter(([id]) => !own.has(id));
  return `${[...own.values(), ...missing.map(([, text]) => text)].join("\n")}\n`;
}

/** The Fluent text of each message by its id. */
function messages(folder, language, part) {
  const names = readdirSync(join(folder, language)).filter((name) => name.endsWith(".ftl") && !LEFT_OUT.test(name));
  const wanted = names.filter((name) => part === null || partOf(name) === part).sort();
  const lines = wanted.flatMap((name) => readFileSync(join(folder, language, name), "utf8").split("\n"));
  const text = lines.filter((line) => line.trim() && !line.startsWith("#")).join("\n");
  return new Map(text.split(/\n(?=[a-z-])/).map((message) => [message.split(" ", 1)[0], message]));
}
