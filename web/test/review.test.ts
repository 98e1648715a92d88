/** Reviews: statistics of a game, who knows which moves, and playback. */

import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { endingOf } from "../src/games/moments.ts";
import { pixlReview } from "../src/games/pixl/pixl_review.ts";
import { secretsOf, splitOf } from "../src/games/pixoid/review/numbers.ts";
import { pixoidReview } from "../src/games/pixoid/review/pixoid_review.ts";
import { PlayedGame } from "../src/games/played_game.ts";
import type { EventView, FrameView, ReplayView } from "../src/generated/protocol.ts";
import { countsOf, curiosities, marginOf, pointCourse, roundsOf } from "../src/review/game_numbers.ts";
import { spread } from "../src/review/label_layout.ts";
import { resultTitles } from "../src/review/result_page.ts";
import { Transport } from "../src/review/transport.ts";
import { learn } from "../src/words.ts";

type Facts = Readonly<Record<string, unknown>>;

const event = (code: string, values: Facts): EventView => ({ code, values });
const moved = (piece: string, path: readonly string[], stopped = ""): EventView =>
  event("pixoid.moved", { piece, direction: "R", distance: path.length, steps: path.length, stopped, path });

function game(board: Facts, result: string, frames: readonly Partial<FrameView>[]): PlayedGame {
  const replay: ReplayView = {
    game: "bonus_pix" in board ? "pixoid" : "pixl",
    rules: 1,
    options: board["options"] as Readonly<Record<string, string>>,
    players: ["Mira", "Tomek", "Lucie"],
    result,
    board,
    frames: frames.map((frame, step) => ({
      step,
      position: "",
      facts: {},
      points: [0, 0, 0],
      moves: {},
      events: [],
      ...frame,
    })),
  };
  return new PlayedGame(replay, "bonus_pix" in board ? pixoidReview : pixlReview);
}

const BOARD: Facts = {
  options: { controllers: "amber.sky.rose.mint", game: "standard" },
  joined: [
    ["a1", "b1"],
    ["b1", "c1"],
    ["c1", "d1"],
  ],
  bonus_pix: ["c1"],
  round: 1,
  rounds: 2,
  turn: 1,
  phase: "programming",
  pixoid: "amber",
  bugs: ["sky", "rose", "mint"],
  holders: { amber: 1, sky: 2, rose: 3, mint: 2 },
  cubes: { amber: "a1", sky: "d1", rose: "d1", mint: "d1" },
  taken: 0,
  picked_up: 0,
  scores: [0, 0, 0],
  over: false,
};

/** A turn in which Pixoid escapes with a bonus cube, one in which he is caught, and a second round of one turn. */
const PIXOID = game(BOARD, "winners 2 points 2.21.11 reason points", [
  {},
  {
    facts: { turn: 2, taken: 1, picked_up: 1, holders: { amber: 1, sky: 2, rose: 3, mint: 3 } },
    moves: { amber: "R1", sky: "L2", rose: "L9", mint: "L1" },
    events: [
      event("pixoid.revealed", { programs: [] }),
      moved("amber", ["b1"]),
      event("pixoid.picked-up", { piece: "amber", pix: "c1", bonus: 1 }),
      moved("sky", ["c1"]),
      moved("rose", [], "wall"),
      moved("mint", [], "wall"),
      event("pixoid.cube-taken", { piece: "amber", taken: 1, left: 11 }),
    ] as never,
  },
  {
    facts: { round: 2, phase: "placing", pixoid: "sky", bugs: ["rose", "amber", "mint"], scores: [2, 11, 11] },
    moves: { amber: "L1", sky: "L2", rose: "L9", mint: "L1" },
    events: [
      event("pixoid.revealed", { programs: [] }),
      moved("amber", ["a1"]),
      moved("mint", ["b1", "a1"], "catch"),
      event("pixoid.caught", { piece: "amber", pix: "a1", by: ["mint"], mover: "bugs" }),
      event("pixoid.round-over", { round: 1, how: "caught", points: [2, 11, 11] }),
    ] as never,
  },
  { facts: { round: 2, pixoid: "sky", bugs: ["rose", "amber", "mint"], scores: [2, 11, 11], taken: 9, picked_up: 1 } },
  {
    facts: { round: 2, phase: "over", pixoid: "sky", taken: 9, picked_up: 1, scores: [2, 21, 11], over: true },
    moves: { amber: "L1", sky: "L2", rose: "L9", mint: "L1" },
    events: [
      event("pixoid.revealed", { programs: [] }),
      event("pixoid.round-over", { round: 2, how: "survived", points: [0, 10, 0] }),
    ] as never,
  },
]);

test("a result line has winners, points, reason and whether stopped", () => {
  assert.deepEqual(endingOf("winners 1.3 points 28.27.28 reason points"), {
    winners: [0, 2],
    points: [28, 27, 28],
    reason: "points",
    stopped: false,
  });
  assert.deepEqual(endingOf("winners 2.3.4 points - reason caught").points, []);
  assert.deepEqual(endingOf("stopped points 1.2"), { winners: [], points: [1, 2], reason: "", stopped: true });
  assert.deepEqual(endingOf("unfinished").winners, []);
});

