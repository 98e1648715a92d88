/** Games in progress at tables joined on this device, with a link back to each. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address, ON_DEVICE } from "../addresses.ts";
import { icon } from "../draw/pixels.ts";
import { commaList } from "../event_sentences.ts";
import type { RunningTable, RunningTables } from "../generated/protocol.ts";
import { recall, remember } from "../storage.ts";
import { app } from "../ui/app.ts";
import { link, timeText } from "../ui/kit.ts";
import { errorIn, post } from "../wire/api.ts";
import { say } from "../words.ts";
import { cardOf, gameName } from "./index.ts";

const MAX_REMEMBERED = 12;
const MAX_IN_STRIP = 2;
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Games on this device have a separate list, since a server may use the same address. */
const TABLES_KEY = ON_DEVICE ? "device-tables" : "tables";

/** The remembered tables, the most recent first: `abc`, or `abc?pad` if this device is a controller. */
const rememberedTables = (): string[] => recall(TABLES_KEY).split(" ").filter(Boolean);
const idOf = (entry: string): string => entry.split("?", 1)[0] ?? "";

/** Remember a table at which this device has a seat, or forget it. */
export function noteTable(table: string, inProgress: boolean, isPad = false): void {
  const before = rememberedTables();
  const entry = isPad ? `${table}?pad` : table;
  if (inProgress ? before[0] === entry : !before.map(idOf).includes(table)) return;
  const others = before.filter((one) => idOf(one) !== table);
  remember(TABLES_KEY, (inProgress ? [entry, ...others].slice(0, MAX_REMEMBERED) : others).join(" "));
}

export class RunningGames {
  tables: readonly RunningTable[] = [];

  #isLoading = app.person !== "" && rememberedTables().length > 0;

  constructor() {
    void this.load().finally(() => {
      this.#isLoading = false;
      app.changed();
    });
  }

  /** Whether there are games in progress, or probably some while it is loading. */
  get isExpected(): boolean {
    return this.#isLoading || this.tables.length > 0;
  }

  /** Fetch the state of the remembered tables and forget those that are over. */
  async load(): Promise<void> {
    const tables = rememberedTables().map(idOf);
    if (!app.person) return;
    try {
      this.tables = (await post<RunningTables>("/api/tables/running", { tables })).tables;
    } catch (error) {
      errorIn(error);
      return; // offline
    }
    app.waiting = this.#due.length;
    if (app.waiting) void navigator.setAppBadge?.(app.waiting).catch(() => {});
    else void navigator.clearAppBadge?.().catch(() => {}); // only an installed page has one
    const running = this.tables.map(({ table }) => table);
    for (const table of tables) if (!running.includes(table)) noteTable(table, false);
    app.changed();
  }

