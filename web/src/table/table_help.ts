/** The buttons below the controls: a hint, the table in words, rotation, and what there is no room for. */

import { html, nothing, type TemplateResult } from "lit-html";
import { icon } from "../draw/pixels.ts";
import { turnButton } from "../games/board_rotation.ts";
import type { Drawing, GameTable } from "../games/contract.ts";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { sheet } from "../ui/sheet.ts";
import { factsOf } from "../wire/state.ts";
import { say } from "../words.ts";
import { hintButton } from "./assist.ts";
import { repeatButton } from "./table_end.ts";
import type { TableParts } from "./table_parts.ts";

export function help(parts: TableParts, state: State): TemplateResult {
  return html`<div class="help">${repeatButton(parts.reveals)}${onBoard(parts, state)}${textButton(parts)}${overview(parts)}</div>`;
}

export function menuHelp(parts: TableParts, state: State): TemplateResult {
  return html`<div class="help" @click=${app.closeSheet}>${repeatButton(parts.reveals)}${onBoard(parts, state)}</div>
    <div class="help">${textButton(parts)}${overview(parts)}</div>`;
}

function reachButton(game: GameTable, state: State): Drawing {
  const hold = game.hold;
  if (!hold || state.phase !== "playing" || factsOf(state)["phase"] === "placing") return nothing;
  const set = (held: boolean) => () => hold.call(game, held);
  return html`<button type="button" class="btn notched quiet reach-button" @pointerdown=${set(true)} @pointerup=${set(false)}
    @pointerleave=${set(false)} @pointercancel=${set(false)} @contextmenu=${(event: Event) => event.preventDefault()}
    @keydown=${(event: KeyboardEvent) => (event.key === " " || event.key === "Enter") && hold.call(game, true)}
    @keyup=${set(false)} @blur=${set(false)}>${icon("eye")}<span>${say("web-hold")}</span></button>`;
}

export function turning({ rotation }: GameTable, { settings }: State): Drawing {
  return rotation?.ways ? turnButton(settings.game, rotation.ways) : nothing;
}

function onBoard({ client, game }: TableParts, state: State): TemplateResult {
  return html`${hintButton(client, state)}${reachButton(game, state)}${turning(game, state)}`;
}

export function overview({ client, reveals, game }: TableParts): Drawing {
  const { panels } = game;
  if (!panels) return nothing;
  const shown = (): State | null => client.state && reveals.shown(client.state);
  const view = (state: State): TemplateResult => html`<div class="overview">${panels.overview(state)}</div>`;
  return html`<span class="overview-button">${sheetButton(say("web-overview"), "stack", shown, view)}</span>`;
}

/** Opens the table in words. */
export function textButton({ client, reveals, curtain, game }: TableParts): TemplateResult {
  const shown = (): State | null => client.state && reveals.shown(client.state);
  const view = (state: State): TemplateResult => game.inWords(state, { open: curtain.open(state), showing: false });
  return sheetButton(say("web-text-view"), "list", shown, view);
}

function sheetButton(
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
