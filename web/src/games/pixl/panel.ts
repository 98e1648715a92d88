/** The panel next to the board: the consequences of the chosen move, and other actions. */

import { html, nothing, svg, type TemplateResult } from "lit-html";
import { arrowAt, icon, numeral, tile } from "../../draw/pixels.ts";
import type { Names } from "../../event_sentences.ts";
import { isWide } from "../../ui/settings.ts";
import { t } from "../../words.ts";
import type { PixlChooser } from "./board/chooser.ts";
import { type Due, errorOn, type Hex, isError, movesOn, type OfferedMove, type PixlFacts, pickOf } from "./facts.ts";
import { suggestions } from "./port_advice.ts";
import { errorSentence, lineText, othersText } from "./sentences.ts";
import { isVictim, LINE_ICONS, type Sum, type SumLine, sumOf, tileOf, withSign } from "./sum.ts";

export interface PanelView {
  readonly facts: PixlFacts;
  readonly chooser: PixlChooser;
  readonly names: Names;
  readonly sent?: boolean;
  /** What happened while one waited; empty if nothing is known of it. */
  readonly waited?: string;
}

const SPOKEN = ["port-placed", "port-off", "passed", "spared", "locked", "unlocked", "game-over"];

function lineItem(line: SumLine): TemplateResult {
  return html`<li class=${SPOKEN.includes(line.kind) ? "spoken" : ""}>${tile(tileOf(line), "small", 16)}${icon(LINE_ICONS[line.kind], 18)}
    <span class="words">${lineText(line)}</span>
    <b>${line.points === null || (line.points === 0 && !isVictim(line)) ? nothing : withSign(line.points)}</b></li>`;
}

function total(sum: Sum): TemplateResult {
  const text = withSign(sum.total);
  const parts = sum.loss ? t("web-pixl-net", { gross: withSign(sum.gross), loss: withSign(sum.loss) }) : "";
  return html`<span class="total"><span role="img" aria-label=${t("web-pixl-total", { gain: text, points: Math.abs(sum.total) })}>
    ${numeral(text.replace("−", "-"), 24)}</span>${parts ? html`<small>${parts}</small>` : nothing}</span>`;
}

function title(due: Due, hex: Hex | null, move: OfferedMove): string {
  if (move.move === "pass") return t("web-pixl-title-pass");
  if (move.move === "@off") return t("web-pixl-title-off");
  return t(due.choices.kind === "port" ? "web-pixl-title-port" : "web-pixl-title-place", { hex: hex ?? "" });
}

function placeLabel(due: Due, move: OfferedMove | null): string {
  if (move?.move === "pass") return t("web-pixl-pass");
  if (move?.move === "@off") return t("web-pixl-take-off");
  return t(due.choices.kind === "port" ? "web-pixl-place-port" : "web-pixl-place");
}

function stepButton(chooser: PixlChooser, by: 1 | -1): TemplateResult {
  const label = t(by === 1 ? "web-pixl-next" : "web-pixl-previous");
  return html`<button type="button" class="btn notched icon-only" aria-label=${label} title=${label}
    @click=${() => chooser.step(by)}>
    <svg width="20" height="20" viewBox="-6 -6 12 12" aria-hidden="true">${svg`${arrowAt(0, 0, 10, by * 90, "currentColor")}`}</svg>
  </button>`;
}

function picks({ facts, chooser }: PanelView, due: Due): TemplateResult {
  const moves = movesOn(due.choices, chooser.state.chosen);
  return html`<div class="picks" role="group" aria-label=${t("web-pixl-pick")}>
    ${moves.map((move) => {
      const hex = pickOf(move);
      const sum = sumOf(facts, due, move);
      const line = sum.lines.find((one) => one.hex === hex);
      const chosen = hex !== null && chooser.state.pick === hex;
      return html`<button type="button" class="btn notched pick ${chosen ? "chosen" : ""}" aria-pressed=${String(chosen)}
        @click=${() => hex && chooser.ask(hex)}>
        ${line ? html`${tile(line.element, "small", 16)}${icon(LINE_ICONS[line.kind], 18)}` : nothing}
        <span class="words"><b>${hex ?? ""}</b> ${line ? lineText(line) : ""}</span><b>${withSign(sum.total)}</b></button>`;
    })}
  </div>`;
}

function body(view: PanelView, due: Due): TemplateResult {
  const { facts, chooser } = view;
  const { shown } = chooser;
  const move = shown.moves.length === 1 ? shown.moves[0] : undefined;
  const sum = move ? sumOf(facts, due, move) : null;
  const others = sum ? othersText(sum) : "";
  return html`${shown.picking ? picks(view, due) : nothing}
    ${sum && !shown.picking ? html`<ul class="lines">${sum.lines.map(lineItem)}</ul>` : nothing}
    ${others ? html`<p class="others">${others}</p>` : nothing}`;
}

/** Three good hexes for the first Port, with the numbers they have on the board. */
function advice({ facts, chooser }: PanelView, due: Due): TemplateResult | typeof nothing {
  const found = suggestions(facts, due);
  if (found.length === 0) return nothing;
  return html`<ol class="advice" aria-label=${t("web-pixl-advice")}>${found.map(
    ({ hex, why }, at) => html`<li><button type="button" class="btn notched" @click=${() => chooser.choose(hex)}>
      ${numeral(at + 1, 16)}<span><b>${hex}</b> ${why}</span></button></li>`,
  )}</ol>`;
}

