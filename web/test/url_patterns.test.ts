/** Which page an address means. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeOf } from "../src/url_patterns.ts";

const PATTERNS = ["/", "/t/{table}", "/join"];

test("a part in braces is whatever stands there, and is told by its name", () => {
  const place = placeOf("/t/ab%20c", PATTERNS, "?lang=pl", "#secret");
  assert.equal(place?.pattern, "/t/{table}");
  assert.deepEqual(place?.values, { table: "ab c" });
  assert.equal(place?.query.get("lang"), "pl");
  assert.equal(place?.fragment, "secret");
});

test("a slash at the end changes nothing", () => {
  assert.equal(placeOf("/join/", PATTERNS)?.pattern, "/join");
  assert.equal(placeOf("", PATTERNS)?.pattern, "/");
});

test("an address that is longer, shorter or another one means no page", () => {
  for (const path of ["/t", "/t/a/b", "/joined", "/api/server"]) assert.equal(placeOf(path, PATTERNS), null);
});

test("an address that is misspelt breaks nothing", () => {
  assert.deepEqual(placeOf("/t/%E0%A4%A", PATTERNS)?.values, { table: "%E0%A4%A" });
});