test("before the reveal a seat knows its own and the spare move", () => {
  const known = (at: number, viewer: number | null): string[] =>
    secretsOf(PIXOID, at, viewer)
      .filter((one) => one.known)
      .map((one) => one.piece);
  assert.deepEqual(known(0, null), ["amber", "sky", "rose", "mint"]);
  assert.deepEqual(known(0, 0), ["amber"]);
  assert.deepEqual(known(0, 1), ["sky", "mint"]);
  assert.deepEqual(known(1, 1), ["sky"]);
  assert.deepEqual(known(1, 2), ["rose", "mint"]);
});

test("no moves while cubes are placed, the last ones open at the end", () => {
  assert.deepEqual(secretsOf(PIXOID, 2, null), []);
  assert.equal(secretsOf(PIXOID, 4, 0).filter((one) => one.known).length, 4);
});

test("rounds are separated by their moments", () => {
  assert.deepEqual(
    roundsOf(PIXOID).map(({ round, seat, from, to }) => [round, seat, from, to]),
    [
      [1, 0, 0, 2],
      [2, 1, 2, 4],
    ],
  );
});

test("the course counts cubes during a round and points after it", () => {
  const course = pointCourse(PIXOID);
  assert.equal(course.turns, 3);
  assert.deepEqual(
    course.lines.map((line) => line.values),
    [
      [0, 2, 2, 2],
      [0, 0, 11, 21],
      [0, 0, 11, 11],
    ],
  );
  assert.equal(course.top, 25);
  assert.deepEqual(
    course.rounds.map(({ from, to }) => [from, to]),
    [
      [0, 2],
      [2, 3],
    ],
  );
});

test("points of Pixoid and Bugs add up to the result", () => {
  const split = splitOf(PIXOID);
  assert.deepEqual(split, [
    { asPixoid: 2, asBug: 0 },
    { asPixoid: 10, asBug: 11 },
    { asPixoid: 0, asBug: 11 },
  ]);
  assert.deepEqual(
    split.map(({ asPixoid, asBug }) => asPixoid + asBug),
    PIXOID.ending.points,
  );
});

test("a late win needs a lead that began in the last turn", () => {
  assert.deepEqual(marginOf(PIXOID), { points: 10, late: true });
});

test("winners are ranked first, then by points", () => {
  assert.deepEqual(
    [
      ...new PlayedGame({ ...PIXOID.replay, result: "winners 3 points 2.21.11 reason points" }, pixoidReview).ranking,
    ].at(0),
    2,
  );
});

test("events count for the seat that held the piece then", () => {
  const counts = countsOf(PIXOID);
  assert.deepEqual(counts["walls"], [0, 1, 1]);
  assert.deepEqual(counts["hunter"], [0, 0, 1]);
  assert.deepEqual(counts["collector"], [1, 0, 0]);
  assert.deepEqual(counts["shave"], [1, 0, 0]);
  assert.deepEqual(counts["shadow"], [0, 1, 0]);
});

/** A short game of one turn in which all but Pixoid run this many Pix, and Mira's neighbour catches Pixoid. */
function shortGame(steps: readonly number[], result: string, turn = 5): PlayedGame {
  const path = (count: number): string[] => Array.from({ length: count }, () => "b1");
  const board = { ...BOARD, options: { controllers: "amber.sky.rose.mint", game: "short" }, rounds: 1, turn };
  return game(board, result, [
    {},
    {
      facts: { phase: "over", over: true },
      events: [
        event("pixoid.revealed", { programs: [] }),
        ...["amber", "sky", "rose"].map((piece, seat) => moved(piece, path(steps[seat] ?? 0))),
      ] as never,
    },
  ]);
}

test("an award goes to a single leader with enough", () => {
  const awards = (steps: readonly number[]) =>
    curiosities(shortGame(steps, "winners 2.3 points - reason caught")).map(({ seat, kind, count }) => [
      seat,
      kind,
      count,
    ]);
  assert.deepEqual(awards([0, 3, 4]), [], "three or four Pix are no marathon");
  assert.deepEqual(awards([0, 6, 6]), [], "nobody has most");
  assert.deepEqual(awards([1, 4, 7]), [[2, "sprint", 7]]);
  assert.deepEqual(curiosities(PIXOID), [{ seat: 2, kind: "hunter", count: 1 }]);
});

