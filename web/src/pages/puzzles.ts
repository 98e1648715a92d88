/** The puzzle page: today's or any other. Answers are explained on the board. */

import { html, nothing, type TemplateResult } from "lit-html";
import { colourClass, icon, numeral, type PieceName } from "../draw/pixels.ts";
import type { LessonView, Picture } from "../games/contract.ts";
import type { Mark } from "../games/marks.ts";
import type { PositionView } from "../generated/protocol.ts";
import {
  another,
  bestOf,
  cubesOf,
  dayOf,
  isSolved,
  KINDS,
  numberOn,
  type Puzzle,
  puzzleAt,
  rankOptions,
  worthOf,
} from "../puzzles/puzzle_files.ts";
import { after, keep, type Progress, progress, ratingOf, streakOn } from "../puzzles/puzzle_progress.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { button, choices, sentenceList } from "../ui/kit.ts";
import { siteBar } from "../ui/site_bar.ts";
import type { PageAddress } from "../url_patterns.ts";
import { pieceWord, say } from "../words.ts";

const LETTERS = [..."ABCDEFGH"];
const PICTURE: Picture = { rule: "", position: "", kind: "board", piece: "", move: "", view: [] };
const today = (): number => dayOf(new Date());

interface Opened {
  readonly puzzle: Puzzle;
  readonly position: PositionView;
  readonly game: LessonView;
  readonly share: (text: string) => Promise<void>;
}

class PuzzlePage {
  /** Null before it is loaded; false if there is no puzzle with this number. */
  #opened: Opened | null | false = null;
  #progress: Progress = progress();
  /** The share of each option; a choice gives all to one. */
  #shares: readonly number[] = [];
  #cubes: number | null = null;

  constructor(
    readonly day: number | null,
    readonly number: number,
  ) {
    void app.attempt(async () => {
      const [puzzle, side] = await Promise.all([puzzleAt(number), import("../chunks/side_pages.ts")]);
      this.#opened = false;
      if (!puzzle) return;
      const [, kind, , , , options, , position] = puzzle;
      this.#shares = options.map(() => (kind === "mix" ? 50 : 0));
      const game = side.lessonsOf(position.split(" ")[0] ?? "");
      this.#opened = { puzzle, game, position: await side.askPosition(game.id, position), share: side.share };
    });
  }

