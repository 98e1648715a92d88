/** A table of Pixoid before the start: the maze and the Bugs. */

import { html, nothing } from "lit-html";
import { bugPicture, SEAT_COLOURS, type SeatColour } from "../../../draw/pixels.ts";
import type { State } from "../../../generated/protocol.ts";
import { app } from "../../../ui/app.ts";
import { button } from "../../../ui/kit.ts";
import { sheet } from "../../../ui/sheet.ts";
import { pieceWords, say } from "../../../words.ts";
import type { BoardPicker, TableSession, TableSetup } from "../../contract.ts";
import { ownPiece, seatName } from "../../seats.ts";
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
      return html`<div class="maze-arranging">${button(say("web-shuffle"), () => void session.arrange({ options }), {
        icon: "again",
      })}${button(say("web-mazes-choose"), () => openMazes(session, () => latest), { icon: "list" })}${button(say("web-tiles"), () => loadedPicker()?.arrange(session, () => latest), { icon: "swap" })}</div>`;
    },
    optionLabel: (state, option, value) => (option === "oldest" ? personAt(state, Number(value) - 1) : undefined),
    caption: (state) => loadedPicker()?.caption(layoutIn(state)) ?? nothing,
    seatArt: (piece) => bugPicture(piece as SeatColour, "row-bug"),
    pieces: () => SEAT_COLOURS,
  };
}

/** Who sits there, or the controller of a free seat. */
function personAt(state: State, seat: number): string {
  return state.seats[seat]?.holder === "open" ? pieceWords([ownPiece(state, seat)]) : seatName(state, seat);
}
