/** The games of this device in IndexedDB: one row for each table, one for each entry of its log. */

import type { StoreOutput } from "./messages.ts";

const NAME = "pixcade";
const VERSION = 1;

export interface Found {
  readonly tables: readonly string[];
  readonly lines: readonly string[];
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

export function openStorage(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("tables");
    opening.result.createObjectStore("log");
  };
  return settled(opening);
}

const linesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

/** Every table, and the log of one. */
export async function find(database: IDBDatabase, table: string): Promise<Found> {
  const reading = database.transaction(["tables", "log"], "readonly");
  const tables = settled<string[]>(reading.objectStore("tables").getAll());
  const lines = table ? settled<string[]>(reading.objectStore("log").getAll(linesOf(table))) : [];
  return { tables: await tables, lines: await lines };
}

/** Write tables and lines, all or none of them; returns the code of an error, or nothing. */
export function write(database: IDBDatabase, { tables, lines }: StoreOutput): Promise<string> {
  return new Promise((done) => {
    try {
      const writing = database.transaction(["tables", "log"], "readwrite", { durability: "strict" });
      writing.oncomplete = () => done("");
      writing.onabort = () => done(codeOf(writing.error));
      for (const [id, text] of tables) writing.objectStore("tables").put(text, id);
      for (const [table, number, text] of lines) writing.objectStore("log").add(text, [table, number]);
    } catch (error) {
      done(codeOf(error));
    }
  });
}

const codeOf = (error: unknown): string =>
  (error as DOMException | null)?.name === "QuotaExceededError" ? "web-device-full" : "web-device-not-saved";

/** A file with every game, which `/api/import` reads. */
export async function exportGames(database: IDBDatabase): Promise<string> {
  const reading = database.transaction(["tables", "log"], "readonly");
  const [ids, tables] = await Promise.all([
    settled(reading.objectStore("tables").getAllKeys()),
    settled<string[]>(reading.objectStore("tables").getAll()),
  ]);
  const log = reading.objectStore("log");
  const logs = await Promise.all(ids.map((id) => settled<string[]>(log.getAll(linesOf(String(id))))));
  const games = tables.map((text, at) => ({ table: JSON.parse(text) as unknown, log: logs[at] }));
  return JSON.stringify({ file: "pixcade-games", version: 1, games });
}