  view(): TemplateResult {
    const opened = this.#opened;
    const { puzzle, game } = opened || {};
    const date = new Date().toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "long" });
    const number = String(this.number + 1);
    return html`<div class="lesson puzzle game-${game?.id}">
      ${siteBar("/puzzles")}
      <main>
        <section class="lesson-task card notched ${puzzle ? colourClass(puzzle[4] as PieceName) : ""}">
          <p class="lesson-place"><small>${this.day === null ? say("web-puzzle-number", { number }) : say("web-puzzle-day", { date })}</small><small>${puzzle ? say("web-puzzle-level", { level: levelOf(ratingOf(this.#progress, puzzle)) }) : nothing}</small></p>
          <h1 tabindex="-1">${puzzle ? say("web-puzzle-kind", { kind: puzzle[1] }) : say("web-puzzles")}</h1>
          ${opened ? this.#question(opened) : opened === false ? html`<p role="alert">${say("web-puzzle-unknown", { number })}</p>` : nothing}
        </section>
        <div class="board" id="board">${opened ? this.#board(opened) : nothing}</div>
        <div class="lesson-side">
          <div role="status">${opened && this.#cubes !== null ? this.#answer(opened, this.#cubes) : nothing}</div>
          ${opened && this.#cubes === null ? this.#controls(opened) : nothing}
          ${this.#standing()}
          ${opened ? html`<details class="card notched in-words"><summary>${say("web-puzzle-words")}</summary>${sentenceList(opened.game.inWords(opened.position))}</details>` : nothing}
        </div>
      </main>
    </div>`;
  }

  #question({ puzzle: [, kind, , , piece, , plans], position: { facts }, game }: Opened): TemplateResult {
    const turns = "taken" in facts ? 12 - Number(facts["taken"]) : 0;
    const words = ([whose = "", move = ""]: readonly string[]): string =>
      say("web-puzzle-run", { piece: pieceWord(whose), move: game.moveInWords(move) });
    return html`<p class="lesson-words">${say("web-puzzle-task", { kind, piece: pieceWord(piece) })} ${turns ? say("web-puzzle-turns", { turns }) : nothing}</p>
      <ul class="puzzle-list">${this.#known(kind) ? plans.map(([share, moves]) => html`<li><span>${moves.map(words).join(", ")}</span><b>${percent(share / 100)}</b></li>`) : nothing}</ul>`;
  }

  /** Whether the others' moves are shown: only afterwards if they are the answer. */
  #known(kind: string): boolean {
    return kind !== "only" || this.#cubes !== null;
  }

  #board({ puzzle, position, game }: Opened): TemplateResult {
    const [, kind, , , piece, options, plans] = puzzle;
    const done = this.#cubes !== null;
    const isMix = kind === "mix";
    const ways = plans.flatMap(([share, moves]) =>
      moves.map(([whose, move]): Mark => ({ piece: whose, move, text: "", kind: "", width: 5 + share / 8 })),
    );
    const best = done ? rankOptions(puzzle)[0] : null;
    const marks = options.map((option, at): Mark => {
      const [move, worth] = option;
      const share = this.#shares[at] ?? 0;
      const look = option === best ? "best" : share === 1 ? "chosen" : "";
      const width = isMix ? (done ? worth / 60 : share / 6) : done && look ? 8 : 0;
      const text = done ? worthText(kind, worth) : (LETTERS[at] ?? "");
      return { piece, move, text, width, kind: look, pick: () => done || isMix || this.#choose(at) };
    });
    marks.sort((one, other) => other.width - one.width); // paths aren't drawn over a plate
    const shown = this.#known(kind) ? [...ways, ...marks] : marks;
    return game.picture(position, { ...PICTURE, marks: shown }, say("web-puzzle-picture"));
  }

  #choose(at: number, share?: number): void {
    this.#shares = this.#shares.map((before, place) =>
      place === at ? (share ?? 1) : share === undefined ? 0 : before,
    );
    app.changed();
  }

  #controls({ puzzle: [, kind, , , , options], game }: Opened): TemplateResult {
    const all = options.map(([move], at) => ({
      value: String(at),
      label: `${LETTERS[at]} · ${game.moveInWords(move)}`,
    }));
    const sum = this.#shares.reduce((sum, one) => sum + one, 0);
    return html`<section class="card notched puzzle-options">
      ${
        kind === "mix"
          ? all.map(
              ({ label }, at) => html`<label class="puzzle-share"><span>${label}</span>
                <output>${percent((this.#shares[at] ?? 0) / (sum || 1))}</output>
                <input type="range" min="0" max="100" .value=${String(this.#shares[at])} @input=${(event: Event) => this.#choose(at, Number((event.target as HTMLInputElement).value))} /></label>`,
            )
          : choices("puzzle", say("web-puzzle-choose"), all, String(this.#shares.indexOf(1)), (value) =>
              this.#choose(Number(value)),
            )
      }
      ${button(say("web-puzzle-answer"), () => this.#judge(), { kind: "primary", disabled: !sum })}
    </section>`;
  }

  #judge(): void {
    const { puzzle } = this.#opened as Opened;
    this.#cubes = cubesOf(puzzle, this.#shares);
    this.#progress = after(this.#progress, puzzle, this.#cubes, this.day);
    keep(this.#progress);
    app.changedNow();
    document.querySelector<HTMLElement>(".lesson-buttons .primary")?.focus();
  }

  #answer({ puzzle, game, share }: Opened, cubes: number): TemplateResult {
    const [, kind, , ideas] = puzzle;
    const all = rankOptions(puzzle);
    const solved = isSolved(puzzle, cubes);
    const unit = kind === "mix" ? "" : kind;
    const values = {
      kind,
      move: game.moveInWords(all[0]?.[0] ?? ""),
      best: worthText(unit, bestOf(puzzle)),
      second: worthText(unit, all[1]?.[1] ?? 0),
      own: worthText(unit, worthOf(puzzle, this.#shares)),
    };
    return html`<section class="lesson-answer card notched is-${solved ? "right" : "wrong"}">
      <h2>${icon(solved ? "check" : "dots", 22)}<span>${say("web-puzzle-result", { solved: String(solved) })}</span><span class="puzzle-cubes" role="img" aria-label=${say("web-puzzle-cubes", { cubes })}>${signs(cubes)}</span></h2>
      <p class="lesson-why">${say("web-puzzle-why", values)}</p>
      <p><small>${ideas.map((idea) => say("web-puzzle-idea", { idea })).join(" ")}</small></p>
      <ul class="puzzle-list">${all.map(([move, worth]) => html`<li><span>${game.moveInWords(move)}</span><b>${worthText(kind, worth)}</b></li>`)}</ul>
      <div class="lesson-buttons">
        ${button(say("web-puzzle-next"), () => this.#next(), { kind: "primary", icon: "play" })}
        ${button(say("web-puzzle-share"), () => void share(`Pixcade ${this.number + 1} ${signs(cubes)}${this.day === null ? "" : ` ×${this.#streak}`}`), { icon: "link" })}
      </div>
    </section>`;
  }

  get #streak(): number {
    return streakOn(this.#progress, today());
  }

  #next(kind = ""): void {
    const { own, tried } = this.#progress;
    void app.attempt(async () => app.go(`/puzzles?number=${1 + (await another(kind, own.rating, tried))}`));
  }

  #standing(): TemplateResult {
    const { own, best, tried, solved } = this.#progress;
    const values = {
      best,
      solved,
      all: Object.keys(tried).length,
      rating: Math.round(own.rating),
      deviation: Math.round(2 * own.deviation),
    };
    return html`<section class="card notched"><div class="head"><h2>${say("web-puzzle-streak")}</h2>${numeral(this.#streak, 32)}</div>
      <p><small>${say("web-puzzle-standing", values)}</small></p>
      <div class="puzzle-kinds"><h2>${say("web-puzzle-more")}</h2>${KINDS.map((kind) => button(say("web-puzzle-kind", { kind }), () => this.#next(kind)))}</div>
    </section>`;
  }
}

/** Five levels of 140 points. */
const levelOf = (rating: number): number => Math.max(1, Math.min(5, Math.floor((rating - 1160) / 140)));
const signs = (cubes: number): string => "■".repeat(cubes) + "□".repeat(3 - cubes);

const written = (value: number, format: Intl.NumberFormatOptions): string =>
  value.toLocaleString(document.documentElement.lang, format);
const percent = (share: number): string => written(share, { style: "percent" });

/** A worth as text: shares and chances in per cent, cubes as a number. */
const worthText = (kind: string, thousandths: number): string =>
  kind === "mix" || kind === "move"
    ? percent(thousandths / 1000)
    : written(thousandths / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

export function open({ query }: PageAddress, into: HTMLElement): LeavePage {
  const number = Number(query.get("number")) - 1;
  const page = number >= 0 ? new PuzzlePage(null, number) : new PuzzlePage(today(), numberOn(today()));
  const title = (): string => say("web-puzzles");
  const left = app.show(into, title, () => page.view());
  into.querySelector("h1")?.focus({ preventScroll: true });
  return left;
}
