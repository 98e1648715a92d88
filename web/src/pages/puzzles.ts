/** The puzzle page: today's or any other. Answers are explained on the board. */

import { html, nothing, type TemplateResult } from "lit-html";
import { colourClass, icon, numeral, type PieceName } from "../draw/pixels.ts";
import type { LessonView, Picture } from "../games/contract.ts";
import type { Mark } from "../games/marks.ts";
import type { PositionView } from "../generated/protocol.ts";
import { Acting } from "../puzzles/acting.ts";
import {
  another,
  bestOf,
  cubesOf,
  dayOf,
  easiestPuzzle,
  gameOf,
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

/** With a larger deviation, a rating says nothing yet. */
const RATED = 200;
const LETTERS = [..."ABCDEFGH"];
const PICTURE: Picture = { rule: "", position: "", kind: "board", piece: "", move: "", view: [] };
const today = (): number => dayOf(new Date());

interface Opened {
  readonly puzzle: Puzzle;
  readonly position: PositionView;
  readonly game: LessonView;
  readonly acting: Acting;
  readonly share: (text: string) => Promise<void>;
}

class PuzzlePage {
  /** Null before it is loaded; false if there is no puzzle with this number. */
  #opened: Opened | null | false = null;
  #progress: Progress = progress();
  /** The share of each option; a choice gives all to one. */
  #shares: readonly number[] = [];
  /** How good the answer was; null while there is none. */
  #cubes: number | null = null;
  /** Whether the answer is shown: once it was found, or on request. */
  #open = false;

  /** `day` is that of a daily puzzle, else null; without a number it is the first puzzle of a newcomer. */
  constructor(
    readonly day: number | null,
    readonly number: number | null,
  ) {
    void app.attempt(async () => {
      const found = number === null ? easiestPuzzle() : puzzleAt(number);
      const [puzzle, side] = await Promise.all([found, import("../chunks/side_pages.ts")]);
      this.#opened = false;
      if (!puzzle) return;
      const game = side.lessonsOf(gameOf(puzzle));
      const position = await side.askPosition(game.id, puzzle[7]);
      this.#opened = { puzzle, game, position, acting: new Acting(puzzle, game, position), share: side.share };
      this.#clear();
    });
  }

  #clear(): void {
    const [, kind, , , , options] = (this.#opened as Opened).puzzle;
    this.#shares = options.map(() => (kind === "mix" ? 50 : 0));
    this.#cubes = null;
    app.changed();
  }

  leave(): void {
    if (this.#opened) this.#opened.acting.leave();
  }

  view(): TemplateResult {
    const opened = this.#opened;
    const { puzzle, game } = opened || {};
    const date = new Date().toLocaleDateString(document.documentElement.lang, { day: "numeric", month: "long" });
    const number = String(1 + (puzzle?.[0] ?? this.number ?? 0));
    const isFirst = this.number === null;
    return html`<div class="lesson puzzle game-${game?.id}">
      ${siteBar("/puzzles")}
      <main>
        <section class="lesson-task card notched ${puzzle ? colourClass(puzzle[4] as PieceName) : ""}">
          <p class="lesson-place"><small>${isFirst ? say("web-puzzle-first") : this.day === null ? say("web-puzzle-number", { number }) : say("web-puzzle-day", { date })}</small><small>${puzzle ? say("web-puzzle-level", { level: levelOf(ratingOf(this.#progress, puzzle)) }) : nothing}</small></p>
          <h1 tabindex="-1">${puzzle ? say("web-puzzle-kind", { kind: puzzle[1] }) : say("web-puzzles")}</h1>
          ${opened ? this.#question(opened) : opened === false ? html`<p role="alert">${say("web-puzzle-unknown", { number })}</p>` : nothing}
        </section>
        <div class="board" id="board">${opened ? this.#board(opened) : nothing}</div>
        <div class="lesson-side">
          <div role="status">${opened && this.#cubes !== null ? this.#answer(opened, this.#cubes) : nothing}</div>
          ${opened && this.#cubes === null ? this.#controls(opened) : nothing}
          ${opened && game?.atTable ? html`<div class="lesson-aside">${game.atTable(opened.position)}</div>` : nothing}
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
      <ul class="puzzle-list">${this.#known(kind) ? plans.map(([share, moves]) => html`<li><span>${moves.map(words).join(", ")}</span>${share < 100 ? html`<b>${percent(share / 100)}</b>` : nothing}</li>`) : nothing}</ul>`;
  }

  /** Whether the others' moves are shown: only afterwards if they are the answer. */
  #known(kind: string): boolean {
    return kind !== "only" || this.#open;
  }

  #board({ puzzle, position, game, acting }: Opened): TemplateResult {
    if (acting.shown) return acting.board(acting.shown);
    const [, kind, , , piece, options, plans] = puzzle;
    const done = this.#open;
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
      return { piece, move, text, width, kind: look, pick: () => this.#cubes === null && !isMix && this.#choose(at) };
    });
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
    this.#open = isSolved(puzzle, this.#cubes);
    this.#progress = after(this.#progress, puzzle, this.#cubes, this.number === null ? null : this.day);
    keep(this.#progress);
    this.#continue();
  }

  #show(): void {
    this.#open = true;
    this.#continue();
  }

  /** Redraw, and focus what comes next. */
  #continue(): void {
    app.changedNow();
    document.querySelector(".lesson-answer")?.scrollIntoView({ block: "nearest" });
    document.querySelector<HTMLElement>(".lesson-buttons .primary")?.focus({ preventScroll: true });
  }

  #answer(opened: Opened, cubes: number): TemplateResult {
    const { puzzle, game } = opened;
    const [, kind, , ideas] = puzzle;
    const all = rankOptions(puzzle);
    const solved = isSolved(puzzle, cubes);
    const unit = kind === "mix" ? "" : kind;
    const chosen = puzzle[5][this.#shares.indexOf(1)]?.[0] ?? "";
    const values = {
      kind,
      move: game.moveInWords(all[0]?.[0] ?? ""),
      best: worthText(unit, bestOf(puzzle)),
      second: worthText(unit, all[1]?.[1] ?? 0),
      chosen: game.moveInWords(chosen),
      own: worthText(unit, worthOf(puzzle, this.#shares)),
    };
    return html`<section class="lesson-answer card notched is-${solved ? "right" : "wrong"}">
      <h2>${icon(solved ? "check" : "dots", 22)}<span>${say("web-puzzle-result", { solved: String(solved) })}</span><span class="puzzle-cubes" role="img" aria-label=${say("web-puzzle-cubes", { cubes })}>${signs(cubes)}</span></h2>
      ${solved && kind !== "mix" ? nothing : html`<p class="lesson-why">${say("web-puzzle-own", values)}</p>`}
      ${
        this.#open
          ? html`<p class="lesson-why">${say("web-puzzle-why", values)} ${ideas.map((idea) => say("web-puzzle-idea", { idea })).join(" ")}</p>
      <ul class="puzzle-list">${all.map(([move, worth]) => html`<li><span>${game.moveInWords(move)}</span><b>${worthText(kind, worth)}</b></li>`)}</ul>`
          : nothing
      }
      <div class="lesson-buttons">${this.#open ? this.#afterwards(opened, cubes) : this.#onceMore()}</div>
    </section>`;
  }

  #onceMore(): TemplateResult {
    return html`${button(say("web-puzzle-again"), () => this.#clear(), { kind: "primary", icon: "again" })}
      ${button(say("web-puzzle-reveal"), () => this.#show(), { icon: "eye" })}`;
  }

  #afterwards({ acting, share }: Opened, cubes: number): TemplateResult {
    const line = `Pixcade ${Number(this.number) + 1} ${signs(cubes)}${this.day === null ? "" : ` ×${this.#streak}`}`;
    return html`${button(say(this.number === null ? "web-home-puzzle" : "web-puzzle-next"), () => this.#next(), { kind: "primary", icon: "play" })}
      ${acting.isPossible ? button(say(acting.shown ? "web-puzzle-position" : "web-puzzle-act"), () => void app.attempt(() => acting.toggle()), { icon: acting.shown ? "again" : "eye", disabled: acting.isRunning }) : nothing}
      ${this.number === null ? nothing : button(say("web-puzzle-share"), () => void share(line), { icon: "link" })}`;
  }

  get #streak(): number {
    return streakOn(this.#progress, today());
  }

  /** Another puzzle, of the same game unless a kind is named; after a newcomer's first one today's. */
  #next(kind = ""): void {
    const isFirst = this.number === null && !kind;
    const { own, tried } = this.#progress;
    const game = this.#opened && !kind ? gameOf(this.#opened.puzzle) : "";
    void app.attempt(async () =>
      app.go(isFirst ? "/puzzles" : `/puzzles?number=${1 + (await another({ kind, game }, own.rating, tried))}`),
    );
  }

  #standing(): TemplateResult {
    const { own, best, tried, solved } = this.#progress;
    const values = {
      best,
      solved,
      all: Object.keys(tried).length,
      rated: own.deviation < RATED ? "yes" : "no",
      rating: String(Math.round(own.rating)), // without a separator
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

/** A worth as text: shares and chances in per cent, cubes and points as a number. */
const worthText = (kind: string, thousandths: number): string =>
  kind === "mix" || kind === "move"
    ? percent(thousandths / 1000)
    : kind === "gain" || kind === "threat"
      ? written(thousandths / 1000, {})
      : written(thousandths / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 2 });

/** The page of a number, else of today; newcomers begin with the easiest puzzle. */
function pageFor(number: number): PuzzlePage {
  if (number >= 0) return new PuzzlePage(null, number);
  const isNew = Object.keys(progress().tried).length === 0;
  return new PuzzlePage(today(), isNew ? null : numberOn(today()));
}

export function open({ query }: PageAddress, into: HTMLElement): LeavePage {
  const page = pageFor(query.has("number") ? Number(query.get("number")) - 1 : -1);
  const left = app.show(
    into,
    () => say("web-puzzles"),
    () => page.view(),
    () => page.leave(),
  );
  into.querySelector("h1")?.focus({ preventScroll: true });
  return left;
}
