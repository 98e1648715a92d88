/** The sources contain nothing that the server's Content-Security-Policy forbids. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|html|svg)$/.test(name));

test("there are no inline styles, style elements or inline handlers", () => {
  assert.ok(files.length > 10);
  for (const name of files) {
    const text = readFileSync(`src/${name}`, "utf8");
    assert.doesNotMatch(text, /\sstyle=["'$]|<style|\son[a-z]+=["']/, name);
    assert.doesNotMatch(text, /setAttribute\(\s*["']style["']|\.innerHTML\s*=/, name);
  }
});
