/** GIFs: what is encoded decodes to the same colours. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { compress, encodeGif } from "../src/review/clip/gif.ts";

/** A decoder by the standard, for codes of 8 bits. */
function decompress(data: readonly number[]): readonly number[] {
  const [clear, end] = [256, 257];
  const fresh = (): number[][] => Array.from({ length: 258 }, (_, code) => [code]);
  let [table, before, place] = [fresh(), [] as number[], 0];
  const found: number[] = [];
  const read = (bits: number): number => {
    const all = Array.from(
      { length: bits },
      (_, bit) => (((data[(place + bit) >> 3] ?? 0) >> ((place + bit) & 7)) & 1) << bit,
    );
    place += bits;
    return all.reduce((sum, bit) => sum | bit, 0);
  };
  for (;;) {
    const code = read(Math.min(12, Math.ceil(Math.log2(table.length + 1))));
    if (code === end) return found;
    if (code === clear) {
      [table, before] = [fresh(), []];
      continue;
    }
    const entry: number[] = table[code] ?? [...before, before[0] ?? 0];
    found.push(...entry);
    if (before.length && table.length < 4096) table.push([...before, entry[0] ?? 0]);
    before = entry;
  }
}

test("compressed indices decode to the same, also with a full table", () => {
  let seed = 7;
  const noise = Uint8Array.from({ length: 30_000 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed >> 20;
  });
  for (const indices of [Uint8Array.of(3), new Uint8Array(20_000), noise]) {
    assert.deepEqual(decompress(compress(indices)), [...indices]);
  }
});

test("a second frame that changes nothing takes almost no room", () => {
  const pixels = Uint8ClampedArray.from({ length: 64 * 64 * 4 }, (_, at) => (at * 37) % 251);
  const one = encodeGif(64, 64, [{ pixels, ms: 100 }]);
  const two = encodeGif(64, 64, [
    { pixels, ms: 100 },
    { pixels, ms: 100 },
  ]);
  assert.equal(new TextDecoder().decode(one.slice(0, 6)), "GIF89a");
  assert.equal(one.at(-1), 0x3b);
  assert.ok(two.length - one.length < 200, `${two.length - one.length}`);
});
