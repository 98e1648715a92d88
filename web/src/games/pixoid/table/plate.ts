/** The plate over the board that names the event: caught, away with all cubes, won. */

import { html, type TemplateResult } from "lit-html";
import { bugAt, pixoidAt, type SeatColour } from "../../../draw/pixels.ts";
import { commaList } from "../../../event_sentences.ts";
import type { EventView, Revealed, State } from "../../../generated/protocol.ts";
import { factsOf } from "../../../wire/state.ts";
import { say } from "../../../words.ts";
import { seatNames } from "../../seats.ts";
import { cellOf, SIDE } from "../board/geometry.ts";
import { controllersOf, type PixoidFacts, pixoidFacts, type Turn } from "../facts.ts";
import type { RevealProgress } from "../reveal/timeline.ts";
import { pixoidNames } from "../sentences.ts";

interface PlateWords {
  readonly piece: SeatColour;
  readonly hunted: boolean;
  readonly title: string;
  readonly text: string;
  readonly pix: string;
}

function plateWords(state: State, events: readonly EventView[], won: boolean): PlateWords {
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
  const by = (caught.values["by"] as readonly SeatColour[]).map((piece) => pieces[piece] ?? piece);
  const title = say("web-pixoid-plate-caught", {
    by: commaList(by),
    count: by.length,
    mover: String(caught.values["mover"]),
  });
  const pix = String(caught.values["pix"]);
  const text = say("web-pixoid-plate-where", { turn: facts.turn, pix, cubes: facts.taken + bonus });
  return { piece: (caught.values["by"] as readonly SeatColour[])[0] ?? facts.pixoid, hunted: false, title, text, pix };
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

/** Below the Pix of contact, or above it: never over it. */
export function revealPlate(state: State, { events }: Revealed, progress: RevealProgress, turn: Turn): TemplateResult {
  const { piece, hunted, title, text, pix } = plateWords(state, progress.of(events), progress.phase === "victory");
  const low = pix !== "" && cellOf(pix, turn).row >= SIDE / 2;
  return html`<section class="reveal-plate notched s-${piece} ${low ? "above" : ""}">
    <svg width="72" height="72" viewBox="-36 -36 72 72" aria-hidden="true">${hunted ? pixoidAt(piece, 0, 0, 60) : bugAt(piece, 0, 0, 68)}</svg>
    <div><h2>${title}</h2><p>${text}</p></div></section>`;
}
