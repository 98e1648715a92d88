/** Fetches positions from the rules on the server, each only once. */

import type { PositionView } from "../generated/protocol.ts";
import { errorIn, post } from "../wire/api.ts";

const known = new Map<string, PositionView>();

export function positionOf(position: string): PositionView | null {
  return known.get(position) ?? null;
}

export async function askPosition(game: string, position: string): Promise<PositionView> {
  const found = known.get(position);
  if (found) return found;
  const view = await post<PositionView>("/api/position", { game, position });
  known.set(position, view);
  return view;
}

/** Fetch several in sequence, waiting when the server limits the rate. Stops on `signal` or an error. */
export async function askAll(
  game: string,
  positions: readonly string[],
  signal: AbortSignal,
  each: () => void,
): Promise<void> {
  for (const position of positions) {
    while (!signal.aborted && !known.has(position)) {
      try {
        await askPosition(game, position);
        each();
      } catch (error) {
        const { code, values } = errorIn(error);
        if (code !== "limits.whatif") return; // then the text has to be enough
        await new Promise((go) => setTimeout(go, Number(values["seconds"] ?? 1) * 1000));
      }
    }
  }
}
