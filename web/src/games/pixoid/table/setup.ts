/** A table of Pixoid before the start: the maze, by name or tile by tile, and the Bugs. */

import { html, nothing, type TemplateResult } from "lit-html";
import { bugPicture, SEAT_COLOURS, type SeatColour } from "../../../draw/pixels.ts";
import type { State } from "../../../generated/protocol.ts";
import { app } from "../../../ui/app.ts";
import { button } from "../../../ui/kit.ts";
import { sheet } from "../../../ui/sheet.ts";
import { say } from "../../../words.ts";
import type { BoardPicker, TableSession, TableSetup } from "../../contract.ts";
import { pixoidCard } from "../pixoid_card.ts";

let picker: BoardPicker | null = null;
let isRequested = false;

function loadedPicker(): BoardPicker | null {
  if (!isRequested) {
    isRequested = true;
    void pixoidCard.boards?.load().then(
      (found) => {
        picker = found;
        app.changed();
      },
      () => {}, // without it, tiles are placed by hand or at random
    );
  }
  return picker;
}

const layoutIn = (state: State): string => state.settings.options["layout"] ?? "";

/** Choose a maze for the table. It is applied immediately, and the sheet stays open. */
function openMazes(session: TableSession, state: () => State | null): void {
  app.openSheet(() => {
    const now = state();
    const take = (layout: string): void => {
      if (now) void session.arrange({ options: { ...now.settings.options, layout } });
    };
    return sheet(
      say("web-mazes-choose"),
      (now && loadedPicker()?.list(layoutIn(now), take)) ?? nothing,
      app.closeSheet,
    );
  });
}

export function pixoidSetup(session: TableSession): TableSetup {
  let latest: State | null = null;
  return {
    summary: ["players", "game"],
    changes: ["roles", "board"],
    byPlayers: ["oldest"],
    arrangement(state) {
      latest = state;
      const { layout: _, ...options } = state.settings.options;
      return html`${tilesByHand(session, state)}<div class="maze-arranging">${button(
        say("web-shuffle"),
        () => void session.arrange({ options }),
        { icon: "again" },
      )}${button(say("web-mazes-choose"), () => openMazes(session, () => latest), { icon: "list" })}</div>`;
    },
    caption: (state) => loadedPicker()?.caption(layoutIn(state)) ?? nothing,
    seatArt: (piece) => bugPicture(piece as SeatColour, "row-bug"),
    pieces: () => SEAT_COLOURS,
  };
}

/** Clockwise from the top left, as in a layout's code. */
const PLACES = ["top-left", "top-right", "bottom-right", "bottom-left"] as const;

interface TileLayout {
  readonly set: string;
  readonly faces: readonly string[];
}

function read(state: State): TileLayout | null {
  const [set = "", faces = ""] = (state.settings.options["layout"] ?? "").split("-");
  const found = faces.split(".");
  return found.length === PLACES.length ? { set, faces: found } : null;
}

function lay(session: TableSession, state: State, layout: TileLayout, faces: readonly string[]): void {
  void session.arrange({ options: { ...state.settings.options, layout: `${layout.set}-${faces.join(".")}` } });
}

const overturned = (face: string): string => face.slice(0, -1) + (face.endsWith("A") ? "B" : "A");

export function tilesByHand(session: TableSession, state: State): TemplateResult {
  const layout = read(state);
  if (layout === null) return html``;
  const { faces } = layout;
  const turnOver = (at: number): void => {
    const changed = faces.map((face, place) => (place === at ? overturned(face) : face));
    lay(session, state, layout, changed);
  };
  const swap = (at: number): void => {
    const next = (at + 1) % PLACES.length;
    const changed = faces.map(
      (face, place) => (place === at ? faces[next] : place === next ? faces[at] : face) ?? face,
    );
    lay(session, state, layout, changed);
  };
  return html`<fieldset class="tiles"><legend>${say("web-tiles")}</legend>
    ${PLACES.map((place, at) => {
      const face = faces[at] ?? "";
      return html`<div class="tile-place notched at-${place}">
        <b>${say("web-tile", { place, tile: face.slice(0, -1), side: face.slice(-1) })}</b>
        ${button(say("web-tile-over"), () => turnOver(at), { icon: "again" })}
        ${button(say("web-tile-swap"), () => swap(at), { icon: "share" })}
      </div>`;
    })}
  </fieldset>`;
}
