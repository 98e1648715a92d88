/** Replay and result of a game of Pixl. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { Element } from "../../draw/pixels.ts";
import { commaList, enumeration } from "../../event_sentences.ts";
import { isReduced, isSmall, speed } from "../../ui/settings.ts";
import { pieceWord, say, t } from "../../words.ts";
import { rotationFor } from "../board_rotation.ts";
import type { PlayedMoments, ReplayBoard, ReviewView, Tally } from "../contract.ts";
import type { Moments } from "../moments.ts";
import { namesIn } from "../seats.ts";
import { boardGround, boardLayers, layoutFor } from "./board/board.ts";
import { pixlBoard } from "./board/board_view.ts";
import { viewBox } from "./board/camera.ts";
import { NOTHING_SHOWN } from "./board/choice_state.ts";
import { PixlChooser } from "./board/chooser.ts";
import { sixthsForSeat } from "./board/geometry.ts";
import { gainTag } from "./board/pieces.ts";
import { pixlMarks, pixlSeat } from "./cards.ts";
import { elementsOf, type PixlFacts, pixlFacts } from "./facts.ts";
import { pixlCard } from "./pixl_card.ts";
import { playStep } from "./reveal/reveal.ts";
import { whyOver } from "./sentences.ts";
import { pixlSound } from "./sounds.ts";
import { pixlText } from "./text_view.ts";

const WAYS = 6;

const factsAt = (played: Moments, at: number): PixlFacts => pixlFacts(played.facts(at));

function replayBoard(played: PlayedMoments, changed: () => void): ReplayBoard {
  const chooser = new PixlChooser({ changed, onPlace: () => {} });
  return {
    view(at, _viewer, moving) {
      const facts = factsAt(played, at);
      chooser.zoomable = isSmall();
      chooser.update(facts, null);
      return pixlBoard({ facts, chooser, showing: moving });
    },
    box: (at) => viewBox(chooser.camera ?? layoutFor(factsAt(played, at), 0).box),
    play(picture, from, signal) {
      const step = {
        before: factsAt(played, from),
        after: factsAt(played, from + 1),
        events: played.events(from + 1),
      };
      const cardOf = (element: string) => document.querySelector(`.seat-card[data-pieces~="${element}"]`);
      return playStep(picture, step, { speed: speed(), reduced: isReduced(), signal, onSound: pixlSound, cardOf });
    },
  };
}

/** A moment of the board as it lay for a seat. Of a turning point the changed hexes are ringed, and its gain is on its hex. */
function boardAt(played: Moments, at: number, own: number | null, gain = 0): TemplateResult {
  const facts = factsAt(played, at);
  const sixths = rotationFor(own ?? undefined, pixlCard.id, WAYS, (seat) => sixthsForSeat(seat, played.seats.length));
  const layout = layoutFor(facts, sixths);
  const events = gain ? played.events(at) : [];
  const hexes = [...new Set(events.map(({ values }) => String(values["hex"] ?? "")))].filter((hex) => layout.has(hex));
  const [hex] = hexes;
  const changes = hex ? [{ element: events[0]?.values["element"] as Element, hexes }] : [];
  const scene = { facts, sixths, due: null, shown: NOTHING_SHOWN, lit: [], changes };
  return html`<svg class="pixl ending-hexes" viewBox=${viewBox(layout.box)} role="img" aria-label=${t("web-pixl-board")}>
    ${boardGround(facts, layout)}<g class="pixl-now">${boardLayers(scene)}${hex ? gainTag(`+${gain}`, layout.centre(hex)) : nothing}</g></svg>`;
}

const SOURCES = ["tops", "beneath", "prisoners", "locks"] as const;

export const FUN_FACTS = {
  tower: 3,
  locker: 1,
  jailer: 3,
  harvest: 5,
  coverer: 5,
  swapper: 5,
  mover: 2,
  builder: 20,
};

const COUNTED: Readonly<Record<string, string>> = {
  "pixl.placed": "builder",
  "pixl.covered": "coverer",
  "pixl.replaced": "swapper",
  "pixl.imprisoned": "jailer",
  "pixl.port-taken-off": "mover",
};

export function count(played: Moments, tally: Tally, at: number): void {
  const { seats, mover } = factsAt(played, at - 1);
  const seatOf = (element: unknown): number | undefined => seats[element as keyof typeof seats];
  for (const { code, values } of played.events(at)) {
    const kind = COUNTED[code];
    const seat = seatOf(values["element"]);
    if (kind) tally.add(kind, seat);
    if (code === "pixl.covered") tally.most("tower", seat, Number(values["height"] ?? 0));
    const locker = seatOf(values["by"]);
    if (code === "pixl.locked" && locker !== seat) tally.add("locker", locker);
  }
  const own = mover === null ? undefined : seats[mover];
  const points = (moment: number): number => played.frame(moment).points[(own ?? 1) - 1] ?? 0;
  tally.most("harvest", own, points(at) - points(at - 1));
}

export const pixlReview: ReviewView = {
  names: namesIn,
  board: replayBoard,
  seat(played, at, seat) {
    const facts = factsAt(played, at);
    const own = elementsOf(facts, seat + 1);
    return {
      marks: pixlMarks(facts, seat + 1),
      role: commaList(own.map(pieceWord)),
      active: facts.mover !== null && own.includes(facts.mover),
      hasPoints: true,
      extra: pixlSeat(facts, seat + 1),
    };
  },
  inWords: (played, at) => pixlText(factsAt(played, at), null, [], played.names(at)).where,
  endingPicture: (played, own) => boardAt(played, played.last, own),
  turningPicture: (played, own, { at, gain }) => boardAt(played, at, own, gain),
  why(played) {
    const { winners, points, reason, stopped } = played.ending;
    if (stopped) return "";
    const over = whyOver(factsAt(played, played.last), reason);
    const first = points.filter((one) => one === Math.max(...points)).length;
    return winners.length < first ? `${over} ${say("web-looking-tied")}` : over; // X6.3
  },
  parts(played, seat) {
    const facts = factsAt(played, played.last);
    const bars = elementsOf(facts, seat + 1).map((piece) => ({
      piece,
      values: SOURCES.map((name) => facts.points[piece]?.[name] ?? 0),
    }));
    const sources = SOURCES.flatMap((name, at) => {
      const points = bars.reduce((total, { values }) => total + (values[at] ?? 0), 0);
      return points ? [say(`web-looking-source-${name}`, { points })] : [];
    });
    return { bars, text: enumeration(sources) };
  },
  funFacts: FUN_FACTS,
  count,
};
