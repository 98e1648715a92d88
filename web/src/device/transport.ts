/** Play without a server: requests and sockets go to a worker, which is started when it is first needed. */

import { address } from "../addresses.ts";
import { recall, remember } from "../storage.ts";
import { errorIn, Rejected } from "../wire/api.ts";
import type { TableSocket, Transport } from "../wire/transport.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { runningTables } from "./running.ts";

/** The worker's file. */
declare const WORKER: string;

/** How long another page of this device may take to let go of a table: it may be closing. */
const LOCK_MS = 1_500;

export type EngineState =
  | { readonly is: "off" | "ready" }
  | { readonly is: "loading"; readonly loaded: number; readonly total: number }
  | { readonly is: "failed"; readonly code: string; readonly loaded: number };

/** A random id by which this device knows its own games. */
function devicePerson(): string {
  let person = recall("device");
  if (!person) {
    person = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    remember("device", person);
  }
  return person;
}

/** The engine's answer about games in progress, without it. */
async function running(options: RequestInit): Promise<Response> {
  const { tables } = JSON.parse(String(options.body)) as { readonly tables: readonly string[] };
  return Response.json(await runningTables(tables));
}

class LocalSocket extends EventTarget implements TableSocket {
  readyState: number = WebSocket.CONNECTING;
  #unlock: () => void = () => {};

  constructor(
    private readonly engine: DeviceTransport,
    readonly number: number,
    private readonly table: string,
  ) {
    super();
    void this.#open();
  }

  async #open(): Promise<void> {
    const isOurs = await this.#lock();
    if (this.readyState === WebSocket.CLOSED) return;
    if (!isOurs) {
      this.#end("web-device-other-tab");
      return;
    }
    try {
      await this.engine.ready();
    } catch (error) {
      this.#end(errorIn(error).code);
      return;
    }
    this.engine.post({ type: "connect", socket: this.number, table: this.table });
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  #end(code: string): void {
    this.receive(JSON.stringify({ type: "bye", code, again: false, values: {} }));
    this.close();
  }

  /** One page owns a table: returns whether it is this one. */
  #lock(): Promise<boolean> {
    if (!navigator.locks) return Promise.resolve(true);
    return new Promise((owns) => {
      const held = new Promise<void>((done) => {
        this.#unlock = done;
      });
      const signal = AbortSignal.timeout(LOCK_MS);
      const take = (): Promise<void> => {
        owns(true);
        return held;
      };
      navigator.locks.request(`pixcade-${this.table}`, { signal }, take).catch(() => owns(false));
    });
  }

  send(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.engine.post({ type: "receive", socket: this.number, text });
  }

  receive(text: string): void {
    this.dispatchEvent(new MessageEvent("message", { data: text }));
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    if (this.readyState === WebSocket.OPEN) this.engine.post({ type: "disconnect", socket: this.number });
    this.readyState = WebSocket.CLOSED;
    this.#unlock();
    this.engine.forget(this);
    this.dispatchEvent(new Event("close"));
  }
}

export class DeviceTransport implements Transport {
  state: EngineState = { is: "off" };
  #worker: Worker | null = null;
  #ready: Promise<void> | null = null;
  #numbers = 0;
  readonly #answers = new Map<number, (response: Response) => void>();
  readonly #sockets = new Map<number, LocalSocket>();

  /** `changed` is called when the state has changed. */
  constructor(private readonly changed: () => void) {}

  async request(path: string, options: RequestInit): Promise<Response> {
    if (!path.startsWith("/api/")) return fetch(address(path), options);
    if (path === "/api/server") return this.#serverInfo();
    if (path === "/api/tables/running" && !this.#ready) return running(options);
    await this.ready();
    const method = options.method ?? "GET";
    return this.#ask((id) => ({ type: "call", id, method, path, body: String(options.body ?? "") }));
  }

  socket(table: string): TableSocket {
    this.#numbers += 1;
    const socket = new LocalSocket(this, this.#numbers, table);
    this.#sockets.set(socket.number, socket);
    return socket;
  }

  /** Wait until the engine runs; load it if necessary. */
  ready(): Promise<void> {
    this.#ready ??= this.#start().catch((error: unknown) => {
      this.#ready = null;
      throw error;
    });
    return this.#ready;
  }

  post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  forget(socket: LocalSocket): void {
    this.#sockets.delete(socket.number);
  }

  /** The engine's answer about itself, from a file: pages without a game need no engine. */
  async #serverInfo(): Promise<Response> {
    const info = (await (await fetch(address("/engine/server.json"))).json()) as Record<string, unknown>;
    return new Response(JSON.stringify({ ...info, person: devicePerson() }));
  }

  #ask(message: (id: number) => ToWorker): Promise<Response> {
    this.#numbers += 1;
    const id = this.#numbers;
    return new Promise((answered) => {
      this.#answers.set(id, answered);
      this.post(message(id));
    });
  }

  #start(): Promise<void> {
    this.#set({ is: "loading", loaded: 0, total: 0 });
    if (typeof WebAssembly !== "object") return Promise.reject(this.#failed("web-device-no-webassembly"));
    void navigator.storage?.persist?.();
    const worker = new Worker(address(`/${WORKER}`), { type: "module" });
    this.#worker = worker;
    return new Promise((done, failed) => {
      worker.addEventListener("error", () => failed(this.#failed("web-device-not-started")));
      worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === "ready") {
          this.#set({ is: "ready" });
          done();
        } else if (data.type === "failed") failed(this.#failed(data.code));
        else this.#receive(data);
      });
      this.post({ type: "start", engine: address("/engine/"), person: devicePerson() });
    });
  }

  #receive(message: Exclude<FromWorker, { type: "ready" | "failed" }>): void {
    if (message.type === "progress") this.#set({ is: "loading", loaded: message.loaded, total: message.total });
    else if (message.type === "frame") this.#sockets.get(message.socket)?.receive(message.text);
    else if (message.type === "closed") this.#sockets.get(message.socket)?.close();
    else {
      this.#answers.get(message.id)?.(new Response(message.text, { status: message.status }));
      this.#answers.delete(message.id);
    }
  }

  #failed(code: string): Rejected {
    const loaded = this.state.is === "loading" ? this.state.loaded : 0;
    this.#worker?.terminate();
    this.#worker = null;
    this.#set({ is: "failed", code, loaded });
    return new Rejected({ code, rule: "", values: {} });
  }

  #set(state: EngineState): void {
    this.state = state;
    this.changed();
  }
}
