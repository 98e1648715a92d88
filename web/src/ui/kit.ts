// Small UI components shared by all pages.

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { type IconName, icon, numeral, type PieceName, tile } from "../draw/pixels.ts";
import { say } from "../words.ts";

export type Content = TemplateResult | string | typeof nothing;

export interface ButtonOptions {
  readonly icon?: IconName;
  readonly kind?: "" | "primary" | "quiet" | "seat-coloured";
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly first?: boolean;
}

export function button(label: Content, press: () => void, options: ButtonOptions = {}): TemplateResult {
  return html`<button type="button" class="btn notched ${options.kind ?? ""}"
    ?disabled=${options.disabled ?? false} aria-pressed=${options.pressed ?? nothing}
    ?autofocus=${options.first ?? false} @click=${press}>
    ${options.icon ? icon(options.icon) : nothing}<span>${label}</span>
  </button>`;
}

export function iconButton(name: IconName, label: string, press: () => void, pressed?: boolean): TemplateResult {
  return html`<button type="button" class="btn notched quiet icon-only" aria-label=${label} title=${label}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)} @click=${press}>${icon(name, 22)}</button>`;
}

export interface LinkOptions {
  readonly icon?: IconName;
  readonly kind?: string;
  /** Opens in a new tab, to keep the page open. */
  readonly newTab?: boolean;
}

export function link(label: Content, path: string, options: LinkOptions = {}): TemplateResult {
  return html`<a class="btn notched ${options.kind ?? ""}" href=${address(path)} target=${options.newTab ? "_blank" : nothing}>
    ${options.icon ? icon(options.icon) : nothing}<span>${label}</span></a>`;
}

/** A link to a rule's explanation; in a new tab, to keep the table open. */
export function ruleLink(rule: string): TemplateResult {
  return html`<a class="rule-link" href=${address(`/rules#${rule}`)} target="_blank">${say("web-rule", { rule })}</a>`;
}

