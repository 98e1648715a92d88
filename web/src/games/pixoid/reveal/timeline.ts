// A reveal as data: steps with their start and duration, in milliseconds at speed 1.

import type { SeatColour } from "../../../draw/pixels.ts";
import type { EventView } from "../../../generated/protocol.ts";
import { REVEAL_MS } from "../../../generated/reveal_ms.ts";
import { controllersOf, type Direction, type PixoidFacts, type Program, readProgram } from "../facts.ts";
import { type NearMiss, nearMisses, passedBug, type Run } from "./near_misses.ts";

export type Phase = "open" | "pixoid" | "bugs" | "end" | "round" | "victory";
/** The phases of every turn; the ends of a round and of the game add one. */
export const PHASES: readonly Phase[] = ["open", "pixoid", "bugs", "end"];

interface Timed {
  readonly start: number;
  readonly duration: number;
}

export type Step = Timed &
  (
    | { readonly kind: "phase"; readonly phase: Phase }
    | { readonly kind: "click"; readonly pieces: readonly SeatColour[] }
    | { readonly kind: "open"; readonly piece: SeatColour; readonly program: Program }
    | {
        readonly kind: "run";
        readonly piece: SeatColour;
        readonly from: string;
        readonly path: readonly string[];
        readonly hunted: boolean;
      }
    | {
        readonly kind: "bump";
        readonly piece: SeatColour;
        readonly pix: string;
        readonly direction: Direction;
        readonly flash: boolean;
      }
    | { readonly kind: "pick-up"; readonly piece: SeatColour; readonly pix: string }
    | { readonly kind: "take"; readonly piece: SeatColour }
    | { readonly kind: "caught"; readonly piece: SeatColour; readonly pix: string; readonly by: readonly SeatColour[] }
    | { readonly kind: "score"; readonly seat: number; readonly from: number; readonly to: number }
    | { readonly kind: "set"; readonly piece: SeatColour; readonly pix: string }
    | { readonly kind: "won"; readonly piece: SeatColour }
    | { readonly kind: "announced"; readonly count: number }
    | ({ readonly kind: "near" } & NearMiss)
    | { readonly kind: "plate" }
    | { readonly kind: "count"; readonly points: readonly number[] }
    | { readonly kind: "victory"; readonly seats: readonly number[] }
  );

export type Of<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

export interface Timeline {
  readonly steps: readonly Step[];
  readonly total: number;
  /** Scenes at which a skip stops, because they have text to read. */
  readonly scenes: readonly number[];
}

/** The server's clocks wait for these. */
const MS = REVEAL_MS.pixoid;
export const PIXOID_STEP = MS.pixoidStep;
export const BUG_STEP = MS.bugStep;
export const TRAVEL = MS.travel;
export const DIM = MS.dim;
/** Durations within those. */
export const POP = 120;
export const BUMP = 120;
export const FREEZE = 250;
export const RINGS_APART = 80;
export const DROP = 220;
export const CAUGHT = 800;
export const SCORE_SPACE = 40;
export const SET = 220;
export const NEAR = 140;
export const HALO_APART = 120;
export const SIDE_FILLS = 160;
const PLATE = 710;
const VICTORY = 2400;

type EventValues = EventView["values"];
const list = (values: EventValues, name: string): string[] => ((values[name] ?? []) as unknown[]).map(String);
const word = (values: EventValues, name: string): string => String(values[name] ?? "");

interface Draft {
  readonly steps: Step[];
  readonly facts: PixoidFacts;
  now: number;
  /** When Pixoid's run began, and its path. */
  ran: number;
  way: readonly string[];
  /** When the Bugs begin, and when the last one has stopped. */
  bugs: number;
  still: number;
  ended: boolean;
  shown: number;
  readonly runs: Run[];
  /** Whether to add scenes: plates, a round's score, the victory. */
  readonly staged: boolean;
  readonly scenes: number[];
}

function enter(draft: Draft, phase: Phase, at: number): void {
  draft.steps.push({ kind: "phase", phase, start: at, duration: 0 });
}

function clockwise(facts: PixoidFacts): SeatColour[] {
  const all = controllersOf(facts);
  const first = all.indexOf(facts.pixoid);
  return [...all.slice(first), ...all.slice(0, first)];
}

function addRevealed(draft: Draft, values: EventValues): void {
  const programs = new Map(list(values, "programs").map((text) => text.split(":") as [SeatColour, string]));
  enter(draft, "open", 0);
  draft.steps.push({ kind: "click", pieces: [...programs.keys()], start: 0, duration: MS.click });
  const order = clockwise(draft.facts).filter((piece) => programs.has(piece));
  order.forEach((piece, place) => {
    const start = MS.click + MS.silence + place * MS.lidsApart;
    draft.steps.push({
      kind: "open",
      piece,
      program: readProgram(programs.get(piece) ?? "U1"),
      start,
      duration: MS.lid,
    });
  });
  draft.shown = MS.click + MS.silence + (order.length - 1) * MS.lidsApart + MS.lid;
  draft.now = draft.shown + MS.hold;
}

