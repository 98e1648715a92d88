/** All mazes as pictures or as a table, filtered and sorted. */

import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { address } from "../../../addresses.ts";
import { icon } from "../../../draw/pixels.ts";
import { app } from "../../../ui/app.ts";
import { choices } from "../../../ui/kit.ts";
import { say } from "../../../words.ts";
import {
  formatDecimal,
  LEVELS,
  levelWord,
  MAZES,
  type Maze,
  type MazeLevel,
  METRICS,
  type Metric,
  mazeName,
  overall,
  share,
  sortedBy,
} from "./atlas.ts";
import { mazeCard, mazeNumbers, mazePicture, mazeTag } from "./maze_card.ts";

type Column = Metric | "name";
interface Order {
  readonly by: Column;
  readonly downwards: boolean;
}

/** The named orders; the table has more. */
const ORDERS: Readonly<Record<string, Order>> = {
  even: { by: "spread", downwards: false },
  kind: { by: "average", downwards: true },
  hard: { by: "average", downwards: false },
  name: { by: "name", downwards: false },
};
const COLUMNS: readonly Column[] = ["name", "average", "spread", "best", "worst", "cubes", "silence", "pure"];
const VIEWS = ["pictures", "table"] as const;

export const mazePath = ({ code }: Maze): string => address(`/mazes/${code}`);

/** The filters and order, kept in the address so that going back shows the same list. */
export class Gallery {
  #order: Order;
  #view: (typeof VIEWS)[number];
  readonly #levels: Set<MazeLevel>;

  constructor(query: URLSearchParams) {
    const [by = "", downwards] = (query.get("sort") ?? "spread").split(".");
    this.#order = { by: COLUMNS.find((column) => column === by) ?? "spread", downwards: downwards === "down" };
    this.#view = query.get("view") === "table" ? "table" : "pictures";
    const levels = (query.get("only") ?? "").split(".");
    this.#levels = new Set(LEVELS.filter((level) => levels.includes(level)));
  }

  #changed(): void {
    const { by, downwards } = this.#order;
    const query = new URLSearchParams();
    if (by !== "spread" || downwards) query.set("sort", downwards ? `${by}.down` : by);
    if (this.#levels.size) query.set("only", [...this.#levels].join("."));
    if (this.#view === "table") query.set("view", this.#view);
    const text = query.toString();
    history.replaceState(history.state, "", address(`/mazes${text ? `?${text}` : ""}`));
    app.changed();
  }

  #sort(order: Order): void {
    this.#order = order;
    this.#changed();
  }

