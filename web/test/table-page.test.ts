/** The page of a table: what happens makes it act, once; drawing it makes it do nothing. */

import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, test } from "node:test";
import type { FromClient, FromServer, State } from "../src/generated/protocol.ts";
import { TablePage } from "../src/pages/table.ts";
import { app } from "../src/ui/app.ts";
import { textOf } from "./dom.ts";

/** What a page has done to the world outside of it. */
const done: string[] = [];
let sockets: FakeSocket[] = [];

class FakeSocket {
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly sent: FromClient[] = [];
  readonly #listeners = new Map<string, (event: unknown) => void>();

  constructor() {
    sockets.push(this);
  }

  addEventListener(name: string, listener: (event: unknown) => void): void {
    this.#listeners.set(name, listener);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  receive(...messages: readonly Partial<FromServer>[]): void {
    for (const message of messages) this.#listeners.get("message")?.({ data: JSON.stringify(message) });
  }
}

const kept = new Map<string, string>();
const place = {
  hash: "",
  pathname: "/t/sample",
  search: "",
  href: "http://127.0.0.1/t/sample",
  replace: (path: string) => done.push(`go ${path}`),
  reload: () => done.push("reload"),
};

Object.assign(globalThis, {
  WebSocket: FakeSocket,
  location: place,
  history: { state: null, replaceState: (_state: unknown, _title: string, path: string) => done.push(`show ${path}`) },
  localStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      done.push(`keep ${name}`);
      kept.set(name, value);
    },
    removeItem: (name: string) => kept.delete(name),
  },
  fetch: async (path: string) => {
    if (!path.includes("/assets/")) done.push(`fetch ${path}`); // code and words may be loaded when they are drawn
    throw new Error("offline");
  },
});

const SAMPLE: State = {
  ...(JSON.parse(readFileSync("dev/samples/pixoid-turn.json", "utf8")) as { state: State }).state,
  series: null,
  match: null,
};
const WELCOME = { type: "welcome", build: "", invite: "secret", host: true } as const;
const yours = (...seats: readonly number[]) =>
  ({ type: "yours", step: 0, seats, programs: [], host: true, spectator: false }) as const;

/** One free Start Pix for the first seat. */
const PLACING: State = {
  ...SAMPLE,
  current: {
    ...SAMPLE.current,
    facts: { ...SAMPLE.current.facts, phase: "placing" },
    decisions: [{ piece: "amber", seat: 0, decided: false, commitment: "", changes: 0 }],
    choices: {
      amber: { kind: "place", default: "@a1", pix: { a1: { move: "@a1" }, b1: { locked: "taken", rule: "" } } },
    },
  },
};
const person = { ...SAMPLE.seats[0], holder: "person" } as State["seats"][number];
const bot = { ...SAMPLE.seats[0], holder: "bot", name: "normal" } as State["seats"][number];
const ALONE = { ...SAMPLE, seats: [person, bot, bot, bot] };

let page: TablePage;

/** Open the page and let it receive some messages. */
function opened(query: { screen?: boolean; pad?: boolean }, ...messages: readonly Partial<FromServer>[]): FakeSocket {
  page = new TablePage("sample", "", query.screen ?? false, query.pad ?? false);
  const [socket] = sockets;
  assert.ok(socket);
  socket.receive(WELCOME, ...messages);
  return socket;
}

/** The requests of a kind. One that was not answered is sent again on a new connection, under the same id. */
const sentBy = (socket: FakeSocket, type: string): readonly FromClient[] => [
  ...new Map(socket.sent.flatMap((one) => (one.type === type && "id" in one ? [[one.id, one] as const] : []))).values(),
];

/** Draw the page several times; returns what it says. Nothing outside of it may notice. */
function drawn(): string {
  const all = (): readonly unknown[] => [...done, ...sockets.flatMap(({ sent }) => sent)];
  const before = all();
  const text = [1, 2, 3].map(() => textOf(page.view())).at(-1) ?? "";
  assert.deepEqual(all(), before);
  return text;
}

beforeEach(() => {
  done.length = 0;
  sockets = [];
  kept.clear();
  place.hash = "";
  app.sitsAt = "";
});

afterEach(() => page.leave());

test("where one choice is left it is submitted once, however often the table is drawn", () => {
  const socket = opened({}, yours(0), PLACING);
  drawn();
  socket.receive({ type: "clocks", clocks: {} } as Partial<FromServer>);
  assert.deepEqual(
    sentBy(socket, "submit").map((one) => "move" in one && one.move),
    ["@a1"],
  );
});

test("a choice is not made by drawing before it is known whose seat it is", () => {
  const socket = opened({}, PLACING);
  drawn();
  assert.deepEqual(sentBy(socket, "submit"), []);
  socket.receive(yours(0));
  assert.equal(sentBy(socket, "submit").length, 1);
});

test("another game alone against bots is started once", () => {
  const lobby = { ...ALONE, phase: "lobby", previous: "before" };
  const socket = opened({}, yours(0), lobby);
  drawn();
  socket.receive({ ...lobby, number: 41 });
  assert.equal(sentBy(socket, "start").length, 1);
});

test("whoever has asked for a seat on another page sits down once", () => {
  app.sitsAt = "sample";
  app.name = "Ann";
  const lobby = { ...ALONE, phase: "lobby" };
  const socket = opened({}, yours(0), lobby);
  drawn();
  socket.receive({ ...lobby, number: 41 });
  assert.equal(sentBy(socket, "rename").length, 1);
});

test("a lobby puts its invitation into the address, and the game takes it out", () => {
  const socket = opened({}, yours(0), { ...ALONE, phase: "lobby" });
  assert.deepEqual(
    done.filter((one) => one.startsWith("show")),
    ["show /t/sample#secret"],
  );
  place.hash = "#secret";
  drawn();
  socket.receive({ ...ALONE, number: 41 });
  assert.deepEqual(
    done.filter((one) => one.startsWith("show")),
    ["show /t/sample#secret", "show /t/sample"],
  );
});

test("the address of a game that is over leads to the one that is played now", () => {
  opened({}, yours(0), { ...ALONE, phase: "over", next: "later" });
  assert.deepEqual(
    done.filter((one) => one.startsWith("go")),
    ["go http://127.0.0.1/t/later"],
  );
  assert.match(drawn(), /connecting/);
});

test("whoever has seen the end of a game stays there", () => {
  const socket = opened({}, yours(0), ALONE);
  socket.receive({ ...ALONE, number: 41, phase: "over", next: "later" });
  assert.deepEqual(
    done.filter((one) => one.startsWith("go")),
    [],
  );
});

test("a shared screen reports each step once on each connection", () => {
  const socket = opened({ screen: true }, yours(), ALONE);
  drawn();
  const shown = (): readonly unknown[] => sentBy(socket, "reveal-shown").map((one) => "step" in one && one.step);
  assert.deepEqual(shown(), [0]);
  socket.receive({ type: "clocks", clocks: {} } as Partial<FromServer>);
  assert.deepEqual(shown(), [0]);
  socket.receive({ ...WELCOME });
  assert.deepEqual(shown(), [0, 0]);
});

test("a table at which somebody sits is remembered when it is known, not when it is drawn", () => {
  opened({}, yours(0), ALONE);
  assert.equal(kept.get("pixcade.tables"), "sample");
  drawn();
});
