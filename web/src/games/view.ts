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
  DecisionTold,
  EventTold,
  OptionTold,
  PositionTold,
  Revealed,
  ReviewedDecisionTold,
  State,
  TableSettings,
  TriedTold,
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

/** A game on the first page. */
export interface GameCard {
  /** `web-home-<id>` says what it is, `-players` for how many, `-pace` how long. */
  readonly id: string;
  art(): TemplateResult;
  /** The options with which a table of this kind begins. */
  usual(way: PlayWay): Readonly<Record<string, string>>;
  /** The options that are asked for before a game against bots. */
  readonly asked: readonly string[];
  /** Boards to choose from, where there are several: the option that names one, and what shows them. */
  readonly boards?: { readonly option: string; load(): Promise<BoardPicker> };
}

/** Boards to choose from; loaded when somebody is about to. A choice is a board, a wish such as `even`, or empty. */
export interface BoardPicker {
  choices(chosen: string, choose: (value: string) => void): TemplateResult;
  /** The same without wishes: boards alone. */
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

/** What a game's view can ask of the table at which it is played. */
export interface TableSession {
  readonly table: string;
  readonly mySeats: readonly number[];
  readonly isScreen: boolean;
  readonly isPad: boolean;
  /** Several people play at this device, one after the other. */
  readonly isShared: boolean;
  /** The own program of a piece, where the server tells it back. */
  ownProgram(piece: string): string;
  isStandIns(step: number, piece: string): boolean;
  revision(step: number, piece: string): number;
  /** The move that was hinted at for a piece of the open step, or nothing. */
  hinted(piece: string): string;
  /** Give a program or take it back; returns whether it was done. */
  submit(wish: Extract<Wish, { type: "submit" | "withdraw" }>): Promise<boolean>;
  arrange(change: Partial<TableSettings>): Promise<void>;
}

/** Makes what shows a game at one table. */
export type TableView = new (session: TableSession) => GameTable;

/** How a table is to be drawn: the seats whose secrets may be seen, and whether a step is being shown. */
export interface TableMoment {
  readonly open: readonly number[];
  readonly showing: boolean;
}

/** A step to be shown on the board. */
export interface StepShown {
  readonly before: State;
  readonly message: Revealed;
  readonly signal: AbortSignal;
  /** So many of the step's events have been shown by now: nothing else of it may be said on any screen. */
  readonly onTold: (count: number) => void;
  /** The points while they count up. */
  readonly onScores: (scores: readonly number[]) => void;
  /** What a skip does instead of ending the step: it may stop at a scene, and returns whether it has. */
  readonly onSkip: (jump: () => boolean) => void;
  /** Much is to be drawn anew: the board at once, what is beside it in the frames after. */
  readonly onScene: () => void;
  /** Whether it was shown before and is looked at once more, slowly. */
  readonly again: boolean;
}

/** Something that whoever has a seat could say a word about; a loud one is always worth it. */
export interface Remark {
  readonly seat: number;
  /** `web-said-<persona>-<kind>-<variant>` has the words. */
  readonly kind: "catch" | "caught" | "away" | "missed" | "convert" | "lock" | "hit" | "won" | "lost";
  readonly loud?: boolean;
}

/** Goes on from a scene of a step that waits to be read. */
export type RevealSkip = () => void;

/** What a game adds to the card of a seat. */
export interface SeatParts {
  /** The class that colours its card, where that is not the seat's own. */
  readonly kind?: string;
  readonly marks: TemplateResult;
  readonly role: string;
  readonly active: boolean;
  readonly hasPoints: boolean;
  readonly extra?: Drawing;
}

/** A game at one table. What is chosen and not sent lives here, and nowhere else. */
export interface GameTable {
  /** Options that say in a few words what is played, and those that are left to the server when the players change. */
  readonly summary: readonly string[];
  /** What changes from one game to the next unless it is kept. */
  readonly changes?: readonly ("roles" | "board")[];
  readonly byPlayers: readonly string[];
  /** Which values of an option can be chosen now. */
  optionValues?(state: State, option: OptionTold): readonly string[];
  /** What else can be arranged before the start, and what the board is called that lies there. */
  arrangement?(state: State): TemplateResult;
  caption?(state: State): Drawing;
  seatArt?(piece: PieceName): TemplateResult;
  /** What a seat can play, before the start; a game without it leaves that to the seats. */
  pieces?(state: State): readonly PieceName[];
  /** All that whoever has a piece plays, where that is more than the piece. */
  playedWith?(state: State, piece: PieceName): readonly PieceName[];

