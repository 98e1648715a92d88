/** The timeline of a Pixoid reveal. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { freeTag, type Tag, trackPoint } from "../src/games/pixoid/board/places.ts";
import { pixoidFacts } from "../src/games/pixoid/facts.ts";
import { nearMisses } from "../src/games/pixoid/reveal/near_misses.ts";
import { type Step, stillTimeline, timeline } from "../src/games/pixoid/reveal/timeline.ts";
import type { Revealed, State } from "../src/generated/protocol.ts";

const NAMES = ["turn", "catch", "survived", "stacked", "three"];

function sample(name: string) {
  const { state, revealed, milliseconds } = JSON.parse(readFileSync(`dev/samples/pixoid-${name}.json`, "utf8")) as {
    state: State;
    revealed: Revealed;
    milliseconds: number;
  };
  const facts = pixoidFacts({ ...state.board, ...state.current.facts });
  return { facts, events: revealed.events, milliseconds, timing: timeline(revealed.events, facts) };
}

const kinds = (steps: readonly Step[]): string[] => steps.map((step) => step.kind);
const of = <Kind extends Step["kind"]>(steps: readonly Step[], kind: Kind) =>
  steps.filter((step): step is Extract<Step, { kind: Kind }> => step.kind === kind);

test("a typical turn takes three to four seconds, as long as clocks wait", () => {
  for (const name of NAMES) {
    const { timing, events, facts, milliseconds } = sample(name);
    const { total } = timeline(events, facts, true);
    assert.ok(total <= milliseconds + 120, `${name}: ${total} of ${milliseconds}`);
    assert.ok(timing.total >= 2000 && timing.total <= 5000, `${name}: ${timing.total}`);
  }
  const { timing } = sample("turn");
  assert.ok(timing.total >= 2500 && timing.total <= 4000, String(timing.total));
});

test("lids click, pause and open 90 ms apart, clockwise from Pixoid", () => {
  const { facts, timing } = sample("catch");
  const [click] = of(timing.steps, "click");
  assert.deepEqual([click?.start, click?.duration], [0, 200]);
  const opened = of(timing.steps, "open");
  assert.deepEqual(
    opened.map((step) => step.start),
    [500, 590, 680, 770],
  );
  assert.equal(opened[0]?.piece, facts.pixoid);
  assert.deepEqual(
    opened.map((step) => step.piece),
    ["sky", "rose", "mint", "amber"],
  );
});

test("Pixoid runs first, the Bugs start together 150 ms after him", () => {
  const { timing, facts } = sample("turn");
  const [first, ...bugs] = of(timing.steps, "run");
  assert.equal(first?.piece, facts.pixoid);
  assert.equal(first?.start, 1530);
  assert.equal(first?.duration, (first?.path.length ?? 0) * 130);
  assert.equal(bugs.length, 3);
  for (const bug of bugs) {
    assert.equal(bug.start, (first?.start ?? 0) + (first?.duration ?? 0) + 150);
    assert.equal(bug.duration, bug.path.length * 110);
  }
});

test("a bonus cube pops when Pixoid reaches its Pix, and he runs on", () => {
  const { timing } = sample("turn");
  const [run] = of(timing.steps, "run");
  const [cube] = of(timing.steps, "pick-up");
  assert.ok(run && cube);
  assert.equal(cube.start, run.start + (run.path.indexOf(cube.pix) + 1) * 130);
  assert.equal(cube.duration, 520);
});

test("a run that a wall stops ends with a bump", () => {
  const { timing, events } = sample("turn");
  const stopped = events.filter((event) => event.values["stopped"] === "wall").map((event) => event.values["piece"]);
  const runs = of(timing.steps, "run");
  const bumps = of(timing.steps, "bump");
  assert.deepEqual(new Set(bumps.map((step) => step.piece)), new Set(stopped));
  for (const bump of bumps) {
    const run = runs.find((step) => step.piece === bump.piece);
    assert.ok(run);
    assert.equal(bump.start, run.start + run.duration);
    assert.equal(bump.pix, run.path.at(-1));
  }
});

test("after the runs a cube travels or a catch follows, then scores", () => {
  const calm = sample("turn").timing.steps;
  const still = Math.max(...of(calm, "run").map((step) => step.start + step.duration));
  assert.equal(of(calm, "take")[0]?.start, still);
  assert.equal(of(calm, "caught").length, 0);
  const { timing, facts } = sample("catch");
  const [caught] = of(timing.steps, "caught");
  assert.ok(caught);
  assert.equal(of(timing.steps, "take").length, 0);
  const scores = of(timing.steps, "score");
  assert.deepEqual(
    scores.map((step) => step.from),
    facts.scores,
  );
  for (const score of scores) {
    assert.equal(score.start, caught.start + caught.duration);
    assert.equal(score.duration, Math.min(600, (score.to - score.from) * 40));
  }
});

test("phases are in order, and steps are sorted by start", () => {
  for (const name of NAMES) {
    const { steps } = sample(name).timing;
    assert.deepEqual(
      of(steps, "phase").map((step) => step.phase),
      ["open", "pixoid", "bugs", "end"],
      name,
    );
    for (const [place, step] of steps.entries()) assert.ok(step.start >= (steps[place - 1]?.start ?? 0));
  }
});

test("after Pixoid runs into a Bug nobody moves, and he is caught", () => {
  const { facts } = sample("turn");
  const events = [
    { code: "pixoid.revealed", values: { programs: [`${facts.pixoid}:U2`, ...facts.bugs.map((bug) => `${bug}:D1`)] } },
    {
      code: "pixoid.moved",
      values: { piece: facts.pixoid, direction: "U", distance: 2, steps: 1, stopped: "catch", path: ["h6"] },
    },
    { code: "pixoid.caught", values: { piece: facts.pixoid, pix: "h6", by: [facts.bugs[0]], mover: "pixoid" } },
  ];
  const { steps } = timeline(events, facts);
  assert.deepEqual(kinds(steps).slice(-3), ["phase", "caught", "announced"]);
  assert.equal(of(steps, "caught")[0]?.start, 1530 + 130 + 150);
});

test("there are never more than three flashes in a second", () => {
  const { facts } = sample("turn");
  const pieces = [facts.pixoid, ...facts.bugs];
  const moved = pieces.map((piece, place) => ({
    code: "pixoid.moved",
    values: {
      piece,
      direction: "U",
      distance: 9,
      steps: place + 1,
      stopped: "wall",
      path: ["a9", "a8", "a7", "a6"].slice(0, place + 1),
    },
  }));
  const caught = {
    code: "pixoid.caught",
    values: { piece: facts.pixoid, pix: "a9", by: [facts.bugs[0]], mover: "bugs" },
  };
  const { steps } = timeline([{ code: "pixoid.revealed", values: { programs: [] } }, ...moved, caught], facts);
  const flashes = new Set([
    ...of(steps, "bump").flatMap((step) => (step.flash ? [step.start] : [])),
    ...of(steps, "caught").map((step) => step.start),
  ]);
  assert.ok(flashes.size >= 2 && flashes.size <= 3, String([...flashes]));
});

test("reduced motion keeps the order: moves last 600, other phases 400", () => {
  for (const name of NAMES) {
    const { timing } = sample(name);
    const calm = stillTimeline(timing);
    assert.deepEqual(kinds(calm.steps), kinds(timing.steps));
    assert.equal(calm.total, 1800);
    assert.deepEqual(
      of(calm.steps, "phase").map((step) => step.start),
      [0, 600, 1000, 1400],
    );
    for (const step of calm.steps) assert.ok(step.duration <= 140);
  }
});

test("events are announced in order, none before it was shown", () => {
  for (const name of NAMES) {
    for (const staged of [false, true]) {
      const { facts, events } = sample(name);
      for (const { steps } of [timeline(events, facts, staged), stillTimeline(timeline(events, facts, staged))]) {
        const announced = of(steps, "announced").sort(
          (one, other) => one.start - other.start || one.count - other.count,
        );
        assert.deepEqual(
          announced.map((step) => step.count),
          events.map((_, place) => place + 1),
        );
        for (const run of of(steps, "run")) {
          const place = events.findIndex(
            ({ code, values }) => code === "pixoid.moved" && values["piece"] === run.piece,
          );
          assert.ok((announced[place]?.start ?? 0) >= run.start + run.duration, `${name} ${run.piece}`);
        }
        const lids = of(steps, "open").map((step) => step.start + step.duration);
        assert.ok((announced[0]?.start ?? 0) >= Math.max(...lids), name);
        const [caught] = of(steps, "caught");
        const ended = events.findIndex(({ code }) => code === "pixoid.caught");
        if (caught) assert.ok((announced[ended]?.start ?? 0) > caught.start);
      }
    }
  }
});

test("at a table a catch pauses for two seconds, then points follow", () => {
  const { facts, events } = sample("catch");
  const { steps, scenes, total } = timeline(events, facts, true);
  const [caught] = of(steps, "caught");
  const [plate] = of(steps, "plate");
  const [count] = of(steps, "count");
  const [score] = of(steps, "score");
  assert.ok(caught && plate && count && score);
  assert.ok(plate.start > caught.start && plate.start < caught.start + 1000);
  assert.ok(count.start - caught.start >= 2000);
  assert.ok(score.start >= count.start);
  for (const step of steps) assert.ok(step.start <= caught.start + 1000 || step.start >= count.start, step.kind);
  assert.deepEqual(scenes, [plate.start, score.start + 600]);
  assert.ok(total - count.start <= 7000, "scenes of four rounds take 40 s at most");
});

test("Bugs next to, behind and passed by Pixoid are near misses", () => {
  const { facts } = sample("turn");
  const joined = (pix: string): string[] =>
    facts.joined.flatMap(([one, other]) => (one === pix ? [other] : other === pix ? [one] : []));
  const [a = "", b = ""] = facts.joined[0] ?? [];
  const c = joined(b).find((pix) => pix !== a) ?? "";
  const [bug = "sky"] = facts.bugs;
  const hunted = { piece: facts.pixoid, from: a, path: [b] };
  const ways = (path: readonly string[]) => nearMisses(facts, [hunted, { piece: bug, from: "z1", path }]);
  assert.deepEqual(
    ways([c]).map((near) => [near.how, near.from, near.to]),
    [["short", c, b]],
  );
  const far = facts.joined.flat().find((pix) => pix !== a && pix !== b && !joined(b).includes(pix)) ?? "";
  assert.deepEqual(
    ways([a, far]).map((near) => [near.how, near.to]),
    [["late", a]],
  );
  assert.deepEqual(ways([far]), []);
});

test("placing a cube takes 220 ms, unknown events take no time", () => {
  const { facts } = sample("turn");
  assert.equal(timeline([{ code: "pixoid.cube-set", values: { piece: "sky", pix: "c3" } }], facts).total, 220);
  assert.equal(timeline([{ code: "pixoid.something-new", values: {} }], facts).total, 0);
});

test("score tags lie inside the frame without overlaps", () => {
  for (let first = 0; first <= 49; first += 1) {
    for (const others of [
      [0, 0, 0],
      [0, 1, 1],
      [1, 2, 3],
      [1, 1, 1],
      [0, 0, 3],
    ]) {
      const tags: Tag[] = [];
      for (const to of [first, ...others.map((by) => first + by)]) tags.push(freeTag(to % 13, trackPoint(to, 0), tags));
      for (const [at, { x, y, width }] of tags.entries()) {
        assert.ok(x - width / 2 > 80 && x + width / 2 < 740 && y > 80 && y < 740, `${first}: ${x} ${y}`);
        for (const other of tags.slice(at + 1))
          assert.ok(Math.abs(other.y - y) >= 40 || Math.abs(other.x - x) >= (other.width + width) / 2, `${first}`);
      }
    }
  }
});
