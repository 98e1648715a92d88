// Panels next to the board: Pixoid's cubes, the reserve, the stakes, the rounds, revealed moves.

import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";

import { arrowAt, cubeAt, icon, numeral, type SeatColour, tile } from "../../draw/pixels.ts";
import type { EventView, PlayedMove } from "../../generated/protocol.ts";
import { card } from "../../ui/kit.ts";
import { say } from "../../words.ts";
import { readProgram } from "./board/edges.ts";
import { controllersOf, DIRECTIONS, type PixoidFacts, seen, type Turn } from "./facts.ts";
import type { RevealProgress } from "./reveal/timeline.ts";
import { PHASES, type Phase } from "./reveal/timeline.ts";
import { roleOf } from "./sentences.ts";

const RESERVE = 12;
/** Above this number cubes overlap, so that a row of twelve fits a card. */
const ROOMY = 6;

export function pixoidHaul(facts: PixoidFacts): TemplateResult {
  const step = facts.taken > ROOMY ? 128 / (facts.taken - 1) : 25;
  const left = facts.bonus_pix.length - Math.max(1, facts.picked_up);
  return html`<span class="pixoid-haul" data-haul=${facts.pixoid}>
    <svg viewBox="0 0 208 28" role="img"
      aria-label=${say("web-pixoid-haul", { taken: facts.taken, bonus: facts.picked_up })}>
      ${facts.taken ? nothing : emptySocket()}
      ${Array.from({ length: facts.taken }, (_, place) => cubeAt(12 + place * step, 14, 20))}
      ${Array.from(
        { length: facts.picked_up },
        (_, place) => svg`<g transform="translate(${193 - place * (left < 2 ? 13 : 17)} 14)">
          <path d="M-14 0L0 -14L14 0L0 14z" fill="var(--panel)" stroke="var(--ink2)" stroke-width="1.6"
            stroke-dasharray="3 2"></path>${cubeAt(0, 0, 13)}</g>`,
      )}
    </svg></span>`;
}

function emptySocket(): SVGTemplateResult {
  return svg`<rect x="2" y="3" width="20" height="21" fill="none" stroke="var(--edge)" stroke-width="1.6"
    stroke-dasharray="4 3" stroke-opacity=".7"></rect>`;
}

export function reserveTray(facts: PixoidFacts): TemplateResult {
  const sockets = Array.from({ length: RESERVE }, (_, place) => {
    const x = 18 + (place % 6) * 35.2;
    const y = 19 + Math.floor(place / 6) * 36;
    const socket = svg`<rect x=${x - 15} y=${y - 15} width="30" height="31" fill="var(--sunk)"></rect>`;
    return place < facts.reserve
      ? svg`${socket}${cubeAt(x, y, 24)}`
      : svg`${socket}<rect x=${x - 14} y=${y - 14} width="28" height="29" fill="none" stroke="var(--edge)"
          stroke-width="1.6" stroke-dasharray="4 3" stroke-opacity=".7"></rect>`;
  });
  return card(
    say("web-pixoid-reserve"),
    html`<svg class="pixoid-tray" data-reserve viewBox="0 0 212 74" aria-hidden="true">${sockets}</svg>`,
    say("web-pixoid-reserve-left", { left: facts.reserve }),
    "pixoid-card",
  );
}

/** The worth of a catch now, if possible; in a short game, how many of the twelve cubes he has. */
export function stakes(facts: PixoidFacts, isCaught = false): TemplateResult | typeof nothing {
  const cubes = facts.taken + facts.picked_up;
  if (facts.options["game"] === "short") {
    return card(
      say("web-pixoid-short"),
      html`<p class="pixoid-stakes alone"><span>${numeral(`${cubes}/12`, 24)}${say("web-pixoid-stakes-pixoid")}</span></p>`,
      nothing,
      "pixoid-card",
    );
  }
  if (isCaught || facts.over || facts.reserve === 0) return nothing;
  return card(
    say("web-pixoid-stakes"),
    html`<p class="pixoid-stakes"><span>${numeral(cubes, 24)}${say("web-pixoid-stakes-pixoid")}</span>
      <span>${numeral(facts.reserve, 24)}${say("web-pixoid-stakes-bug")}</span></p>`,
    nothing,
    "pixoid-card",
  );
}

export function cubesInLine(facts: PixoidFacts, role: "pixoid" | "bug" | ""): TemplateResult {
  const { taken, picked_up, reserve } = facts;
  const isShort = facts.options["game"] === "short";
  const extra = !isShort && picked_up ? numeral(`+${picked_up}`, 16) : nothing;
  const cubes = Array.from({ length: RESERVE }, (_, place) =>
    place < reserve
      ? cubeAt(9 + place * 18, 10, 15)
      : svg`<rect x=${2 + place * 18} y="3" width="14" height="14" fill="none" stroke="var(--edge)"
          stroke-dasharray="3 2"></rect>`,
  );
  return html`<div class="pixoid-line">${role ? html`<b>${say("web-pixoid-you", { role })}</b>` : nothing}
    <span class="pixoid-line-haul" data-haul=${facts.pixoid} role="img"
      aria-label=${say("web-pixoid-haul", { taken, bonus: picked_up })}>${numeral(`${isShort ? taken + picked_up : taken}/${RESERVE}`, 16)}${extra}</span>
    <svg data-reserve viewBox="0 0 216 20" role="img" aria-label=${say("web-pixoid-reserve")}>${cubes}</svg>
    <small>${say("web-pixoid-reserve-left", { left: reserve })}</small></div>`;
}