function addMoved(draft: Draft, values: EventValues): void {
  const piece = word(values, "piece") as SeatColour;
  const path = list(values, "path");
  const hunted = piece === draft.facts.pixoid;
  if (!hunted && draft.bugs < 0) {
    draft.bugs = draft.now + MS.pause;
    draft.still = draft.bugs;
    enter(draft, "bugs", draft.bugs);
  }
  const start = hunted ? draft.now : draft.bugs;
  const duration = path.length * (hunted ? PIXOID_STEP : BUG_STEP);
  const from = draft.facts.cubes[piece] ?? path[0] ?? "";
  if (hunted) enter(draft, "pixoid", start);
  draft.steps.push({ kind: "run", piece, from, path, hunted, start, duration });
  draft.runs.push({ piece, from, path });
  draft.shown = start + duration;
  if (hunted) addPassing(draft, start);
  if (word(values, "stopped") === "wall") {
    const direction = word(values, "direction") as Direction;
    const pix = path.at(-1) ?? from;
    draft.steps.push({ kind: "bump", piece, pix, direction, flash: true, start: start + duration, duration: BUMP });
  }
  if (hunted) {
    draft.ran = start;
    draft.way = path;
    draft.now = start + duration;
  } else draft.still = Math.max(draft.still, start + duration);
}

function addPassing(draft: Draft, start: number): void {
  const near = passedBug(draft.facts, draft.runs[0]);
  if (!near) return;
  const place = (draft.runs[0]?.path ?? []).indexOf(near.to) + 1;
  draft.steps.push({ kind: "near", ...near, start: start + place * PIXOID_STEP, duration: NEAR });
}

function addNearMisses(draft: Draft, caught: readonly SeatColour[]): void {
  for (const near of nearMisses(draft.facts, draft.runs)) {
    const run = draft.steps.find((step) => step.kind === "run" && step.piece === near.piece);
    if (run && !caught.includes(near.piece))
      draft.steps.push({ kind: "near", ...near, start: run.start + run.duration, duration: NEAR });
  }
}

function addPickedUp(draft: Draft, values: EventValues): void {
  const pix = word(values, "pix");
  const start = draft.ran + (draft.way.indexOf(pix) + 1) * PIXOID_STEP;
  const piece = word(values, "piece") as SeatColour;
  draft.steps.push({ kind: "pick-up", piece, pix, start, duration: POP + TRAVEL });
  draft.shown = start + POP;
}

/** The end phase begins when all pieces have stopped. */
function end(draft: Draft): number {
  if (draft.bugs >= 0) draft.now = Math.max(draft.now, draft.still);
  else draft.now += MS.pause;
  draft.bugs = -1;
  if (!draft.ended) enter(draft, "end", draft.now);
  draft.ended = true;
  return draft.now;
}

function raisePlate(draft: Draft, start: number, until: number): void {
  if (!draft.staged) return;
  draft.steps.push({ kind: "plate", start, duration: until - start });
  draft.scenes.push(start);
}

function addCaught(draft: Draft, values: EventValues): void {
  const start = draft.ended ? draft.now : end(draft);
  const by = list(values, "by") as SeatColour[];
  const piece = word(values, "piece") as SeatColour;
  addNearMisses(draft, by);
  draft.steps.push({ kind: "caught", piece, pix: word(values, "pix"), by, start, duration: CAUGHT });
  draft.now = start + (draft.staged ? MS.caught : CAUGHT);
  draft.shown = start + PLATE;
  raisePlate(draft, start + PLATE, draft.now);
}

function addCubeTaken(draft: Draft, values: EventValues): void {
  const start = draft.ended ? draft.now : end(draft);
  addNearMisses(draft, []);
  draft.steps.push({ kind: "take", piece: word(values, "piece") as SeatColour, start, duration: TRAVEL });
  draft.now = start + TRAVEL;
  draft.shown = draft.now;
}

function celebrate(draft: Draft, start: number): void {
  draft.steps.push({ kind: "won", piece: draft.facts.pixoid, start, duration: 3 * HALO_APART });
  if (!draft.staged) return;
  raisePlate(draft, start + 3 * HALO_APART, start + MS.survived);
  draft.now = start + MS.survived;
}

function addRoundOver(draft: Draft, values: EventValues): void {
  if (!draft.ended) end(draft);
  if (word(values, "how") === "survived") celebrate(draft, draft.now);
  const points = list(values, "points").map(Number);
  if (draft.staged) {
    enter(draft, "round", draft.now);
    draft.steps.push({ kind: "count", points, start: draft.now, duration: DIM + MS.scores });
    draft.now += DIM;
  }
  const start = draft.now;
  points.forEach((won, seat) => {
    const from = draft.facts.scores[seat] ?? 0;
    const duration = Math.min(MS.scores, won * SCORE_SPACE);
    if (won > 0) draft.steps.push({ kind: "score", seat, from, to: from + won, start, duration });
  });
  draft.now = start + MS.scores;
  draft.shown = draft.now;
  if (!draft.staged) return;
  draft.scenes.push(draft.now);
  draft.now += MS.read;
}

