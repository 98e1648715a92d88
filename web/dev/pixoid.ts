/**
 * The parts of Pixoid with messages of a server: `#turn`, `#catch`, `#placing`, `#three`, ...; `?theme=light`, `?turn=2`,
 * `?phone`, `?pad`, `?covered`, `?text`, `?lang=pl`, `?play` for a reveal, `?reduced`.
 */

import { html, nothing, render, type TemplateResult } from "lit-html";
import { type SeatColour, tile } from "../src/draw/pixels.ts";
import { pixoidBoard } from "../src/games/pixoid/board/board.ts";
import { readProgram } from "../src/games/pixoid/board/edges.ts";
import { startList } from "../src/games/pixoid/board/placement.ts";
import type { ControllerState } from "../src/games/pixoid/controller/controller.ts";
import { pixoidController } from "../src/games/pixoid/controller/controller.ts";
import {
  controllersOf,
  courseOf,
  type Direction,
  type PixoidChoices,
  pixoidFacts,
  type Turn,
} from "../src/games/pixoid/facts.ts";
import { phaseList, pixoidHaul, programRows, reserveTray, rounds, stakes } from "../src/games/pixoid/panels.ts";
import { playReveal } from "../src/games/pixoid/reveal/reveal.ts";
import { RevealProgress } from "../src/games/pixoid/reveal/timeline.ts";
import { describer, pixoidNames, roleOf } from "../src/games/pixoid/sentences.ts";
import { pixoidTextView } from "../src/games/pixoid/text_view.ts";
import type { Revealed, State } from "../src/generated/protocol.ts";
import { seatCard } from "../src/ui/kit.ts";
import { say, setLanguage } from "../src/words.ts";
import caught from "./samples/pixoid-catch.json";
import placing from "./samples/pixoid-placing.json";
import stacked from "./samples/pixoid-stacked.json";
import survived from "./samples/pixoid-survived.json";
import three from "./samples/pixoid-three.json";
import programming from "./samples/pixoid-turn.json";

interface Sample {
  readonly state: State;
  readonly revealed?: Revealed;
}

const SAMPLES = { placing, catch: caught, stacked, survived, three, turn: programming };
const wishes = new URLSearchParams(location.search);
const sample = ((SAMPLES as unknown as Record<string, Sample>)[location.hash.slice(1)] ?? programming) as Sample;
const { state, revealed } = sample;
const names = state.seats.map((seat) => seat.name);
const before = pixoidFacts({ ...state.board, ...state.current.facts });
const turn = Number(wishes.get("turn") ?? 0) as Turn;
const mine = (wishes.get("piece") ?? before.pixoid).split(",") as SeatColour[];

let facts = before;
let progress: RevealProgress | null = null;
let dialled: Record<
  string,
  { direction: Direction | null; distance: number; ready: boolean; tried: Direction | null }
> = {};
let chosen: string | null = null;

function dialOf(piece: string) {
  const first = (wishes.get("direction") || null) as Direction | null;
  return (
    dialled[piece] ?? {
      direction: first,
      distance: Number(wishes.get("distance") ?? 3),
      ready: wishes.has("ready"),
      tried: null,
    }
  );
}

function controller(piece: SeatColour): TemplateResult | typeof nothing {
  const choices = state.current.choices[piece] as PixoidChoices | undefined;
  if (choices?.kind !== "program") return nothing;
  const dial = dialOf(piece);
  const change = (next: Partial<typeof dial>): void => {
    dialled = { ...dialled, [piece]: { ...dial, tried: null, ...next } };
    draw();
  };
  const one: ControllerState = {
    piece,
    choices,
    ...dial,
    turn,
    facts,
    concealed: wishes.has("covered"),
    form: wishes.has("pad") ? "pad" : "plate",
    named: (other) => pixoidNames(facts, names).pieces[other] ?? other,
    ...(mine.length > 1
      ? { head: { name: say("core-piece", { piece }), role: say("web-pixoid-role", { role: roleOf(facts, piece) }) } }
      : {}),
  };
  return pixoidController(one, {
    onDial: (direction, distance) => change({ direction, distance }),
    onReady: () => change({ ready: true }),
    onChange: () => change({ ready: false }),
    onTried: (tried) => change({ tried }),
  });
}

