/** What the rules say of a position, asked for once. */

import type { PositionTold } from "../generated/protocol.ts";
import { refusalIn, tell } from "../wire/api.ts";

const known = new Map<string, PositionTold>();

export function toldOf(position: string): PositionTold | null {
  return known.get(position) ?? null;
}

export async function askPosition(game: string, position: string): Promise<PositionTold> {
  const found = known.get(position);
  if (found) return found;
  const told = await tell<PositionTold>("/api/position", { game, position });
  known.set(position, told);
  return told;
}

/** Ask for several, one after the other; where the server wants a rest, wait. Ends when `signal` says so, or at a refusal. */
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
        const { code, values } = refusalIn(error);
        if (code !== "limits.whatif") return; // then the words have to do
        await new Promise((go) => setTimeout(go, Number(values["seconds"] ?? 1) * 1000));
      }
    }
  }
}