  names(state: State): Names;
  seat(state: State, seat: number): SeatParts;
  seatSound?(piece: PieceName): void;

  /** In how many ways the board can lie, and by how many of them it is turned here. */
  readonly rotations: number;
  rotation(state: State): number;
  board(state: State, moment: TableMoment): TemplateResult;
  /** The message that says what one is asked for. */
  task(state: State): string;
  controls(state: State, moment: TableMoment): Drawing;
  /** The same on a phone that is nothing but a controller, and what helps there besides the `text` view. */
  pad(state: State, moment: TableMoment): Drawing;
  padHelp(moment: TableMoment, text: TemplateResult): TemplateResult;
  /** Below the seats, below the controls, and both in a sheet of its own. */
  left?(state: State): Drawing;
  right?(state: State): Drawing;
  overview(state: State): TemplateResult;
  /** While a step is shown: words for what is going on, what stands beside the board, and what lies over it. */
  revealTitle?(state: State, message: Revealed): string;
  revealSide?(state: State, message: Revealed, step: RevealSkip): Drawing;
  revealPlate?(state: State, message: Revealed): Drawing;

  reveal(board: SVGSVGElement, step: StepShown): Promise<void>;
  /** How long a step is shown where nobody hurries it, in milliseconds: phones wait for the shared screen. */
  revealLength(before: State, message: Revealed): number;
  /** Something was revealed, whether it will be shown or not. */
  note?(events: readonly EventTold[]): void;
  /** Show where everybody could be, while something is held. */
  hold?(held: boolean): void;
  /** What of a step is worth a second look, from its first event on; nothing where it is none. */
  highlight?(message: Revealed): readonly EventTold[];
  /** All of a step has been shown, or was skipped. */
  shown?(message: Revealed): void;
  /** What bots could say a word about, once all of a step has been shown. */
  remarks?(before: State, events: readonly EventTold[]): readonly Remark[];
  /** The one thing that can be decided for a piece, where there is no other. */
  onlyMove?(state: State, decision: DecisionTold): string | null;
  /** Why a move is a good one, in a sentence that a person understands. */
  reason(state: State, decision: DecisionTold, hinted: Hinted): string;

  /** An event as it looks on a board that is turned so. */
  eventSeen(event: EventTold, rotation: number): EventTold;
  inWords(state: State, moment: TableMoment): TemplateResult;
  moveInWords(move: string): string;

  /** What is chosen and not given is forgotten, or hidden until it is touched again. */
  forget(): void;
  cover?(): void;
}

/** A game that was played, as its view can ask of it. */
export interface PlayedMoments extends Moments {
  readonly seatNames: readonly string[];
  seatName(seat: number): string;
  /** The piece that stands for a seat. */
  pieceOf(seat: number): PieceName;
  /** How pieces and seats are called in sentences about a moment. */
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

/** A game as a review shows it. */
export interface AnalysisView {
  /** A move in words. */
  move(text: string): string;
  /** What was best and what was played, to be drawn over the board of a moment; nothing of the seat that is hidden. */
  marks(
    played: PlayedMoments,
    at: number,
    decisions: readonly ReviewedDecisionTold[],
    hidden: number | null,
  ): readonly SVGTemplateResult[];
}

/** A game that was played. */
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

