/**
 * What somebody says, at their seat and for a while: the words of bots, and what people say with one press.
 *
 * Nothing is said aloud by the bubble itself. Each line is spoken once, politely, by `spoken`.
 */

import { html, nothing, type TemplateResult } from "lit-html";
import { app } from "../../ui/app.ts";

/** Milliseconds for which a line can be read: a start, and more for each letter. */
const SHORTEST = 3_000;
const A_LETTER = 50;

export interface Bubble {
  readonly seat: number;
  readonly text: string;
  /** Who says it, for those who hear it; empty where it is told elsewhere. */
  readonly name: string;
  /** Whether it stays until something else is said there: at the end of a game nothing follows. */
  readonly stays?: boolean;
}

export class Bubbles {
  readonly #said = new Map<number, Bubble>();
  readonly #timers = new Map<number, number>();
  latest = -1;
  #spoken = "";
  #count = 0;

  /** How often anything has changed: what is drawn from it is drawn again then. */
  get count(): number {
    return this.#count;
  }

  say(bubble: Bubble): void {
    this.hush(bubble.seat);
    this.#said.set(bubble.seat, bubble);
    this.latest = bubble.seat;
    if (bubble.name) this.#spoken = `${bubble.name}: ${bubble.text}`;
    if (!bubble.stays) {
      const time = SHORTEST + A_LETTER * bubble.text.length;
      const timer = window.setTimeout(() => this.hush(bubble.seat), time);
      this.#timers.set(bubble.seat, timer);
    }
    this.#changed();
  }

  /** Nothing more is said at a seat. */
  hush(seat: number): void {
    window.clearTimeout(this.#timers.get(seat));
    this.#timers.delete(seat);
    if (this.#said.delete(seat)) this.#changed();
  }

  at(seat: number): Bubble | undefined {
    return this.#said.get(seat);
  }

  get staying(): readonly Bubble[] {
    return [...this.#said.values()].filter(({ stays }) => stays);
  }

  close(): void {
    for (const seat of [...this.#said.keys()]) this.hush(seat);
  }

  #changed(): void {
    this.#count += 1;
    app.changed();
  }

  spoken(): TemplateResult {
    return html`<p class="unseen" role="status">${this.#spoken}</p>`;
  }
}

/** What is said at a seat now; it stands in the card of the seat. */
export function bubbleAt(bubbles: Bubbles, seat: number): TemplateResult | typeof nothing {
  const bubble = bubbles.at(seat);
  const kind = bubbles.latest === seat ? "latest" : "";
  return bubble ? html`<q class="bubble ${kind}" aria-hidden="true">${bubble.text}</q>` : nothing;
}
