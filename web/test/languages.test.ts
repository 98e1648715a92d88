/** The sentences that the page takes along can be said. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentResource } from "@fluent/bundle";
import { languages, sentences, shortened, shortNames } from "../languages.mjs";

const LOCALES = "../src/pixcade/locales";

test("every language keeps every sentence when its comments are left out", () => {
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

test("what only the terminal says stays behind", () => {
  assert.doesNotMatch(sentences(LOCALES, "en"), /^cli-/m);
});

test("what only some pages say is not among the words of every page", () => {
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

test("a sentence is called by a short name, in scripts and in words alike, unless its name is put together", () => {
  const source =
    'say("web-over") + say(`web-clock-$' + '{value}-long`) + say("web-clock-out") + say("web-clock-2-long")';
  const words = "web-over = Over\nweb-clock-out = { web-over }!\nweb-clock-2-long = Long\nweb-unsaid = Nothing\n";
  const names = shortNames(source, words);
  assert.deepEqual(Object.fromEntries(names), { "web-clock-out": "w0", "web-over": "w1" });
  assert.equal(shortened(source, names), source.replace("web-over", "w1").replace("web-clock-out", "w0"));
  assert.equal(shortened(words, names), "w1 = Over\nw0 = { w1 }!\nweb-clock-2-long = Long\nweb-unsaid = Nothing\n");
});
