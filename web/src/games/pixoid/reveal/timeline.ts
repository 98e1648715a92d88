// A reveal as data: what is shown, when it begins and how long it takes, in milliseconds at speed 1.

import type { SeatColour } from "../../../draw/pixels.ts";
import type { EventTold } from "../../../generated/protocol.ts";
import { controllersOf, type Direction, type PixoidFacts, type Program, readProgram } from "../facts.ts";

export type Phase = "open" | "pixoid" | "bugs" | "end";
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
        /** Whether the wall flashes. */
        readonly flash: boolean;
      }
    | { readonly kind: "pick-up"; readonly piece: SeatColour; readonly pix: string }
    | { readonly kind: "take"; readonly piece: SeatColour }
    | { readonly kind: "caught"; readonly piece: SeatColour; readonly pix: string; readonly by: readonly SeatColour[] }
    | { readonly kind: "score"; readonly seat: number; readonly from: number; readonly to: number }
    | { readonly kind: "set"; readonly piece: SeatColour; readonly pix: string }
    | { readonly kind: "won"; readonly piece: SeatColour }
  );

export interface Timeline {
  readonly steps: readonly Step[];
  readonly total: number;
}

export const CLICK = 200;
export const SILENCE = 300;
export const LID_APART = 90;
export const LID = 260;
export const HOLD = 500;
export const PIXOID_STEP = 130;
export const BUG_STEP = 110;
export const POP = 120;
export const TRAVEL = 400;
export const BUMP = 120;
export const PAUSE = 150;
export const FREEZE = 250;
export const RINGS_APART = 80;
export const DROP = 220;
export const CAUGHT = 800;
export const SCORE_SPACE = 40;
export const SCORES = 600;
export const SET = 220;

type EventValues = EventTold["values"];
const list = (values: EventValues, name: string): string[] => ((values[name] ?? []) as unknown[]).map(String);
const word = (values: EventValues, name: string): string => String(values[name] ?? "");

interface Telling {
  readonly steps: Step[];
  readonly facts: PixoidFacts;
  /** When what comes next begins. */
  now: number;
  /** When Pixoid's run began, and his way. */
  ran: number;
  way: readonly string[];
  /** When the Bugs begin, and when the last of them stands still. */
  bugs: number;
  still: number;
  ended: boolean;
}

function enter(telling: Telling, phase: Phase, at: number): void {
  telling.steps.push({ kind: "phase", phase, start: at, duration: 0 });
}

/** The order in which lids open: clockwise from Pixoid. */
function clockwise(facts: PixoidFacts): SeatColour[] {
  const all = controllersOf(facts);
  const first = all.indexOf(facts.pixoid);
  return [...all.slice(first), ...all.slice(0, first)];
}

function tellRevealed(telling: Telling, values: EventValues): void {
  const programs = new Map(list(values, "programs").map((text) => text.split(":") as [SeatColour, string]));
  enter(telling, "open", 0);
  telling.steps.push({ kind: "click", pieces: [...programs.keys()], start: 0, duration: CLICK });
  const order = clockwise(telling.facts).filter((piece) => programs.has(piece));
  order.forEach((piece, place) => {
    const start = CLICK + SILENCE + place * LID_APART;
    telling.steps.push({
      kind: "open",
      piece,
      program: readProgram(programs.get(piece) ?? "U1"),
      start,
      duration: LID,
    });
  });
  telling.now = CLICK + SILENCE + (order.length - 1) * LID_APART + LID + HOLD;
}

