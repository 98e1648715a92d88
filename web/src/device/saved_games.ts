/** What is saved on this device, and moving it as a file. */

import { app } from "../ui/app.ts";
import { saveFile } from "../ui/files.ts";
import { post } from "../wire/api.ts";
import { say } from "../words.ts";
import { exportGames, openStorage, readGames } from "./storage.ts";

const FILE = "pixcade-games.json";

interface StoredTable {
  readonly row: { readonly phase: string };
  readonly game: object | null;
}

export class SavedGames {
  finished = 0;
  going = 0;
  bytes = 0;

  async look(): Promise<void> {
    const { tables } = await readGames(await openStorage(), "");
    const known = tables.map((text) => JSON.parse(text) as StoredTable);
    this.finished = known.filter((one) => one.game).length;
    this.going = known.filter(({ row }) => row.phase === "playing").length;
    this.bytes = (await navigator.storage?.estimate?.())?.usage ?? 0;
    app.changed();
  }

  async export(): Promise<void> {
    saveFile(FILE, await exportGames(await openStorage()), "application/json");
  }

  async import(file: File): Promise<void> {
    const text = await file.text();
    await app.attempt(async () => {
      const { games } = await post<{ readonly games: number }>("/api/import", { file: text });
      app.notify(say("web-device-imported", { count: games }));
      await this.look();
    });
  }
}
