/** The points of finished rounds, as far as this device has seen them end; the table sends only totals. */

import type { EventView } from "../../../generated/protocol.ts";
import { recall, remember } from "../../../storage.ts";
import type { PixoidFacts } from "../facts.ts";

/** The points of each seat, round by round; null if unknown. */
export type Past = readonly (readonly number[] | null)[];

const KEY = "rounds";

/** The stored points of the last table played at: `table 1:9.3.3.3 3:12.0.0.0`. */
function readStored(table: string): Map<number, readonly number[]> {
  const [whose, ...entries] = recall(KEY).split(" ");
  if (whose !== table) return new Map();
  return new Map(
    entries.map((entry) => {
      const [round, points = ""] = entry.split(":");
      return [Number(round), points.split(".").map(Number)] as const;
    }),
  );
}

export function noteRounds(table: string, events: readonly EventView[]): void {
  const over = events.filter((event) => event.code === "pixoid.round-over");
  if (over.length === 0) return;
  const known = readStored(table);
  for (const { values } of over) known.set(Number(values["round"]), (values["points"] as unknown[]).map(Number));
  remember(KEY, [table, ...[...known].map(([round, points]) => `${round}:${points.join(".")}`)].join(" "));
}

/** The rounds before this one. If a single one was missed, its points follow from the totals. */
export function pastRounds(table: string, facts: PixoidFacts): Past {
  const known = readStored(table);
  const finished = facts.over ? facts.rounds : facts.round - 1;
  const past = Array.from({ length: finished }, (_, place) => known.get(place + 1) ?? null);
  if (past.filter((points) => points === null).length !== 1) return past;
  const rest = facts.scores.map((score, seat) => past.reduce((left, points) => left - (points?.[seat] ?? 0), score));
  return past.map((points) => points ?? rest);
}
