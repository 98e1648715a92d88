/** Client and server accept the same names: fixtures/names.json tests both. */

import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { checkedName } from "../src/ui/names.ts";

interface Case {
  readonly typed: string;
  readonly kept?: string;
  readonly length?: number;
  readonly rejected?: string;
  readonly sign?: string;
}

const CASES = JSON.parse(readFileSync("../fixtures/names.json", "utf8")) as readonly Case[];

for (const { typed, kept, length, rejected, sign } of CASES) {
  test(`${JSON.stringify(typed)} is ${rejected ?? "a name"}`, () => {
    const checked = checkedName(typed);
    assert.equal(checked.code, rejected ?? "");
    if (sign) assert.equal(checked.values["sign"], sign);
    if (kept !== undefined) assert.deepEqual([checked.name, checked.length], [kept, length]);
  });
}
