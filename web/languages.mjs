// The sentences of src/pixcade/locales as the client takes them along: one text a language, without comments.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Files that only the terminal, programs and the operator's page speak from. */
const LEFT_OUT = new Set(["engine.ftl", "operating.ftl", "text.ftl"]);

/** The languages that have a folder, in the order of their names. */
export function languages(folder) {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((entry) => entry.name).sort();
}

/** All sentences of a language for the client. A comment begins in the first column; nothing else does so with "#". */
export function sentences(folder, language) {
  const names = readdirSync(join(folder, language)).filter((name) => name.endsWith(".ftl") && !LEFT_OUT.has(name));
  const texts = names.sort().map((name) => readFileSync(join(folder, language, name), "utf8"));
  const lines = texts.join("\n").split("\n");
  return `${lines.filter((line) => line.trim() && !line.startsWith("#")).join("\n")}\n`;
}
