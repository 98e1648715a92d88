/** On a phone at a game night: what has just happened to whoever holds it, told once the big screen shows it. */

import { html, nothing, svg, type TemplateResult } from "lit-html";
import { arrowAt, bugAt, colourClass, icon, numeral, pixoidAt, type SeatColour } from "../../../draw/pixels.ts";
import { commaList } from "../../../event_sentences.ts";
import type { EventView, PixoidEvent, PlayedMove, Revealed, State } from "../../../generated/protocol.ts";
import { app } from "../../../ui/app.ts";
import { isReduced } from "../../../ui/settings.ts";
import { factsOf } from "../../../wire/state.ts";
import { say } from "../../../words.ts";
import type { Drawing } from "../../contract.ts";
import { ownPiece, seatNames } from "../../seats.ts";
import { DIRECTIONS, type Direction, pixoidFacts, readProgram } from "../facts.ts";
import { nearMisses, type Run } from "../reveal/near_misses.ts";
import { timeline } from "../reveal/timeline.ts";
import { pixoidNames } from "../sentences.ts";
import type { Bets } from "./bet.ts";

/** In milliseconds: on, off, on. Only the phones of the two who met buzz, so that each buzz means its own player. */
const BUZZ: Partial<Record<PhoneKind, readonly number[]>> = { catcher: [40, 60, 120], caught: [120] };

export type PhoneKind = "catcher" | "caught" | "team" | "near" | "away" | "missed";

export interface PhoneNews {
  readonly kind: PhoneKind;
  readonly piece: SeatColour;
  readonly names: string;
  readonly pix: string;
  /** The Bugs that were one Pix short, without one's own. */
  readonly near: readonly string[];
  /** The cubes that count up to twelve, once the turn is over. */
  readonly cubes: number;
  readonly points: number | null;
  readonly total: number;
}

/** What a step means for a seat; null where it has nothing to tell. */
export function newsFor(state: State, events: readonly EventView[], seat: number): PhoneNews | null {
  const facts = pixoidFacts(factsOf(state));
  const all = events as readonly PixoidEvent[];
  const piece = ownPiece(state, seat) as SeatColour;
  const { pieces } = pixoidNames(facts, seatNames(state));
  const caught = all.flatMap(({ code, values }) => (code === "pixoid.caught" ? [values] : []))[0];
  const over = all.flatMap(({ code, values }) => (code === "pixoid.round-over" ? [values] : []))[0];
  const runs: Run[] = all.flatMap(({ code, values }) =>
    code === "pixoid.moved" ? [{ piece: values.piece, from: facts.cubes[values.piece] ?? "", path: values.path }] : [],
  );
  if (runs.length === 0) return null;
  const hunted = piece === facts.pixoid;
  const near = nearMisses(facts, runs).filter(({ how }) => how === "short");
  const kind: PhoneKind = caught
    ? hunted
      ? "caught"
      : caught.by.includes(piece)
        ? "catcher"
        : "team"
    : hunted
      ? "away"
      : near.some((one) => one.piece === piece)
        ? "near"
        : "missed";
  const count = (wanted: string): number => all.filter(({ code }) => code === wanted).length;
  const bonus = facts.options["game"] === "short" ? facts.picked_up + count("pixoid.picked-up") : 0;
  const others = caught?.by.filter((one) => one !== piece) ?? [];
  const points = over?.points[seat] ?? null;
  return {
    kind,
    piece,
    names: commaList(others.map((one) => pieces[one] ?? one)),
    pix: caught?.pix ?? "",
    near: near
      .filter((one) => one.piece !== piece && !caught?.by.includes(one.piece))
      .map((one) => pieces[one.piece] ?? one.piece),
    cubes: facts.taken + count("pixoid.cube-taken") + bonus,
    points,
    total: (facts.scores[seat] ?? 0) + (points ?? 0),
  };
}

export class PhoneReveal {
  #seat = -1;
  #shownStep = -1;
  #news: PhoneNews | null = null;

  constructor(private readonly bets: Bets) {}

