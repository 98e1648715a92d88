// A table's WebSocket, with reconnects. A request is answered once, however often the connection breaks.

import type {
  Announced,
  Bye,
  Changed,
  ChatMessage,
  Decided,
  Done,
  FromClient,
  FromServer,
  HeartbeatReply,
  Present,
  Rejected as RejectedBody,
  Revealed,
  State,
  Welcome,
  Yours,
} from "../generated/protocol.ts";
import { PROTOCOL } from "../generated/protocol.ts";
import { Rejected } from "./api.ts";
import { applyMessage } from "./state.ts";
import { type TableSocket, transport } from "./transport.ts";

/** Says whether someone has the page in front of them: then slow games send no notice. */
function heartbeat(): string {
  const focused = document.visibilityState === "visible" && document.hasFocus();
  return JSON.stringify({ type: "heartbeat", focused } satisfies FromClient);
}

const BEAT = 5_000;
const SILENCE = 12_000;
const PROBE = 900;
const PAUSES = [50, 150, 400, 1_000, 2_000];

export type Link = "connecting" | "open" | "lost" | "ended";

/** A request without its id, which is assigned here. */
export type ClientRequest = FromClient extends infer Message
  ? Message extends { readonly id: string }
    ? Omit<Message, "id">
    : never
  : never;

export interface Listener {
  changed(): void;
  /** The whole state was sent, initially or because too much happened for single messages. */
  whole?(before: State | null): void;
  /** A step was revealed; `before` is the state before it. */
  revealed?(message: Revealed, before: State): void;
  chat?(message: ChatMessage): void;
  followed?(table: string, seat: number): void;
}

interface Waiting {
  readonly text: string;
  readonly done: (answer: Done) => void;
  readonly failed: (reason: Error) => void;
}

export class Connection {
  link: Link = "connecting";
  ended = "";
  welcome: Welcome | null = null;
  state: State | null = null;
  yours: Yours | null = null;
  present: Present | null = null;
  announced: Announced | null = null;
  chatMessages: ChatMessage[] = [];
  /** When `state.clocks` arrived, by this device's clock. */
  clocksAt = 0;
  #presentAt = 0;

  readonly #listener: Listener;
  readonly #build: string;
  readonly #screen: boolean;
  #socket: TableSocket | null = null;
  lastReceivedAt = 0;
  #attempts = 0;
  #timer = 0;
  #beating = 0;
  #ids = 0;
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  readonly #waiting = new Map<string, Waiting>();
  /** Choices whose previews were requested. */
  readonly previewed = new WeakSet<object>();

  constructor(
    readonly table: string,
    listener: Listener,
    build: string,
    screen = false,
  ) {
    this.#listener = listener;
    this.#build = build;
    this.#screen = screen;
    for (const [target, name] of this.#wakes()) target.addEventListener(name, this.#wake);
    this.#connect();
  }

  #wakes(): [EventTarget, string][] {
    return [
      [document, "visibilitychange"],
      [window, "pageshow"],
      [window, "online"],
      [window, "focus"],
    ];
  }