  winner(played: PlayedMoments, seat: number): SVGTemplateResult;
  /** Why the game ended then. */
  why?(played: PlayedMoments): string;
  /** How it was won, where the points don't say it. */
  how?(played: PlayedMoments): string;
  /** What a seat's points are made of, as parts and in words. */
  parts(played: PlayedMoments, seat: number): { readonly values: readonly number[]; readonly text: string };

  /** Kinds of fun facts, from the most to the least remarkable, and what the step to a moment adds to them. */
  readonly funFacts: readonly string[];
  count(played: PlayedMoments, tally: Tally, at: number): void;
}

export type Moves = Readonly<Record<string, string>>;
type Value = string | number | boolean | null | readonly Value[];

/** What fulfils a task: a refusal, or a step with these events, none of those, and these facts afterwards. */
export interface Wants {
  readonly refused?: string;
  /** A code, and values that the event must have; of a list, one that it must hold. */
  readonly events?: readonly Readonly<Record<string, Value>>[];
  readonly none?: readonly string[];
  /** By their paths: `cubes.amber`. */
  readonly facts?: Readonly<Record<string, Value>>;
}

export interface LessonStep {
  /** The pieces that the learner moves, and what the others do. */
  readonly pieces: readonly string[];
  readonly others: Moves;
  readonly wants: Wants;
  readonly solution: Moves;
  /** What happens by itself before the next step. */
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
  readonly kind: "right" | "on" | "wrong" | "refused";
  readonly events: readonly EventTold[];
  /** Of a refusal. */
  readonly code: string;
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** How things stood before, for the names of everybody. */
  readonly before: PositionTold;
}

/** A lesson in progress, as a game's board and controls need it. */
export interface LessonProgress {
  readonly task: LessonStep;
  readonly now: PositionTold | null;
  answer: LessonAnswer | null;
  /** While a step is being shown, or the server is asked. */
  readonly busy: boolean;
  readonly showing: boolean;
  /** Whether something can be tried now. */
  readonly open: boolean;
  attempt(moves: Moves): Promise<void>;
  /** Something was tried that the rules forbid. */
  refuse(code: string, rule: string, values: Readonly<Record<string, string | number>>): void;
}

/** The real board and controls, for a lesson: what one does with them is tried, not sent to a table. */
export interface LessonControls {
  board(now: PositionTold): TemplateResult;
  controls(now: PositionTold): Drawing;
  aside(now: PositionTold): TemplateResult;
  names(told: PositionTold): Names;
  show(board: SVGSVGElement, before: PositionTold, after: TriedTold, signal: AbortSignal): Promise<void>;
  /** Dial the solution, without playing it. */
  suggest(): void;
  /** Forget what was dialled. */
  reset(): void;
  /** A refusal in words. */
  refusal(answer: LessonAnswer): string;
}

/** What is drawn beside a rule. */
export interface Picture {
  readonly rule: string;
  readonly position: string;
  /** `board`, or something else that the game draws. */
  readonly kind: string;
  /** Whose choices are shown, and which of them. */
  readonly piece: string;
  readonly move: string;
  /** Places that have to be in view; all of the board where there are none. */
  readonly view: readonly string[];
  /** Moves that are pointed out. */
  readonly marks?: readonly Mark[];
}

/** A game that can be learned: its lessons, and its rules as a book. */
export interface LessonView {
  readonly id: string;
  readonly lessons: readonly Lesson[];
  readonly controls: new (run: () => LessonProgress) => LessonControls;
  /** Events that tell a learner nothing. */
  readonly untold?: string;
  /** The letter with which rules are numbered; so many rules a chapter, and those of them that are our reading. */
  readonly letter: string;
  readonly chapters: readonly (readonly [number, readonly number[]])[];
  picture(told: PositionTold, picture: Picture, label: string): TemplateResult;
  moveInWords(move: string): string;
  /** A position for those who don't see its picture. */
  inWords(told: PositionTold): readonly string[];
}
