/** The board of a moment, and how one moment becomes the next on it. */

import type { nothing, TemplateResult } from "lit-html";
import { pixlBoard } from "../games/pixl/board/board_view.ts";
import { PixlChooser } from "../games/pixl/board/chooser.ts";
import type { PixlEvent } from "../games/pixl/facts.ts";
import { playStep } from "../games/pixl/reveal/reveal.ts";
import { pixoidBoard } from "../games/pixoid/board/board.ts";
import { playReveal } from "../games/pixoid/reveal/reveal.ts";
import { described } from "../games/pixoid/sentences.ts";
import { pixlSound, revealSound } from "../sound.ts";
import { afterFrame } from "../ui/app.ts";
import { isReduced, isSmall, speed } from "../ui/settings.ts";
import { say } from "../words.ts";
import type { PlayedGame } from "./played_game.ts";
import { secretsOf } from "./secrets.ts";

export class ReplayBoard {
  readonly #chooser: PixlChooser;

  constructor(
    private readonly played: PlayedGame,
    changed: () => void,
  ) {
    this.#chooser = new PixlChooser({ changed, onPlace: () => {} });
  }

  view(at: number, viewer: number | null, moving: boolean): TemplateResult | typeof nothing {
    const { played } = this;
    const narrow = isSmall();
    if (played.isPixl) {
      this.#chooser.zoomable = narrow;
      this.#chooser.update(played.pixl(at), null);
      return pixlBoard({ facts: played.pixl(at), chooser: this.#chooser, showing: moving });
    }
    const facts = played.pixoid(at);
    const secrets = secretsOf(played, at, viewer);
    return pixoidBoard({
      facts,
      label: say("web-pixoid-board"),
      described: described(facts, played.seatNames),
      compact: narrow,
      decided: Object.fromEntries(secrets.map(({ piece }) => [piece, true])),
      programs: Object.fromEntries(secrets.filter((one) => one.known).map(({ piece, program }) => [piece, program])),
    });
  }

  /** Show on the page how a moment becomes the next; `opened` is called when all programs are open. */
  async play(holder: Element | null, from: number, signal: AbortSignal, opened: () => void): Promise<void> {
    const { played } = this;
    await afterFrame(); // the moment must be drawn before anything moves on it
    const picture = holder?.querySelector<SVGSVGElement>("svg");
    if (!picture || signal.aborted) return;
    const events = played.events(from + 1);
    const reduced = isReduced();
    if (played.isPixl) {
      const step = {
        before: played.pixl(from),
        after: played.pixl(from + 1),
        events: events as unknown as PixlEvent[],
      };
      const cardOf = (element: string) => document.querySelector(`.seat-card[data-pieces~="${element}"]`);
      await playStep(picture, step, { speed: speed(), reduced, signal, onSound: pixlSound, cardOf });
      return;
    }
    await playReveal(picture, events, speed(), {
      facts: played.pixoid(from),
      reduced,
      signal,
      onSound: revealSound,
      onPhase: (phase) => phase !== "open" && opened(),
    });
  }
}
