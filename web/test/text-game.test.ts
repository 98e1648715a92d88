/** A game that isn't built into the client, with simultaneous secret moves. */

import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventSentence } from "../src/event_sentences.ts";
import type { TableSession } from "../src/games/contract.ts";
import { gameName } from "../src/games/index.ts";
import { PlayedGame } from "../src/games/played_game.ts";
import { reviewView } from "../src/games/reviews.ts";
import { tableViewOf } from "../src/games/tables.ts";
import { factLines, movesIn } from "../src/games/text/raw_words.ts";
import type { DecisionView, ReplayView, State } from "../src/generated/protocol.ts";
import { marginOf, pointCourse } from "../src/review/game_numbers.ts";
import { learn, loadGameWords } from "../src/words.ts";
import { handlers, textOf } from "./dom.ts";

const WORDS = `
rps-name = Rock Paper Scissors
rps-move = { $move ->
    [rock] Rock
    [paper] Paper
   *[other] { $move }
}
rps-fact-turn = This is throw { $value }.
rps-won = { $player } wins with { $move }.
rps-beaten = { $player } beats { $others }.
core-points-entry = { $player } { $points }
core-list-comma = { $first }, { $next }
web-pixoid-change = Ready, change
`;

const CHOICES = { default: "rock", moves: [{ move: "rock" }, { move: "paper" }, { move: "scissors" }] };

function decision(piece: string, seat: number, decided = false): DecisionView {
  return { piece, seat, decided, commitment: "", changes: 0 };
}

function table(decisions: readonly DecisionView[], facts: Readonly<Record<string, unknown>> = {}): State {
  const seat = {
    holder: "person",
    person: "",
    program: false,
    away: false,
    agreed: false,
    untimed: false,
    late: false,
    off: 0,
  };
  return {
    type: "state",
    number: 7,
    table: "t",
    phase: "playing",
    previous: "",
    series: null,
    match: null,
    offered: 0,
    bots_in: -1,
    next: "",
    settings: {
      game: "rps",
      rules: 1,
      options: {},
      start: "",
      clock: "none",
      milliseconds: 0,
      stand_in: "",
      grace: 0,
      public: false,
      chat: false,
      best_of: 0,
      daily: "",
    },
    host: "",
    paused: false,
    paused_by: "",
    seats: ["Ann", "Ben"].map((name) => ({ ...seat, name })),
    board: { seats: { left: 1, right: 2 } },
    current: {
      step: 3,
      position: "rps",
      facts: { turn: 4, scores: [2, 1], last: { left: "rock", right: "paper" }, ...facts },
      points: [2, 1],
      decisions,
      choices: { left: CHOICES, right: CHOICES },
      silent: [],
      wait: 0,
      outcome: null,
    },
    clocks: {},
    last: { step: 2, played: [], events: [{ code: "rps.won", values: { seat: 2, move: "paper" } }] },
  } as State;
}

type Sent = Parameters<TableSession["submit"]>[0];

/** A session with the first seat, and the messages sent from there. */
function session(): { readonly sent: Sent[]; readonly session: TableSession } {
  const sent: Sent[] = [];
  return {
    sent,
    session: {
      table: "t",
      mySeats: [0],
      isScreen: false,
      isPad: false,
      isShared: false,
      ownProgram: () => "",
      isStandIns: () => false,
      hinted: () => "",
      revision: () => 5,
      submit: async (wish) => {
        sent.push(wish);
        return true;
      },
      isAlone: false,
      takeBack: async () => {},
      arrange: async () => {},
    },
  };
}

const OPEN = { open: [0], showing: false };
const BOTH = [decision("left", 0), decision("right", 1)];

test("codes are shown raw until the game's messages are loaded", () => {
  const { session: at } = session();
  const game = new (tableViewOf("rps"))(at);
  assert.match(textOf(game.board(table(BOTH), OPEN)), /turn: 4/);
  assert.equal(textOf(game.controls(table(BOTH), OPEN)), "Ann rock paper scissors");
  learn("en", WORDS);
  assert.match(textOf(game.board(table(BOTH), OPEN)), /This is throw 4\./);
  assert.equal(textOf(game.controls(table(BOTH), OPEN)), "Ann Rock Paper scissors");
  assert.match(textOf(game.inWords(table(BOTH), OPEN)), /Ben wins with paper\./);
});

