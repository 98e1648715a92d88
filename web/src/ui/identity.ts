/** The player's name and creature on this device: asked once, in place, and changeable wherever they are shown. */

import { html, nothing, type TemplateResult } from "lit-html";
import { bugPicture, colourClass, type PieceName, SEAT_COLOURS, type SeatColour, tile } from "../draw/pixels.ts";
import { recall, remember } from "../storage.ts";
import { pieceWords, say } from "../words.ts";
import { app } from "./app.ts";
import { checkedName, nameProblem } from "./names.ts";
import { sheet } from "./sheet.ts";

const isCreature = (name: string): name is SeatColour => (SEAT_COLOURS as readonly string[]).includes(name);

/** The creature the player prefers if it is free; null before they have chosen. */
export function chosenCreature(): SeatColour | null {
  const kept = recall("creature");
  return isCreature(kept) ? kept : null;
}

export function creatureName(piece: PieceName): string {
  return say("web-creature", { piece });
}

export function ownName(piece: PieceName = "amber"): string {
  return app.name || creatureName(chosenCreature() ?? piece);
}

function explain({ currentTarget }: Event): void {
  const field = currentTarget as HTMLInputElement;
  const problem = field.value || field.required ? nameProblem(field.value) : "";
  field.setCustomValidity(problem);
  field.ariaInvalid = String(problem !== "");
  const place = field.closest(".name-ask")?.querySelector(".name-problem");
  if (place) place.textContent = problem;
}

/** Typing replaces the suggested name. */
function selectAll({ currentTarget }: Event): void {
  (currentTarget as HTMLInputElement).select();
}

/**
 * A field for one's name. The known name is an attribute, so that typed text survives when it changes. Without a name the
 * field may stay empty: the seat's creature is the name then.
 */
export function nameField(name = ownName()): TemplateResult {
  return html`<div class="name-ask"><label class="field"><span>${say("web-your-name")}</span>
    <input class="name-field" autocomplete="nickname" enterkeyhint="done" spellcheck="false" value=${name} ?required=${name !== ""} @input=${explain} @focus=${selectAll} /></label>
    <p class="name-problem" role="status"></p></div>`;
}

/** The normalised name in a form, "" if it has none; null and an error message if it is invalid. */
export function nameIn(form: HTMLFormElement): string | null {
  const field = form.querySelector<HTMLInputElement>(".name-field");
  if (!field || (!field.value && !field.required)) return "";
  const typed = checkedName(field.value);
  field.setCustomValidity(nameProblem(field.value));
  return form.reportValidity() && !typed.code ? typed.name : null;
}

export interface PieceOption {
  readonly piece: PieceName;
  readonly all: readonly PieceName[];
  readonly taken: string;
}

export const CREATURES: readonly PieceOption[] = SEAT_COLOURS.map((piece) => ({ piece, all: [piece], taken: "" }));

export interface Identity {
  readonly name: string;
  readonly piece: PieceName | null;
  /** The pieces to choose from; empty if there is no choice. */
  readonly pieces: readonly PieceOption[];
}

export function pieceTiles(pieces: readonly PieceName[]): TemplateResult {
  return html`<span class="piece-tiles">${pieces.map((piece) => tile(piece, "large", 36))}</span>`;
}

function pieceArt({ piece, all }: PieceOption): TemplateResult {
  return isCreature(piece) ? bugPicture(piece, "creature") : pieceTiles(all);
}

/** The pieces to choose from, if there are any. */
export function piecePicker(pieces: readonly PieceOption[], draft: { piece: PieceName | null }) {
  if (pieces.length === 0) return nothing;
  const chosen = draft.piece;
  const choose = (piece: PieceName): void => {
    draft.piece = piece;
    app.changed();
  };
  return html`<fieldset class="choices creatures"><legend>${say("web-you-piece")}</legend>
    <div class="options">${pieces.map((option) => {
      const { piece, taken } = option;
      const words = pieceWords(option.all);
      const label = taken ? say("web-you-taken", { piece: words, name: taken }) : words;
      return html`<label class="option notched ${colourClass(piece)} ${piece === chosen ? "chosen" : ""}" title=${label}>
        <input type="radio" name="piece" value=${piece} .checked=${piece === chosen} ?disabled=${taken !== ""} aria-label=${label}
          autocomplete="off" @change=${() => choose(piece)} />${pieceArt(option)}<small aria-hidden="true">${taken || words}</small></label>`;
    })}</div></fieldset>`;
}

export function identityForm(who: Identity, draft: { piece: PieceName | null }, save: (name: string) => void) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const name = nameIn(event.target as HTMLFormElement);
    if (name !== null) save(name);
  };
  return html`<form class="identity" novalidate @submit=${submit}>
    ${nameField(who.name)}
    <button type="submit" class="btn notched primary">${say("web-you-save")}</button>
    ${piecePicker(who.pieces, draft)}
  </form>`;
}

/** Ask for a name and piece in a sheet. `save` receives the name and, if it was chosen, the piece. */
export function openIdentity(who: Identity, save: (name: string, piece: PieceName | null) => void): void {
  const draft = { piece: who.piece };
  const done = (name: string): void => {
    app.closeSheet();
    save(name, draft.piece);
    app.changed();
  };
  app.openSheet(() => sheet(say("web-you"), identityForm(who, draft, done), app.closeSheet));
}

export function keepIdentity(name: string, piece: PieceName | null): void {
  app.name = name;
  if (piece !== null && isCreature(piece)) remember("creature", piece);
}

export function identityButton(): TemplateResult {
  const piece = chosenCreature();
  const open = (): void => openIdentity({ name: ownName(), piece, pieces: CREATURES }, keepIdentity);
  const label = say("web-you-named-change", { name: ownName() });
  return html`<button type="button" class="btn notched quiet" aria-label=${label} title=${label} @click=${open}>
    ${tile(piece ?? "amber", "small", 16)}<span class="wide-only">${ownName()}</span></button>`;
}
