/** A game of Pixl at the table: the board, what is chosen on it, and what stands beside it. */

import { html, type TemplateResult } from "lit-html";
import type { Element } from "../../draw/pixels.ts";
import type { Names } from "../../event_sentences.ts";
import type { DecisionTold, EventTold, OptionTold, Revealed, State } from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { seatCard } from "../../ui/kit.ts";
import { confirmsPlacements, isReduced, isSmall, revealSpeed } from "../../ui/settings.ts";
import { factsOf } from "../../wire/state.ts";
import { say } from "../../words.ts";
import { boardRotation, turnButton } from "../board_rotation.ts";
import { namesIn, ownPiece, piecesIn, seatName, seatNames } from "../seats.ts";
import type { GameTable, SeatParts, StepShown, TableMoment, TableSession } from "../view.ts";
import { pixlBoard } from "./board/board_view.ts";
import { PixlChooser } from "./board/chooser.ts";
import { sixthsForSeat } from "./board/geometry.ts";
import { pixlCard } from "./card.ts";
import { pixlMarks, pixlPorts, pixlRelations, pixlSeat } from "./cards.ts";
import { type Due, type PixlChoices, type PixlFacts, pixlFacts } from "./facts.ts";
import { pixlActions, pixlSum } from "./panel.ts";
import { playStep } from "./reveal/reveal.ts";
import { lengthOf, timeline } from "./reveal/timeline.ts";
import { pixlSound } from "./sounds.ts";
import { pixlText, pixlTextView } from "./text_view.ts";

const factsIn = (state: State): PixlFacts => pixlFacts(factsOf(state));

export class PixlTable implements GameTable {
  readonly summary = ["players", "side"];
  readonly changes = ["roles"] as const;
  readonly byPlayers = ["elements", "order", "end"];
  readonly rotations = 6;
  readonly #chooser: PixlChooser;
  #decision: DecisionTold | null = null;
  #step = -1;
  #sent = -1;

  constructor(private readonly session: TableSession) {
    this.#chooser = new PixlChooser({ changed: () => app.changed(), onPlace: (move) => void this.#place(move) });
  }

  /** An order of turns must name as many elements as are in play. */
  optionValues(state: State, { name, choices }: OptionTold): readonly string[] {
    const { order } = factsIn(state);
    return name === "order" ? choices.filter((value) => value.split("-").length === order.length) : choices;
  }

  names(state: State): Names {
    return namesIn(factsOf(state), seatNames(state));
  }

  seat(state: State, seat: number): SeatParts {
    const facts = factsIn(state);
    return {
      marks: pixlMarks(facts, seat + 1),
      role: piecesIn(factsOf(state), seat + 1)
        .map((piece) => say("core-piece", { piece }))
        .join(", "),
      active: state.current.decisions.some((one) => one.seat === seat),
      hasPoints: true,
      extra: pixlSeat(facts, seat + 1),
    };
  }

  rotation(state: State): number {
    return boardRotation(this.session, pixlCard.id, this.rotations, (seat) => sixthsForSeat(seat, state.seats.length));
  }

  task(): string {
    return "web-your-turn";
  }

  /** Whether something was given for this step and is not yet played. */
  get #isSent(): boolean {
    return this.#sent === this.#step;
  }

  #update(state: State, showing: boolean): void {
    this.#step = state.current.step;
    this.#decision = state.current.decisions.find((one) => this.session.mySeats.includes(one.seat)) ?? null;
    const chooser = this.#chooser;
    chooser.confirm = confirmsPlacements();
    chooser.zoomable = isSmall();
    const due = showing || this.#isSent ? null : dueOf(state, this.#decision);
    chooser.update(factsIn(state), due, this.rotation(state));
  }

  async #place(move: string): Promise<void> {
    const decision = this.#decision;
    if (decision === null || this.#isSent) return;
    const step = this.#step;
    this.#sent = step;
    app.changed();
    const { piece, seat } = decision;
    const revision = this.session.revision(step, piece);
    if (!(await this.session.submit({ type: "submit", seat, step, piece, move, revision }))) this.#sent = -1;
    app.changed();
  }

  board(state: State, { showing }: TableMoment): TemplateResult {
    const still = showing || state.phase === "lobby";
    this.#update(state, still);
    const chooser = this.#chooser;
    return pixlBoard({ facts: factsIn(state), chooser, sixths: chooser.layout.sixths, showing: still });
  }

  controls(state: State): TemplateResult {
    const view = { facts: factsIn(state), chooser: this.#chooser, names: this.names(state), sent: this.#isSent };
    return html`${pixlSum(view)}${pixlActions(view)}`;
  }

  pad(state: State, moment: TableMoment): TemplateResult {
    return html`<div class="board" id="board">${this.board(state, moment)}</div>${this.controls(state)}`;
  }

  padHelp(_moment: TableMoment, text: TemplateResult): TemplateResult {
    return html`${text}${turnButton(pixlCard.id, this.rotations)}`;
  }

  right(state: State): TemplateResult {
    const facts = factsIn(state);
    return html`${pixlPorts(facts)}${pixlRelations(facts)}`;
  }

  /** Where everybody's points come from. */
  overview(state: State): TemplateResult {
    const cards = state.seats.map((seat, at) =>
      seatCard({
        ...this.seat(state, at),
        kind: `e-${ownPiece(state, at)}`,
        name: seatName(state, at),
        isBot: seat.holder === "bot",
        points: state.current.points[at] ?? null,
        state: null,
        active: false,
      }),
    );
    return html`<ul class="seats">${cards}</ul>${this.right(state)}`;
  }

  async reveal(board: SVGSVGElement, { before, message, signal, onScores, onTold }: StepShown): Promise<void> {
    const step = {
      before: factsIn(before),
      after: pixlFacts({ ...before.board, ...message.current.facts }),
      events: message.events,
      sixths: this.rotation(before),
    };
    const cardOf = (element: string) => document.querySelector(`.seat-card.e-${element}`);
    const calls = { onSound: pixlSound, onScores, onTold, cardOf };
    await playStep(board, step, { speed: revealSpeed(), reduced: isReduced(), signal, ...calls });
  }

  revealLength(_before: State, { events }: Revealed): number {
    return lengthOf(timeline(events));
  }

  eventSeen(event: EventTold): EventTold {
    return event;
  }

  inWords(state: State, { open }: TableMoment): TemplateResult {
    const mine = state.current.decisions.find((one) => open.includes(one.seat)) ?? null;
    const events = state.last?.events ?? [];
    return pixlTextView(pixlText(factsIn(state), dueOf(state, mine), events, this.names(state)));
  }

  moveInWords(move: string): string {
    if (move === "pass") return say("web-pixl-pass");
    if (move === "@off") return say("web-pixl-take-off");
    return move.replace("@", "");
  }

  forget(): void {}
}

function dueOf(state: State, decision: DecisionTold | null): Due | null {
  const choices = decision && (state.current.choices[decision.piece] as PixlChoices | undefined);
  return decision && choices ? { element: decision.piece as Element, choices } : null;
}
