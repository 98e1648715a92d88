/** Unsubmitted choices at a table of Pixoid. */

import type { DecisionView, State } from "../../../generated/protocol.ts";
import { app } from "../../../ui/app.ts";
import type { TableSession } from "../../contract.ts";
import type { ControllerCalls } from "../controller/controller.ts";
import { type Dial, Dials, moveOf } from "../dial.ts";
import { type ProgramChoices, readProgram } from "../facts.ts";
import { wheelSound } from "../sounds.ts";

/**
 * Redraw immediately: the next key may submit. And again shortly after, because a radio button whose click was
 * prevented reverts to its old state after the click.
 */
export function redrawDial(): void {
  app.changedNow();
  app.changed();
}

export class PixoidHand {
  #step = -1;
  #dials = new Dials();

  constructor(private readonly session: TableSession) {}

  dial(step: number, piece: string): Dial {
    if (step !== this.#step) this.forget();
    this.#step = step;
    return this.#dials.of(piece);
  }

  forget(): void {
    this.#dials = new Dials();
  }

  /**
   * Whether one's own move is submitted, according to the table or to the server's reply just before. A move that a bot
   * gave while its player was away can't be withdrawn: the player dials again.
   */
  isGiven(decision: DecisionView, dial: Dial): boolean {
    const decided = decision.decided && !this.session.isStandIns(this.#step, decision.piece);
    if (dial.given === decided) dial.given = null;
    return dial.given ?? decided;
  }

  calls(state: State, decision: DecisionView, choices: ProgramChoices): ControllerCalls {
    const dial = this.dial(state.current.step, decision.piece);
    return {
      onDial: (direction, distance) => {
        Object.assign(dial, { direction, distance, tried: null });
        redrawDial();
      },
      onReady: () => void this.give(state, decision, dial, moveOf(choices, dial)),
      onChange: () => void this.takeBack(state, decision, dial),
      onShow: () => {
        this.show(decision, dial);
        app.changed();
      },
      // On a shared device or a pad, others must not hear how far a wheel turns.
      ...(this.session.isPad || this.session.isShared ? {} : { onFeel: wheelSound }),
      onTried: (direction) => {
        dial.tried = direction;
        app.changed();
      },
    };
  }

  async give(state: State, decision: DecisionView, dial: Dial, move: string | null): Promise<void> {
    if (move === null || dial.busy) return;
    dial.busy = true;
    app.changed();
    const { piece, seat } = decision;
    const { step } = state.current;
    const revision = this.session.revision(step, piece);
    const done = await this.session.submit({ type: "submit", seat, step, piece, move, revision });
    Object.assign(dial, { busy: false, given: done ? true : dial.given });
    if (done && (this.session.isPad || this.session.isShared)) this.cover(dial);
    app.changed();
  }

  /** Hide a submitted move. On a shared device it is forgotten. */
  cover(dial: Dial): void {
    dial.covered = true;
    if (this.session.isShared) Object.assign(dial, { direction: null, distance: 1, tried: null, pix: null });
  }

  /** Hide everything dialled, submitted or not, until it is touched again. */
  coverAll(): void {
    for (const dial of this.#dials.values()) dial.covered ||= dial.direction !== null;
    app.changedNow();
  }

  /** Restore a move submitted on another page or device, if the server sends it. */
  show(decision: DecisionView, dial: Dial): void {
    dial.covered = false;
    const own = this.session.ownProgram(decision.piece);
    if (dial.direction !== null || !own) return;
    const { direction, distance } = readProgram(own);
    Object.assign(dial, { direction, distance });
  }

  async takeBack(state: State, decision: DecisionView, dial: Dial): Promise<void> {
    if (dial.busy) return;
    dial.busy = true;
    const { piece, seat } = decision;
    const { step } = state.current;
    const revision = this.session.revision(step, piece);
    const done = await this.session.submit({ type: "withdraw", seat, step, piece, revision });
    if (done) this.show(decision, dial);
    Object.assign(dial, { busy: false, given: done ? false : dial.given });
    app.changed();
  }
}
