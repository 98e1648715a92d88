/** Arranging the four tiles on a picture of the maze: two taps swap tiles, a button turns one over. */

import { html, nothing, type TemplateResult } from "lit-html";
import { cubeAt } from "../../../draw/pixels.ts";
import type { State } from "../../../generated/protocol.ts";
import { app } from "../../../ui/app.ts";
import { button } from "../../../ui/kit.ts";
import { sheet } from "../../../ui/sheet.ts";
import { factsOf } from "../../../wire/state.ts";
import { say } from "../../../words.ts";
import type { TableSession } from "../../contract.ts";
import { pixPoint } from "../board/geometry.ts";
import { mazeLayer, mazePaths } from "../board/maze.ts";
import { pixoidFacts } from "../facts.ts";

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

const overturned = (face: string): string => face.slice(0, -1) + (face.endsWith("A") ? "B" : "A");

function picture(state: State): TemplateResult {
  const layout = pixoidFacts(factsOf(state));
  const cubes = layout.bonus_pix.map((pix) => pixPoint(pix));
  return html`<svg class="maze-picture" viewBox="98 98 624 624" aria-hidden="true">${mazeLayer(mazePaths(layout))}
    ${cubes.map(({ x, y }) => cubeAt(x, y, 30))}</svg>`;
}

/** `state` returns the table's current state: each change is applied immediately. */
export function openTiles(session: TableSession, state: () => State | null): void {
  let chosen: number | null = null;
  const lay = (now: State, { set }: TileLayout, faces: readonly string[]): void => {
    chosen = null;
    void session.arrange({ options: { ...now.settings.options, layout: `${set}-${faces.join(".")}` } });
    app.changed();
  };
  app.openSheet(() => {
    const now = state();
    const layout = now && read(now);
    if (!now || !layout) return sheet(say("web-tiles"), nothing, app.closeSheet);
    const { faces } = layout;
    const turnOver = (): void =>
      lay(
        now,
        layout,
        faces.map((face, at) => (at === chosen ? overturned(face) : face)),
      );
    const tap = (at: number): void => {
      const other = chosen;
      if (other === null || other === at) {
        chosen = other === null ? at : null;
        app.changed();
        return;
      }
      const swapped = [...faces];
      [swapped[at], swapped[other]] = [faces[other] ?? "", faces[at] ?? ""];
      lay(now, layout, swapped);
    };
    const tile = (at: number): TemplateResult => {
      const face = faces[at] ?? "";
      const label = say("web-tile", { place: PLACES[at] ?? "", tile: face.slice(0, -1), side: face.slice(-1) });
      return html`<button type="button" class="tile-quarter at-${PLACES[at]}" aria-label=${label} aria-pressed=${String(at === chosen)}
        @click=${() => tap(at)}><span class="notched" aria-hidden="true">${face}</span></button>`;
    };
    return sheet(
      say("web-tiles"),
      html`<div class="tiles"><p>${say("web-tiles-how")}</p>
        <div class="tiles-picture">${picture(now)}${PLACES.map((_, at) => tile(at))}</div>
        ${button(say("web-tile-over"), turnOver, { icon: "again", disabled: chosen === null })}</div>`,
      app.closeSheet,
    );
  });
}
