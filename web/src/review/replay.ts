/** The replay of a game: board, player, moves, log. */

import { html, nothing, type TemplateResult } from "lit-html";
import { styled } from "../draw/directives.ts";
import { colourClass, type IconName, icon, symbol } from "../draw/pixels.ts";
import { commaList } from "../event_sentences.ts";
import type { Drawing, ReplayBoard } from "../games/contract.ts";
import { gameName } from "../games/index.ts";
import type { PlayedGame } from "../games/played_game.ts";
import { piecesIn } from "../games/seats.ts";
import { recall, remember } from "../storage.ts";
import { afterFrame, app } from "../ui/app.ts";
import { button, choices, seatCard, select, sentenceList } from "../ui/kit.ts";
import { settingsButton, soundButton, speed } from "../ui/settings.ts";
import { homeLink } from "../ui/site_bar.ts";
import { say } from "../words.ts";
import { analysisOf } from "./analysis.ts";
import { roundsOf } from "./game_numbers.ts";
import { type Sign, sign } from "./player_icons.ts";
import { linesOf, storyView } from "./replay_log.ts";
import { Transport } from "./transport.ts";
import { askWhatIf } from "./what_if.ts";

const SPEEDS = ["0.5", "1", "2"];
const REST = 500;
/** Browsers limit how often the address may change. */
const ADDRESS_PAUSE = 300;

export interface ReplayOptions {
  readonly begin: number;
  /** The address of a moment; null if this game has no address. */
  readonly link: ((at: number) => string) | null;
  readonly result: (() => void) | null;
  readonly other?: () => void;
  readonly review?: boolean;
}

export class Replay {
  readonly transport: Transport;
  /** The seat whose knowledge is shown, null for all seats. */
  viewer: number | null = null;
  readonly #board: ReplayBoard;
  #reviewing: boolean;
  #spoken: readonly string[] = [];
  announced: number;
  #addressTimer = 0;
  /** Whether the moves of the current reveal are open. */
  #opened = false;