function board(): TemplateResult {
  const courses = mine.flatMap((piece) => {
    const choices = state.current.choices[piece] as PixoidChoices | undefined;
    const dial = dialOf(piece);
    return choices?.kind === "program" && !progress ? [courseOf(piece, choices, dial.direction, dial.distance)] : [];
  });
  const [placer] = state.current.decisions;
  const choices = placer ? (state.current.choices[placer.piece] as PixoidChoices) : undefined;
  return pixoidBoard({
    facts,
    label: say("web-pixoid-board"),
    described: describer(facts, names),
    turn,
    courses,
    compact: wishes.has("phone"),
    decided: Object.fromEntries(state.current.decisions.map((one) => [one.piece, one.decided || progress !== null])),
    onAim: (piece, aim) => {
      dialled = { ...dialled, [piece]: { ...dialOf(piece), ...aim } };
      draw();
    },
    ...(wishes.has("open") && revealed
      ? { programs: Object.fromEntries(revealed.played.map((one) => [one.piece, readProgram(one.move)])) }
      : {}),
    ...(choices?.kind === "place" && placer ? { start: start(placer.piece as SeatColour, choices) } : {}),
  });
}

function start(piece: SeatColour, choices: Extract<PixoidChoices, { kind: "place" }>) {
  const onChoose = (pix: string): void => {
    chosen = pix;
    draw();
  };
  return { piece, choices, chosen, onChoose };
}

function cards(): TemplateResult {
  return html`<ul class="seats">${controllersOf(facts)
    .slice(0, names.length)
    .map((piece, seat) =>
      seatCard({
        kind: `s-${piece}`,
        marks: tile(piece),
        name: names[seat] ?? "",
        role: say("web-pixoid-role", { role: roleOf(facts, piece) }),
        points: facts.scores[seat] ?? 0,
        state: "choosing",
        active: piece === facts.pixoid,
        ...(piece === facts.pixoid ? { extra: pixoidHaul(facts) } : {}),
      }),
    )}</ul>`;
}

function right(): TemplateResult {
  if (wishes.has("text")) {
    const own = Object.fromEntries(
      mine
        .filter((piece) => state.current.choices[piece])
        .map((piece) => [piece, state.current.choices[piece] as PixoidChoices]),
    );
    return html`${pixoidTextView({ facts, seats: names, own, events: revealed?.events ?? [], turn })}`;
  }
  if (progress && revealed) {
    const { played, events } = revealed;
    return html`${phaseList(progress.phase, progress.of(events))}${programRows({ facts, played, events, names, turn, progress })}`;
  }
  const [placer] = state.current.decisions;
  const choices = placer ? (state.current.choices[placer.piece] as PixoidChoices) : undefined;
  if (choices?.kind === "place" && placer) return startList(start(placer.piece as SeatColour, choices));
  return html`${mine.map(controller)}`;
}

function draw(): void {
  const pad = wishes.has("pad");
  const parts = pad
    ? html`<div class="dev-pad s-${mine[0]}">${mine.map(controller)}</div>`
    : wishes.has("phone")
      ? html`<div class="dev-phone">${board()}${right()}</div>`
      : html`<div class="dev-table"><div class="dev-column">${cards()}${reserveTray(facts)}${stakes(facts)}
          ${rounds(
            facts,
            [
              [10, 3, 3, 3],
              [8, 7, 8, 8],
            ].slice(0, facts.round - 1),
          )}</div>
        <div class="dev-board">${board()}</div><div class="dev-column">${right()}</div></div>`;
  render(parts, document.getElementById("parts") as HTMLElement);
}

document.documentElement.dataset["theme"] = wishes.get("theme") ?? "dark";
await setLanguage(wishes.get("lang") ?? "en");
draw();

const drawing = document.querySelector<SVGSVGElement>(".pixoid-board");

async function play(): Promise<void> {
  if (!revealed || !drawing) return;
  progress = new RevealProgress();
  draw();
  await playReveal(drawing, revealed.events, Number(wishes.get("speed") ?? 1), {
    facts: before,
    turn,
    reduced: wishes.has("reduced"),
    onStep: (step) => {
      if (progress?.take(step)) draw();
    },
  });
  facts = pixoidFacts({ ...state.board, ...revealed.current.facts });
  progress = null;
  draw();
}

Object.assign(window, { devPlay: play });
if (wishes.has("play")) await play();
