// A reveal as data: what is shown, when it begins and how long it takes, in milliseconds at speed 1.

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
    | { readonly kind: "told"; readonly count: number }
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

interface Telling {
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

function enter(telling: Telling, phase: Phase, at: number): void {
  telling.steps.push({ kind: "phase", phase, start: at, duration: 0 });
}

function clockwise(facts: PixoidFacts): SeatColour[] {
  const all = controllersOf(facts);
  const first = all.indexOf(facts.pixoid);
  return [...all.slice(first), ...all.slice(0, first)];
}

function tellRevealed(telling: Telling, values: EventValues): void {
  const programs = new Map(list(values, "programs").map((text) => text.split(":") as [SeatColour, string]));
  enter(telling, "open", 0);
  telling.steps.push({ kind: "click", pieces: [...programs.keys()], start: 0, duration: MS.click });
  const order = clockwise(telling.facts).filter((piece) => programs.has(piece));
  order.forEach((piece, place) => {
    const start = MS.click + MS.silence + place * MS.lidsApart;
    telling.steps.push({
      kind: "open",
      piece,
      program: readProgram(programs.get(piece) ?? "U1"),
      start,
      duration: MS.lid,
    });
  });
  telling.shown = MS.click + MS.silence + (order.length - 1) * MS.lidsApart + MS.lid;
  telling.now = telling.shown + MS.hold;
}

function tellMoved(telling: Telling, values: EventValues): void {
  const piece = word(values, "piece") as SeatColour;
  const path = list(values, "path");
  const hunted = piece === telling.facts.pixoid;
  if (!hunted && telling.bugs < 0) {
    telling.bugs = telling.now + MS.pause;
    telling.still = telling.bugs;
    enter(telling, "bugs", telling.bugs);
  }
  const start = hunted ? telling.now : telling.bugs;
  const duration = path.length * (hunted ? PIXOID_STEP : BUG_STEP);
  const from = telling.facts.cubes[piece] ?? path[0] ?? "";
  if (hunted) enter(telling, "pixoid", start);
  telling.steps.push({ kind: "run", piece, from, path, hunted, start, duration });
  telling.runs.push({ piece, from, path });
  telling.shown = start + duration;
  if (hunted) tellPassing(telling, start);
  if (word(values, "stopped") === "wall") {
    const direction = word(values, "direction") as Direction;
    const pix = path.at(-1) ?? from;
    telling.steps.push({ kind: "bump", piece, pix, direction, flash: true, start: start + duration, duration: BUMP });
  }
  if (hunted) {
    telling.ran = start;
    telling.way = path;
    telling.now = start + duration;
  } else telling.still = Math.max(telling.still, start + duration);
}

function tellPassing(telling: Telling, start: number): void {
  const near = passedBug(telling.facts, telling.runs[0]);
  if (!near) return;
  const place = (telling.runs[0]?.path ?? []).indexOf(near.to) + 1;
  telling.steps.push({ kind: "near", ...near, start: start + place * PIXOID_STEP, duration: NEAR });
}

function tellNear(telling: Telling, caught: readonly SeatColour[]): void {
  for (const near of nearMisses(telling.facts, telling.runs)) {
    const run = telling.steps.find((step) => step.kind === "run" && step.piece === near.piece);
    if (run && !caught.includes(near.piece))
      telling.steps.push({ kind: "near", ...near, start: run.start + run.duration, duration: NEAR });
  }
}

function tellPickedUp(telling: Telling, values: EventValues): void {
  const pix = word(values, "pix");
  const start = telling.ran + (telling.way.indexOf(pix) + 1) * PIXOID_STEP;
  const piece = word(values, "piece") as SeatColour;
  telling.steps.push({ kind: "pick-up", piece, pix, start, duration: POP + TRAVEL });
  telling.shown = start + POP;
}

/** What follows the runs begins when all pieces have stopped. */
function end(telling: Telling): number {
  if (telling.bugs >= 0) telling.now = Math.max(telling.now, telling.still);
  else telling.now += MS.pause;
  telling.bugs = -1;
  if (!telling.ended) enter(telling, "end", telling.now);
  telling.ended = true;
  return telling.now;
}

function raisePlate(telling: Telling, start: number, until: number): void {
  if (!telling.staged) return;
  telling.steps.push({ kind: "plate", start, duration: until - start });
  telling.scenes.push(start);
}

function tellCaught(telling: Telling, values: EventValues): void {
  const start = telling.ended ? telling.now : end(telling);
  const by = list(values, "by") as SeatColour[];
  const piece = word(values, "piece") as SeatColour;
  tellNear(telling, by);
  telling.steps.push({ kind: "caught", piece, pix: word(values, "pix"), by, start, duration: CAUGHT });
  telling.now = start + (telling.staged ? MS.caught : CAUGHT);
  telling.shown = start + PLATE;
  raisePlate(telling, start + PLATE, telling.now);
}

function tellTaken(telling: Telling, values: EventValues): void {
  const start = telling.ended ? telling.now : end(telling);
  tellNear(telling, []);
  telling.steps.push({ kind: "take", piece: word(values, "piece") as SeatColour, start, duration: TRAVEL });
  telling.now = start + TRAVEL;
  telling.shown = telling.now;
}

function celebrate(telling: Telling, start: number): void {
  telling.steps.push({ kind: "won", piece: telling.facts.pixoid, start, duration: 3 * HALO_APART });
  if (!telling.staged) return;
  raisePlate(telling, start + 3 * HALO_APART, start + MS.survived);
  telling.now = start + MS.survived;
}

function tellRoundOver(telling: Telling, values: EventValues): void {
  if (!telling.ended) end(telling);
  if (word(values, "how") === "survived") celebrate(telling, telling.now);
  const points = list(values, "points").map(Number);
  if (telling.staged) {
    enter(telling, "round", telling.now);
    telling.steps.push({ kind: "count", points, start: telling.now, duration: DIM + MS.scores });
    telling.now += DIM;
  }
  const start = telling.now;
  points.forEach((won, seat) => {
    const from = telling.facts.scores[seat] ?? 0;
    const duration = Math.min(MS.scores, won * SCORE_SPACE);
    if (won > 0) telling.steps.push({ kind: "score", seat, from, to: from + won, start, duration });
  });
  telling.now = start + MS.scores;
  telling.shown = telling.now;
  if (!telling.staged) return;
  telling.scenes.push(telling.now);
  telling.now += MS.read;
}

function tellSet(telling: Telling, values: EventValues): void {
  const piece = word(values, "piece") as SeatColour;
  telling.steps.push({ kind: "set", piece, pix: word(values, "pix"), start: telling.now, duration: SET });
  telling.now += SET;
  telling.shown = telling.now;
}

function tellOver(telling: Telling, values: EventValues): void {
  if (values["reason"] === "twelve-cubes") celebrate(telling, telling.ended ? telling.now : end(telling));
  telling.shown = telling.now;
  if (!telling.staged) return;
  const seats = list(values, "winners").map((seat) => Number(seat) - 1);
  enter(telling, "victory", telling.now);
  telling.steps.push({ kind: "victory", seats, start: telling.now, duration: 4 * SIDE_FILLS });
  telling.scenes.push(telling.now + 4 * SIDE_FILLS);
  telling.now += VICTORY;
}

const TELLERS: Readonly<Record<string, (telling: Telling, values: EventValues) => void>> = {
  "pixoid.revealed": tellRevealed,
  "pixoid.moved": tellMoved,
  "pixoid.picked-up": tellPickedUp,
  "pixoid.caught": tellCaught,
  "pixoid.cube-taken": tellTaken,
  "pixoid.round-over": tellRoundOver,
  "pixoid.cube-set": tellSet,
  "pixoid.game-over": tellOver,
};

/** When each event is shown. `facts` are those before the step. A table is `staged` with scenes, a replay is not. */
export function timeline(events: readonly EventView[], facts: PixoidFacts, staged = false): Timeline {
  const telling: Telling = {
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
  let told = 0;
  events.forEach((event, place) => {
    telling.shown = told;
    TELLERS[event.code]?.(telling, event.values);
    told = Math.max(told, telling.shown);
    telling.steps.push({ kind: "told", count: place + 1, start: told, duration: 0 });
  });
  if (telling.bugs >= 0) end(telling);
  const ends = telling.steps.map((step) => step.start + step.duration);
  const steps = [...telling.steps].sort((one, other) => one.start - other.start);
  return { steps: sparing(steps), total: Math.max(telling.now, 0, ...ends), scenes: telling.scenes };
}

/** The highest speed is double, so there are at most three flashes in two seconds of speed 1. */
const SPARING = 2000;
const FLASHES = 3;

/** Limit wall flashes; walls hit at the same moment count as one flash. */
function sparing(steps: readonly Step[]): Step[] {
  const flashes = new Set(steps.flatMap((step) => (step.kind === "caught" ? [step.start + FREEZE] : [])));
  return steps.map((step) => {
    if (step.kind !== "bump" || flashes.has(step.start)) return step;
    const near = [...flashes].filter((other) => Math.abs(other - step.start) < SPARING).length;
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
    const late = step.kind === "told" || step.kind === "plate";
    return { ...step, start: slot(step.start) + (late ? FADE : 0), duration: step.duration === 0 ? 0 : FADE };
  });
  return { steps, total: Math.max(STILL.end, now), scenes: whole.scenes.map((at) => slot(at) + FADE) };
}

export class RevealProgress {
  phase: Phase = "open";
  told = 0;
  plate = false;
  readonly opened = new Set<string>();

  /** Apply a step to the display; returns whether to redraw. */
  take(step: Step): boolean {
    if (step.kind === "phase") {
      this.phase = step.phase;
      this.plate = false;
    } else if (step.kind === "open") this.opened.add(step.piece);
    else if (step.kind === "told") this.told = Math.max(this.told, step.count);
    else if (step.kind === "plate") this.plate = true;
    else return false;
    return true;
  }

  of(events: readonly EventView[]): readonly EventView[] {
    return events.slice(0, this.told);
  }
}
