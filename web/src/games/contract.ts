/**
 * What the web client needs from a game to show it. Everything specific to a game is in that game's folder.
 *
 * There are four parts because the client loads in chunks: `card` with the home page, `table` with tables, `review` and
 * `lessons` with their pages. A game without a folder here is shown by `games/text`.
 */

import type { nothing, SVGTemplateResult, TemplateResult } from "lit-html";
import type { PieceName } from "../draw/pixels.ts";
import type { Names } from "../event_sentences.ts";
import type {
  DecisionView,
  EventView,
  OptionView,
  PositionView,
  Revealed,
  ReviewedDecisionView,
  State,
  TableSettings,
  TriedMoves,
} from "../generated/protocol.ts";
import type { PlayWay } from "../ui/new_table.ts";
import type { ClientRequest } from "../wire/connection.ts";
import type { Mark } from "./marks.ts";
import type { Moments } from "./moments.ts";
import type { TurningPoint } from "./turning_point.ts";

export type Drawing = TemplateResult | typeof nothing;
export type Facts = Readonly<Record<string, unknown>>;

export interface GameView {
  readonly card: GameCard;
  readonly table: TableView;
  readonly review: ReviewView;
  readonly lessons: LessonView;
}

export interface GameCard {
  /** `web-cartridge-<id>` describes the game, `-players` and `-pace` give the player count and the duration. */
  readonly id: string;
  /** The first lesson. */
  readonly learn: string;
  art(): TemplateResult;
  /** A wide picture, 342 x 150. */
  strip(): TemplateResult;
  usual(way: PlayWay): Readonly<Record<string, string>>;
  readonly mainOptions: readonly string[];
  /** What is different in somebody's first game. */
  readonly first: Readonly<Record<string, string>>;
  /** The lengths to choose from, with the minutes a game takes. */
  readonly lengths: readonly GameLength[];
  /** The pieces of each seat. */
  pieces(options: Readonly<Record<string, string>>): readonly (readonly PieceName[])[];
  /** The option that selects a board, if a game has several, and the loader of its picker. */
  readonly boards?: { readonly option: string; load(): Promise<BoardPicker> };
}

/** `web-length-<game>` and `web-length-about-<game>` describe it, with this id. */
export interface GameLength {
  readonly id: string;
  readonly minutes: number;
  readonly options: Readonly<Record<string, string>>;
}

/** Lets people choose a board; loaded on demand. */
export interface BoardPicker {
  /** A few different boards, among them the one that is chosen. */
  some(chosen: string): readonly string[];
  tile(board: string): TemplateResult;
  name(board: string): string;
  /** Open a sheet to build the board of a table. `state` returns the table's current state. */
  arrange(session: TableSession, state: () => State | null): void;
  list(chosen: string, choose: (value: string) => void): TemplateResult;
  /** A board's name and a short description; nothing for an unknown board. */
  caption(board: string): Drawing;
}

/** A bot's hint: a move, how often the bot plays it, and the points it expects for each seat. */
export interface Hinted {
  readonly move: string;
  readonly share: number;
  readonly points: readonly number[];
}

export interface TableSession {
  readonly table: string;
  readonly mySeats: readonly number[];
  readonly isScreen: boolean;
  readonly isPad: boolean;
  readonly isShared: boolean;
  ownProgram(piece: string): string;
  isStandIns(step: number, piece: string): boolean;
  revision(step: number, piece: string): number;
  hinted(piece: string): string;
  /** Whether one person plays alone against bots, and may take moves back. */
  readonly isAlone: boolean;
  takeBack(): Promise<void>;
  /** Submit or withdraw a move. Returns whether the server accepted it. */
  submit(message: Extract<ClientRequest, { type: "submit" | "withdraw" }>): Promise<boolean>;
  arrange(change: Partial<TableSettings>): Promise<void>;
}

export type TableView = new (session: TableSession) => GameTable;

export interface TableMoment {
  readonly open: readonly number[];
  readonly showing: boolean;
}

export interface StepShown {
  readonly before: State;
  readonly message: Revealed;
  readonly signal: AbortSignal;
  /** This many of the step's events have been shown. Later ones must not be announced anywhere yet. */
  readonly onMessage: (count: number) => void;
  readonly onScores: (scores: readonly number[]) => void;
  /** Replaces the default skip, which ends the step. Returns true if it stopped at a scene instead. */
  readonly onSkip: (jump: () => boolean) => void;
  /** The next drawing is large: the board now, the rest in the following frames. */
  readonly onScene: () => void;
  readonly again: boolean;
}

