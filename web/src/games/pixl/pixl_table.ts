/** Pixl at the table: the board, the choice of a move, and the panels. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { Element } from "../../draw/pixels.ts";
import type { DecisionView, State } from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { seatCard } from "../../ui/kit.ts";
import { confirmsPlacements, isSmall } from "../../ui/settings.ts";
import { factsOf } from "../../wire/state.ts";
import { pieceWords, say, t } from "../../words.ts";
import { boardRotation } from "../board_rotation.ts";
import { seatFace } from "../bots.ts";
import type {
  DailyScore,
  Drawing,
  GameTable,
  Hinted,
  SeatParts,
  TableDecisions,
  TableMoment,
  TablePanels,
  TableRotation,
  TableSession,
  TableSetup,
} from "../contract.ts";
import { ownPiece, piecesIn, seatName } from "../seats.ts";
import { pixlAlarm } from "./alarm.ts";
import { pixlBoard } from "./board/board_view.ts";
import { PixlChooser } from "./board/chooser.ts";
import { sixthsForSeat } from "./board/geometry.ts";
import { pixlMarks, pixlPorts, pixlRelations, pixlSeat, pixlSupplies } from "./cards.ts";
import { type Due, elementsOf, movesOn, type PixlChoices, type PixlFacts, pixlFacts } from "./facts.ts";
import { pixlActions, pixlSum } from "./panel.ts";
import { pixlCard } from "./pixl_card.ts";
import { portReason, suggestions } from "./port_advice.ts";
import { PixlReveals, pixlNames } from "./reveal/table_reveals.ts";
import { moveInWords, waitedText } from "./sentences.ts";
import { isVictim, sumOf, withSign } from "./sum.ts";
import { pixlText, pixlTextView } from "./text_view.ts";

const factsIn = (state: State): PixlFacts => pixlFacts(factsOf(state));

/** The number of board orientations. */
const WAYS = 6;

const setup: TableSetup = {
  summary: ["players", "side"],
  changes: ["roles"],
  byPlayers: ["elements", "order", "end"],
  /** A turn order must name as many elements as are in play. */
  optionValues(state, { name, choices }) {
    const { order } = factsIn(state);
    return name === "order" ? choices.filter((value) => value.split("-").length === order.length) : choices;
  },
  /** Elements can be exchanged with seats where no person sits. */
  pieces: (state) => state.seats.map((_, seat) => ownPiece(state, seat)),
  /** With two players each has two elements. */
  playedWith(state, piece) {
    const facts = factsIn(state);
    return elementsOf(facts, facts.seats[piece as Element] ?? 0);
  },
};

export class PixlTable implements GameTable {
  readonly setup = setup;
  readonly rotation: TableRotation;
  readonly deciding: TableDecisions;
  readonly reveals: PixlReveals;
  readonly panels: TablePanels;
  readonly #chooser: PixlChooser;
  #decision: DecisionView | null = null;
  #step = -1;
  #sent = -1;

  constructor(private readonly session: TableSession) {
    this.#chooser = new PixlChooser({ changed: () => app.changed(), onPlace: (move) => void this.#place(move) });
    this.rotation = {
      ways: WAYS,
      of: ({ seats }) => boardRotation(session, pixlCard.id, WAYS, (seat) => sixthsForSeat(seat, seats.length)),
    };
    this.deciding = {
      ownTurn: ({ seats, current }, { piece }) => {
        const setsUp = (current.choices[piece] as PixlChoices | undefined)?.kind === "port";
        return { role: "pixl", turn: setsUp ? 0 : Math.ceil(Number(current.facts["turn"]) / seats.length) - 1 };
      },
      onlyMove,
      task: (state) => this.#task(state),
      reason,
      submitChosen: (_, { piece }) => {
        if (piece === this.#decision?.piece) this.#chooser.place();
      },
    };
    this.reveals = new PixlReveals(session, this.rotation);
    this.panels = { right, phone, overview: (state) => this.#overview(state) };
  }

  /** One's share of all points, in tenths. */
  daily({ current }: State): DailyScore {
    const [own = 0, other = 0] = current.outcome?.points ?? current.points;
    const tenths = Math.round((10 * own) / (own + other || 1));
    return { squares: tenths, of: 10, text: `${own}:${other}`, won: own > other };
  }

  readonly names = pixlNames;

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

  /** Names the player if several share this device. */
  #task(state: State): string {
    const { mover } = factsIn(state);
    if (!mover || !this.session.isShared) return say("web-your-turn");
    return t("web-pixl-waiting", { element: mover, player: this.names(state).pieces[mover] ?? "" });
  }

  get #isSent(): boolean {
    return this.#sent === this.#step;
  }

