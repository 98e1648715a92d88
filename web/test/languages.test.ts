/** The sentences included in the client. */

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { languages, sentences } from "../languages.mjs";

const LOCALES = "../src/pixcade/locales";

test("every language keeps every sentence without its comments", () => {
  const ids = languages(LOCALES).map((name) =>
    [...new FluentResource(sentences(LOCALES, name)).body.map((entry) => entry.id)].sort(),
  );
  assert.ok(ids.length >= 4);
  const english = ids[languages(LOCALES).indexOf("en")] ?? [];
  assert.ok(english.includes("core-piece"));
  for (const [at, known] of ids.entries()) {
    assert.deepEqual(
      english.filter((id) => !known.includes(id)),
      [],
      languages(LOCALES)[at],
    );
  }
});

test("a partial language says the rest in English", () => {
  const folder = mkdtempSync(join(tmpdir(), "locales-"));
  for (const [language, text] of [
    ["en", "# greetings\nweb-hello = Hello\nweb-many = { $n ->\n    [one] One\n   *[other] Many\n }\n"],
    ["es", "web-hello = Hola\n"],
  ] as const) {
    mkdirSync(join(folder, language));
    writeFileSync(join(folder, language, "web.ftl"), text);
  }
  assert.equal(
    sentences(folder, "es", "base"),
    "web-hello = Hola\nweb-many = { $n ->\n    [one] One\n   *[other] Many\n }\n",
  );
});

test("terminal sentences aren't included", () => {
  assert.doesNotMatch(sentences(LOCALES, "en"), /^cli-/m);
});

test("sentences of single pages aren't in the base file", () => {
  for (const name of languages(LOCALES)) {
    assert.doesNotMatch(
      sentences(LOCALES, name, "base"),
      /^(web-(rules|rulebook|lesson|looking|review|habits|pixoid|pixl|curtain|maze|puzzle)|record|serving-help)-/m,
    );
    assert.doesNotMatch(
      sentences(LOCALES, name, "playing"),
      /^(web-(rules|rulebook|lesson|looking|review|habits)|record)-/m,
    );
  }
});
