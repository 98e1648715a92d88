/**
 * Speech bubbles at the seats: bots' comments and people's quick phrases.
 *
 * Bubbles aren't announced. Each line is announced once, politely, by `spoken`.
 */

import { html, nothing, type TemplateResult } from "lit-html";
import { app } from "../../ui/app.ts";
import { say } from "../../words.ts";

/** Reading time in milliseconds: a minimum, and more for each letter. */
const SHORTEST = 3_000;
const A_LETTER = 50;

export interface Bubble {
  readonly seat: number;
  readonly text: string;
  /** The speaker's name, for screen readers; empty if it is announced elsewhere. */
  readonly name: string;
  /** Whether it stays until the next one: at the end of a game nothing follows. */
  readonly stays?: boolean;
}

export class Bubbles {
  readonly bubbles = new Map<number, Bubble>();
  readonly #timers = new Map<number, number>();
  latest = -1;
  #spoken = "";
  #count = 0;

  /** The number of changes so far: views redraw when it differs. */
  get count(): number {
    return this.#count;
  }

  say(bubble: Bubble): void {
    this.hush(bubble.seat);
    this.bubbles.set(bubble.seat, bubble);
    this.latest = bubble.seat;
    if (bubble.name) this.#spoken = say("web-says", { name: bubble.name, text: bubble.text });
    if (!bubble.stays) {
      const time = SHORTEST + A_LETTER * bubble.text.length;
      const timer = window.setTimeout(() => this.hush(bubble.seat), time);
      this.#timers.set(bubble.seat, timer);
    }
    this.#changed();
  }

  /** Remove a seat's bubble. */
  hush(seat: number): void {
    window.clearTimeout(this.#timers.get(seat));
    this.#timers.delete(seat);
    if (this.bubbles.delete(seat)) this.#changed();
  }

  at(seat: number): Bubble | undefined {
    return this.bubbles.get(seat);
  }

  get staying(): readonly Bubble[] {
    return [...this.bubbles.values()].filter(({ stays }) => stays);
  }

  close(): void {
    for (const seat of [...this.bubbles.keys()]) this.hush(seat);
  }

  #changed(): void {
    this.#count += 1;
    app.changed();
  }

  spoken(): TemplateResult {
    return html`<p class="unseen" role="status">${this.#spoken}</p>`;
  }
}

/** The current bubble in a seat's card. */
export function bubbleAt(bubbles: Bubbles, seat: number): TemplateResult | typeof nothing {
  const bubble = bubbles.at(seat);
  const kind = bubbles.latest === seat ? "latest" : "";
  return bubble ? html`<q class="bubble ${kind}" aria-hidden="true">${bubble.text}</q>` : nothing;
}