  /** Wait as long as the big screen takes to show what happened, then tell it, and buzz if there is something to. */
  begin(before: State, { events, step }: Revealed, seat: number, signal: AbortSignal): void {
    const facts = pixoidFacts(factsOf(before));
    this.#news = null;
    this.#seat = seat;
    const news = newsFor(before, events, seat);
    const { steps } = timeline(events, facts, true);
    const plate = steps.find(({ kind }) => kind === "plate") ?? steps.find(({ kind }) => kind === "take");
    const tell = (): void => {
      this.#news = news;
      this.#shownStep = step;
      this.bets.opened(step, events, facts.pixoid);
      const buzz = news ? BUZZ[news.kind] : undefined;
      if (buzz && !isReduced()) navigator.vibrate?.([...buzz]);
      app.changed();
    };
    const timer = window.setTimeout(tell, (plate?.start ?? 0) + (plate?.kind === "plate" ? 220 : 0));
    signal.addEventListener("abort", () => window.clearTimeout(timer));
  }

  card(state: State, { step, played }: Revealed): Drawing {
    const news = this.#shownStep === step ? this.#news : null;
    if (!news) return ownPrograms(played.filter(({ seat }) => seat === this.#seat));
    const { kind, names, pix, near, cubes, points, total } = news;
    const forAll = kind === "catcher" || kind === "team";
    return html`<section class="phone-news notched ${colourClass(news.piece)}" role="status">
      ${picture(state, news)}
      <h2>${say("web-pixoid-phone", { kind, names })}</h2>
      ${pix ? html`<p>${say("web-pixoid-phone-where", { pix, count: near.length, near: commaList(near) })}</p>` : html`<p>${say("web-pixoid-phone-cubes", { cubes, whose: kind === "away" ? "yours" : "theirs" })}</p>`}
      ${points === null ? nothing : html`<p class="phone-points">${numeral(`+${points}`, 56)}<span>${forAll ? say("web-pixoid-phone-all") : nothing}<b>${say("web-pixoid-phone-total", { points: total })}</b></span></p>`}
    </section>${this.bets.answer(step)}
    <p class="phone-look">${icon("tv", 20)}${say("web-look-at-screen")}</p>`;
  }
}

/** What one has programmed, until it is known what came of it. */
function ownPrograms(played: readonly PlayedMove[]): Drawing {
  const programs = played.filter(({ move }) => DIRECTIONS.includes(move[0] as Direction));
  if (programs.length === 0) return nothing;
  return html`${programs.map(({ piece, move }) => {
    const { direction, distance } = readProgram(move);
    return html`<section class="phone-news notched ${colourClass(piece as SeatColour)}"><p>${say("web-pixoid-phone-own")}</p>
      <p class="phone-program"><svg width="120" height="120" viewBox="0 0 120 120" role="img" aria-label=${say("web-pixoid-direction", { direction })}>
        ${arrowAt(60, 60, 108, DIRECTIONS.indexOf(direction) * 90, "var(--ce)")}</svg>${numeral(distance, 108)}</p></section>`;
  })}
  <p class="phone-look">${icon("tv", 20)}${say("web-look-at-screen")}</p>`;
}

const ZIGZAG = "M0 0l8 12l-8 12l8 12l-8 12l8 12l-8 12l8 12";

function picture(state: State, { kind, piece }: PhoneNews): TemplateResult {
  const { pixoid } = pixoidFacts(factsOf(state));
  const buzzes = kind === "catcher" || kind === "caught";
  const shards = [0, 1, 2, 3, 4, 5].map(
    (nth) =>
      svg`<rect x=${-42 + (nth % 3) * 34} y=${-30 + Math.floor(nth / 3) * 40} width="18" height="18" fill="var(--c)"></rect>`,
  );
  const creature =
    kind === "caught"
      ? svg`<g opacity=".9">${shards}</g>`
      : kind === "away"
        ? pixoidAt(piece, 0, 0, 120)
        : svg`${bugAt(piece, 0, 0, 162)}${kind === "catcher" ? pixoidAt(pixoid, 58, -52, 76, false) : ""}`;
  return html`<svg class="phone-picture ${buzzes ? "buzzes" : ""}" viewBox="-170 -100 340 200" aria-hidden="true">
    <circle r="92" fill="var(--floor)"></circle>${creature}
    ${buzzes ? [-1, 1].map((side) => svg`<g transform="scale(${side} 1)" fill="none" stroke="var(--c)" stroke-width="6">${[0, 1, 2].map((nth) => svg`<path class="zigzag" d=${ZIGZAG} transform="translate(${104 + nth * 20} -42)" opacity=${1 - nth * 0.3}></path>`)}</g>`) : nothing}
  </svg>`;
}
