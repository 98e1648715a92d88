/** The replay of a game: board, player, programs, log. */

import { html, nothing, type TemplateResult } from "lit-html";
import { arrowAt, colourClass, icon, numeral, type SeatColour, symbol, tile } from "../draw/pixels.ts";
import { styled } from "../draw/styled.ts";
import { listed } from "../event_sentences.ts";
import { pixlMarks, pixlSeat } from "../games/pixl/cards.ts";
import { elementsOf } from "../games/pixl/facts.ts";
import { pixlText } from "../games/pixl/text.ts";
import { DIRECTIONS } from "../games/pixoid/facts.ts";
import { pixoidHaul, reserveTray, rounds, stakes } from "../games/pixoid/panels.ts";
import { roleOf } from "../games/pixoid/sentences.ts";
import { pixoidText } from "../games/pixoid/text_view.ts";
import { remember, remembered } from "../storage.ts";
import { app } from "../ui/app.ts";
import { homeLink } from "../ui/home_link.ts";
import { button, choices, iconButton, select } from "../ui/kit.ts";
import { isMuted, openSettings, speed } from "../ui/settings.ts";
import { say } from "../words.ts";
import { pastRounds, roundsOf } from "./numbers.ts";
import type { PlayedGame } from "./played_game.ts";
import { type Sign, sign } from "./player_icons.ts";
import { ReplayBoard } from "./replay_board.ts";
import { linesOf, storyView } from "./replay_log.ts";
import { type Secret, secretsOf } from "./secrets.ts";
import { share } from "./share.ts";
import { Transport } from "./transport.ts";
import { askWhatIf } from "./what_if.ts";

const SPEEDS = ["0.5", "1", "2"];
/** How long a moment stands at speed 1 while the game plays by itself. */
const REST = 500;
/** Browsers take only so many changes of the address in a while. */
const ADDRESS_PAUSE = 300;

export interface ReplayOptions {
  /** The moment with which it opens. */
  readonly begin: number;
  /** What the address says of a moment, or null where no address leads to this game. */
  readonly link: ((at: number) => string) | null;
  /** Opens the page of the result. */
  readonly result: (() => void) | null;
  /** Asks for another record, where this one came from outside. */
  readonly other?: () => void;
}

export class Replay {
  readonly transport: Transport;
  /** The seat whose knowledge is shown, null for that of all together. */
  viewer: number | null = null;
  readonly #board: ReplayBoard;
  #spoken: readonly string[] = [];
  #told: number;
  #addressTimer = 0;
  /** Whether the programs of the reveal that is being shown are open by now. */
  #opened = false;

