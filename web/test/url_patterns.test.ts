/** Matching addresses to pages. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeOf } from "../src/url_patterns.ts";

const PATTERNS = ["/", "/t/{table}", "/join"];

test("a part in braces matches any text and gives it a name", () => {
  const place = placeOf("/t/ab%20c", PATTERNS, "?lang=pl", "#secret");
  assert.equal(place?.pattern, "/t/{table}");
  assert.deepEqual(place?.values, { table: "ab c" });
  assert.equal(place?.query.get("lang"), "pl");
  assert.equal(place?.fragment, "secret");
});

test("a trailing slash is ignored", () => {
  assert.equal(placeOf("/join/", PATTERNS)?.pattern, "/join");
  assert.equal(placeOf("", PATTERNS)?.pattern, "/");
});

test("longer, shorter and different addresses don't match", () => {
  for (const path of ["/t", "/t/a/b", "/joined", "/api/server"]) assert.equal(placeOf(path, PATTERNS), null);
});

test("a malformed address doesn't throw", () => {
  assert.deepEqual(placeOf("/t/%E0%A4%A", PATTERNS)?.values, { table: "%E0%A4%A" });
});
