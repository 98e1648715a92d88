/** Import rules of the client's modules. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";

/** From top to bottom: a folder or module imports only from lower ones. */
const LAYERS = [
  "main.ts",
  "router.ts",
  "chunks",
  "pages",
  "today",
  "puzzles",
  "table",
  "review",
  "lessons",
  "games",
  "device",
  "sound.ts",
  "ui",
  "event_sentences.ts",
  "draw",
  "theme.ts",
  "words.ts",
  "wire",
  "url_patterns.ts",
  "storage.ts",
  "addresses.ts",
  "generated",
];

/** Games by folder; `text` shows all others. */
const GAMES = readdirSync("src/games", { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

const MODULES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".ts"));

/** The modules from which a module imports names or types. Imports without a name and dynamic imports don't count. */
function imports(name: string, text = readFileSync(`src/${name}`, "utf8")): readonly string[] {
  const found = [...text.matchAll(/\bfrom "(\.[^"]*\.ts)"/g)];
  return found.map((one) => posix.join(posix.dirname(name), one[1] ?? ""));
}

const layer = (name: string): string => name.split("/")[0] ?? "";
const gameOf = (name: string): string | undefined => GAMES.find((game) => name.startsWith(`games/${game}/`));
const EDGES = MODULES.flatMap((name) => imports(name).map((other) => [name, other] as const));

/** The modules reachable from one. */
function reachable(from: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    for (const [one, other] of EDGES) {
      if (one !== name || found.has(other)) continue;
      found.add(other);
      visit(other);
    }
  };
  visit(from);
  return found;
}

test("the search finds only imports by name", () => {
  const text = 'import { a } from "../b.ts";\nimport type { c } from "./d.ts";\nimport "./e.ts";\nimport("./f.ts");';
  assert.deepEqual(imports("games/text/x.ts", text), ["games/b.ts", "games/text/d.ts"]);
  assert.ok(EDGES.length > 400);
});

test("every module has a layer and imports only lower ones", () => {
  assert.deepEqual([...new Set(MODULES.map(layer))].sort(), [...LAYERS].sort());
  const up = EDGES.filter(([name, other]) => LAYERS.indexOf(layer(other)) < LAYERS.indexOf(layer(name)));
  assert.deepEqual(up, []);
});

test("there are no import cycles", () => {
  assert.deepEqual(
    MODULES.filter((name) => reachable(name).has(name)),
    [],
  );
});

test("only the registries in games/ import a game", () => {
  const wrong = EDGES.filter(([name, other]) => {
    const game = gameOf(other);
    return game !== undefined && gameOf(name) !== game && posix.dirname(name) !== "games";
  });
  assert.deepEqual(wrong, []);
});

/** The modules that belong to no game; generated code lists all games. */
const SHARED = MODULES.filter((name) => gameOf(name) === undefined && layer(name) !== "generated");
const NAMED = GAMES.filter((game) => game !== "text").join("|");

/** Names of a game in a module's text: ids, classes, element ids and attributes, but not messages. */
function gamesNamed(text: string): readonly string[] {
  const code = text.replaceAll(/^import .*|\/\*\*[\s\S]*?\*\/|\/\/ .*/gm, "");
  const id = new RegExp(`["'\`](?:${NAMED})["'\`]|(?<!web-)\\b(?:${NAMED})-\\w|[.#](?:${NAMED})\\b`, "g");
  return [...code.matchAll(id)].map(([found]) => found);
}

test("the search finds ids and classes of games, but not messages", () => {
  const text = `[".pixoid-start"]; // pixl-cell\n'<p class="pixl-cell">'; say("web-pixl-board"); game === "pixl"`;
  assert.deepEqual(gamesNamed(text), [".pixoid", "pixl-c", '"pixl"']);
});

test("no game is named outside its folder", () => {
  const named = SHARED.flatMap((name) => gamesNamed(readFileSync(`src/${name}`, "utf8")).map((one) => [name, one]));
  assert.deepEqual(named, []);
});