export function sentenceList(lines: readonly string[], kind = ""): TemplateResult {
  return html`<ul class=${kind}>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

export function pieceLine(piece: PieceName | null, text: string): TemplateResult {
  return html`<li>${piece ? tile(piece, "small", 16) : html`<span></span>`}<span>${text}</span></li>`;
}

export function card(title: string, content: Content | Content[], extra: Content = nothing, kind = ""): TemplateResult {
  return html`<section class="card notched ${kind}">
    <div class="head"><h2>${title}</h2>${extra === nothing ? nothing : html`<small>${extra}</small>`}</div>
    ${content}
  </section>`;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export function choices(
  name: string,
  label: Content,
  all: readonly Choice[],
  chosen: string,
  choose: (value: string) => void,
  disabled = false,
): TemplateResult {
  return html`<fieldset class="choices" ?disabled=${disabled}>
    <legend>${label}</legend>
    <div class="options">
      ${all.map(
        (one) => html`<label class="option notched ${one.value === chosen ? "chosen" : ""}">
          <input type="radio" name=${name} .checked=${one.value === chosen} value=${one.value} autocomplete="off"
            @change=${() => choose(one.value)} /><span>${one.label}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

export function select(
  label: string,
  all: readonly Choice[],
  chosen: string,
  choose: (value: string) => void,
  hidden = false,
): TemplateResult {
  return html`<label class="field"><span class=${hidden ? "unseen" : ""}>${label}</span>
    <select class="notched" autocomplete="off" @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${all.map((one) => html`<option value=${one.value} ?selected=${one.value === chosen}>${one.label}</option>`)}
    </select></label>`;
}

export function toggle(label: string, on: boolean, change: (on: boolean) => void): TemplateResult {
  return html`<label class="toggle"><input type="checkbox" autocomplete="off" .checked=${on}
    @change=${(event: Event) => change((event.target as HTMLInputElement).checked)} /><span>${label}</span></label>`;
}

/** Five squares of which `value` are filled. */
export function meter(value: number): TemplateResult {
  return html`<span class="meter" role="img" aria-label=${say("web-of-five", { value })}>${[1, 2, 3, 4, 5].map(
    (at) => html`<i class=${at <= value ? "full" : ""}></i>`,
  )}</span>`;
}

export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const rest = String(seconds % 60).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes >= 60
    ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`
    : `${minutes}:${rest}`;
}

const HOUR = 3_600_000;

/** From when on a clock shows hours or days instead of seconds. */
const LONG = 10 * HOUR;

/** A long time in whole days or hours, a short one in minutes. */
export function timeText(milliseconds: number): string {
  const [unit, size] = (
    [
      ["day", 24 * HOUR],
      ["hour", HOUR],
    ] as const
  ).find(([, one]) => milliseconds >= 2 * one) ?? ["minute", 60_000];
  const format: Intl.NumberFormatOptions = { style: "unit", unit, unitDisplay: "long" };
  return new Intl.NumberFormat(document.documentElement.lang, format).format(Math.round(milliseconds / size));
}

export function clock(milliseconds: number, height = 24): TemplateResult {
  if (milliseconds >= LONG) {
    const time = timeText(milliseconds);
    return html`<span class="clock long" role="timer" aria-label=${say("web-clock", { time })}>
      ${icon("time")}<span aria-hidden="true">${time}</span></span>`;
  }
  const text = clockText(milliseconds);
  return html`<span class="clock ${milliseconds < 10_000 ? "late" : ""}" role="timer" aria-label=${say("web-clock", { time: text })}>
    ${icon("time")}<span aria-hidden="true">${numeral(text, height)}</span></span>`;
}

export type SeatState = "ready" | "choosing" | "waiting" | "away" | "gone" | "bot" | "open";

const STATE_ICONS: Record<SeatState, IconName> = {
  ready: "check",
  choosing: "dots",
  waiting: "time",
  away: "plug",
  gone: "plug",
  bot: "bot",
  open: "people",
};

export interface SeatCard {
  /** The class that sets the card's colour. */
  readonly kind: string;
  readonly marks: TemplateResult;
  readonly name: string;
  /** Opens a sheet to change name and piece, if it is one's own seat. */
  readonly change?: { readonly label: string; readonly open: () => void } | undefined;
  readonly isBot?: boolean;
  readonly face?: Content;
  /** A bot's level, shown instead of the word "bot". */
  readonly level?: string;
  readonly role: string;
  readonly points: number | null;
  /** The player's activity; null after the game. */
  readonly state: SeatState | null;
  readonly active: boolean;
  readonly extra?: Content;
  readonly bubble?: Content;
  /** The codes of the pieces, to find the card by. */
  readonly pieces?: string;
}

export function seatCard(seat: SeatCard): TemplateResult {
  return html`<li class="seat-card notched ${seat.kind} ${seat.active ? "active" : ""}" data-pieces=${seat.pieces ?? nothing}>
    ${seat.marks}
    <b class="who">${seat.face ?? nothing}${seat.change ? changeable(seat.name, seat.change) : seat.name}</b>
    ${seat.points === null ? nothing : html`<span class="points">${numeral(seat.points, 26)}</span>`}
    <span class="doing"><small>${seat.isBot && seat.state !== "bot" && (seat.face ?? nothing) === nothing ? icon("bot", 16) : nothing}${seat.role}</small>${
      seat.state === null
        ? nothing
        : html`<span class="state">${icon(STATE_ICONS[seat.state], 16)}<span>${(seat.state === "bot" && seat.level) || say(`web-seat-${seat.state}`)}</span></span>`
    }</span>
    ${seat.extra ?? nothing}${seat.bubble ?? nothing}
  </li>`;
}

function changeable(name: string, { label, open }: NonNullable<SeatCard["change"]>): TemplateResult {
  return html`<button type="button" class="own-name" aria-label=${label} title=${label} @click=${open}>${name}</button>`;
}

export interface Notice {
  readonly text: string;
  readonly rule: string;
}

export function noticePlace(notice: Notice | null, forget: () => void): TemplateResult {
  return html`<div class="notice-place" role="alert">${
    notice === null
      ? nothing
      : html`<div class="notice notched"><p>${notice.text}
          ${notice.rule ? ruleLink(notice.rule) : nothing}</p>
          ${iconButton("cross", say("web-close"), forget)}</div>`
  }</div>`;
}

export type TextSection = readonly [question: string, lines: readonly string[]];

function goTo(event: Event, place: number): void {
  const all = (event.currentTarget as Element).closest(".answers")?.querySelectorAll<HTMLElement>("h3");
  all?.[place]?.focus();
}

export function answers(all: readonly TextSection[]): TemplateResult {
  return html`<div class="answers">
    <div class="commands">${all.map(
      ([question], place) =>
        html`<button type="button" class="btn notched" @click=${(event: Event) => goTo(event, place)}>${question}</button>`,
    )}</div>
    ${all.map(([question, lines]) => html`<section><h3 tabindex="-1">${question}</h3>${sentenceList(lines)}</section>`)}
  </div>`;
}
