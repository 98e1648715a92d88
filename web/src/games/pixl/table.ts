/** A game of Pixl at the table: the board, what is chosen on it, and what stands beside it. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { Element, PieceName } from "../../draw/pixels.ts";
import { eventSentence, type Names } from "../../event_sentences.ts";
import type { DecisionTold, EventTold, OptionTold, Revealed, State } from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { seatCard } from "../../ui/kit.ts";
import { confirmsPlacements, isReduced, isSmall, revealSpeed, SLOWLY } from "../../ui/settings.ts";
import { factsOf } from "../../wire/state.ts";
import { pieceWords, say } from "../../words.ts";
import { boardRotation, turnButton } from "../board_rotation.ts";
import { seatFace } from "../bots.ts";
import { namesIn, ownPiece, piecesIn, seatName, seatNames } from "../seats.ts";
import type { Drawing, GameTable, Hinted, SeatParts, StepShown, TableMoment, TableSession } from "../view.ts";
import type { Change } from "./board/board.ts";
import { pixlBoard } from "./board/board_view.ts";
import { PixlChooser } from "./board/chooser.ts";
import { sixthsForSeat } from "./board/geometry.ts";
import { pixlCard } from "./card.ts";
import { pixlMarks, pixlPorts, pixlRelations, pixlSeat } from "./cards.ts";
import { type Due, elementsOf, findMove, movesOn, type PixlChoices, type PixlFacts, pixlFacts } from "./facts.ts";
import { pixlActions, pixlSum } from "./panel.ts";
import { ledger, type PlateKind, plate } from "./plate.ts";
import { pixlRemarks } from "./remarks.ts";
import { nearLocks } from "./reveal/near.ts";
import { playStep } from "./reveal/reveal.ts";
import { isConversion, lengthOf, MANY_AT_ONCE, type Staging, timeline } from "./reveal/timeline.ts";
import { moveInWords } from "./sentences.ts";
import { pixlSound } from "./sounds.ts";
import { type Gain, gains, isVictim, scoresWith, signed, sumOf } from "./sum.ts";
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
  /** How many events have been shown of the step that is. */
  #told = 0;
  /** What lies over the board while a step is shown, and what the step brings. */
  #plate: PlateKind | null = null;
  #gain: Gain = () => null;
  #changes: readonly Change[] | null = null;

  constructor(private readonly session: TableSession) {
    this.#chooser = new PixlChooser({ changed: () => app.changed(), onPlace: (move) => void this.#place(move) });
  }

  /** An order of turns must name as many elements as are in play. */
  optionValues(state: State, { name, choices }: OptionTold): readonly string[] {
    const { order } = factsIn(state);
    return name === "order" ? choices.filter((value) => value.split("-").length === order.length) : choices;
  }

  /** Elements change hands: what another seat has, where no person sits there. */
  pieces(state: State): readonly PieceName[] {
    return state.seats.map((_, seat) => ownPiece(state, seat));
  }

  /** With two players each has two elements. */
  playedWith(state: State, piece: PieceName): readonly PieceName[] {
    const facts = factsIn(state);
    return elementsOf(facts, facts.seats[piece as Element] ?? 0);
  }

  names(state: State): Names {
    return namesIn(factsOf(state), seatNames(state));
  }

  seat(state: State, seat: number): SeatParts {
    const facts = factsIn(state);
    const own = elementsOf(facts, seat + 1);
    return {
      kind: `e-${own.find((one) => one === facts.mover) ?? own[0]}`,
      marks: pixlMarks(facts, seat + 1),
      role: pieceWords(piecesIn(factsOf(state), seat + 1)),
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
    const closed = showing || this.#isSent || (this.#decision && this.onlyMove(state, this.#decision) !== null);
    const due = closed ? null : dueOf(state, this.#decision);
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
    const { last } = state;
    if (this.#changes === null && last) {
      this.#changes = [changeOf((last.played[0]?.piece ?? "fire") as Element, last.events)];
    }
    const hinted = this.#decision && !still && !this.#isSent ? this.session.hinted(this.#decision.piece) : "";
    const hint = hexOf(hinted) ?? undefined;
    const facts = factsIn(state);
    const changes = state.phase === "lobby" ? [] : (this.#changes ?? []);
    const picture = pixlBoard({ facts, chooser, sixths: chooser.layout.sixths, showing: still, changes, hint });
    return this.session.isScreen && state.phase === "playing"
      ? html`${picture}<aside class="pixl-corner">${pixlRelations(facts)}</aside>`
      : picture;
  }

  controls(state: State, { showing }: TableMoment): Drawing {
    if (showing) return nothing; // who moves stands above, and has moved
    const view = { facts: factsIn(state), chooser: this.#chooser, names: this.names(state), sent: this.#isSent };
    return html`${pixlSum(view)}${pixlActions(view)}`;
  }

  pad(state: State, moment: TableMoment): TemplateResult {
    return html`<div class="board" id="board">${this.board(state, moment)}</div>${this.controls(state, moment)}`;
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
        face: seatFace(seat),
        points: state.current.points[at] ?? null,
        state: null,
        active: false,
      }),
    );
    return html`<ul class="seats">${cards}</ul>${this.right(state)}`;
  }

  async reveal(
    board: SVGSVGElement,
    { before, message, signal, onScores, onTold, onSkip, again }: StepShown,
  ): Promise<void> {
    const { events } = message;
    const facts = factsIn(before);
    const gain = gainsOf(before, message);
    this.#gain = gain;
    const step = {
      before: facts,
      after: factsAfter(before, message),
      events,
      sixths: this.rotation(before),
      changes: this.#changes ?? [],
      gain,
    };
    const told = (count: number): void => {
      this.#told = count;
      onScores(scoresWith(facts, events.slice(0, count), gain));
      onTold(count);
    };
    await playStep(board, step, {
      speed: again ? SLOWLY : revealSpeed(),
      reduced: isReduced(),
      staging: stagingOf(before, message),
      signal,
      onSkip,
      onScores,
      onTold: told,
      onSound: pixlSound,
      onAct: ({ kind }) => {
        if (kind !== "locked" && kind !== "chain" && kind !== "over") return;
        this.#plate = kind;
        app.changedApart();
      },
      cardOf: (element) => document.querySelector(`.seat-card.e-${element}`),
    });
    this.#told = 0;
    this.#plate = null;
  }

  readonly remarks = pixlRemarks;

  revealLength(before: State, message: Revealed): number {
    return lengthOf(timeline(message.events, false, stagingOf(before, message)));
  }

  /** What has been shown last, in words. */
  revealTitle(state: State, { events }: Revealed): string {
    const last = events
      .slice(0, this.#told)
      .filter(({ code }) => code !== "pixl.game-over")
      .at(-1);
    return last ? eventSentence(last, this.names(state)) : "";
  }

  /** What the move has brought so far, and what is to be read of it. */
  revealPlate(state: State, message: Revealed): Drawing {
    const told = message.events.slice(0, this.#told);
    const mover = factsIn(state).mover ?? "fire";
    const shown = { state, mover, after: factsAfter(state, message), told, gain: this.#gain, names: this.names(state) };
    return html`${ledger(shown)}${this.#plate ? plate(this.#plate, shown) : nothing}`;
  }

  /** A Port that was locked, or many conversions at once: worth a second look. */
  highlight({ events }: Revealed): readonly EventTold[] {
    const locked = events.some(({ code }) => code === "pixl.locked");
    return locked || events.filter(isConversion).length >= MANY_AT_ONCE
      ? events.filter(({ code }) => code !== "pixl.game-over")
      : [];
  }

  /** What was changed stays marked until one's own next move; where nobody plays, for a round. */
  shown({ events, played }: Revealed): void {
    const [move] = played;
    if (!move) return;
    const own = this.session.mySeats.includes(move.seat);
    const before = own ? [] : (this.#changes ?? []).filter(({ element }) => element !== move.piece);
    this.#changes = [...before, changeOf(move.piece as Element, events)];
  }

  /** Where nothing can be done but pass, that is done. */
  onlyMove(state: State, { piece }: DecisionTold): string | null {
    const choices = state.current.choices[piece] as PixlChoices | undefined;
    return choices?.only_pass && "move" in choices.pass ? choices.pass.move : null;
  }

  reason(state: State, decision: DecisionTold, { move }: Hinted): string {
    const due = dueOf(state, decision);
    const found = due && movesOn(due.choices, hexOf(move)).find((one) => one.move === move);
    if (!due || !found) return say("web-pixl-hint-other");
    const sum = sumOf(factsIn(state), due, found);
    const converts = sum.lines.filter(isVictim).length;
    return say("web-pixl-hint-reason", { converts, points: signed(sum.total) });
  }

  eventSeen(event: EventTold): EventTold {
    return event;
  }

  inWords(state: State, { open }: TableMoment): TemplateResult {
    const mine = state.current.decisions.find((one) => open.includes(one.seat)) ?? null;
    const events = state.last?.events ?? [];
    return pixlTextView(pixlText(factsIn(state), dueOf(state, mine), events, this.names(state)));
  }

  readonly moveInWords = moveInWords;

  forget(): void {}
}

function factsAfter(before: State, { current }: Revealed): PixlFacts {
  return pixlFacts({ ...before.board, ...current.facts });
}

/** What the events of a move bring whoever makes it, as the server has counted it before. */
function gainsOf(before: State, { played: [move] }: Revealed): Gain {
  const choices = move && (before.current.choices[move.piece] as PixlChoices | undefined);
  const found = choices && findMove(choices, move.move);
  return found ? gains(factsIn(before), { element: move.piece as Element, choices }, found) : () => null;
}

function stagingOf(before: State, message: Revealed): Staging {
  const facts = factsIn(before);
  return { near: facts.mover ? nearLocks(facts, factsAfter(before, message), facts.mover) : [] };
}

/** The hex on which a move puts something. */
function hexOf(move: string): string | null {
  return /^@?([a-z]\d+)/.exec(move)?.[1] ?? null;
}

/** Everything that a move has changed. */
function changeOf(element: Element, events: readonly EventTold[]): Change {
  const hexes = events.flatMap(({ values }) => (typeof values["hex"] === "string" ? [values["hex"]] : []));
  return { element, hexes: [...new Set(hexes)] };
}

function dueOf(state: State, decision: DecisionTold | null): Due | null {
  const choices = decision && (state.current.choices[decision.piece] as PixlChoices | undefined);
  return decision && choices ? { element: decision.piece as Element, choices } : null;
}