  #toggle(level: MazeLevel, on: boolean): void {
    if (on) this.#levels.add(level);
    else this.#levels.delete(level);
    this.#changed();
  }

  get #shown(): readonly Maze[] {
    const { by, downwards } = this.#order;
    const wanted = MAZES.filter(({ level }) => this.#levels.size === 0 || this.#levels.has(level));
    return sortedBy(by, downwards, wanted);
  }

  view(): TemplateResult {
    const shown = this.#shown;
    return html`<h1>${say("web-mazes")}</h1>
      <p class="mazes-about">${say("web-mazes-about", { all: MAZES.length })}</p>
      ${extremes()}
      <div class="mazes">
        <div class="mazes-side">${this.#controls()}${explanation()}</div>
        <section class="mazes-list" aria-labelledby="mazes-count">
          <p id="mazes-count" role="status">${say("web-mazes-shown", { count: shown.length, all: MAZES.length })}</p>
          ${this.#view === "table" ? this.#table(shown) : pictures(shown)}
        </section>
      </div>`;
  }

  #controls(): TemplateResult {
    const { by, downwards } = this.#order;
    const named = Object.keys(ORDERS).find((name) => ORDERS[name]?.by === by && ORDERS[name]?.downwards === downwards);
    return html`<section class="card notched mazes-controls">
      ${choices(
        "mazes-view",
        say("web-mazes-view-label"),
        VIEWS.map((value) => ({ value, label: say("web-mazes-view", { view: value }) })),
        this.#view,
        (value) => {
          this.#view = value === "table" ? "table" : "pictures";
          this.#changed();
        },
      )}
      ${choices(
        "mazes-sort",
        say("web-mazes-sort"),
        Object.keys(ORDERS).map((value) => ({ value, label: say("web-mazes-sorted", { order: value }) })),
        named ?? "",
        (value) => this.#sort(ORDERS[value] ?? this.#order),
      )}
      <fieldset class="choices mazes-kinds"><legend>${say("web-mazes-show")}</legend><div class="kinds">${LEVELS.map(
        (one) => {
          const count = MAZES.filter(({ level }) => level === one).length;
          return html`<label class="toggle"><input type="checkbox" autocomplete="off"
          .checked=${this.#levels.has(one)} @change=${(event: Event) => this.#toggle(one, (event.target as HTMLInputElement).checked)} />
          <span>${say("web-maze-level", { level: one })}</span><small>${count}</small></label>`;
        },
      )}</div></fieldset>
    </section>`;
  }

  #table(shown: readonly Maze[]): TemplateResult {
    return html`<div class="mazes-table" tabindex="0" role="region" aria-label=${say("web-mazes-table")}><table>
      <caption class="unseen">${say("web-mazes-table")}</caption>
      <thead><tr>${COLUMNS.map((column) => this.#head(column))}<th scope="col">${say("web-mazes-column", { column: "words" })}</th></tr></thead>
      <tbody>${repeat(shown, ({ code }) => code, row)}</tbody>
    </table></div>`;
  }

  #head(column: Column): TemplateResult {
    const { by, downwards } = this.#order;
    const sorted = by !== column ? "none" : downwards ? "descending" : "ascending";
    const press = (): void => this.#sort({ by: column, downwards: by === column ? !downwards : column !== "name" });
    return html`<th scope="col" aria-sort=${sorted === "none" ? nothing : sorted}><button type="button" class="btn notched quiet"
      @click=${press}>${say("web-mazes-column", { column })}${sorted === "none" ? nothing : icon(downwards ? "down" : "up", 12)}</button></th>`;
  }
}

function row(maze: Maze): TemplateResult {
  const cell = (column: Metric): string =>
    column === "pure" ? share(maze.pure) : formatDecimal(METRICS[column](maze));
  return html`<tr><th scope="row"><a href=${mazePath(maze)}>${mazeName(maze)}</a></th>
    ${COLUMNS.filter((column) => column !== "name").map((column) => html`<td>${cell(column as Metric)}</td>`)}<td class="words">${levelWord(maze)}</td></tr>`;
}

function pictures(shown: readonly Maze[]): TemplateResult {
  return html`<ul class="maze-cards">${repeat(
    shown,
    ({ code }) => code,
    (maze) => html`<li><a class="maze-card notched" href=${mazePath(maze)}>${mazeCard(maze)}</a></li>`,
  )}</ul>`;
}

function extremes(): TemplateResult {
  const found = [
    ["kindest", sortedBy("average", true)[0]],
    ["cruellest", sortedBy("average", false)[0]],
    ["fairest", sortedBy("spread", false)[0]],
  ] as const;
  return html`<ul class="maze-extremes">${found.map(([which, maze]) =>
    maze
      ? html`<li><a class="maze-extreme notched" href=${mazePath(maze)}>${mazePicture(maze)}
          <span><small>${say("web-mazes-most", { which })}</small><b>${mazeName(maze)}</b><small>${mazeNumbers(maze)}</small>${mazeTag(maze)}</span></a></li>`
      : nothing,
  )}</ul>`;
}

export function explanation(): TemplateResult {
  const all = MAZES.length;
  const even = MAZES.filter(({ kinds }) => kinds.includes("even")).length;
  const short = MAZES.flatMap(({ short }) => short ?? []);
  const solved = MAZES.filter((maze) => maze.short !== null).length;
  return html`<section class="card notched mazes-numbers"><h2>${say("web-mazes-numbers")}</h2>
    <p>${say("web-mazes-worth")}</p>
    <p class="mazes-line">${say("web-mazes-line")}</p>
    <p>${say("web-mazes-plainly", { even, all, spread: formatDecimal(overall("spread")) })}</p>
    <p>${say("web-mazes-short", { solved, chance: share(Math.max(...short)) })}</p></section>`;
}