function idle(view: PanelView, due: Due): TemplateResult {
  const { chooser } = view;
  const count = Object.keys(due.choices.hexes).length;
  const why = due.choices.only_pass;
  const note = due.choices.kind === "port" ? t("web-pixl-port-about") : view.waited;
  const what = why ? "pass" : count > 0 ? due.choices.kind : "move";
  return html`<div class="head"><h2>${t(`web-pixl-choose-${what}`, { element: due.element })}</h2></div>
    <div class="idle">
      <p>${why ? t("web-pixl-only-pass", { why, element: due.element }) : t("web-pixl-count", { count })}</p>
      ${count > 0 ? html`${stepButton(chooser, -1)}${stepButton(chooser, 1)}` : nothing}
    </div>${advice(view, due)}${note ? html`<p class="waited">${note}</p>` : nothing}`;
}

function rejectionText({ chooser }: PanelView, due: Due): string {
  const what = chooser.state.rejected;
  if (what === null) return "";
  const entry = what === "port" || what === "pass" ? due.choices[what] : errorOn(due.choices, what);
  return entry && isError(entry) ? errorSentence(entry) : "";
}

function placing({ chooser, sent }: PanelView, due: Due): TemplateResult {
  const { settled, moves, picking } = chooser.shown;
  if (sent) return html`<p class="sent" role="status">${t("web-pixl-sent")}</p>`;
  const places = moves.length === 1 && !chooser.confirms;
  if (!settled && !picking)
    return html`<p class="hint">${t("web-pixl-hint", { what: places ? "place" : "choose" })}</p>`;
  const label = placeLabel(due, settled);
  const back = html`<button type="button" class="btn notched back" @click=${() => chooser.back()}>${t("web-pixl-back")}</button>`;
  return html`<div class="placing">
    <button type="button" class="btn notched seat-coloured pixl-place" ?disabled=${settled === null}
      @click=${() => chooser.place()}>${label}</button>
    ${back}
  </div>`;
}

function looking(view: PanelView, due: Due, move: OfferedMove): TemplateResult {
  const { shown } = view.chooser;
  const single = shown.moves.length === 1 ? sumOf(view.facts, due, move) : null;
  const picking = shown.picking || shown.moves.length > 1;
  const heading = picking ? t("web-pixl-title-pick", { hex: shown.hex ?? "" }) : title(due, shown.hex, move);
  return html`<div class="head"><h2>${heading}</h2>${single && (single.total !== 0 || due.choices.kind === "pixl") && !view.chooser.state.special ? total(single) : nothing}</div>
    ${body(view, due)}${placing(view, due)}`;
}

export function pixlSum(view: PanelView): TemplateResult | typeof nothing {
  const { due, shown, state } = view.chooser;
  if (!due) return waiting(view);
  const move = shown.moves[0];
  const card = html`<section class="pixl-sum card notched e-${due.element}" aria-label=${t("web-pixl-sum")}>
    ${move ? looking(view, due, move) : idle(view, due)}
    <p class="rejected" role="status">${rejectionText(view, due)}</p>
  </section>`;
  const pointsOnly = shown.hex !== null && state.chosen === null && state.special === null;
  return pointsOnly && isWide() ? html`<div class="pixl-sum-floats">${card}</div>` : card;
}

function waiting({ facts, names, sent }: PanelView): TemplateResult | typeof nothing {
  const { mover } = facts;
  if (!mover) return nothing;
  const line = sent ? t("web-pixl-sent") : t("web-pixl-waiting", { element: mover, player: names.pieces[mover] ?? "" });
  return html`<section class="pixl-sum waiting card notched">
    <div class="head">${tile(mover, "small", 16)}<h2>${line}</h2></div>
  </section>`;
}

/** `back` takes back one's last move; null if that isn't offered here. */
export function pixlActions(
  { chooser }: PanelView,
  back: (() => void) | null = null,
  canGoBack = false,
): TemplateResult | typeof nothing {
  const { due } = chooser;
  const undo = back
    ? html`<button type="button" class="btn notched" aria-disabled=${canGoBack ? nothing : "true"} aria-keyshortcuts="U Control+Z"
        @click=${back}>${icon("undo", 18)}<span>${t("web-pixl-take-back")}</span></button>`
    : nothing;
  if (!due) return back ? html`<div class="pixl-actions three">${undo}</div>` : nothing;
  const button = (special: "port" | "pass", label: string): TemplateResult => {
    const locked = isError(due.choices[special]);
    return html`<button type="button" class="btn notched" aria-disabled=${locked ? "true" : nothing}
      aria-pressed=${String(chooser.state.special === special)} @click=${() => chooser.askSpecial(special)}>
      ${locked ? icon("lock", 18) : nothing}<span>${label}</span></button>`;
  };
  return html`<div class="pixl-actions ${back ? "three" : ""}">
    ${undo}${button("port", t("web-pixl-take-off"))}${button("pass", t("web-pixl-pass"))}
  </div>`;
}
