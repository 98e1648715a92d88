/** Comments of bots. */

import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { GameTable, Remark } from "../src/games/contract.ts";
import { pixlRemarks } from "../src/games/pixl/reveal/table_reveals.ts";
import { pixoidRemarks } from "../src/games/pixoid/reveal/table_reveals.ts";
import type { EventView, Revealed, State } from "../src/generated/protocol.ts";
import { remember } from "../src/storage.ts";
import { BotWords } from "../src/table/chat/bot_words.ts";
import { Bubbles } from "../src/table/chat/bubbles.ts";

const kept = new Map<string, string>();
const words = readFileSync(new URL("../../../src/pixcade/locales/en/web-bots.ftl", import.meta.url), "utf8");
Object.assign(globalThis, {
  fetch: async () => new Response(words),
  localStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  },
});

const event = (code: string, values: Readonly<Record<string, unknown>>): EventView => ({ code, values });
const CAUGHT = event("pixoid.caught", { piece: "amber", pix: "c3", by: ["rose"], mover: "bugs" });

/** A table with a person as Pixoid, a bot without a persona, and two with one. */
function table(silent: readonly number[] = []): State {
  const names = ["Ann", "hard", "hard.zap", "normal.dot"];
  return {
    table: "t",
    seats: names.map((name, at) => ({ holder: at ? "bot" : "person", name })),
    board: { pixoid: "amber", bugs: ["sky", "rose", "mint"], holders: { amber: 1, sky: 2, rose: 3, mint: 4 } },
    current: { step: 5, facts: {}, silent, outcome: null },
  } as unknown as State;
}

const revealed = (step: number, events: readonly EventView[], winners?: readonly number[]): Revealed =>
  ({ step, events, current: { outcome: winners ? { winners } : null } }) as unknown as Revealed;

const pixoid = { reveals: { remarks: pixoidRemarks } } as unknown as GameTable;
const always = (...remarks: readonly Remark[]) => ({ reveals: { remarks: () => remarks } }) as unknown as GameTable;

/** Bubbles, and bots that speak in them at a table in this state. */
function speakers(now: () => State = table): { bubbles: Bubbles; bots: BotWords } {
  const bubbles = new Bubbles();
  return { bubbles, bots: new BotWords(bubbles, now) };
}

test("a bot that catches Pixoid comments once", async () => {
  const { bubbles, bots } = speakers();
  await bots.comment(revealed(4, [CAUGHT]), table(), pixoid);
  assert.match(bubbles.at(2)?.text ?? "", /^(Straight line|I said I’d drop by)/);
  assert.equal(bubbles.at(2)?.name, "Zap");
  bubbles.close();
  await bots.comment(revealed(4, [CAUGHT]), table(), pixoid);
  assert.equal(bubbles.at(2), undefined);
});

test("bots are silent before anything happens", async () => {
  const { bubbles, bots } = speakers();
  await bots.comment(revealed(4, []), table(), pixoid);
  await bots.comment(revealed(5, [event("pixoid.revealed", { programs: ["rose:U3"] })]), table(), pixoid);
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => bubbles.at(seat)),
    [undefined, undefined, undefined, undefined],
  );
});

test("a seat that must be silent by now says nothing on a late screen", async () => {
  const { bubbles, bots } = speakers(() => table([2, 3]));
  await bots.comment(revealed(4, [CAUGHT]), table(), pixoid);
  assert.equal(bubbles.at(2), undefined);
});

test("silence ends the current bubbles", async () => {
  let silent: readonly number[] = [];
  const { bubbles, bots } = speakers(() => table(silent));
  await bots.comment(revealed(4, [CAUGHT]), table(), pixoid);
  assert.ok(bubbles.at(2));
  silent = [1, 2, 3];
  bots.keepSilence();
  assert.equal(bubbles.at(2), undefined);
});

test("people, bots without persona and muted devices stay silent", async () => {
  const { bubbles, bots } = speakers();
  await bots.comment(revealed(4, []), table(), always({ seat: 0, kind: "catch" }, { seat: 1, kind: "catch" }));
  remember("bot-words", "off");
  await bots.comment(revealed(5, [CAUGHT]), table(), pixoid);
  remember("bot-words", "");
  assert.deepEqual([bubbles.at(0), bubbles.at(1), bubbles.at(2)], [undefined, undefined, undefined]);
});

test("a bot rests after a comment, except at the end", async () => {
  const { bubbles, bots } = speakers();
  const converts = always({ seat: 3, kind: "convert" });
  await bots.comment(revealed(4, []), table(), converts);
  const first = bubbles.at(3);
  bubbles.close();
  await bots.comment(revealed(7, []), table(), converts);
  assert.equal(bubbles.at(3), undefined);
  await bots.comment(revealed(8, [], [3]), table(), converts);
  assert.ok(first && bubbles.at(3)?.stays);
  bubbles.close();
});

test("at the end one bot speaks, a winner if possible", async () => {
  for (const [winners, speaks] of [
    [[0], 2],
    [[3], 3],
  ] as const) {
    const { bubbles, bots } = speakers();
    await bots.comment(revealed(9, [], winners), table(), always());
    assert.deepEqual(
      bubbles.staying.map(({ seat }) => seat),
      [speaks],
    );
    bubbles.close();
  }
});

test("in Pixl several conversions and locks are commented on", () => {
  const board = { seats: { fire: 1, water: 2, earth: 3, spirit: 4 } };
  const state = { board, current: { facts: {} } } as unknown as State;
  const covered = event("pixl.covered", { element: "water", hex: "c3", victim: "fire", height: 2 });
  const locked = event("pixl.locked", { element: "earth", hex: "e5", by: "water" });
  assert.deepEqual(pixlRemarks(state, [covered]), []);
  assert.deepEqual(
    pixlRemarks(state, [covered, covered]).map(({ seat, kind }) => [seat, kind]),
    [
      [1, "convert"],
      [0, "hit"],
    ],
  );
  assert.deepEqual(
    pixlRemarks(state, [covered, locked]).map(({ seat, kind }) => [seat, kind]),
    [
      [1, "lock"],
      [2, "hit"],
    ],
  );
});