/** Who was, is and will be Pixoid. `past` has each finished round's points by seat. */
export function rounds(facts: PixoidFacts, past: readonly (readonly number[] | null)[]): TemplateResult {
  const seats = facts.scores.length;
  const colours = controllersOf(facts);
  const now = colours.indexOf(facts.pixoid);
  const cells = Array.from({ length: facts.rounds }, (_, place) => {
    const seat = (((now + place + 1 - facts.round) % seats) + seats) % seats;
    const points = past[place];
    const bugs = points?.[(seat + 1) % seats];
    const words = points
      ? html`<b>${points[seat]}</b><span>${say("web-pixoid-round-bugs", { points: bugs ?? 0 })}</span>`
      : html`<b>${roundWord(place + 1 - facts.round)}</b>`;
    const current = place + 1 === facts.round && !facts.over;
    return html`<li class=${current ? "now" : ""}>${tile(colours[seat] ?? "amber", "small", 16)}${words}</li>`;
  });
  return card(say("web-pixoid-rounds"), html`<ol class="pixoid-rounds">${cells}</ol>`, nothing, "pixoid-card");
}

function roundWord(ahead: number): string | TemplateResult {
  if (ahead < 0) return icon("check", 12);
  return say(ahead === 0 ? "web-pixoid-round-now" : ahead === 1 ? "web-pixoid-round-next" : "web-pixoid-round-later");
}

export interface ProgramRows {
  readonly facts: PixoidFacts;
  readonly played: readonly PlayedMove[];
  readonly events: readonly EventView[];
  readonly names: readonly string[];
  readonly turn: Turn;
  readonly progress: RevealProgress;
}

/** A row for every move, in the order of movement: filled when its lid opens, completed when its run is over. */
export function programRows(view: ProgramRows): TemplateResult {
  const { facts, played, names } = view;
  return html`<ul class="pixoid-programs">
    ${[facts.pixoid, ...facts.bugs].flatMap((piece) => {
      const one = played.find((play) => play.piece === piece);
      return one ? [programRow(view, one, names[one.seat] ?? "")] : [];
    })}
  </ul>`;
}

function programRow(view: ProgramRows, one: PlayedMove, name: string): TemplateResult {
  const piece = one.piece as SeatColour;
  const role = say("web-pixoid-role", { role: roleOf(view.facts, piece) });
  const isOpen = view.progress.opened.has(piece);
  const did = isOpen ? became(view, one) : "";
  return html`<li class="notched s-${piece}">${tile(piece, "", 28)}
    <span><b>${name}</b><small>${did ? say("core-list-comma", { first: role, next: did }) : role}</small></span>
    ${isOpen ? programSigns(one.move, view.turn) : html`<span class="pixoid-program">${icon("lock", 22)}</span>`}</li>`;
}

function programSigns(move: string, turn: Turn): TemplateResult {
  const { direction, distance } = readProgram(move);
  const shown = seen(direction, turn);
  return html`<svg class="pixoid-program" viewBox="0 0 44 44" role="img" aria-label=${say("web-pixoid-direction", { direction: shown })}>
      ${arrowAt(22, 22, 36, DIRECTIONS.indexOf(shown) * 90, "var(--ce)")}</svg>
    ${numeral(distance, 32)}`;
}

/** The result of a move; nothing before its run is over. */
function became({ facts, events, progress }: ProgramRows, { piece, move }: PlayedMove): string {
  const known = progress.of(events);
  const moved = known.find((event) => event.code === "pixoid.moved" && event.values["piece"] === piece);
  const { distance } = readProgram(move);
  if (moved) {
    const how = String(moved.values["stopped"] || "full");
    return say("web-pixoid-did", { how, steps: Number(moved.values["steps"] ?? 0), distance });
  }
  const over = known.some(({ code }) => code === "pixoid.caught" || code === "pixoid.game-over");
  if (over) return say("web-pixoid-did", { how: "still", steps: 0, distance });
  return progress.phase === (piece === facts.pixoid ? "pixoid" : "bugs") ? say("web-pixoid-going") : "";
}

const PHASE_WORDS: Readonly<Record<string, string>> = {
  open: "web-pixoid-phase-open",
  pixoid: "web-pixoid-phase-pixoid",
  bugs: "web-pixoid-phase-bugs",
  end: "web-pixoid-phase-end",
  round: "web-pixoid-phase-round",
  victory: "web-over",
};

export function phaseList(phase: Phase, events: readonly EventView[] = []): TemplateResult {
  const on = PHASES.includes(phase) ? PHASES.indexOf(phase) : PHASES.length - 1;
  return html`<ol class="pixoid-phases">
    ${PHASES.map((one, place) => {
      const state = place < on ? "done" : place === on ? "on" : "";
      const mark = place < on ? "check" : place === on ? "play" : "dots";
      return html`<li class=${state} aria-current=${place === on ? "step" : nothing}>${icon(mark, 22)}
        <span>${place === on ? phaseWords(phase, events) : say(PHASE_WORDS[one] ?? "")}</span></li>`;
    })}
  </ol>`;
}

export function phaseWords(phase: Phase, events: readonly EventView[]): string {
  if (phase !== "end") return say(PHASE_WORDS[phase] ?? "web-pixoid-phase-end");
  const codes = events.map((event) => event.code);
  if (codes.includes("pixoid.caught")) return say("web-pixoid-phase-caught");
  if (codes.includes("pixoid.game-over")) return say("web-pixoid-phase-won");
  return say(codes.includes("pixoid.cube-taken") ? "web-pixoid-phase-cube" : "web-pixoid-phase-end");
}
