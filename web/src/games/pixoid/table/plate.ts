/** The plate over the board that names the event: caught, away with all cubes, won. */

import { html, nothing, type TemplateResult } from "lit-html";
import { styled } from "../../../draw/directives.ts";
import { arrowAt, bugAt, numeral, pixoidAt, type SeatColour, tile } from "../../../draw/pixels.ts";
import { commaList } from "../../../event_sentences.ts";
import type { EventView, PixoidEvent, Revealed, State } from "../../../generated/protocol.ts";
import { isCompact, isReduced } from "../../../ui/settings.ts";
import { factsOf } from "../../../wire/state.ts";
import { say } from "../../../words.ts";
import { seatNames } from "../../seats.ts";
import { pixoidBox } from "../board/board.ts";
import { edgeOf } from "../board/edges.ts";
import { CELL, MAZE, pixPoint, SIDE } from "../board/geometry.ts";
import { controllersOf, DIRECTIONS, type PixoidFacts, pixoidFacts, readProgram, seen, type Turn } from "../facts.ts";
import { type Camera, cameraOn, plateIsAbove } from "../reveal/contact.ts";
import type { RevealProgress } from "../reveal/timeline.ts";
import { pixoidNames } from "../sentences.ts";

interface PlateWords {
  readonly piece: SeatColour;
  readonly hunted: boolean;
  readonly title: string;
  readonly text: string;
  readonly pix: string;
}

function plateWords(state: State, events: readonly EventView[], won: boolean, own: SeatColour | null): PlateWords {
  const facts = pixoidFacts(factsOf(state));
  const { pieces } = pixoidNames(facts, seatNames(state));
  const caught = events.find((event) => event.code === "pixoid.caught");
  const bonus = facts.picked_up + events.filter((event) => event.code === "pixoid.picked-up").length;
  const over = won && events.find((event) => event.code === "pixoid.game-over");
  if (over) return victoryWords(facts, seatNames(state), over);
  if (!caught) {
    const title = say("web-pixoid-plate-away", {
      name: seatNames(state)[(facts.holders[facts.pixoid] ?? 1) - 1] ?? "",
    });
    return {
      piece: facts.pixoid,
      hunted: true,
      title,
      text: say("web-pixoid-plate-all", { bonus, game: facts.options["game"] ?? "" }),
      pix: "",
    };
  }
  const catchers = caught.values["by"] as readonly SeatColour[];
  const title = say("web-pixoid-plate-caught", {
    by: commaList(catchers.map((piece) => pieces[piece] ?? piece)),
    count: catchers.length,
    mover: String(caught.values["mover"]),
    whose: own !== null && catchers.includes(own) ? "yours" : "theirs",
  });
  const pix = String(caught.values["pix"]);
  const text = say("web-pixoid-plate-where", { turn: facts.turn, pix, cubes: facts.taken + bonus });
  return { piece: catchers[0] ?? facts.pixoid, hunted: false, title, text, pix };
}

function victoryWords(facts: PixoidFacts, names: readonly string[], { values }: EventView): PlateWords {
  const winners = (values["winners"] as readonly number[]).map((seat) => seat - 1);
  const title = say("web-winner", {
    count: winners.length,
    names: commaList(winners.map((seat) => names[seat] ?? "")),
  });
  const reason = String(values["reason"]);
  const piece = controllersOf(facts)[winners[0] ?? 0] ?? "amber";
  return { piece, hunted: piece === facts.pixoid, title, text: say("web-pixoid-plate-won", { reason }), pix: "" };
}

/** `own` is the piece of the one player at this screen. Above the Pix of contact, or below it: never over it. Any other plate stands at the edge that is farther from Pixoid. */
export function revealPlate(
  state: State,
  { events }: Revealed,
  progress: RevealProgress,
  turn: Turn,
  own: SeatColour | null,
): TemplateResult {
  const { piece, hunted, title, text, pix } = plateWords(state, progress.of(events), progress.phase === "victory", own);
  const camera = pix ? contactCamera(state, pix, turn) : null;
  const place = camera ? contactPlace(camera) : {};
  const side = camera
    ? `at-contact ${plateIsAbove(camera.y) ? "over" : "under"}`
    : isLow(state, events, turn)
      ? "above"
      : "";
  return html`<section class="reveal-plate notched s-${piece} ${side}" ${styled(place)}>
    <svg width="72" height="72" viewBox="-36 -36 72 72" aria-hidden="true">${hunted ? pixoidAt(piece, 0, 0, 60) : bugAt(piece, 0, 0, 68)}</svg>
    <div><h2>${title}</h2><p>${text}</p></div>${camera ? html`<i class="tail"></i>` : nothing}</section>`;
}

/** Whether Pixoid ends his move in the lower half of the board. */
function isLow(state: State, events: readonly EventView[], turn: Turn): boolean {
  const facts = pixoidFacts(factsOf(state));
  const run = (events as readonly PixoidEvent[]).find(
    ({ code, values }) => code === "pixoid.moved" && values.piece === facts.pixoid,
  );
  const pix = run?.code === "pixoid.moved" ? run.values.path.at(-1) : facts.cubes[facts.pixoid];
  return pix !== undefined && pix !== null && pixPoint(pix, turn).y > MAZE + (SIDE * CELL) / 2;
}

function contactCamera(state: State, pix: string, turn: Turn): Camera {
  const box = pixoidBox(isCompact(), pixoidFacts(factsOf(state)));
  return cameraOn(pix, turn, box.split(" ").map(Number), isCompact(), !isReduced());
}

/** Outside the outer ring, in parts of the view. */
const RING = 0.075;

function contactPlace({ x, y, zoom }: Camera): Readonly<Record<string, string>> {
  const away = RING * zoom;
  const left = `${100 * (isCompact() ? 0.5 : Math.max(0.32, Math.min(0.68, x)))}%`;
  return plateIsAbove(y) ? { left, bottom: `${100 * (1 - y + away)}%` } : { left, top: `${100 * (y + away)}%` };
}

const EDGE_NAMES = ["top", "right", "bottom", "left"] as const;

/** While the camera is near, the programs stand at the edges of the view, each at its seat's. */
export function contactFrame(state: State, { played }: Revealed, turn: Turn): TemplateResult {
  const colours = controllersOf(pixoidFacts(factsOf(state)));
  return html`<div class="contact-frame" aria-hidden="true">${played.map(({ piece, move }) => {
    const { direction, distance } = readProgram(move);
    const edge = EDGE_NAMES[edgeOf(colours.indexOf(piece as SeatColour), turn)] ?? "top";
    return html`<span class="contact-program notched ${edge} s-${piece}">${tile(piece as SeatColour, "small", 20)}
      <svg width="24" height="24" viewBox="0 0 24 24">${arrowAt(12, 12, 22, DIRECTIONS.indexOf(seen(direction, turn)) * 90, "var(--ink)")}</svg>${numeral(distance, 24)}</span>`;
  })}</div>`;
}