  constructor(
    readonly played: PlayedGame,
    private readonly options: ReplayOptions,
  ) {
    this.#board = new ReplayBoard(played, () => app.changed());
    this.transport = new Transport(played.last, options.begin, {
      show: (from, signal) => this.#show(from, signal),
      changed: () => this.#changed(),
      rest: () => REST / speed(),
    });
    this.#told = this.transport.at;
    document.addEventListener("keydown", this.#key);
  }

  async #show(from: number, signal: AbortSignal): Promise<void> {
    this.#opened = false;
    await this.#board.play(document.querySelector("#board"), from, signal, () => {
      this.#opened = true;
      if (this.viewer !== null) app.changed();
    });
  }

  close(): void {
    document.removeEventListener("keydown", this.#key);
    window.clearTimeout(this.#addressTimer);
    this.transport.close();
  }

  /** Tell what a step has brought when it was gone forward, keep the address up to date, draw. */
  #changed(): void {
    const { at } = this.transport;
    if (at !== this.#told) {
      this.#spoken = at === this.#told + 1 ? linesOf(this.played, at).map((line) => line.text) : [];
      this.#told = at;
      window.clearTimeout(this.#addressTimer);
      const link = this.options.link?.(at);
      if (link)
        this.#addressTimer = window.setTimeout(() => history.replaceState(history.state, "", link), ADDRESS_PAUSE);
    }
    app.changed();
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (document.querySelector("[role=dialog]") || target?.closest("textarea, select, input:not([type=range])")) return;
    const act = this.#action(event.key, target);
    if (act === null) return;
    event.preventDefault();
    act();
  };

  #action(key: string, target: Element | null): (() => void) | null {
    const { transport } = this;
    if (key === " ") return target?.closest("button, a, summary, [role=button]") ? null : () => transport.toggle();
    if (key === "ArrowRight") return () => transport.step();
    if (key === "ArrowLeft") return () => transport.back();
    if (key === "Home") return () => transport.jump(0);
    if (key === "End") return () => transport.jump(transport.last);
    return null;
  }

  view(): TemplateResult {
    const { played, transport } = this;
    const { at, moving } = transport;
    return html`<div class="at-table replay game-${played.told.game}">
      ${this.#bar()}
      <main class="table">
        <h1 class="unseen">${say("web-looking-title")}</h1>
        <div class="column left">
          <h2 class="unseen">${say("web-looking-seats")}</h2>
          <ul class="seats">${played.seats.map((seat) => seatView(played, at, seat))}</ul>
          ${played.isPixl ? nothing : pixoidAside(played, at)}
        </div>
        <div class="board" id="board">${this.#board.view(at, this.viewer, moving)}</div>
        <div class="column right">
          ${this.#player()}${this.#programs()}
          ${storyView(played, at, this.#spoken, (to) => transport.jump(to))}
          ${inWords(played, at)}
        </div>
      </main>
    </div>`;
  }

  #bar(): TemplateResult {
    const { played } = this;
    const { round, rounds, turn } = played.when(this.transport.at);
    return html`<header class="bar">
      ${homeLink()}
      <p class="where"><b class="wide-only">${played.isPixl ? "Pixl" : "Pixoid"}</b>
        ${rounds > 1 ? html`<span>${say("web-round", { round, rounds })}</span>` : nothing}
        <span>${say("web-turn", { turn })}</span></p>
      <span class="gap"></span>
      ${
        this.options.result
          ? html`<button type="button" class="btn notched quiet" @click=${this.options.result}>${icon("crownI", 22)}
              <span class="wide-only">${say("web-looking-result")}</span><span class="unseen narrow-only">${say("web-looking-result")}</span></button>`
          : nothing
      }
      ${
        this.options.other
          ? html`<button type="button" class="btn notched quiet" @click=${this.options.other}>${icon("book", 22)}
              <span class="wide-only">${say("web-looking-record-other")}</span><span class="unseen narrow-only">${say("web-looking-record-other")}</span></button>`
          : nothing
      }
      ${iconButton("sound", say("web-sound"), turnSound, !isMuted())}
      ${iconButton("gear", say("web-settings"), openSettings)}
    </header>`;
  }

  #player(): TemplateResult {
    const { played, transport } = this;
    const { at, last, playing } = transport;
    const key = (name: Sign | "play", label: string, press: () => void, disabled = false, kind = "") =>
      html`<button type="button" class="btn notched icon-only ${kind}" aria-label=${label} title=${label}
        ?disabled=${disabled} @click=${press}>${name === "play" ? icon("play", 22) : sign(name, 22)}</button>`;
    return html`<section class="card notched player" aria-label=${say("web-looking-title")}>
      <div class="head"><h2>${this.#headline()}</h2><small>${say("web-step-of", { step: at, steps: last })}</small></div>
      <div class="scrubber">
        ${roundBand(played)}
        <input type="range" ${styled({ "--gone": `${(100 * at) / Math.max(1, last)}%` })} min="0" max=${last} step="1" .value=${String(at)} aria-label=${say("web-looking-scrub")}
          aria-valuetext=${`${say("web-step-of", { step: at, steps: last })}, ${played.whenText(at)}`}
          @input=${(event: Event) => {
            transport.jump(Number((event.target as HTMLInputElement).value));
            app.changedNow(); // under the hand that moves it
          }} />
      </div>
      <div class="keys">
        ${key("first", say("web-step-first"), () => transport.jump(0), at === 0)}
        ${key("back", say("web-step-back"), () => transport.back(), at === 0 && !transport.moving)}
        ${key(playing ? "pause" : "play", say(playing ? "web-looking-pause" : "web-looking-play"), () => transport.toggle(), false, "primary")}
        ${key("next", say("web-step-on"), () => transport.step(), at === last)}
        ${key("last", say("web-step-last"), () => transport.jump(last), at === last)}
      </div>
      <div class="player-choices">
        ${choices(
          "replay-speed",
          say("web-looking-speed"),
          SPEEDS.map((value) => ({ value, label: say("web-speed-times", { times: value }) })),
          remembered("speed") || "1",
          (value) => {
            remember("speed", value);
            app.changed();
          },
        )}
      </div>
      <div class="player-actions">
        ${button(say("web-looking-whatif"), () => askWhatIf(played, at, this.viewer ?? 0), {
          icon: "bot",
          disabled: Boolean(played.facts(at)["over"]),
        })}
        ${this.options.link ? button(say("web-looking-share"), () => this.#share(), { icon: "share" }) : nothing}
      </div>
    </section>`;
  }

  #headline(): string {
    const { played } = this;
    const { at } = this.transport;
    const names = played.ending.winners.map((seat) => played.seatName(seat));
    if (at < played.last || names.length === 0) return played.whenText(at);
    return say("web-winner", { count: names.length, names: listed(names) });
  }

  #viewers(): TemplateResult {
    const all = { value: "", label: say("web-looking-view-all") };
    const one = (seat: number) => ({
      value: String(seat),
      label: say("web-looking-view-seat", { name: this.played.seatName(seat) }),
    });
    return select(
      say("web-looking-view"),
      [all, ...this.played.seats.map(one)],
      this.viewer === null ? "" : String(this.viewer),
      (value) => {
        this.viewer = value === "" ? null : Number(value);
        app.changed();
      },
    );
  }

  /** What is programmed in the turn that comes, as far as the one who looks knows it. */
  #programs(): TemplateResult | typeof nothing {
    const { played, transport } = this;
    if (played.isPixl) return nothing;
    const secrets = secretsOf(played, transport.at, transport.moving && this.#opened ? null : this.viewer);
    const { seats } = played.names(transport.at);
    const facts = played.pixoid(transport.at);
    const holder = (piece: string): string => seats[(facts.holders[piece] ?? 1) - 1] ?? "";
    return html`<section class="card notched known">
      ${this.#viewers()}
      ${
        secrets.length === 0
          ? nothing
          : html`<ul class="programs">${secrets.map((one) => programRow(one, holder(one.piece), roleOf(facts, one.piece)))}</ul>`
      }
    </section>`;
  }

  #share(): void {
    const { at } = this.transport;
    const link = this.options.link?.(at);
    if (link) void share(link, this.played.isPixl ? "Pixl" : "Pixoid");
  }
}