function addCubeSet(draft: Draft, values: EventValues): void {
  const piece = word(values, "piece") as SeatColour;
  draft.steps.push({ kind: "set", piece, pix: word(values, "pix"), start: draft.now, duration: SET });
  draft.now += SET;
  draft.shown = draft.now;
}

function addGameOver(draft: Draft, values: EventValues): void {
  if (values["reason"] === "twelve-cubes") celebrate(draft, draft.ended ? draft.now : end(draft));
  draft.shown = draft.now;
  if (!draft.staged) return;
  const seats = list(values, "winners").map((seat) => Number(seat) - 1);
  enter(draft, "victory", draft.now);
  draft.steps.push({ kind: "victory", seats, start: draft.now, duration: 4 * SIDE_FILLS });
  draft.scenes.push(draft.now + 4 * SIDE_FILLS);
  draft.now += VICTORY;
}

const ADDERS: Readonly<Record<string, (draft: Draft, values: EventValues) => void>> = {
  "pixoid.revealed": addRevealed,
  "pixoid.moved": addMoved,
  "pixoid.picked-up": addPickedUp,
  "pixoid.caught": addCaught,
  "pixoid.cube-taken": addCubeTaken,
  "pixoid.round-over": addRoundOver,
  "pixoid.cube-set": addCubeSet,
  "pixoid.game-over": addGameOver,
};

/** When each event is shown. `facts` are those before the step. A table is `staged` with scenes, a replay is not. */
export function timeline(events: readonly EventView[], facts: PixoidFacts, staged = false): Timeline {
  const draft: Draft = {
    steps: [],
    facts,
    now: 0,
    ran: 0,
    way: [],
    bugs: -1,
    still: 0,
    ended: false,
    shown: 0,
    runs: [],
    staged,
    scenes: [],
  };
  let announced = 0;
  events.forEach((event, place) => {
    draft.shown = announced;
    ADDERS[event.code]?.(draft, event.values);
    announced = Math.max(announced, draft.shown);
    draft.steps.push({ kind: "announced", count: place + 1, start: announced, duration: 0 });
  });
  if (draft.bugs >= 0) end(draft);
  const ends = draft.steps.map((step) => step.start + step.duration);
  const steps = [...draft.steps].sort((one, other) => one.start - other.start);
  return { steps: limitFlashes(steps), total: Math.max(draft.now, 0, ...ends), scenes: draft.scenes };
}

/** The highest speed is double, so there are at most three flashes in two seconds of speed 1. */
const FLASH_WINDOW = 2000;
const FLASHES = 3;

/** Limit wall flashes; walls hit at the same moment count as one flash. */
function limitFlashes(steps: readonly Step[]): Step[] {
  const flashes = new Set(steps.flatMap((step) => (step.kind === "caught" ? [step.start + FREEZE] : [])));
  return steps.map((step) => {
    if (step.kind !== "bump" || flashes.has(step.start)) return step;
    const near = [...flashes].filter((other) => Math.abs(other - step.start) < FLASH_WINDOW).length;
    if (near >= FLASHES) return { ...step, flash: false };
    flashes.add(step.start);
    return step;
  });
}

/** How long each phase lasts with reduced motion. */
export const STILL: Readonly<Record<Phase, number>> = {
  open: 600,
  pixoid: 400,
  bugs: 400,
  end: 400,
  round: MS.read,
  victory: 1600,
};
const STILL_PLATE = 2000;
const FADE = 140;

/** The same order with reduced motion: nothing travels, every phase lasts a while. */
export function stillTimeline(whole: Timeline): Timeline {
  const phases = whole.steps.filter((step) => step.kind === "phase");
  const plate = whole.steps.some((step) => step.kind === "plate");
  const begins: number[] = [];
  let now = 0;
  for (const { phase } of phases) {
    begins.push(now);
    now += phase === "end" && plate ? STILL_PLATE : STILL[phase];
  }
  const slot = (start: number): number =>
    begins[Math.max(0, phases.filter((other) => other.start <= start).length - 1)] ?? 0;
  const steps = whole.steps.map((step) => {
    const late = step.kind === "announced" || step.kind === "plate";
    return { ...step, start: slot(step.start) + (late ? FADE : 0), duration: step.duration === 0 ? 0 : FADE };
  });
  return { steps, total: Math.max(STILL.end, now), scenes: whole.scenes.map((at) => slot(at) + FADE) };
}

export class RevealProgress {
  phase: Phase = "open";
  announced = 0;
  plate = false;
  readonly opened = new Set<string>();

  /** Apply a step to the display; returns whether to redraw. */
  take(step: Step): boolean {
    if (step.kind === "phase") {
      this.phase = step.phase;
      this.plate = false;
    } else if (step.kind === "open") this.opened.add(step.piece);
    else if (step.kind === "announced") this.announced = Math.max(this.announced, step.count);
    else if (step.kind === "plate") this.plate = true;
    else return false;
    return true;
  }

  of(events: readonly EventView[]): readonly EventView[] {
    return events.slice(0, this.announced);
  }
}
