/** The rules and the lessons: complete in all languages, with the right numbers. */

import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { sentences } from "../languages.mjs";
import { LEARNED, lessonsOf } from "../src/games/lessons.ts";
import { fulfils, lessonsOn, missedOf, nextLesson, taskOf, upcoming } from "../src/lessons/lesson_list.ts";
import { chaptersOf, finds, gameOf, messageOf, pictureOf, splitAtRules } from "../src/lessons/rule_book.ts";

const LANGUAGES = ["en", "pl", "fr", "de"];
const LOCALES = "../src/pixcade/locales";
const GAMES = LEARNED.map(({ id }) => id);
const ALL = LEARNED.flatMap(({ lessons }) => lessons);

/** The rules of fixtures/rules.toml: number and whether it is our reading. */
const KNOWN = new Map(
  [...readFileSync("../fixtures/rules.toml", "utf8").matchAll(/^"([PX]\d\.\d)" = \{(.*)\}$/gm)].map((found) => [
    found[1] ?? "",
    (found[2] ?? "").includes("ruling = true"),
  ]),
);

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

function saidIds(): Set<string> {
  const rules = GAMES.flatMap(chaptersOf).flatMap((chapter) => [
    messageOf(chapter.number),
    ...chapter.rules.flatMap(({ number }) => [messageOf(number), `${messageOf(number)}-title`]),
  ]);
  const lessons = ALL.flatMap((lesson) => [
    `web-lesson-${lesson.id}-title`,
    `web-lesson-${lesson.id}-why`,
    ...lesson.steps.flatMap((_, step) => [taskOf(lesson, step), missedOf(lesson, step)]),
  ]);
  return new Set([...rules, ...lessons]);
}

test("the book has every numbered rule in order and marks our readings", () => {
  const book = GAMES.flatMap(chaptersOf).flatMap((chapter) => chapter.rules);
  assert.deepEqual(
    book.map(({ number, reading }) => [number, reading]),
    [...KNOWN],
  );
});

test("every language has all rules and lessons, and no others", () => {
  for (const language of LANGUAGES) {
    const text = sentences(LOCALES, language);
    const said = bundle(language, text);
    for (const id of saidIds()) assert.ok(said.getMessage(id)?.value, `${language} ${id}`);
    const written = [...text.matchAll(/^(web-rules-[px]\d[\w-]*|web-lesson-(?:pixoid|pixl)-[\w-]+) =/gm)];
    assert.deepEqual(
      written.map(([, id]) => id ?? "").filter((id) => !saidIds().has(id)),
      [],
      language,
    );
  }
});

test("rules named in a text exist in the same game", () => {
  for (const language of LANGUAGES) {
    const said = bundle(language, sentences(LOCALES, language));
    for (const number of KNOWN.keys()) {
      const pattern = said.getMessage(messageOf(number))?.value;
      assert.ok(pattern);
      for (const { rule } of splitAtRules(said.formatPattern(pattern, {}))) {
        if (rule) assert.ok(KNOWN.has(rule) && gameOf(rule) === gameOf(number), `${language} ${number}: ${rule}`);
      }
    }
  }
});

test("a number identifies its game, and texts are split at numbers", () => {
  assert.equal(gameOf("P4.3"), "pixoid");
  assert.equal(gameOf("X4"), "pixl");
  assert.equal(gameOf("pixl"), "pixl");
  assert.equal(gameOf(""), null);
  assert.deepEqual(splitAtRules("as X3.1 says"), [
    { text: "as ", rule: null },
    { text: "X3.1", rule: "X3.1" },
    { text: " says", rule: null },
  ]);
  assert.equal(pictureOf("P4.2")?.move, "U4");
  assert.equal(pictureOf("P3.3"), null);
});

test("search ignores case and diacritics, and needs every word", () => {
  assert.ok(finds("ecran", "Votre écran"));
  assert.ok(finds("blokad port", "Blokada", "zablokowany Port"));
  assert.ok(finds("lac", "Złącze"));
  assert.ok(!finds("port wall", "A Port"));
});

test("a task needs its events and facts together", () => {
  const tried = {
    facts: { cubes: { amber: "e3" }, scores: [1, 2] },
    events: [{ code: "pixoid.caught", values: { by: ["sky", "mint"], pix: "e3" } }],
  };
  assert.ok(fulfils({ events: [{ code: "pixoid.caught", by: "mint" }], facts: { scores: [1, 2] } }, tried));
  assert.ok(!fulfils({ events: [{ code: "pixoid.caught", by: "rose" }] }, tried));
  assert.ok(!fulfils({ facts: { "cubes.amber": "e4" } }, tried));
  assert.ok(!fulfils({ none: ["pixoid.caught"] }, tried));
  assert.ok(!fulfils({ rejected: "pixoid.wall-next-to-you" }, tried));
});

test("lessons follow each other and resume where one stopped", () => {
  const [pixoid, pixl] = ["pixoid", "pixl"].map((game) => lessonsOf(game).lessons);
  const [first, second] = pixoid ?? [];
  assert.ok(first && second);
  assert.equal(nextLesson(first), second);
  assert.equal(nextLesson(pixl?.at(-1) ?? first), null);
  assert.equal(upcoming("pixoid", new Set([first.id])), second);
  assert.equal(upcoming("pixoid", new Set(pixoid?.map(({ id }) => id))), first);
  assert.ok(lessonsOn("P4.3").includes("pixoid-contact"));
});