test("a list among an event's values is joined with commas", () => {
  const event = { code: "rps.beaten", values: { seat: 1, others: ["rock", "paper", 7] } };
  assert.equal(eventSentence(event, { pieces: {}, seats: ["Ann"] }), "Ann beats rock, paper, 7.");
});

test("facts name owners and pieces, and omit what is shown elsewhere", () => {
  const names = { seats: ["Ann", "Ben"], pieces: { left: "Ann", right: "Ben" } };
  assert.deepEqual(factLines("rps", { scores: [2, 1], last: { left: "rock" }, over: false, hand: null }, names), [
    "scores: Ann 2, Ben 1",
    "last: Ann rock",
  ]);
});

test("all moves are found once, or else the default", () => {
  assert.deepEqual(movesIn(CHOICES), ["rock", "paper", "scissors"]);
  assert.deepEqual(movesIn({ moves: ["a", "b"], port: { locked: "x" }, hexes: { a1: [{ move: "b" }] } }), ["a", "b"]);
  assert.deepEqual(movesIn({ default: "pass", elements: ["fire"] }), ["pass"]);
  assert.deepEqual(movesIn(undefined), []);
});

test("a button submits its move for the own piece", async () => {
  const { sent, session: at } = session();
  const game = new (tableViewOf("rps"))(at);
  const [, paper] = handlers(game.controls(table(BOTH), OPEN));
  paper?.();
  await Promise.resolve();
  assert.deepEqual(sent, [{ type: "submit", seat: 0, step: 3, piece: "left", revision: 5, move: "paper" }]);
});

test("a submitted move can be withdrawn and isn't on the page", () => {
  const { sent, session: at } = session();
  const game = new (tableViewOf("rps"))(at);
  const given = game.controls(table([decision("left", 0, true), decision("right", 1)]), OPEN);
  assert.equal(textOf(given), "Ann Ready, change");
  handlers(given)[0]?.();
  assert.deepEqual(sent, [{ type: "withdraw", seat: 0, step: 3, piece: "left", revision: 5 }]);
});

test("no choice is drawn behind a curtain or during a reveal", () => {
  const game = new (tableViewOf("rps"))(session().session);
  assert.equal(textOf(game.controls(table(BOTH), { open: [], showing: false })), "");
  assert.equal(textOf(game.controls(table(BOTH), { open: [0], showing: true })), "");
});

const REPLAY: ReplayView = {
  game: "rps",
  rules: 1,
  options: {},
  players: ["Ann", "Ben"],
  result: "winners 2 points 0.2 reason points",
  board: { seats: { left: 1, right: 2 } },
  frames: [0, 1, 2].map((step) => ({
    step,
    position: "rps",
    facts: { turn: step + 1 },
    points: [0, step],
    moves: step ? { left: "rock", right: "paper" } : {},
    events: step ? [{ code: "rps.won", values: { seat: 2, move: "paper" } }] : [],
  })),
};

test("the review has facts, secret moves and the course of points", () => {
  const played = new PlayedGame(REPLAY, reviewView("rps"));
  assert.match(textOf(played.view.board(played, () => {}).view(1, null, false)), /This is throw 2\./);
  assert.equal(textOf(played.view.programs?.(played, 0, null)), "Ann Rock Ben Paper");
  assert.equal(textOf(played.view.programs?.(played, 0, 1)), "Ben Paper");
  assert.deepEqual(
    pointCourse(played).lines.map((line) => line.values),
    [
      [0, 0, 0],
      [0, 1, 2],
    ],
  );
  assert.deepEqual(marginOf(played), { points: 2, late: false });
});

test("messages load in the current language, else codes are shown", async () => {
  const asked: string[] = [];
  const answer = (path: string): Response =>
    path.endsWith("/api/words/dice/en") ? new Response("dice-name = Dice") : new Response("{}", { status: 404 });
  globalThis.fetch = async (path) => {
    asked.push(new URL(String(path)).pathname);
    return answer(String(path));
  };
  await loadGameWords("dice");
  await loadGameWords("cards");
  assert.deepEqual(asked, ["/api/words/dice/en", "/api/words/cards/en"]);
  assert.equal(gameName("dice"), "Dice");
  assert.equal(gameName("cards"), "core-game");
});
