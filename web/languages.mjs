// The sentences of src/pixcade/locales as the client takes them along: some texts a language, without comments.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Files that only the terminal, programs and whoever runs a server are told from. */
const LEFT_OUT = /^(bots|databases|engine|operating|research|service|serving|solver|text|text-[a-z0-9]+)\.ftl$/;

/** What is loaded with the pages that speak from it; all other files are loaded with the first page. */
const ON_DEMAND = {
  bots: ["web-bots.ftl"],
  playing: ["web-pixl.ftl", "web-pixoid.ftl", "web-table.ftl"],
  learning: ["web-learning.ftl", "web-rules.ftl"],
  looking: ["records.ftl", "review.ftl", "web-looking.ftl"],
  mazes: ["web-mazes.ftl"],
  puzzles: ["web-puzzles.ftl"],
};

/** The parts in which a language's sentences are loaded; `base` is always there. */
export const PARTS = ["base", ...Object.keys(ON_DEMAND)];

function partOf(file) {
  return PARTS.find((part) => ON_DEMAND[part]?.includes(file)) ?? "base";
}

/** The languages that have a folder, in the order of their names. */
export function languages(folder) {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map((entry) => entry.name)
    .filter((name) => /^[a-z]{2}$/.test(name))
    .sort();
}

/**
 * The sentences of a language for the client: of one part, or all of them.
 *
 * A comment begins in the first column; nothing else does so with "#".
 */
export function sentences(folder, language, part = null) {
  const names = readdirSync(join(folder, language)).filter((name) => name.endsWith(".ftl") && !LEFT_OUT.test(name));
  const wanted = names.filter((name) => part === null || partOf(name) === part).sort();
  const lines = wanted.flatMap((name) => readFileSync(join(folder, language, name), "utf8").split("\n"));
  return `${lines.filter((line) => line.trim() && !line.startsWith("#")).join("\n")}\n`;
}
