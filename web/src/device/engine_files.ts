/** Loads the engine's files with progress. Complete files stay in the browser's cache, so that a retry goes on there. */

const CACHE = "pixcade-engine";

interface EngineFile {
  readonly name: string;
  /** The file as it is stored: compressed if its name ends in `.gz`. */
  readonly stored: string;
  readonly bytes: number;
}

export interface EngineIndex {
  readonly id: string;
  /** What this Python is, for Pyodide. */
  readonly python: object;
  readonly files: readonly EngineFile[];
}

export class EngineFiles {
  readonly #loaded = new Map<string, number>();

  constructor(
    private readonly folder: string,
    readonly index: EngineIndex,
    private readonly report: (loaded: number, total: number) => void,
  ) {}

  static async open(folder: string, report: (loaded: number, total: number) => void): Promise<EngineFiles> {
    const response = await fetch(new URL("engine.json", folder), { cache: "no-cache" });
    if (!response.ok) throw new Error(`engine.json: ${response.status}`);
    return new EngineFiles(folder, (await response.json()) as EngineIndex, report);
  }

  async bytes(name: string): Promise<Uint8Array> {
    return new Uint8Array(await (await this.response(name)).arrayBuffer());
  }

  /** Load all files that aren't in the browser's cache yet. */
  async keep(): Promise<void> {
    const cache = await this.#cache();
    const kept = new Set((await cache?.keys())?.map(({ url }) => url));
    const missing = this.index.files.filter((file) => !kept.has(this.#address(file)));
    for (const { name, bytes } of this.index.files) this.#loaded.set(name, bytes);
    for (const { name } of missing) this.#loaded.set(name, 0);
    await Promise.all(missing.map((file) => this.#fetched(file)));
  }

  /** Import a script of the engine. */
  async script<T>(name: string): Promise<T> {
    const file = this.#file(name);
    await this.#fetched(file); // a failure of `import` would be final
    return (await import(/* @vite-ignore */ this.#address(file))) as T;
  }

  /** A file, unpacked. */
  async response(name: string): Promise<Response> {
    const file = this.#file(name);
    const content = await this.#fetched(file);
    if (!file.stored.endsWith(".gz")) return new Response(content);
    const unpacked = new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(unpacked, { headers: { "content-type": "application/wasm" } });
  }

  #file(name: string): EngineFile {
    const found = this.index.files.find((one) => one.name === name);
    if (!found) throw new Error(`the engine has no ${name}`);
    return found;
  }

  #address(file: EngineFile): string {
    return new URL(`${this.index.id}/${file.stored}`, this.folder).href;
  }

  async #fetched(file: EngineFile): Promise<ArrayBuffer> {
    const address = this.#address(file);
    const cache = await this.#cache();
    const known = await cache?.match(address);
    const response = known ?? (await fetch(address));
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const content = await this.#counted(file, response);
    if (!known && cache) {
      const type = file.name.endsWith(".mjs") ? "text/javascript" : "application/octet-stream";
      const kept = new Response(content, { headers: { "content-type": type } });
      await cache.put(address, kept).catch(() => {}); // storage may be full
    }
    return content;
  }

  async #counted(file: EngineFile, response: Response): Promise<ArrayBuffer> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parts.push(read.value);
      this.#count(file.name, (this.#loaded.get(file.name) ?? 0) + read.value.byteLength);
    }
    this.#count(file.name, file.bytes);
    return new Blob(parts).arrayBuffer();
  }

  #count(name: string, bytes: number): void {
    this.#loaded.set(name, bytes);
    const sum = (numbers: Iterable<number>): number => [...numbers].reduce((one, other) => one + other, 0);
    this.report(sum(this.#loaded.values()), sum(this.index.files.map((one) => one.bytes)));
  }

  /** The cache of this version; those of others are deleted. Null if the browser has none here. */
  async #cache(): Promise<Cache | null> {
    if (!("caches" in globalThis)) return null;
    const name = `${CACHE}-${this.index.id}`;
    for (const old of await caches.keys()) if (old.startsWith(CACHE) && old !== name) await caches.delete(old);
    return caches.open(name);
  }
}
