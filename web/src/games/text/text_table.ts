/** Table of a game without pictures: facts as a list, every choice as a button. */

import { html, type TemplateResult } from "lit-html";
import { tile } from "../../draw/pixels.ts";
import { eventSentence, type Names } from "../../event_sentences.ts";
import type { DecisionView, State } from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { answers, button, card, sentenceList } from "../../ui/kit.ts";
import { factsOf } from "../../wire/state.ts";
import { say } from "../../words.ts";
import type { Drawing, GameTable, SeatParts, TableMoment, TableSession } from "../contract.ts";
import { namesIn, ownPiece, seatNames } from "../seats.ts";
import { factLines, movesIn, moveText } from "./raw_words.ts";

export class TextTable implements GameTable {
  #game = "";
  #busy = false;

  constructor(private readonly session: TableSession) {}

  names(state: State): Names {
    this.#game = state.settings.game;
    const names = namesIn(factsOf(state), seatNames(state));
    const due = state.current.decisions.map(({ piece, seat }) => [piece, names.seats[seat] ?? piece]);
    return { ...names, pieces: { ...names.pieces, ...Object.fromEntries(due) } };
  }

  seat(state: State, seat: number): SeatParts {
    return {
      marks: tile(ownPiece(state, seat), "", 24),
      role: "",
      active: state.current.decisions.some((one) => one.seat === seat),
      hasPoints: true,
    };
  }

  #facts(state: State): readonly string[] {
    return factLines(state.settings.game, factsOf(state), this.names(state));
  }

  board(state: State): TemplateResult {
    return html`<section class="card notched text-game">${sentenceList(this.#facts(state))}</section>`;
  }

  #own(state: State, { open, showing }: TableMoment): readonly DecisionView[] {
    return state.current.decisions.filter(({ seat }) => !showing && open.includes(seat));
  }

  controls(state: State, moment: TableMoment): Drawing {
    const names = this.names(state);
    return html`${this.#own(state, moment).map((decision) =>
      card(names.pieces[decision.piece] ?? "", html`<div class="text-moves">${this.#choices(state, decision)}</div>`),
    )}`;
  }

  #choices(state: State, decision: DecisionView): TemplateResult | TemplateResult[] {
    const { settings, current } = state;
    const disabled = this.#busy;
    if (decision.decided) {
      return button(say("web-pixoid-change"), () => void this.#send(state, decision), { icon: "check", disabled });
    }
    return movesIn(current.choices[decision.piece]).map((move) =>
      button(moveText(settings.game, move), () => void this.#send(state, decision, move), { disabled }),
    );
  }

  async #send(state: State, { piece, seat }: DecisionView, move?: string): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    const { step } = state.current;
    const one = { seat, step, piece, revision: this.session.revision(step, piece) };
    await this.session.submit(move === undefined ? { type: "withdraw", ...one } : { type: "submit", ...one, move });
    this.#busy = false;
    app.changed();
  }

  inWords(state: State, moment: TableMoment): TemplateResult {
    const names = this.names(state);
    const own = this.#own(state, moment).filter(({ decided }) => !decided);
    const moves = own.flatMap(({ piece }) => movesIn(state.current.choices[piece]));
    return answers([
      [say("web-pixoid-text-where"), this.#facts(state)],
      [say("web-pixoid-text-can"), moves.map((move) => moveText(state.settings.game, move))],
      [say("web-pixoid-text-happened"), (state.last?.events ?? []).map((event) => eventSentence(event, names))],
    ]);
  }

  moveInWords(move: string): string {
    return moveText(this.#game, move);
  }
}
