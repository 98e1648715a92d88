/** The maze of a table, before the start: what it is called, and others to choose from. Loaded when it is shown. */

import { nothing } from "lit-html";
import type { State } from "../../../generated/protocol.ts";
import { app } from "../../../ui/app.ts";
import { sheet } from "../../../ui/sheet.ts";
import { say } from "../../../words.ts";
import type { BoardPicker, Drawing, TableSession } from "../../view.ts";
import { pixoidCard } from "../card.ts";

let picker: BoardPicker | null = null;
let asked = false;

/** What shows mazes, as soon as it is there. */
function loaded(): BoardPicker | null {
  if (!asked) {
    asked = true;
    void pixoidCard.boards?.load().then(
      (found) => {
        picker = found;
        app.changed();
      },
      () => {}, // without it, tiles are laid by hand or by chance
    );
  }
  return picker;
}

const layoutIn = (state: State): string => state.settings.options["layout"] ?? "";

export function mazeCaption(state: State): Drawing {
  return loaded()?.caption(layoutIn(state)) ?? nothing;
}

/** Choose a maze for the table; it lies there at once, and the sheet stays until it is closed. */
export function openMazes(session: TableSession, state: () => State | null): void {
  app.openSheet(() => {
    const now = state();
    const take = (layout: string): void => {
      if (now) void session.arrange({ options: { ...now.settings.options, layout } });
    };
    return sheet(say("web-mazes-choose"), (now && loaded()?.list(layoutIn(now), take)) ?? nothing, app.closeSheet);
  });
}
