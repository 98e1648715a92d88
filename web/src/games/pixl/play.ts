/** A game of Pixl at the table: the board, what is chosen on it, and what stands beside it. */

import { html, type nothing, type TemplateResult } from "lit-html";
import type { Element } from "../../draw/pixels.ts";
import type { DecisionTold, State } from "../../generated/protocol.ts";
import { sixthTurn } from "../../table/board_rotation.ts";
import type { Room } from "../../table/room.ts";
import { namesOf } from "../../table/seats.ts";
import { app } from "../../ui/app.ts";
import { confirmsPlacements, isSmall } from "../../ui/settings.ts";
import { factsOf } from "../../wire/state.ts";
import { pixlBoard } from "./board/board_view.ts";
import { PixlChooser } from "./board/chooser.ts";
import { pixlPorts, pixlRelations } from "./cards.ts";
import type { Due, PixlChoices, PixlFacts } from "./facts.ts";
import { pixlActions, pixlSum } from "./panel.ts";

export function pixlFactsOf(state: State): PixlFacts {
  return factsOf(state) as unknown as PixlFacts;
}

/** What is chosen and not sent lives here, and nowhere else. */
export class PixlHand {
  readonly chooser: PixlChooser;
  #decision: DecisionTold | null = null;
  #step = -1;
  #sent = -1;

  constructor(private readonly room: Room) {
    this.chooser = new PixlChooser({ changed: () => app.changed(), onPlace: (move) => void this.#place(move) });
  }

  /** Whether something was given for this step and is not yet played. */
  get sent(): boolean {
    return this.#sent === this.#step;
  }

  update(state: State, showing: boolean): void {
    this.#step = state.current.step;
    this.#decision = state.current.decisions.find((one) => this.room.mySeats.includes(one.seat)) ?? null;
    this.chooser.confirm = confirmsPlacements();
    this.chooser.zoomable = isSmall();
    const due: Due | null =
      this.#decision && !showing && !this.sent
        ? {
            element: this.#decision.piece as Element,
            choices: state.current.choices[this.#decision.piece] as unknown as PixlChoices,
          }
        : null;
    this.chooser.update(pixlFactsOf(state), due, sixthTurn(this.room, state));
  }

  async #place(move: string): Promise<void> {
    const decision = this.#decision;
    if (decision === null || this.sent) return;
    const step = this.#step;
    this.#sent = step;
    app.changed();
    const { piece, seat } = decision;
    const revision = this.room.revision(step, piece);
    if (!(await this.room.submit({ type: "submit", seat, step, piece, move, revision }))) this.#sent = -1;
    app.changed();
  }
}

export function pixlTableBoard(hand: PixlHand, state: State, showing: boolean): TemplateResult {
  hand.update(state, showing);
  return pixlBoard({ facts: pixlFactsOf(state), chooser: hand.chooser, sixths: hand.chooser.layout.sixths, showing });
}

export function pixlControls(hand: PixlHand, state: State): TemplateResult {
  const view = { facts: pixlFactsOf(state), chooser: hand.chooser, names: namesOf(state), sent: hand.sent };
  return html`${pixlSum(view)}${pixlActions(view)}`;
}

export function pixlAside(state: State): TemplateResult | typeof nothing {
  const facts = pixlFactsOf(state);
  return html`${pixlPorts(facts)}${pixlRelations(facts)}`;
}