  get #due(): readonly RunningTable[] {
    return this.tables.filter(({ due }) => due);
  }

  get isSlow(): boolean {
    return this.tables.some(({ pace }) => pace > 0);
  }

  get isDue(): boolean {
    return this.#due.length > 0;
  }

  view(): TemplateResult | typeof nothing {
    if (this.tables.length === 0) return nothing;
    if (!this.tables.some(({ pace }) => pace)) return cards(this.tables);
    const theirs = this.tables.filter(({ due }) => !due);
    const [next] = this.#due;
    return html`${next ? html`<p class="looking-row">${link(say("web-slow-next"), `/t/${next.table}`, { icon: "play", kind: "primary" })}</p>` : nothing}
      ${this.isDue ? html`<h3>${say("web-your-turn")}</h3>${cards(this.#due, false)}` : nothing}
      ${theirs.length ? html`<h3>${say("web-their-turn")}</h3>${cards(theirs, false)}` : nothing}`;
  }

  /** For the front page: games that wait for the player, or the latest, and one line for the rest. */
  strip(): TemplateResult | typeof nothing {
    const all = this.tables.length;
    if (all === 0) return this.#isLoading ? roomForOne() : nothing;
    const shown = this.isDue ? this.#due.slice(0, MAX_IN_STRIP) : this.tables.slice(0, 1);
    const rest = all - shown.length;
    return html`<section class="your-turn">
      <div class="head"><h2>${say(this.isDue ? "web-your-turn" : "web-home-running")}</h2>
        ${all > 1 ? html`<a href=${address("/games")}>${say("web-continue-all", { games: all })}</a>` : nothing}</div>
      <ul class="continues">${shown.map((one, at) => continueCard(one, at === 0))}
        ${rest ? html`<li class="continue-rest notched">${icon("time", 28)}<span>${say("web-continue-rest", { games: rest })}</span></li>` : nothing}</ul>
    </section>`;
  }
}

/** As high as the strip with one game, so that nothing moves when it comes. */
const roomForOne = (): TemplateResult =>
  html`<section class="your-turn is-loading" aria-hidden="true"><div class="head"><h2>${say("web-your-turn")}</h2></div>
    <ul class="continues"><li class="continue"><div class="label"></div></li></ul></section>`;

const cards = (tables: readonly RunningTable[], lead = true): TemplateResult =>
  html`<ul class="continues ${lead ? "" : "by-deadline"}">${tables.map((one, at) => continueCard(one, lead && at === 0))}</ul>`;

/** The slow game with the least time left that waits for this player, other than `current`, or null. */
export async function nextDue(current: string): Promise<RunningTable | null> {
  try {
    const { tables } = await post<RunningTables>("/api/tables/running", { tables: [] });
    return tables.find(({ table, due }) => due && table !== current) ?? null;
  } catch (error) {
    errorIn(error);
    return null; // offline
  }
}

/** The day on which someone is back, in words: a weekday within a week, otherwise a date. */
export function dayIn(milliseconds: number): string {
  const day: Intl.DateTimeFormatOptions =
    milliseconds < 6 * 86_400_000 ? { weekday: "long" } : { day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(document.documentElement.lang, day).format(Date.now() + milliseconds);
}

const CELLS = 10;

/** The time left for a step of a slow game, and whom it waits for. */
function slowLine({ due, left, pace, waiting, back }: RunningTable): TemplateResult | typeof nothing {
  if (!pace) return nothing;
  const [first] = waiting;
  const away = back > 0 && !due && first !== undefined;
  const full = Math.ceil((CELLS * left) / pace);
  const cells = Array.from({ length: CELLS }, (_, at) => html`<i class=${at < full ? "full" : ""}></i>`);
  const about = away
    ? say("web-slow-back", { name: first, day: dayIn(back) })
    : say("web-slow-waiting", { names: commaList(waiting) });
  return html`${due || !first ? nothing : html`<small class="waits">${about}</small>`}
    ${left < 0 || away ? nothing : html`<small class="left"><span class="cells" aria-hidden="true">${cells}</span><b>${say("web-time-left", { time: timeText(left) })}</b></small>`}`;
}

function continueCard(running: RunningTable, leads: boolean): TemplateResult {
  const { table, game, phase, due, ago } = running;
  const entry = rememberedTables().find((one) => idOf(one) === table) ?? table;
  const waits = due ? "web-continue-turn" : "web-continue-others";
  const title = say(phase === "lobby" ? "web-continue-lobby" : waits, { game: gameName(game) });
  return html`<li class="continue notched ${due ? "due" : ""}">
    <div class="label">${cardOf(game)?.art() ?? nothing}</div>
    <div><h2>${running.pace && phase !== "lobby" ? gameName(game) : title}</h2><small>${withWhom(running)} ${running.pace ? nothing : agoText(ago)}</small>${slowLine(running)}</div>
    <a class="btn notched ${due && leads ? "primary" : ""}" href=${address(`/t/${entry}`)} aria-label=${`${title}: ${say("web-continue")}`}>
      ${icon("play")}<span>${say("web-continue")}</span></a></li>`;
}

function withWhom({ players, bots }: RunningTable): string {
  const names = players.filter((_, at) => !bots[at]);
  const count = players.length - names.length;
  if (count) names.push(say("web-continue-bots", { count }));
  return names.length ? say("web-continue-with", { names: commaList(names) }) : "";
}

/** The time since the last move, or "" within a minute. */
function agoText(ago: number): string {
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, size]) => ago >= size) ?? ["minute", 0];
  return size ? format.format(-Math.floor(ago / size), unit) : "";
}