  constructor(
    readonly played: PlayedGame,
    private readonly options: ReplayOptions,
  ) {
    this.#board = played.view.board(played, () => app.changed());
    this.transport = new Transport(played.last, options.begin, {
      show: (from, signal) => this.#show(from, signal),
      changed: () => this.#changed(),
      rest: () => REST / speed(),
    });
    this.announced = this.transport.at;
    this.#reviewing = options.review ?? false;
    this.#askReview();
    document.addEventListener("keydown", this.#key);
  }

  async #show(from: number, signal: AbortSignal): Promise<void> {
    this.#opened = false;
    await afterFrame(); // the moment must be drawn before anything moves on it
    const picture = document.querySelector<SVGSVGElement>("#board svg");
    if (!picture || signal.aborted) return;
    await this.#board.play(picture, from, signal, () => {
      this.#opened = true;
      if (this.viewer !== null) app.changed();
    });
  }

  close(): void {
    document.removeEventListener("keydown", this.#key);
    window.clearTimeout(this.#addressTimer);
    this.transport.close();
  }

  /** Announce a step after going forward, update the address, redraw. */
  #changed(): void {
    const { at } = this.transport;
    if (at !== this.announced) {
      this.#spoken = at === this.announced + 1 ? linesOf(this.played, at).map((line) => line.text) : [];
      this.announced = at;
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
    return html`<div class="at-table replay game-${played.replay.game}">
      ${this.#bar()}
      <main class="table">
        <h1 class="unseen">${say("web-looking-title")}</h1>
        <div class="column left">
          <h2 class="unseen">${say("web-looking-seats")}</h2>
          <ul class="seats">${played.seats.map((seat) => seatView(played, at, seat))}</ul>
          ${played.view.left?.(played, at) ?? nothing}
        </div>
        <div class="board" id="board">${this.#board.view(at, this.viewer, moving)}${this.#marks()}</div>
        <div class="column right">
          ${this.#player()}${this.#reviewing ? this.#review() : this.#programs()}
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
      <p class="where"><b class="wide-only">${gameName(played.replay.game)}</b>
        ${rounds > 1 ? html`<span>${say("web-round", { round, rounds })}</span>` : nothing}
        <span>${say("web-turn", { turn })}</span></p>
      <span class="gap"></span>
      ${barButton("crownI", say("web-looking-result"), this.options.result)}
      ${barButton("book", say("web-looking-record-other"), this.options.other)}
      ${soundButton()}
      ${settingsButton()}
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
            app.changedNow(); // redraw while it is being dragged
          }} />
      </div>
      <div class="keys">
        ${key("first", say("web-step-first"), () => transport.jump(0), at === 0)}
        ${key("back", say("web-step-back"), () => transport.back(), at === 0 && !transport.moving)}
        ${key(playing ? "pause" : "play", say(playing ? "web-looking-pause" : "web-looking-play"), () => transport.toggle(), false, "primary")}
        ${key("next", say("web-step-on"), () => transport.step(), at === last)}
        ${key("last", say("web-step-last"), () => transport.jump(last), at === last)}
      </div>
      ${
        this.#reviewing
          ? nothing
          : html`<div class="player-choices">
        ${choices(
          "replay-speed",
          say("web-looking-speed"),
          SPEEDS.map((value) => ({ value, label: say("web-speed-times", { times: Number(value) }) })),
          recall("speed") || "1",
          (value) => {
            remember("speed", value);
            app.changed();
          },
        )}
      </div>`
      }
      <div class="player-actions">
        ${button(say("web-looking-whatif"), () => askWhatIf(played, at, this.viewer ?? 0), {
          icon: "bot",
          disabled: Boolean(played.facts(at)["over"]),
        })}
        ${played.table && !app.device ? button(say("web-review-title"), () => this.#toggleReview(), { icon: "eye", pressed: this.#reviewing }) : nothing}
        ${this.options.link ? button(say("web-looking-share"), () => this.#share(), { icon: "share" }) : nothing}
      </div>
    </section>`;
  }

  #review(): Drawing {
    const analysis = analysisOf(this.played);
    const { at } = this.transport;
    return analysis.card((views, report) => views.turnPanel(analysis, report, at, (to) => this.transport.jump(to)));
  }

  #marks(): Drawing {
    const analysis = analysisOf(this.played);
    const { at, moving } = this.transport;
    const box = this.#board.box?.(at);
    return this.#reviewing && !moving && box ? (analysis.views?.marksOf(analysis, at, box) ?? nothing) : nothing;
  }

  #toggleReview(): void {
    this.#reviewing = !this.#reviewing;
    this.#askReview();
    app.changed();
  }

  #askReview(): void {
    if (this.#reviewing && this.played.view.reviewsAtOnce) analysisOf(this.played).ask();
  }

  #headline(): string {
    const { played } = this;
    const { at } = this.transport;
    const names = played.ending.winners.map((seat) => played.seatName(seat));
    if (at < played.last || names.length === 0) return played.whenText(at);
    return say("web-winner", { count: names.length, names: commaList(names) });
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

  /** The moves of the next turn, as far as the viewer knows them. */
  #programs(): Drawing {
    const { played, transport } = this;
    const viewer = transport.moving && this.#opened ? null : this.viewer;
    const known = played.view.programs?.(played, transport.at, viewer);
    return known === undefined
      ? nothing
      : html`<section class="card notched known">${this.#viewers()}${known}</section>`;
  }

  #share(): void {
    const { at, last } = this.transport;
    const { played } = this;
    void app.attempt(async () => {
      const { openSharing } = await import("./clip/share_sheet.ts");
      openSharing(played, gameName(played.replay.game), Math.min(at, last - 1));
    });
  }
}

function barButton(name: IconName, label: string, press: (() => void) | null | undefined): Drawing {
  if (!press) return nothing;
  return html`<button type="button" class="btn notched quiet" @click=${press}>${icon(name, 22)}
    <span class="wide-only">${label}</span><span class="unseen narrow-only">${label}</span></button>`;
}

function seatView(played: PlayedGame, at: number, seat: number): TemplateResult {
  const { hasPoints, ...parts } = played.view.seat(played, at, seat);
  return seatCard({
    ...parts,
    kind: colourClass(played.pieceOf(seat)),
    name: played.seatName(seat),
    face: played.seatFace(seat),
    points: hasPoints ? (played.frame(at).points[seat] ?? 0) : null,
    state: null,
    pieces: piecesIn(played.facts(at), seat + 1).join(" "),
  });
}

function roundBand(played: PlayedGame): TemplateResult | typeof nothing {
  const all = roundsOf(played);
  if (all.length < 2) return nothing;
  return html`<div class="band" aria-hidden="true">${all.map(
    ({ piece, from, to }) =>
      html`<span class=${colourClass(piece)} ${styled({ "flex-grow": to - from })}>${symbol(piece, 12)}</span>`,
  )}</div>`;
}

function inWords(played: PlayedGame, at: number): TemplateResult {
  const lines = played.view.inWords(played, at);
  return html`<details class="card notched in-words"><summary>${say("web-looking-words")}</summary>
    ${sentenceList(lines)}</details>`;
}
