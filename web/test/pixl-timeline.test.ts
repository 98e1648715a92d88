/** How a step is shown: what begins when. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { PixlEvent } from "../src/games/pixl/facts.ts";
import { lengthOf, scoresAt, timeline } from "../src/games/pixl/reveal/timeline.ts";

const eventsOf = (name: string): readonly PixlEvent[] =>
  (JSON.parse(readFileSync(`dev/samples/pixl-${name}.json`, "utf8")) as { events: PixlEvent[] }).events;

const shape = (events: readonly PixlEvent[], reduced = false) =>
  timeline(events, reduced).map(({ kind, at, lasts }) => [kind, at, lasts]);

test("a Pixl drops for 140; prey, neutral and predator follow one after the other; then the points count for 300", () => {
  assert.deepEqual(shape(eventsOf("played")), [
    ["drop", 0, 140],
    ["land", 140, 180],
    ["turn", 380, 220],
    ["carry", 660, 400],
    ["count", 1060, 300],
  ]);
});

test("in whatever order conversions are told, prey comes first and predators last", () => {
  const events = [...eventsOf("played")].reverse();
  assert.deepEqual(
    timeline(events).map(({ kind }) => kind),
    ["drop", "land", "turn", "carry", "count"],
  );
});

test("staples snap for 140 once all conversions are done", () => {
  const acts = timeline(eventsOf("locked"));
  const snap = acts.find(({ kind }) => kind === "snap");
  const rest = acts.filter(({ kind }) => ["drop", "land", "turn", "carry"].includes(kind));
  assert.ok(snap);
  assert.equal(snap.at, lengthOf(rest));
  assert.equal(snap.lasts, 140);
  assert.equal(acts.find(({ kind }) => kind === "count")?.at, snap.at + 140);
});

test("a prisoner is carried to who took it", () => {
  const carry = timeline(eventsOf("played")).find(({ kind }) => kind === "carry");
  assert.equal(carry?.element, "water");
  assert.equal(carry?.taker, "fire");
});

test("a Port that is taken off is lifted, and no points count", () => {
  const events = [{ code: "pixl.port-taken-off", values: { element: "fire", hex: "g7" } }];
  assert.deepEqual(shape(events), [["lift", 0, 140]]);
});

test("a pass rests for a moment", () => {
  assert.deepEqual(shape([{ code: "pixl.passed", values: { element: "fire", passes: 1 } }]), [["rest", 0, 300]]);
});

test("with reduced motion the order is the same, everything fades in 140 and every phase holds 400", () => {
  assert.deepEqual(shape(eventsOf("played"), true), [
    ["drop", 0, 140],
    ["land", 400, 140],
    ["turn", 800, 140],
    ["carry", 1200, 140],
    ["count", 1600, 140],
  ]);
});

test("every act that makes a sound has an event of its own", () => {
  for (const name of ["played", "locked", "nine", "two", "over"]) {
    const events = eventsOf(name);
    const sounds = timeline(events).filter(({ sound }) => sound !== null);
    const silent = ["pixl.spared", "pixl.game-over"];
    assert.equal(sounds.length, events.filter(({ code }) => !silent.includes(code)).length, name);
  }
});

test("points count from one number to the next and stop there", () => {
  assert.deepEqual(scoresAt([0, 10], [7, 7], 0), [0, 10]);
  assert.deepEqual(scoresAt([0, 10], [8, 6], 0.5), [4, 8]);
  assert.deepEqual(scoresAt([0, 10], [8, 6], 3), [8, 6]);
});
