/** The four tiles of Pixoid, laid by hand: which lies where, and which side is up. Any order can be reached by swaps. */

import { html, type TemplateResult } from "lit-html";
import type { State } from "../../../generated/protocol.ts";
import { button } from "../../../ui/kit.ts";
import { say } from "../../../words.ts";
import type { TableSession } from "../../view.ts";

/** Clockwise from the top left, as a layout's code names them. */
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
