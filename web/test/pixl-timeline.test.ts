/** The timeline of a Pixl step. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { PixlEvent, PixlFacts } from "../src/games/pixl/facts.ts";
import { countedAt, lengthOf, nearLocks, scenesIn, scoresAt, timeline } from "../src/games/pixl/reveal/timeline.ts";

const eventsOf = (name: string): readonly PixlEvent[] =>
  (JSON.parse(readFileSync(`dev/samples/pixl-${name}.json`, "utf8")) as { events: PixlEvent[] }).events;

const shape = (events: readonly PixlEvent[], reduced = false) =>
  timeline(events, reduced).map(({ kind, at, lasts }) => [kind, at, lasts]);

test("a Pixl drops, prey, neutral and predator follow, then points", () => {
  assert.deepEqual(shape(eventsOf("played")), [
    ["drop", 0, 140],
    ["land", 140, 180],
    ["turn", 410, 220],
    ["carry", 720, 400],
    ["count", 1120, 300],
  ]);
});

test("conversions are sorted from prey to predators", () => {
  const events = [...eventsOf("played")].reverse();
  assert.deepEqual(
    timeline(events).map(({ kind }) => kind),
    ["drop", "land", "turn", "carry", "count"],
  );
});

test("staples snap for 140 ms after all conversions", () => {
  const acts = timeline(eventsOf("locked"));
  const snap = acts.find(({ kind }) => kind === "snap");
  const rest = acts.filter(({ kind }) => ["drop", "land", "turn", "carry"].includes(kind));
  assert.ok(snap);
  assert.equal(snap.at, lengthOf(rest));
  assert.equal(snap.lasts, 140);
  assert.equal(acts.find(({ kind }) => kind === "count")?.at, snap.at + 140);
});

test("a prisoner travels to its captor", () => {
  const carry = timeline(eventsOf("played")).find(({ kind }) => kind === "carry");
  assert.equal(carry?.element, "water");
  assert.equal(carry?.taker, "fire");
});

test("a removed Port is lifted, and no points count", () => {
  const events = [{ code: "pixl.port-taken-off", values: { element: "fire", hex: "g7" } }];
  assert.deepEqual(shape(events), [["lift", 0, 140]]);
});

test("a pass pauses for a moment", () => {
  assert.deepEqual(shape([{ code: "pixl.passed", values: { element: "fire", passes: 1 } }]), [["rest", 0, 300]]);
});

test("reduced motion keeps the order: fades of 140 ms, phases of 400", () => {
  assert.deepEqual(shape(eventsOf("played"), true), [
    ["drop", 0, 140],
    ["land", 400, 140],
    ["turn", 800, 140],
    ["carry", 1200, 140],
    ["count", 1600, 140],
  ]);
});

test("every act with a sound has its own event", () => {
  for (const name of ["played", "locked", "nine", "two", "over"]) {
    const events = eventsOf(name);
    const sounds = timeline(events).filter(({ sound }) => sound !== null);
    const silent = ["pixl.spared", "pixl.game-over"];
    assert.equal(sounds.length, events.filter(({ code }) => !silent.includes(code)).length, name);
  }
});

test("points count up to the new total and stop", () => {
  assert.deepEqual(scoresAt([0, 10], [7, 7], 0), [0, 10]);
  assert.deepEqual(scoresAt([0, 10], [8, 6], 0.5), [4, 8]);
  assert.deepEqual(scoresAt([0, 10], [8, 6], 3), [8, 6]);
});

const STAGING = { near: [] };
const kinds = (events: readonly PixlEvent[], reduced = false, near: readonly string[] = []) =>
  timeline(events, reduced, { near }).map(({ kind }) => kind);

test("at a table conversions are aimed, and three at once are a scene", () => {
  const wanted = ["drop", "aim", "land", "aim", "turn", "aim", "bars", "carry", "count", "chain"];
  assert.deepEqual(kinds(eventsOf("played")), wanted);
  assert.deepEqual(kinds(eventsOf("played"), true), wanted);
});

test("at a table conversions follow one by one, each after its aim", () => {
  const acts = timeline(eventsOf("played"), false, STAGING).filter(({ kind }) => kind !== "drop");
  for (const [at, act] of acts.entries()) assert.ok(act.at >= lengthOf(acts.slice(0, at)) || at === 0, act.kind);
});

test("locking a Port is a scene at which a skip stops", () => {
  const acts = timeline(eventsOf("locked"), false, STAGING);
  const plate = acts.find(({ kind }) => kind === "locked");
  assert.ok(plate);
  assert.ok(plate.lasts >= 1500);
  assert.deepEqual(scenesIn(acts), [plate.at]);
});

test("no plate appears before its event has been shown", () => {
  for (const name of ["played", "locked", "over"]) {
    for (const reduced of [false, true]) {
      const events = eventsOf(name);
      const acts = timeline(events, reduced, STAGING);
      const shown = countedAt(events, acts);
      assert.deepEqual(
        [...shown].sort((one, other) => one - other),
        shown,
      );
      const last = Math.max(...events.map(({ code }, at) => (code === "pixl.game-over" ? 0 : (shown[at] ?? 0))));
      for (const scene of scenesIn(acts)) assert.ok(scene >= last, name);
    }
  }
});

test("a plain placement is over soon", () => {
  const placed = [{ code: "pixl.placed", values: { element: "fire", hex: "f7" } }];
  assert.deepEqual(kinds(placed), ["drop", "count"]);
  assert.equal(lengthOf(timeline(placed, false, STAGING)), 440);
});

test("a Port one Pixl short of a lock is marked long enough to read", () => {
  const placed = [{ code: "pixl.placed", values: { element: "fire", hex: "d3" } }];
  assert.deepEqual(kinds(placed, false, ["e2"]), ["drop", "near", "count", "rest"]);
});

test("only other players' Ports one Pixl short of a lock are near", () => {
  const facts = (...fire: readonly string[]): PixlFacts =>
    ({
      order: ["fire", "water"],
      seats: { fire: 1, water: 2 },
      ports: { fire: "e5", water: "e2" },
      hexes: Object.fromEntries(
        [..."abcdefghi"].flatMap((letter, q) =>
          Array.from({ length: 9 }, (_, r) => [
            `${letter}${r + 1}`,
            fire.includes(`${letter}${r + 1}`) ? ["fire"] : [],
          ]).filter((_, r) => q + r >= 4 && q + r <= 12),
        ),
      ),
    }) as unknown as PixlFacts;
  assert.deepEqual(nearLocks(facts("e3"), facts("e3", "d3"), "fire"), ["e2"]);
  assert.deepEqual(nearLocks(facts("e3"), facts("e3", "e4"), "fire"), []);
  assert.deepEqual(nearLocks(facts("e3", "d3"), facts("e3", "d3", "f2"), "fire"), []); // that is a lock
  assert.deepEqual(nearLocks(facts("e3", "d3"), facts("e3", "d3", "e4"), "fire"), []); // it was as near before
  assert.deepEqual(nearLocks(facts("e4"), facts("e4", "f4"), "water"), []); // its own Port
});

test("scenes take as long as the server waits (test_clocks.py)", () => {
  const of = (...codes: readonly string[]): number =>
    lengthOf(
      timeline(
        codes.map((code) => ({ code: `pixl.${code}`, values: {} })),
        false,
        STAGING,
      ),
    );
  assert.equal(of("placed"), 440);
  assert.equal(of("placed", "covered", "replaced", "imprisoned"), 3720);
  assert.equal(of("placed", "locked"), 2580);
});
