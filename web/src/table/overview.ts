/** What stands beside the board on a desk, and the table in words: in sheets. */

import { html, type TemplateResult } from "lit-html";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { sheet } from "../ui/sheet.ts";

/** The button that opens a sheet with the table as it is to be seen then. */
export function sheetButton(
  title: string,
  icon: "list" | "stack",
  shown: () => State | null,
  view: (state: State) => TemplateResult,
): TemplateResult {
  const drawn = (): TemplateResult => {
    const state = shown();
    return state ? sheet(title, view(state), app.closeSheet) : html``;
  };
  return button(title, () => app.openSheet(drawn), { icon, kind: "quiet" });
}