  /** Sunk until the first own move, and during a daily challenge. */
  #canTakeBack(state: State): boolean {
    const facts = factsIn(state);
    const own = this.session.mySeats.flatMap((seat) => elementsOf(facts, seat + 1));
    return this.session.isAlone && own.some((element) => facts.ports[element] ?? facts.came_from[element]);
  }

  takeBack(state: State): void {
    if (this.#canTakeBack(state)) void this.session.takeBack();
  }

  #update(state: State, showing: boolean): void {
    if (state.current.step < this.#step) {
      this.#sent = -1;
      this.reveals.forget();
    }
    this.#step = state.current.step;
    this.#decision = state.current.decisions.find((one) => this.session.mySeats.includes(one.seat)) ?? null;
    const chooser = this.#chooser;
    chooser.confirm = confirmsPlacements();
    chooser.zoomable = isSmall();
    const closed = showing || this.#isSent || (this.#decision && onlyMove(state, this.#decision) !== null);
    const due = closed ? null : dueOf(state, this.#decision);
    chooser.update(factsIn(state), due, this.rotation.of(state));
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
    const hinted = this.#decision && !still && !this.#isSent ? this.session.hinted(this.#decision.piece) : "";
    const hint = hexOf(hinted) ?? undefined;
    const facts = factsIn(state);
    const changes = this.reveals.changes(state);
    const moves = this.reveals
      .moves(state)
      .filter(({ element }) => !this.session.mySeats.includes((facts.seats[element] ?? 0) - 1));
    const advised = still || !chooser.due ? [] : suggestions(facts, chooser.due).map(({ hex }) => hex);
    const { sixths } = chooser.layout;
    const picture = pixlBoard({ facts, chooser, sixths, showing: still, changes, moves, hint, advised });
    return this.session.isScreen && state.phase === "playing"
      ? html`${picture}${pixlAlarm(facts)}<aside class="pixl-corner">${pixlRelations(facts)}</aside>`
      : picture;
  }

  controls(state: State, { showing }: TableMoment): Drawing {
    if (showing) return nothing; // without the mover: shown above, and their move is done
    const facts = factsIn(state);
    const waited = this.session.isShared ? "" : waitedText(state, this.reveals.since, this.session.mySeats[0]);
    const view = { facts, chooser: this.#chooser, names: this.names(state), sent: this.#isSent, waited };
    const back = this.session.isAlone ? () => this.takeBack(state) : null;
    return html`${pixlAlarm(facts)}${pixlSum(view)}${pixlActions(view, back, this.#canTakeBack(state))}`;
  }

  #overview(state: State): TemplateResult {
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
    return html`<ul class="seats">${cards}</ul>${right(state)}`;
  }

  inWords(state: State, { open }: TableMoment): TemplateResult {
    const mine = state.current.decisions.find((one) => open.includes(one.seat)) ?? null;
    const { happened } = this.reveals;
    const events = happened.length > 0 ? happened : (state.last?.events ?? []);
    return pixlTextView(pixlText(factsIn(state), dueOf(state, mine), events, this.names(state)));
  }

  readonly moveInWords = moveInWords;
}

function hexOf(move: string): string | null {
  return /^@?([a-z]\d+)/.exec(move)?.[1] ?? null;
}

function dueOf(state: State, decision: DecisionView | null): Due | null {
  const choices = decision && (state.current.choices[decision.piece] as PixlChoices | undefined);
  return decision && choices ? { element: decision.piece as Element, choices } : null;
}

function phone(state: State): TemplateResult {
  const facts = factsIn(state);
  return html`${pixlSupplies(facts)}${pixlRelations(facts)}`;
}

function right(state: State): TemplateResult {
  const facts = factsIn(state);
  return html`${pixlPorts(facts)}${pixlRelations(facts)}`;
}

function onlyMove(state: State, { piece }: DecisionView): string | null {
  const choices = state.current.choices[piece] as PixlChoices | undefined;
  return choices?.only_pass && "move" in choices.pass ? choices.pass.move : null;
}

function reason(state: State, decision: DecisionView, { move }: Hinted): string {
  const due = dueOf(state, decision);
  const hex = hexOf(move);
  const found = due && movesOn(due.choices, hex).find((one) => one.move === move);
  if (!due || !hex || !found) return say("web-pixl-hint-other");
  if (due.choices.kind === "port") return portReason(factsIn(state), due.element, hex) || say("web-pixl-hint-other");
  const sum = sumOf(factsIn(state), due, found);
  const converts = sum.lines.filter(isVictim).length;
  return say("web-pixl-hint-reason", { converts, points: withSign(sum.total) });
}