test("a result addresses the player and names winners to others", () => {
  for (const file of ["core", "web", "web-looking"]) {
    learn("en", readFileSync(`../src/pixcade/locales/en/${file}.ftl`, "utf8"));
  }
  const caught = shortGame([1, 2, 3], "winners 2.3 points - reason caught");
  assert.deepEqual(resultTitles(caught, [0]), ["CAUGHT on turn 5", "Tomek and Lucie win!"]);
  assert.deepEqual(resultTitles(caught, [1]), ["You win! Pixoid is caught", "Pixoid had no cubes yet."]);
  const escaped = shortGame([1, 2, 3], "winners 1 points - reason twelve-cubes");
  assert.deepEqual(resultTitles(escaped, [0]), ["TWELVE! You got away!", ""]);
  assert.deepEqual(resultTitles(escaped, [2]), ["Pixoid got away!", "Mira wins!"]);
  for (const own of [[], [0, 1]]) {
    assert.deepEqual(resultTitles(caught, own), ["CAUGHT on turn 5", "Tomek and Lucie win!"]);
    assert.deepEqual(resultTitles(escaped, own), ["TWELVE! Mira got away", "Mira wins!"]);
  }
  assert.equal(resultTitles(PIXOID, [1])[0], "You win!");
  assert.deepEqual(resultTitles(PIXOID, [2]), ["You finish second.", "Tomek wins!"]);
  assert.equal(resultTitles(PIXOID, [0])[0], "You finish third.");
});

test("Pixl statistics go to the player of the element", () => {
  const board = {
    options: {},
    order: ["fire", "water", "earth"],
    seats: { fire: 1, water: 2, earth: 3 },
    mover: "fire",
  };
  const played = game(board, "winners 1 points 4.0.0 reason supply-empty", [
    {},
    {
      points: [4, 0, 0],
      events: [
        event("pixl.placed", { element: "fire", hex: "a1" }),
        event("pixl.covered", { element: "fire", victim: "earth", hex: "a2", height: 3 }),
        event("pixl.locked", { element: "water", hex: "b1", by: "fire" }),
      ] as never,
    },
  ]);
  const counts = countsOf(played);
  assert.deepEqual(counts["tower"], [3, 0, 0]);
  assert.deepEqual(counts["locker"], [1, 0, 0]);
  assert.deepEqual(counts["harvest"], [4, 0, 0]);
  assert.equal(played.pieceOf(2), "earth");
});

test("labels keep their order, stay in the chart and don't overlap", () => {
  for (const wanted of [
    [10, 11, 12, 13],
    [100, 100, 100, 100],
    [50, 10, 90, 52],
  ]) {
    const places = spread(wanted, 24, 10, 100);
    const sorted = [...places].sort((one, other) => one - other);
    assert.ok((sorted.at(-1) ?? 0) <= 100);
    for (const [at, place] of sorted.entries()) if (at > 0) assert.ok(place - (sorted[at - 1] ?? 0) >= 24);
  }
});

/** Playback through this many steps, each reveal controlled by the test. */
function playback(last: number, begin = 0) {
  const shown: { from: number; signal: AbortSignal; end: () => void }[] = [];
  const transport = new Transport(last, begin, {
    show: (from, signal) => new Promise((end) => shown.push({ from, signal, end })),
    changed: () => {},
    rest: () => 0,
  });
  const end = async (): Promise<void> => {
    shown.at(-1)?.end();
    await new Promise((go) => setTimeout(go, 5));
  };
  return { transport, shown, end };
}

test("a step is shown before its moment is reached", async () => {
  const { transport, end } = playback(3);
  transport.step();
  assert.deepEqual([transport.at, transport.moving], [0, true]);
  await end();
  assert.deepEqual([transport.at, transport.moving], [1, false]);
});

test("a second quick step completes the first immediately", async () => {
  const { transport, shown, end } = playback(3);
  transport.step();
  transport.step();
  assert.equal(transport.at, 1);
  assert.ok(shown[0]?.signal.aborted);
  shown[0]?.end();
  await end();
  assert.equal(transport.at, 2);
});

test("going back returns to the start of the reveal, then further", () => {
  const { transport } = playback(3, 2);
  transport.step();
  transport.back();
  assert.deepEqual([transport.at, transport.moving], [2, false]);
  transport.back();
  assert.equal(transport.at, 1);
});

test("playback stops at the end and restarts from there", async () => {
  const { transport, end } = playback(2);
  transport.play();
  await end();
  await end();
  assert.deepEqual([transport.at, transport.playing], [2, false]);
  transport.toggle();
  assert.deepEqual([transport.at, transport.playing, transport.moving], [0, true, true]);
  transport.close();
});

test("playback continues after a jump, which stays within the game", async () => {
  const { transport, shown, end } = playback(9);
  transport.play();
  transport.jump(7);
  await end();
  assert.equal(shown.at(-1)?.from, 7);
  transport.pause();
  transport.jump(99);
  assert.equal(transport.at, 9);
  transport.jump(Number.NaN);
  assert.equal(transport.at, 0);
  transport.close();
});

test("a best is only one if there was an earlier game to beat", () => {
  const short = { ...BOARD, options: { controllers: "amber.sky.rose.mint", game: "short" }, rounds: 1 };
  const played = game(short, "winners 2.3 points 0.0.0 reason caught", [{}, { facts: { taken: 5 } }]);
  const best = (records: Readonly<Record<string, number>>): string => pixoidReview.best?.(played, 0, records) ?? "";
  assert.equal(best({}), "");
  assert.equal(best({ run: 5 }), "");
  assert.equal(best({ run: 4 }), "That’s your best so far.");
  assert.equal(best({ run: 7 }), "Your best: 7.");
});
