/** Moves that are the only ones: they are submitted without asking, and may be skipped. */

import { html, nothing } from "lit-html";
import type { Drawing, GameTable, TableSession } from "../games/contract.ts";
import type { DecisionView, State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { say } from "../words.ts";

export const awaited = ({ mySeats }: TableSession, state: State): DecisionView | undefined =>
  state.current.decisions.find((one) => mySeats.includes(one.seat) && !one.decided);

export class OnlyMoves {
  /** Whether reveals are skipped until there is a choice again. */
  skips = false;
  #decided = "";
  /** By own piece, how often in a row it had only one move. */
  readonly #inRow = new Map<string, number>();

  constructor(private readonly session: TableSession) {}

  /** Whether all own pieces have had only one move lately, one of them more than once. */
  get isStuck(): boolean {
    const counts = [...this.#inRow.values()];
    return counts.length > 0 && Math.min(...counts) > 0 && Math.max(...counts) > 1;
  }

  /** Moves were taken back to this state. An only move isn't submitted again; returns whether there is one. */
  isBackAt(game: GameTable, state: State): boolean {
    const due = awaited(this.session, state);
    const isOnly = !!due && (game.deciding?.onlyMove?.(state, due) ?? null) !== null;
    this.#decided = isOnly ? `${state.current.step} ${due.piece}` : "";
    this.#inRow.clear();
    return isOnly;
  }

  submit(game: GameTable, state: State): void {
    const { session } = this;
    const { step } = state.current;
    const due = awaited(session, state);
    const move = due && state.phase === "playing" ? (game.deciding?.onlyMove?.(state, due) ?? null) : null;
    if (!due) return;
    const { seat, piece } = due;
    const key = `${step} ${piece}`;
    if (move === null) {
      this.skips = false;
      this.#inRow.set(piece, 0);
      return;
    }
    if (this.#decided === key || state.seats[seat]?.away) return;
    this.#decided = key;
    const before = this.#inRow.get(piece) ?? 0;
    this.#inRow.set(piece, before + 1);
    void session
      .submit({ type: "submit", seat, step, piece, move, revision: session.revision(step, piece) })
      .then((done) => done && this.#announce(game.moveInWords(move), before));
  }

  /** Announce the first of several in a row; then `onlyMovesView` says it. */
  #announce(move: string, before: number): void {
    if (before === 1) app.forgetNotice();
    if (before > 0) return;
    app.notify(say("web-only-choice", { move }));
    window.addEventListener("click", app.forgetNotice, { once: true, capture: true }); // it needs no answer
  }
}

/** Says that there is no choice for now. Whoever plays alone can skip what happens until there is one. */
export function onlyMovesView(onlyMoves: OnlyMoves, isAlone: boolean, skip: () => void): Drawing {
  if (!onlyMoves.isStuck || onlyMoves.skips) return nothing;
  const ahead = (): void => {
    onlyMoves.skips = true;
    skip();
  };
  return html`<section class="only-moves card notched" role="status"><p>${say("web-only-pass")}</p>
    ${isAlone ? button(say("web-only-pass-skip"), ahead, { icon: "play" }) : nothing}</section>`;
}