/** An occasion for a bot to comment. A `loud` one is never left out. */
export interface Remark {
  readonly seat: number;
  /** The messages are `web-said-<persona>-<kind>-<variant>`. */
  readonly kind: "catch" | "caught" | "away" | "missed" | "convert" | "lock" | "hit" | "won" | "lost";
  readonly loud?: boolean;
}

export interface SeatParts {
  readonly kind?: string;
  readonly marks: TemplateResult;
  readonly role: string;
  readonly active: boolean;
  readonly hasPoints: boolean;
  readonly extra?: Drawing;
}

/** How a challenge ended: some of so many squares, the result as text, and whether it was won. */
export interface DailyScore {
  readonly squares: number;
  readonly of: number;
  readonly text: string;
  readonly won: boolean;
}

/** A game at one table. Keeps unsubmitted choices. Optional parts may be missing. */
export interface GameTable {
  names(state: State): Names;
  seat(state: State, seat: number): SeatParts;
  /**
   * A lost focus moves to the first focusable element within `data-focus="due"` (the open decision), then to the button
   * `data-focus="given"` that withdraws it, then to `data-focus="board"`.
   */
  board(state: State, moment: TableMoment): TemplateResult;
  controls(state: State, moment: TableMoment): Drawing;
  inWords(state: State, moment: TableMoment): TemplateResult;
  moveInWords(move: string): string;
  /** How seat 0 has fared in a daily challenge. */
  daily?(state: State): DailyScore;

  readonly setup?: TableSetup;
  readonly rotation?: TableRotation;
  readonly deciding?: TableDecisions;
  readonly reveals?: TableReveals;
  readonly secrets?: TableSecrets;
  readonly panels?: TablePanels;
  /** The view of a phone used only as a controller. Without it, board and controls are shown. */
  pad?(state: State, moment: TableMoment): Drawing;
  /** What such a phone adds to a result. */
  padResult?(): Drawing;
  seatSound?(piece: PieceName): void;
  hold?(held: boolean): void;
  /** Take back one's last move, if the game allows it. */
  takeBack?(state: State): void;
}

export interface TableSetup {
  /** Options that summarise the game, and options reset to the server's default when the number of players changes. */
  readonly summary: readonly string[];
  readonly byPlayers?: readonly string[];
  /** What changes from one game to the next by default. */
  readonly changes?: readonly ("roles" | "board")[];
  optionValues?(state: State, option: OptionView): readonly string[];
  /** The label of an option's value at this table; undefined for the usual one. */
  optionLabel?(state: State, option: string, value: string): string | undefined;
  arrangement?(state: State): TemplateResult;
  caption?(state: State): Drawing;
  seatArt?(piece: PieceName): TemplateResult;
  pieces?(state: State): readonly PieceName[];
  /** All pieces played by the owner of a piece, if there are several. */
  playedWith?(state: State, piece: PieceName): readonly PieceName[];
}

/** Board rotation: the number of orientations, the current one, and events as they look in it. */
export interface TableRotation {
  readonly ways: number;
  of(state: State): number;
  event?(event: EventView, rotation: number): EventView;
}

export interface TableDecisions {
  task?(state: State): string;
  /** For the coach: as what one plays, and the number of one's turn; 0 while setting up. */
  ownTurn?(state: State, decision: DecisionView): { readonly role: string; readonly turn: number };
  onlyMove?(state: State, decision: DecisionView): string | null;
  /** Submit the current choice for a decision, if any: its clock is about to run out. */
  submitChosen?(state: State, decision: DecisionView): void;
  reason?(state: State, decision: DecisionView, hinted: Hinted): string;
}

