/** The sentences included in the client. */

import assert from "node:assert/strict";
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
