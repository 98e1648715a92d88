/** The games of this device in IndexedDB: one row for each table, and one for each entry of its log. */

import type { StoreOutput } from "./messages.ts";

const NAME = "pixcade";
const VERSION = 1;

export interface StoredGames {
  readonly tables: readonly string[];
  readonly lines: readonly string[];
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
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
  return resultOf(opening);
}

const linesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);

/** Read every table, and the log of one of them, or no log for "". */
export async function readGames(database: IDBDatabase, table: string): Promise<StoredGames> {
  const transaction = database.transaction(["tables", "log"], "readonly");
  const tables = resultOf<string[]>(transaction.objectStore("tables").getAll());
  const lines = table ? resultOf<string[]>(transaction.objectStore("log").getAll(linesOf(table))) : [];
  return { tables: await tables, lines: await lines };
}

/** Write tables and log lines in one transaction; returns the message id of an error, or "". */
export function write(database: IDBDatabase, { tables, lines }: StoreOutput): Promise<string> {
  return new Promise((done) => {
    try {
      const transaction = database.transaction(["tables", "log"], "readwrite", { durability: "strict" });
      transaction.oncomplete = () => done("");
      transaction.onabort = () => done(errorId(transaction.error));
      for (const [id, text] of tables) transaction.objectStore("tables").put(text, id);
      for (const [table, number, text] of lines) transaction.objectStore("log").add(text, [table, number]);
    } catch (error) {
      done(errorId(error));
    }
  });
}

const errorId = (error: unknown): string =>
  (error as DOMException | null)?.name === "QuotaExceededError" ? "web-device-full" : "web-device-not-saved";

/** All games as the content of a file for `/api/import`. */
export async function exportGames(database: IDBDatabase): Promise<string> {
  const transaction = database.transaction(["tables", "log"], "readonly");
  const [ids, tables] = await Promise.all([
    resultOf(transaction.objectStore("tables").getAllKeys()),
    resultOf<string[]>(transaction.objectStore("tables").getAll()),
  ]);
  const log = transaction.objectStore("log");
  const logs = await Promise.all(ids.map((id) => resultOf<string[]>(log.getAll(linesOf(String(id))))));
  const games = tables.map((text, at) => ({ table: JSON.parse(text) as unknown, log: logs[at] }));
  return JSON.stringify({ file: "pixcade-games", version: 1, games });
}