export interface TableReveals {
  play(board: SVGSVGElement, step: StepShown): Promise<void>;
  /** How long a step takes to show without skipping, in milliseconds: phones wait that long for the shared screen. */
  length(before: State, message: Revealed): number;
  /** On a controller: a step begins to be shown on the shared screen; and what the controller says of it. */
  follow?(before: State, message: Revealed, signal: AbortSignal): void;
  followed?(state: State, message: Revealed): Drawing;
  /** During a reveal: the title, the side panel, and the overlay on the board. */
  title?(state: State, message: Revealed): string;
  side?(state: State, message: Revealed, skip: () => void): Drawing;
  plate?(state: State, message: Revealed): Drawing;
  /** A step was revealed, whether or not it will be shown. */
  revealed?(events: readonly EventView[]): void;
  /** A step has been shown completely or skipped. */
  shown?(message: Revealed, before: State): void;
  /** The events worth replaying, starting with the first. */
  highlight?(message: Revealed): readonly EventView[];
  /** Occasions for bots to comment, once the step has been shown. */
  remarks?(before: State, events: readonly EventView[]): readonly Remark[];
}

export interface TableSecrets {
  forget(): void;
  /** Hide the choice until it is touched again; `label` names the button for that. */
  cover(): void;
  label(): string;
}

/** Panels below the seats, below the controls, below those of an upright phone, and all in one sheet. */
export interface TablePanels {
  phone?(state: State): Drawing;
  left?(state: State): Drawing;
  right?(state: State): Drawing;
  overview(state: State): TemplateResult;
}

export interface PlayedMoments extends Moments {
  readonly seatNames: readonly string[];
  seatName(seat: number): string;
  pieceOf(seat: number): PieceName;
  names(at: number): Names;
}

/** A part of a game, from one moment (or turn) to another, that belongs to a seat. */
export interface Round {
  readonly round: number;
  readonly seat: number;
  readonly piece: PieceName;
  readonly from: number;
  readonly to: number;
}

/** Counts a seat's fun facts, by kind. Seats start at 1; 0 means none. */
export interface Tally {
  add(kind: string, seat: number | undefined, count?: number): void;
  most(kind: string, seat: number | undefined, count: number): void;
}

export interface ReplayBoard {
  /** The board at a moment, as one seat knows it, or with everything visible if `viewer` is null. */
  view(at: number, viewer: number | null, moving: boolean): Drawing;
  /** Animate the step after a moment. `opened` is called once all moves are revealed. */
  play(picture: SVGSVGElement, from: number, signal: AbortSignal, opened: () => void): Promise<void>;
  /** The visible part of the board as a viewBox, for overlays. */
  box?(at: number): string;
}

export interface AnalysisView {
  move(text: string): string;
  /** Marks for the best move and the played one over the board of a moment, without those of the `hidden` seat. */
  marks(
    played: PlayedMoments,
    at: number,
    decisions: readonly ReviewedDecisionView[],
    hidden: number | null,
  ): readonly SVGTemplateResult[];
}

/** What somebody could have done instead, proven by the rules: where their piece would have stopped, and two texts. */
export interface WhatIf {
  readonly piece: string;
  readonly pix: string;
  readonly text: string;
  readonly sentence: string;
}

export interface Bar {
  readonly piece: PieceName;
  readonly values: readonly number[];
}

export interface ReviewView {
  /** Whether a review is fast enough to start without asking. */
  readonly reviewsAtOnce?: boolean;
  names(facts: Facts, seats: readonly string[]): Names;
  board(played: PlayedMoments, changed: () => void): ReplayBoard;
  seat(played: PlayedMoments, at: number, seat: number): SeatParts;
  left?(played: PlayedMoments, at: number): Drawing;
  /** The moves of the next step as far as a seat knows them. A game without this has no secrets. */
  programs?(played: PlayedMoments, at: number, viewer: number | null): Drawing;
  inWords(played: PlayedMoments, at: number): readonly string[];

  /** Moments reached by a turn (default: all), a seat's standing then (default: its points), and the game's rounds. */
  turns?(played: PlayedMoments): readonly number[];
  standing?(played: PlayedMoments, at: number, seat: number): number;
  rounds?(played: PlayedMoments): readonly Round[];
  /** If the game has no points but one seat has a target: that seat and its target. */
  goal?(played: PlayedMoments): { readonly seat: number; readonly top: number } | null;

