/** The table page acts once on each event, and never because of a redraw. */

import "./dom.ts";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, test } from "node:test";
import type { FromClient, FromServer, State } from "../src/generated/protocol.ts";
import { TablePage } from "../src/pages/table.ts";
import { app } from "../src/ui/app.ts";
import { textOf } from "./dom.ts";

/** The page's side effects. */
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
    if (!path.includes("/assets/")) done.push(`fetch ${path}`); // code and messages may be loaded on render
    throw new Error("offline");
  },
});

const SAMPLE: State = {
  ...(JSON.parse(readFileSync("dev/samples/pixoid-turn.json", "utf8")) as { state: State }).state,
  series: null,
  match: null,
  offered: 0,
  bots_in: -1,
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

/** Open the page and deliver some messages. */
function openPage(query: { screen?: boolean; pad?: boolean }, ...messages: readonly Partial<FromServer>[]): FakeSocket {
  page = new TablePage("sample", "", query.screen ?? false, query.pad ?? false);
  const [socket] = sockets;
  assert.ok(socket);
  socket.receive(WELCOME, ...messages);
  return socket;
}

/** The requests of a type. An unanswered one is sent again on a new connection, with the same id. */
const sentBy = (socket: FakeSocket, type: string): readonly FromClient[] => [
  ...new Map(socket.sent.flatMap((one) => (one.type === type && "id" in one ? [[one.id, one] as const] : []))).values(),
];

/** Render the page several times and return its text. There must be no side effects. */
function renderText(): string {
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

test("an only move is submitted once across redraws", () => {
  const socket = openPage({}, yours(0), PLACING);
  renderText();
  socket.receive({ type: "clocks", clocks: {} } as Partial<FromServer>);
  assert.deepEqual(
    sentBy(socket, "submit").map((one) => "move" in one && one.move),
    ["@a1"],
  );
});

test("nothing is submitted before the own seats are known", () => {
  const socket = openPage({}, PLACING);
  renderText();
  assert.deepEqual(sentBy(socket, "submit"), []);
  socket.receive(yours(0));
  assert.equal(sentBy(socket, "submit").length, 1);
});

test("a rematch is accepted once", () => {
  const lobby = { ...ALONE, phase: "lobby", previous: "before" };
  const socket = openPage({}, yours(0), lobby);
  renderText();
  socket.receive({ ...lobby, number: 41 });
  assert.equal(sentBy(socket, "accept").length, 1);
});

test("a seat requested on another page is taken once", () => {
  app.sitsAt = "sample";
  app.name = "Ann";
  const lobby = { ...ALONE, phase: "lobby" };
  const socket = openPage({}, yours(0), lobby);
  renderText();
  socket.receive({ ...lobby, number: 41 });
  assert.equal(sentBy(socket, "rename").length, 1);
});

test("the address has the invitation during the lobby only", () => {
  const socket = openPage({}, yours(0), { ...ALONE, phase: "lobby" });
  assert.deepEqual(
    done.filter((one) => one.startsWith("show")),
    ["show /t/sample#secret"],
  );
  place.hash = "#secret";
  renderText();
  socket.receive({ ...ALONE, number: 41 });
  assert.deepEqual(
    done.filter((one) => one.startsWith("show")),
    ["show /t/sample#secret", "show /t/sample"],
  );
});

test("the address of a finished game leads to the current one", () => {
  openPage({}, yours(0), { ...ALONE, phase: "over", next: "later" });
  assert.deepEqual(
    done.filter((one) => one.startsWith("go")),
    ["go http://127.0.0.1/t/later"],
  );
  assert.match(renderText(), /connecting/);
});

test("a client that saw the end of a game stays there", () => {
  const socket = openPage({}, yours(0), ALONE);
  socket.receive({ ...ALONE, number: 41, phase: "over", next: "later" });
  assert.deepEqual(
    done.filter((one) => one.startsWith("go")),
    [],
  );
});

test("a shared screen reports each step once per connection", () => {
  const socket = openPage({ screen: true }, yours(), ALONE);
  renderText();
  const shown = (): readonly unknown[] => sentBy(socket, "reveal-shown").map((one) => "step" in one && one.step);
  assert.deepEqual(shown(), [0]);
  socket.receive({ type: "clocks", clocks: {} } as Partial<FromServer>);
  assert.deepEqual(shown(), [0]);
  socket.receive({ ...WELCOME });
  assert.deepEqual(shown(), [0, 0]);
});

test("a joined table is remembered on its first state, not on render", () => {
  openPage({}, yours(0), ALONE);
  assert.equal(kept.get("pixcade.tables"), "sample");
  renderText();
});
