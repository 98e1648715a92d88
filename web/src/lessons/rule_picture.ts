import { html, nothing, type TemplateResult } from "lit-html";
import type { Picture } from "../games/contract.ts";
import { lessonsOf } from "../games/lessons.ts";
import type { PositionView } from "../generated/protocol.ts";
import { gameOf } from "./rule_book.ts";

/** The picture of a rule, or an empty frame of the same size until the position is known. */
export function pictureView(picture: Picture, view: PositionView | null, label: string): TemplateResult {
  const game = gameOf(picture.rule) ?? "";
  const kind = picture.kind === "board" ? `${picture.view.length ? "" : "whole"} of-${game}` : picture.kind;
  return html`<figure class="learning-picture ${kind}">${view ? lessonsOf(game).picture(view, picture, label) : nothing}</figure>`;
}
