/**
 * Bots say a word when something has happened to them, and every screen has shown it.
 *
 * What is said follows from revealed events alone, so it tells nothing of a program. A seat that has to be silent (P3.4)
 * says nothing, and what it was saying ends.
 */

import { personaName, readBot } from "../../games/bots.ts";
import type { GameTable, Remark } from "../../games/contract.ts";
import type { OutcomeView, Revealed, State } from "../../generated/protocol.ts";
import { botsTalk } from "../../ui/settings.ts";
import { sayOr, speakOf } from "../../words.ts";
import type { Bubbles } from "./bubbles.ts";

/** Every kind of word is there in so many variants. */
const VARIANTS = 2;
/** After a word somebody says nothing for so many steps, unless it is the end of a round or of the game. */
const REST = 8;

/** A number that is the same on every screen, and looks like none. */
function anyOf(text: string, count: number): number {
  let sum = 7;
  for (const sign of text) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % count;
}

/** At the end whoever has won says something, or else one who has not. */
function endings({ seats }: State, outcome: OutcomeView | null): readonly Remark[] {
  const winners = outcome?.winners ?? [];
  const bots = seats.flatMap(({ holder, name }, at) => (holder === "bot" && readBot(name).persona ? [at] : []));
  const seat = winners.length ? (bots.find((at) => winners.includes(at)) ?? bots[0]) : undefined;
  return seat === undefined ? [] : [{ seat, kind: winners.includes(seat) ? "won" : "lost", loud: true }];
}

export class BotWords {
  /** The steps of which all has been said. */
  #heard = -1;
  readonly #last = new Map<number, number>();

  /** `latest` is how the table stands by now, which may be further than this screen. */
  constructor(
    private readonly bubbles: Bubbles,
    private readonly latest: () => State | null,
  ) {}

  async hear({ step, events, current }: Revealed, before: State, game: GameTable): Promise<void> {
    if (step <= this.#heard || !botsTalk()) return;
    this.#heard = step;
    const remarks = [...(game.reveals?.remarks?.(before, events) ?? []), ...endings(before, current.outcome)];
    for (const { seat, kind, loud } of remarks) {
      const told = before.seats[seat];
      const persona = told?.holder === "bot" ? readBot(told.name).persona : "";
      const rests = !loud && step - (this.#last.get(seat) ?? -REST) < REST;
      if (!persona || rests) continue;
      this.#last.set(seat, step);
      await speakOf("bots");
      if (!this.isSilent(seat)) {
        const variant = 1 + anyOf(`${before.table} ${step} ${seat}`, VARIANTS);
        const text = sayOr(`web-said-${persona}-${kind}-${variant}`, "");
        const stays = kind === "won" || kind === "lost";
        if (text) this.bubbles.say({ seat, text, name: personaName(persona), stays });
      }
    }
  }

  /** Whether a seat may say nothing as things stand now. */
  isSilent(seat: number): boolean {
    return this.latest()?.current.silent.includes(seat) ?? true;
  }

  keepSilence(): void {
    for (const seat of this.latest()?.current.silent ?? []) this.bubbles.hush(seat);
  }
}
