/**
 * Bots comment on their own successes and failures, once every screen has shown it.
 *
 * Comments follow from revealed events alone, so they reveal nothing of a move. A seat that has to be silent (P3.4)
 * says nothing, and its current bubble ends.
 */

import { personaName, readBot } from "../../games/bots.ts";
import type { GameTable, Remark } from "../../games/contract.ts";
import type { OutcomeView, Revealed, State } from "../../generated/protocol.ts";
import { botsTalk } from "../../ui/settings.ts";
import { loadParts, sayOr } from "../../words.ts";
import type { Bubbles } from "./bubbles.ts";

/** Variants of each comment. */
const VARIANTS = 2;
/** Steps of silence after a comment, except at the end of a round or of the game. */
const REST = 8;

/** A pseudorandom number that is the same on every screen. */
function anyOf(text: string, count: number): number {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % count;
}

/** At the end a winner comments, or else a loser. */
function endings({ seats }: State, outcome: OutcomeView | null): readonly Remark[] {
  const winners = outcome?.winners ?? [];
  const bots = seats.flatMap(({ holder, name }, at) => (holder === "bot" && readBot(name).persona ? [at] : []));
  const seat = winners.length ? (bots.find((at) => winners.includes(at)) ?? bots[0]) : undefined;
  return seat === undefined ? [] : [{ seat, kind: winners.includes(seat) ? "won" : "lost", loud: true }];
}

export class BotWords {
  /** The last step whose comments are done. */
  lastStep = -1;
  readonly #last = new Map<number, number>();

  /** `latest` is the current state, which may be ahead of this screen. */
  constructor(
    private readonly bubbles: Bubbles,
    private readonly latest: () => State | null,
  ) {}

  async comment({ step, events, current }: Revealed, before: State, game: GameTable): Promise<void> {
    if (step <= this.lastStep || !botsTalk()) return;
    this.lastStep = step;
    const remarks = [...(game.reveals?.remarks?.(before, events) ?? []), ...endings(before, current.outcome)];
    for (const { seat, kind, loud } of remarks) {
      const owner = before.seats[seat];
      const persona = owner?.holder === "bot" ? readBot(owner.name).persona : "";
      const rests = !loud && step - (this.#last.get(seat) ?? -REST) < REST;
      if (!persona || rests) continue;
      this.#last.set(seat, step);
      await loadParts("bots");
      if (!this.isSilent(seat)) {
        const variant = 1 + anyOf(`${before.table} ${step} ${seat}`, VARIANTS);
        const text = sayOr(`web-said-${persona}-${kind}-${variant}`, "");
        const stays = kind === "won" || kind === "lost";
        if (text) this.bubbles.say({ seat, text, name: personaName(persona), stays });
      }
    }
  }

  /** Whether a seat must not speak now. */
  isSilent(seat: number): boolean {
    return this.latest()?.current.silent.includes(seat) ?? true;
  }

  keepSilence(): void {
    for (const seat of this.latest()?.current.silent ?? []) this.bubbles.hush(seat);
  }
}