  /** The cubes that Pixoid had at the end of a round. */
  gathered?(played: PlayedMoments, round: number): number;
  /** The board at the end, for whoever had the seat `own`; what they have gathered; their best against earlier records. */
  endingPicture?(played: PlayedMoments, own: number | null, whatIf: WhatIf | null): TemplateResult;
  /** The board at the turning point, shown on request instead of that at the end. */
  turningPicture?(played: PlayedMoments, own: number | null, point: TurningPoint): TemplateResult;
  endingCount?(played: PlayedMoments): Drawing;
  best?(played: PlayedMoments, seat: number, records: Readonly<Record<string, number>>): string;
  whatIf?(played: PlayedMoments, seat: number): Promise<WhatIf | null>;
  why?(played: PlayedMoments): string;
  how?(played: PlayedMoments): string;
  /** How the game ended for this seat, or for all who watch; empty if points show it. */
  yours?(played: PlayedMoments, seat: number | null): string;
  /** Where a seat's points come from: a bar for each of its pieces, and in words. */
  parts(played: PlayedMoments, seat: number): { readonly bars: readonly Bar[]; readonly text: string };

  /** Kinds of fun facts, most remarkable first, each with its minimum count; `count` adds those of a step. */
  readonly funFacts: Readonly<Record<string, number>>;
  count(played: PlayedMoments, tally: Tally, at: number): void;
}

export type Moves = Readonly<Record<string, string>>;
type Value = string | number | boolean | null | readonly Value[];

/** What solves a task: an error, or a step with these events, without those, ending with these facts. */
export interface Wants {
  readonly rejected?: string;
  /** A code and values that an event must have. For a list, one value that it must contain. */
  readonly events?: readonly Readonly<Record<string, Value>>[];
  readonly none?: readonly string[];
  /** By path: `cubes.amber`. */
  readonly facts?: Readonly<Record<string, Value>>;
}

export interface LessonStep {
  readonly pieces: readonly string[];
  readonly others: Moves;
  readonly wants: Wants;
  readonly solution: Moves;
  readonly then?: readonly Moves[];
  /** Others are still choosing when the learner is ready for the first time. */
  readonly hold?: boolean;
}

export interface Lesson {
  readonly id: string;
  readonly game: string;
  readonly rules: readonly string[];
  readonly position: string;
  readonly steps: readonly LessonStep[];
}

export interface LessonAnswer {
  /** `right` completes the lesson, `on` one of its steps. */
  readonly kind: "right" | "on" | "wrong" | "rejected";
  readonly events: readonly EventView[];
  readonly code: string;
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly before: PositionView;
}

export interface LessonProgress {
  readonly task: LessonStep;
  readonly now: PositionView | null;
  answer: LessonAnswer | null;
  readonly busy: boolean;
  readonly showing: boolean;
  readonly open: boolean;
  attempt(moves: Moves): Promise<void>;
  reject(code: string, rule: string, values: Readonly<Record<string, string | number>>): void;
}

/** The real board and controls for a lesson: moves are tried, not submitted to a table. */
export interface LessonControls {
  board(now: PositionView): TemplateResult;
  controls(now: PositionView): Drawing;
  aside(now: PositionView): TemplateResult;
  names(position: PositionView): Names;
  show(board: SVGSVGElement, before: PositionView, after: TriedMoves, signal: AbortSignal): Promise<void>;
  suggest(): void;
  reset(): void;
  error(answer: LessonAnswer): string;
}

export interface Picture {
  readonly rule: string;
  readonly position: string;
  /** `board`, or another drawing of the game. */
  readonly kind: string;
  readonly piece: string;
  readonly move: string;
  /** Places that must be visible; the whole board if empty. */
  readonly view: readonly string[];
  readonly marks?: readonly Mark[];
}

/** A game that can be learned: its lessons, and its rules as a book. */
export interface LessonView {
  readonly id: string;
  readonly lessons: readonly Lesson[];
  readonly controls: new (run: () => LessonProgress) => LessonControls;
  readonly omittedEvent?: string;
  /** The letter of rule numbers. Each chapter has a number of rules, and a list of those that are our reading. */
  readonly letter: string;
  readonly chapters: readonly (readonly [number, readonly number[]])[];
  picture(position: PositionView, picture: Picture, label: string): TemplateResult;
  moveInWords(move: string): string;
  inWords(position: PositionView): readonly string[];
  /** What a player sees beside the board. */
  atTable?(position: PositionView): TemplateResult;
  /** Try a step, with the best reply of a player who moves last and isn't among the moves. */
  complete?(position: PositionView, moves: Moves, attempt: (moves: Moves) => Promise<TriedMoves>): Promise<TriedMoves>;
}
