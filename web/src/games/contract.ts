/**
 * GameView: what the page asks of a game to show it. Everything that knows a game by its name stands in its folder.
 *
 * It is offered in four parts, because the page is loaded in parts: `card` with the first page, `table` with tables,
 * `review` and `lessons` with the pages beside them. A game that has no folder here is shown by `games/text`.
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
import type { Wish } from "../wire/connection.ts";
import type { Mark } from "./marks.ts";
import type { Moments } from "./moments.ts";

export type Drawing = TemplateResult | typeof nothing;
export type Facts = Readonly<Record<string, unknown>>;

export interface GameView {
  readonly card: GameCard;
  readonly table: TableView;
  readonly review: ReviewView;
  readonly lessons: LessonView;
}

export interface GameCard {
  /** `web-home-<id>` says what it is, `-players` for how many, `-pace` how long. */
  readonly id: string;
  art(): TemplateResult;
  usual(way: PlayWay): Readonly<Record<string, string>>;
  readonly asked: readonly string[];
  /** Boards to choose from, where there are several: the option that names one, and what shows them. */
  readonly boards?: { readonly option: string; load(): Promise<BoardPicker> };
}

/** Boards to choose from; loaded when somebody is about to. A choice is a board, a wish such as `even`, or empty. */
export interface BoardPicker {
  choices(chosen: string, choose: (value: string) => void): TemplateResult;
  list(chosen: string, choose: (value: string) => void): TemplateResult;
  /** What a board is called, and in words what it is like; nothing for one that nobody knows. */
  caption(board: string): Drawing;
  /** The board for a choice; empty where chance decides. */
  resolved(chosen: string): string;
}

/** A move that a bot has hinted at, how often it plays it, and the points that it expects every seat to have at the end. */
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
  /** Give a program or take it back; returns whether it was done. */
  submit(wish: Extract<Wish, { type: "submit" | "withdraw" }>): Promise<boolean>;
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
  /** So many of the step's events have been shown by now: nothing else of it may be said on any screen. */
  readonly onMessage: (count: number) => void;
  readonly onScores: (scores: readonly number[]) => void;
  /** What a skip does instead of ending the step: it may stop at a scene, and returns whether it has. */
  readonly onSkip: (jump: () => boolean) => void;
  /** Much is to be drawn anew: the board at once, what is beside it in the frames after. */
  readonly onScene: () => void;
  readonly again: boolean;
}

/** Something that whoever has a seat could say a word about; a loud one is always worth it. */
export interface Remark {
  readonly seat: number;
  /** `web-said-<persona>-<kind>-<variant>` has the words. */
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

/** A game at one table. What is chosen and not sent lives here, and nowhere else. The page can do without the rest. */
export interface GameTable {
  names(state: State): Names;
  seat(state: State, seat: number): SeatParts;
  /**
   * A lost focus goes to what can be reached within `data-focus="due"`, which is what one is asked for, to the button
   * `data-focus="given"` that takes it back, at last into `data-focus="board"`.
   */
  board(state: State, moment: TableMoment): TemplateResult;
  controls(state: State, moment: TableMoment): Drawing;
  inWords(state: State, moment: TableMoment): TemplateResult;
  moveInWords(move: string): string;

  readonly setup?: TableSetup;
  readonly rotation?: TableRotation;
  readonly deciding?: TableDecisions;
  readonly reveals?: TableReveals;
  readonly secrets?: TableSecrets;
  readonly panels?: TablePanels;
  /** A phone that is nothing but a controller; without it that shows board and controls. */
  pad?(state: State, moment: TableMoment): Drawing;
  /** What such a phone adds to a result. */
  padResult?(): Drawing;
  seatSound?(piece: PieceName): void;
  hold?(held: boolean): void;
}

export interface TableSetup {
  /** Options that say in a few words what is played, and those that are left to the server when the players change. */
  readonly summary: readonly string[];
  readonly byPlayers?: readonly string[];
  /** What changes from one game to the next unless it is kept. */
  readonly changes?: readonly ("roles" | "board")[];
  optionValues?(state: State, option: OptionView): readonly string[];
  arrangement?(state: State): TemplateResult;
  caption?(state: State): Drawing;
  seatArt?(piece: PieceName): TemplateResult;
  pieces?(state: State): readonly PieceName[];
  /** All that whoever has a piece plays, where that is more than the piece. */
  playedWith?(state: State, piece: PieceName): readonly PieceName[];
}

/** In how many ways the board can lie, by how many of them it is turned here, and an event as it looks then. */
export interface TableRotation {
  readonly ways: number;
  of(state: State): number;
  event?(event: EventView, rotation: number): EventView;
}

export interface TableDecisions {
  task?(state: State): string;
  onlyMove?(state: State, decision: DecisionView): string | null;
  /** Submit what is chosen for a decision, if anything is: its clock is about to run out. */
  submitChosen?(state: State, decision: DecisionView): void;
  reason?(state: State, decision: DecisionView, hinted: Hinted): string;
}

export interface TableReveals {
  play(board: SVGSVGElement, step: StepShown): Promise<void>;
  /** How long a step is shown if nobody hurries it, in milliseconds: phones wait for the shared screen. */
  length(before: State, message: Revealed): number;
  /** On a controller, as the shared screen begins to show a step; and what it says of it there. */
  follow?(before: State, message: Revealed, signal: AbortSignal): void;
  followed?(state: State, message: Revealed): Drawing;
  /** While it is shown: words for what is going on, what stands beside the board, and what lies over it. */
  title?(state: State, message: Revealed): string;
  side?(state: State, message: Revealed, skip: () => void): Drawing;
  plate?(state: State, message: Revealed): Drawing;
  /** Something was revealed, whether it will be shown or not. */
  revealed?(events: readonly EventView[]): void;
  /** All of a step has been shown, or was skipped. */
  shown?(message: Revealed, before: State): void;
  /** What of a step is worth a second look, from its first event on. */
  highlight?(message: Revealed): readonly EventView[];
  /** What bots could say a word about, once all of a step has been shown. */
  remarks?(before: State, events: readonly EventView[]): readonly Remark[];
}

export interface TableSecrets {
  forget(): void;
  /** Hide it until it is touched again, and what the button for that says. */
  cover(): void;
  label(): string;
}

/** Below the seats, below the controls, and both in a sheet. */
export interface TablePanels {
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

/** A stretch of a game from one moment (or turn) to another that belongs to a seat. */
export interface Round {
  readonly round: number;
  readonly seat: number;
  readonly piece: PieceName;
  readonly from: number;
  readonly to: number;
}

/** Adds to or raises what a seat (counted from 1, nobody is 0) has of a kind of fun fact. */
export interface Tally {
  add(kind: string, seat: number | undefined, count?: number): void;
  most(kind: string, seat: number | undefined, count: number): void;
}

export interface ReplayBoard {
  /** The board of a moment, as everybody together or one seat knows it. */
  view(at: number, viewer: number | null, moving: boolean): Drawing;
  /** Show on the page how a moment becomes the next; `opened` is called when all programs are open. */
  play(picture: SVGSVGElement, from: number, signal: AbortSignal, opened: () => void): Promise<void>;
  /** The part of the board that is in view, as a viewBox: for what is drawn over it. */
  box?(at: number): string;
}

export interface AnalysisView {
  move(text: string): string;
  /** What was best and what was played, to be drawn over the board of a moment; nothing of the seat that is hidden. */
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

export interface ReviewView {
  /** Whether a review takes but a moment, so that nobody need ask for it. */
  readonly reviewsAtOnce?: boolean;
  names(facts: Facts, seats: readonly string[]): Names;
  board(played: PlayedMoments, changed: () => void): ReplayBoard;
  seat(played: PlayedMoments, at: number, seat: number): SeatParts;
  left?(played: PlayedMoments, at: number): Drawing;
  /** What is programmed in the step that comes, as far as a seat knows it; a game without it has no secrets. */
  programs?(played: PlayedMoments, at: number, viewer: number | null): Drawing;
  inWords(played: PlayedMoments, at: number): readonly string[];