function turnSound(): void {
  remember("sound", isMuted() ? "" : "off");
  app.changed();
}

function programRow({ piece, program, known }: Secret, name: string, role: string): TemplateResult {
  const colour = piece as SeatColour;
  return html`<li class=${colourClass(colour)}>${tile(colour, "small", 16)}
    <span class="who"><b>${name}</b> <small>${say("web-pixoid-role", { role })}</small></span>
    ${
      known
        ? html`<svg width="26" height="26" viewBox="0 0 26 26" role="img"
            aria-label=${say("web-pixoid-direction", { direction: program.direction })}>
            ${arrowAt(13, 13, 22, DIRECTIONS.indexOf(program.direction) * 90, "var(--ink)")}</svg>${numeral(program.distance, 24)}`
        : html`<span class="closed">${icon("lock", 16)}<small>${say("web-looking-hidden")}</small></span>`
    }</li>`;
}

function seatView(played: PlayedGame, at: number, seat: number): TemplateResult {
  const piece = played.pieceOf(seat);
  const name = played.seatName(seat);
  if (played.isPixl) {
    const facts = played.pixl(at);
    const own = elementsOf(facts, seat + 1);
    const active = facts.mover !== null && own.includes(facts.mover);
    return html`<li class="seat-card notched ${colourClass(piece)} ${active ? "active" : ""}" data-pieces=${own.join(" ")}>
      ${pixlMarks(facts, seat + 1)}
      <span class="who"><b>${name}</b><small>${listed(own.map((element) => say("core-piece", { piece: element })))}</small></span>
      <span class="points">${numeral(played.frame(at).points[seat] ?? 0, 26)}</span>${pixlSeat(facts, seat + 1)}</li>`;
  }
  const facts = played.pixoid(at);
  const hunted = facts.pixoid === piece;
  return html`<li class="seat-card notched ${colourClass(piece)} ${hunted ? "active" : ""}" data-pieces=${piece}>
    ${tile(piece, "", 24)}
    <span class="who"><b>${name}</b><small>${say("web-pixoid-role", { role: hunted ? "pixoid" : "bug" })}</small></span>
    ${played.isShort ? nothing : html`<span class="points">${numeral(facts.scores[seat] ?? 0, 26)}</span>`}
    ${hunted ? pixoidHaul(facts) : nothing}</li>`;
}

function pixoidAside(played: PlayedGame, at: number): TemplateResult {
  const facts = played.pixoid(at);
  return html`${reserveTray(facts)}${stakes(facts)}${facts.rounds > 1 ? rounds(facts, pastRounds(played, at)) : nothing}`;
}

/** Over the slider: whose round is where. */
function roundBand(played: PlayedGame): TemplateResult | typeof nothing {
  const all = roundsOf(played);
  if (all.length < 2) return nothing;
  return html`<div class="band" aria-hidden="true">${all.map(
    ({ piece, from, to }) =>
      html`<span class=${colourClass(piece)} ${styled({ "flex-grow": to - from })}>${symbol(piece, 12)}</span>`,
  )}</div>`;
}

function inWords(played: PlayedGame, at: number): TemplateResult {
  const lines = played.isPixl
    ? pixlText(played.pixl(at), null, [], played.names(at)).where
    : pixoidText({ facts: played.pixoid(at), seats: played.seatNames, own: {}, events: [] }).where;
  return html`<details class="card notched in-words"><summary>${say("web-looking-words")}</summary>
    <ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></details>`;
}
