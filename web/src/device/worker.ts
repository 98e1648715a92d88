/** The worker that plays without a server: runs the Python engine, stores its games, keeps its time. */

import { EngineFiles } from "./engine_files.ts";
import type { EngineOutput, FromWorker, StoreOutput, ToWorker, WorkerInput } from "./messages.ts";
import { openStorage, readGames, write } from "./storage.ts";

type PyProxy = (...values: unknown[]) => string;

/** The part of Pyodide that is used here. */
interface Pyodide {
  unpackArchive(content: Uint8Array, format: string): void;
  runPython(code: string, options?: { globals?: unknown }): unknown;
  globals: { get(name: string): unknown; set(name: string, value: unknown): void };
}
interface PyodideScript {
  loadPyodide(options: Record<string, unknown>): Promise<Pyodide>;
}

const BEGIN = `
import os, time
from pixcade.local.engine import Engine
handle = Engine(person, lambda: time.time_ns() // 1_000_000, os.urandom).handle
`;

const tell = (message: FromWorker): void => postMessage(message);

class LocalServer {
  readonly #inputs: WorkerInput[] = [];
  #busy = false;
  #timer = 0;
  #writes: Promise<unknown> = Promise.resolve();
  #newestBatch = 0;
  /** For each table the newest batch that must not be written, because an earlier one wasn't. */
  readonly #lost = new Map<string, number>();

  constructor(
    private readonly handle: PyProxy,
    private readonly database: IDBDatabase,
  ) {}

  give(input: WorkerInput): void {
    this.#inputs.push(input);
    void this.#run();
  }

  /** Handle inputs one after another; reading the storage takes time. */
  async #run(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let input = this.#inputs.shift(); input !== undefined; input = this.#inputs.shift()) {
      const text = JSON.stringify(input);
      let outputs = JSON.parse(this.handle(text)) as EngineOutput[];
      const [first] = outputs;
      if (first?.type === "need") {
        await this.#writes;
        const found = await readGames(this.database, first.table);
        outputs = JSON.parse(this.handle(text, JSON.stringify(found))) as EngineOutput[];
      }
      for (const output of outputs) this.#carryOut(output);
    }
    this.#busy = false;
  }

  #carryOut(output: EngineOutput): void {
    switch (output.type) {
      case "store":
        this.#store(output);
        break;
      case "wake":
        clearTimeout(this.#timer);
        if (output.time !== null) {
          const wait = Math.min(Math.max(0, output.time - Date.now()), 2 ** 31 - 1);
          this.#timer = setTimeout(() => this.give({ type: "tick" }), wait) as unknown as number;
        }
        break;
      case "thinking":
        setTimeout(() => this.give({ type: "think" })); // messages go first
        break;
      case "need":
        throw new Error(`the storage does not have ${output.table}`);
      default:
        tell(output);
    }
  }

  #store(output: StoreOutput): void {
    this.#newestBatch = output.batch;
    this.#writes = this.#writes.then(async () => {
      if (output.batch <= (this.#lost.get(output.table) ?? 0)) return;
      const error = await write(this.database, output);
      if (error) this.#lost.set(output.table, this.#newestBatch);
      this.give({ type: "stored", batch: output.batch, error });
    });
  }
}

async function loadEngine(folder: string, person: string): Promise<PyProxy> {
  const files = await EngineFiles.open(folder, (loaded, total) => tell({ type: "progress", loaded, total }));
  const [program, module, ours, messages, library, wasm] = await Promise.all([
    files.script<PyodideScript>("pyodide.mjs"),
    files.script<{ default: unknown }>("pyodide.asm.mjs"),
    files.bytes("pixcade.zip"),
    files.bytes("msgspec.zip"),
    files.response("python_stdlib.zip"),
    files.response("pyodide.asm.wasm"),
  ]);
  answerFetches({ "python_stdlib.zip": library, "pyodide.asm.wasm": wasm });
  const python = await program.loadPyodide({
    indexURL: folder,
    createPyodideModule: module.default,
    lockFileContents: { info: files.index.python, packages: {} },
  });
  python.unpackArchive(messages, "zip");
  python.unpackArchive(ours, "zip");
  python.globals.set("person", person);
  python.runPython(BEGIN);
  return python.globals.get("handle") as PyProxy;
}

/** Give Pyodide the files that it will ask for: they are here already, and one was stored compressed. */
function answerFetches(files: Readonly<Record<string, Response>>): void {
  const usual = globalThis.fetch;
  globalThis.fetch = (request, options) => {
    const name = String(request).split("/").at(-1) ?? "";
    return files[name] ? Promise.resolve(files[name]) : usual(request, options);
  };
}

let server: LocalServer | null = null;

async function start(folder: string, person: string): Promise<void> {
  try {
    const database = await openStorage();
    server = new LocalServer(await loadEngine(folder, person), database);
    tell({ type: "ready" });
  } catch (error) {
    tell({ type: "failed", code: error instanceof TypeError ? "web-device-broken-off" : "web-device-not-started" });
    throw error;
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") void start(data.engine, data.person);
  else server?.give(data);
});