function tellMoved(telling: Telling, values: EventValues): void {
  const piece = word(values, "piece") as SeatColour;
  const path = list(values, "path");
  const hunted = piece === telling.facts.pixoid;
  if (!hunted && telling.bugs < 0) {
    telling.bugs = telling.now + PAUSE;
    telling.still = telling.bugs;
    enter(telling, "bugs", telling.bugs);
  }
  const start = hunted ? telling.now : telling.bugs;
  const duration = path.length * (hunted ? PIXOID_STEP : BUG_STEP);
  const from = telling.facts.cubes[piece] ?? path[0] ?? "";
  if (hunted) enter(telling, "pixoid", start);
  telling.steps.push({ kind: "run", piece, from, path, hunted, start, duration });
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

function tellPickedUp(telling: Telling, values: EventValues): void {
  const pix = word(values, "pix");
  const start = telling.ran + (telling.way.indexOf(pix) + 1) * PIXOID_STEP;
  const piece = word(values, "piece") as SeatColour;
  telling.steps.push({ kind: "pick-up", piece, pix, start, duration: POP + TRAVEL });
}

/** What comes after the runs begins when everybody stands still. */
function end(telling: Telling): number {
  if (telling.bugs >= 0) telling.now = Math.max(telling.now, telling.still);
  else telling.now += PAUSE;
  telling.bugs = -1;
  if (!telling.ended) enter(telling, "end", telling.now);
  telling.ended = true;
  return telling.now;
}

function tellCaught(telling: Telling, values: EventValues): void {
  const start = telling.ended ? telling.now : end(telling);
  const by = list(values, "by") as SeatColour[];
  const piece = word(values, "piece") as SeatColour;
  telling.steps.push({ kind: "caught", piece, pix: word(values, "pix"), by, start, duration: CAUGHT });
  telling.now = start + CAUGHT;
}

function tellTaken(telling: Telling, values: EventValues): void {
  const start = telling.ended ? telling.now : end(telling);
  telling.steps.push({ kind: "take", piece: word(values, "piece") as SeatColour, start, duration: TRAVEL });
  telling.now = start + TRAVEL;
}

function tellRoundOver(telling: Telling, values: EventValues): void {
  const start = telling.ended ? telling.now : end(telling);
  list(values, "points").forEach((text, seat) => {
    const points = Number(text);
    const from = telling.facts.scores[seat] ?? 0;
    const duration = Math.min(SCORES, points * SCORE_SPACE);
    if (points > 0) telling.steps.push({ kind: "score", seat, from, to: from + points, start, duration });
  });
  telling.now = start + SCORES;
}

function tellSet(telling: Telling, values: EventValues): void {
  const piece = word(values, "piece") as SeatColour;
  telling.steps.push({ kind: "set", piece, pix: word(values, "pix"), start: telling.now, duration: SET });
  telling.now += SET;
}

function tellOver(telling: Telling, values: EventValues): void {
  if (values["reason"] !== "twelve-cubes" || telling.ended) return;
  const start = end(telling);
  telling.steps.push({ kind: "won", piece: telling.facts.pixoid, start, duration: 0 });
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

/** When each thing that happened is shown. `facts` are those before it happened. */
export function timeline(events: readonly EventTold[], facts: PixoidFacts): Timeline {
  const telling: Telling = { steps: [], facts, now: 0, ran: 0, way: [], bugs: -1, still: 0, ended: false };
  for (const event of events) TELLERS[event.code]?.(telling, event.values);
  if (telling.bugs >= 0) end(telling);
  const ends = telling.steps.map((step) => step.start + step.duration);
  const steps = [...telling.steps].sort((one, other) => one.start - other.start);
  return { steps: sparing(steps), total: Math.max(telling.now, 0, ...ends) };
}

/** The fastest speed doubles everything, so that in two seconds of speed 1 there are at most three flashes. */
const SPARING = 2000;
const FLASHES = 3;

/** Walls flash less often where too many would; those that are hit at the same moment flash as one. */
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

const STILL_PHASE = 400;

/** The same order without travel, for those who want less motion: every phase stands as long as the others. */
export function stillTimeline(whole: Timeline): Timeline {
  const starts = whole.steps.filter((step) => step.kind === "phase").map((step) => step.start);
  const slot = (start: number): number => Math.max(0, starts.filter((other) => other <= start).length - 1);
  const steps = whole.steps.map((step) => ({
    ...step,
    start: slot(step.start) * STILL_PHASE,
    duration: step.duration === 0 ? 0 : 140,
  }));
  return { steps, total: Math.max(1, starts.length) * STILL_PHASE };
}