  /** The moments to which a turn has led (else all), what a seat had then (else its points), stretches of the game. */
  turns?(played: PlayedMoments): readonly number[];
  standing?(played: PlayedMoments, at: number, seat: number): number;
  rounds?(played: PlayedMoments): readonly Round[];
  /** Whether nobody has points, but one seat something to reach. */
  goal?(played: PlayedMoments): { readonly seat: number; readonly top: number } | null;

  /** The board at the end, for whoever had the seat `own`; what they have gathered; their best against their records. */
  endingPicture?(played: PlayedMoments, own: number | null, whatIf: WhatIf | null): TemplateResult;
  endingCount?(played: PlayedMoments): Drawing;
  best?(played: PlayedMoments, seat: number, records: Readonly<Record<string, number>>): string;
  whatIf?(played: PlayedMoments, seat: number): Promise<WhatIf | null>;
  why?(played: PlayedMoments): string;
  how?(played: PlayedMoments): string;
  /** How it ended, told to whoever had this seat, where the points don't say it. */
  yours?(played: PlayedMoments, seat: number): string;
  parts(played: PlayedMoments, seat: number): { readonly values: readonly number[]; readonly text: string };

  /** Kinds of fun facts, the most remarkable first, with the count from which they are one; what a step adds to them. */
  readonly funFacts: Readonly<Record<string, number>>;
  count(played: PlayedMoments, tally: Tally, at: number): void;
}

export type Moves = Readonly<Record<string, string>>;
type Value = string | number | boolean | null | readonly Value[];

/** What fulfils a task: an error, or a step with these events, none of those, and these facts afterwards. */
export interface Wants {
  readonly rejected?: string;
  /** A code, and values that the event must have; of a list, one that it must hold. */
  readonly events?: readonly Readonly<Record<string, Value>>[];
  readonly none?: readonly string[];
  /** By their paths: `cubes.amber`. */
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
  /** `right` ends the lesson, `on` a step of it. */
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

/** The real board and controls, for a lesson: what one does with them is tried, not sent to a table. */
export interface LessonControls {
  board(now: PositionView): TemplateResult;
  controls(now: PositionView): Drawing;
  aside(now: PositionView): TemplateResult;
  names(told: PositionView): Names;
  show(board: SVGSVGElement, before: PositionView, after: TriedMoves, signal: AbortSignal): Promise<void>;
  suggest(): void;
  reset(): void;
  error(answer: LessonAnswer): string;
}

export interface Picture {
  readonly rule: string;
  readonly position: string;
  /** `board`, or something else that the game draws. */
  readonly kind: string;
  readonly piece: string;
  readonly move: string;
  /** Places that have to be in view; all of the board where there are none. */
  readonly view: readonly string[];
  readonly marks?: readonly Mark[];
}

/** A game that can be learned: its lessons, and its rules as a book. */
export interface LessonView {
  readonly id: string;
  readonly lessons: readonly Lesson[];
  readonly controls: new (run: () => LessonProgress) => LessonControls;
  readonly untold?: string;
  /** The letter with which rules are numbered; so many rules a chapter, and those of them that are our reading. */
  readonly letter: string;
  readonly chapters: readonly (readonly [number, readonly number[]])[];
  picture(told: PositionView, picture: Picture, label: string): TemplateResult;
  moveInWords(move: string): string;
  inWords(told: PositionView): readonly string[];
}