  /** Send a request and wait for its acknowledgement. Throws Rejected. */
  async request(message: ClientRequest): Promise<Done> {
    this.#ids += 1;
    const id = `${this.#prefix}-${this.#ids}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise<Done>((done, failed) => {
      this.#waiting.set(id, { text, done, failed });
      if (this.link === "open") this.#socket?.send(text);
      if (this.link === "ended") this.#fail(id, this.ended);
    });
  }

  /** Estimated milliseconds left for a piece; null if it has no running clock. */
  left(piece: string): number | null {
    const clock = this.state?.clocks[piece];
    if (clock === undefined) return null;
    return this.state?.paused ? clock : Math.max(0, clock - (performance.now() - this.clocksAt));
  }

  isThere(seat: number): boolean {
    return this.present?.seats[seat] ?? true;
  }

  /** Milliseconds until a bot takes over a seat; null if none will. */
  standIn(seat: number): number | null {
    const clock = this.present?.stand_in[seat] ?? -1;
    return clock < 0 ? null : Math.max(0, clock - (performance.now() - this.#presentAt));
  }

  /** Milliseconds until a rematch starts with those who have accepted; null if it waits. */
  get startsIn(): number | null {
    const told = this.present?.starts_in ?? -1;
    return told < 0 ? null : Math.max(0, told - (performance.now() - this.#presentAt));
  }

  close(): void {
    for (const [target, name] of this.#wakes()) target.removeEventListener(name, this.#wake);
    this.#finish("client.closed");
  }

  #connect(): void {
    window.clearTimeout(this.#timer);
    const socket = transport().socket(this.table);
    this.#socket = socket;
    this.lastReceivedAt = performance.now();
    socket.addEventListener("open", () => {
      const have = this.state?.number ?? 0;
      socket.send(
        JSON.stringify({ type: "hello", protocol: PROTOCOL, build: this.#build, have, screen: this.#screen }),
      );
    });
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket) this.receive(JSON.parse(String((event as MessageEvent).data)) as FromServer);
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#lose();
    });
    window.clearInterval(this.#beating);
    this.#beating = window.setInterval(() => {
      if (performance.now() - this.lastReceivedAt > SILENCE) this.#lose();
      else if (socket.readyState === WebSocket.OPEN) socket.send(heartbeat());
    }, BEAT);
  }

  #lose(): void {
    if (this.link === "ended") return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    window.clearInterval(this.#beating);
    this.link = "lost";
    this.#listener.changed();
    const pause = PAUSES[Math.min(this.#attempts, PAUSES.length - 1)] ?? 2_000;
    this.#attempts += 1;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), pause);
  }

  /** The device woke up or is back online: check the connection now. */
  readonly #wake = (): void => {
    if (document.visibilityState === "hidden" || this.link === "ended") return;
    const socket = this.#socket;
    if (socket === null) {
      this.#attempts = 0;
      this.#connect();
      return;
    }
    if (socket.readyState !== WebSocket.OPEN) return;
    const before = this.lastReceivedAt;
    socket.send(heartbeat());
    window.setTimeout(() => {
      const silent = this.#socket === socket && this.lastReceivedAt === before;
      if (silent) {
        this.#attempts = 0;
        this.#lose();
      }
    }, PROBE);
  };

  receive(message: FromServer): void {
    this.lastReceivedAt = performance.now();
    const before = this.state;
    switch (message.type) {
      case "welcome":
        this.#greeted(message);
        break;
      case "state":
      case "changed":
      case "decided":
      case "revealed":
      case "clocks":
        this.#know(message);
        break;
      case "yours":
        this.yours = message;
        break;
      case "done":
        this.#answered(message);
        break;
      case "rejected":
        this.#rejected(message);
        break;
      case "present":
        this.present = message;
        this.#presentAt = performance.now();
        break;
      case "chat":
        this.chatMessages = [...this.chatMessages.filter((line) => line.number !== message.number), message];
        this.#listener.chat?.(message);
        break;
      case "chat-removed":
        this.chatMessages = this.chatMessages.filter((line) => line.number !== message.number);
        break;
      case "rematch-ready":
        this.#listener.followed?.(message.table, message.seat);
        break;
      case "announced":
        this.announced = message;
        break;
      case "heartbeat":
        this.#compare(message);
        return;
      case "bye":
        this.#goodbye(message);
        break;
    }
    this.#askForPreviews();
    if (message.type === "state") this.#listener.whole?.(before);
    if (message.type === "revealed" && before !== null) this.#listener.revealed?.(message, before);
    this.#listener.changed();
  }

  #askForPreviews(): void {
    for (const { seat, piece } of this.state?.current.decisions ?? []) {
      const offered = this.state?.current.choices[piece] as { readonly previews?: boolean } | undefined;
      if (offered?.previews !== false || this.previewed.has(offered) || !this.yours?.seats.includes(seat)) continue;
      this.previewed.add(offered);
      this.request({ type: "preview", seat, piece }).then(
        ({ values }) => this.#preview(piece, offered, values["choices"]),
        () => {}, // the turn is over by now
      );
    }
  }

  #preview(piece: string, offered: object, choices: unknown): void {
    const { state } = this;
    if (state === null || state.current.choices[piece] !== offered) return;
    this.state = {
      ...state,
      current: { ...state.current, choices: { ...state.current.choices, [piece]: choices as typeof offered } },
    };
    this.#listener.changed();
  }

  #greeted(message: Welcome): void {
    this.welcome = message;
    this.chatMessages = []; // the server resends all messages that weren't removed
    this.link = "open";
    this.#attempts = 0;
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
  }

  #know(message: State | Changed | Decided | Revealed | Extract<FromServer, { type: "clocks" }>): void {
    const next = applyMessage(this.state, message);
    if (next !== this.state) this.clocksAt = performance.now();
    this.state = next;
  }

  /** If a heartbeat knows of more than we do, we missed something. */
  #compare(message: HeartbeatReply): void {
    if (this.state !== null && message.number > this.state.number) this.#lose();
  }

  #answered(message: Done): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    waiting?.done(message);
  }

  #rejected(message: RejectedBody): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    waiting?.failed(new Rejected({ code: message.code, rule: message.rule, values: message.values }));
  }

  #goodbye(message: Bye): void {
    if (!message.again) this.#finish(message.code);
  }

  #finish(code: string): void {
    this.link = "ended";
    this.ended = code;
    window.clearTimeout(this.#timer);
    window.clearInterval(this.#beating);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const id of [...this.#waiting.keys()]) this.#fail(id, code);
  }

  #fail(id: string, code: string): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.failed(new Rejected({ code, rule: "", values: {} }));
  }
}
