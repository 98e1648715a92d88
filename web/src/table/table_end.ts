/** The end of a game at its table: the result page, or the board with a folded result. */

import { html, nothing, type TemplateResult } from "lit-html";
import { colourClass, icon, numeral, tile } from "../draw/pixels.ts";
import { commaList } from "../event_sentences.ts";
import { seatFace } from "../games/bots.ts";
import type { Drawing, GameTable } from "../games/contract.ts";
import { keepScore } from "../games/daily_results.ts";
import type { PlayedGame } from "../games/played_game.ts";
import { ownPiece, seatName } from "../games/seats.ts";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button, link, toggle } from "../ui/kit.ts";
import { loadParts, say } from "../words.ts";
import type { Bubbles } from "./chat/bubbles.ts";
import { coachNext } from "./coach.ts";
import { matchScore, seriesScore } from "./lobby/series.ts";
import type { RevealQueue } from "./reveal_queue.ts";
import type { TableClient } from "./table_client.ts";

/** The table whose result is folded to show the board. */
let folded = "";

/** Show the board, or with "" the result page. */
function fold(table: string): void {
  folded = table;
  drawInPlace();
  window.scrollTo(0, 0);
}

/** Redraw synchronously, so that the focus can move to the same button on the new page. */
function drawInPlace(): void {
  const isFocused = document.activeElement?.closest(".result-actions");
  app.changedNow();
  if (isFocused) document.querySelector<HTMLElement>(".acts .btn")?.focus();
}

/** Load and show the result of a finished game, and count it as played by this device's seats. */
export async function showResult({ settings, table }: State, own: readonly number[]): Promise<void> {
  if (settings.daily && own.includes(0)) void showDaily();
  const after = await loadResult(table);
  if (!after) return;
  after.views.keepGame(after.played, own);
  drawInPlace(); // in its own frame, since it is slow
  await after.views.unfoldResult(after.played, own);
}

/** Whether a finished table shows its result page: it may not be loaded yet, or folded. */
export function showsResult(table: string): boolean {
  return afterwards(table) !== null && folded !== table;
}

export function repeatButton({ canRepeat, repeat }: RevealQueue): Drawing {
  return canRepeat ? button(say("web-show-again"), repeat, { icon: "again" }) : nothing;
}

export function resultView(
  client: TableClient,
  reveals: RevealQueue,
  game: GameTable,
  state: State,
  bubbles: Bubbles,
): TemplateResult {
  const after = afterwards(state.table);
  const own = client.isShared || client.isScreen ? [] : client.mySeats;
  const second = client.isPad ? nothing : repeatButton(reveals);
  if (after === null || !showsResult(state.table))
    return foldedView(client, game, state, bubbles, after?.views.resultTitles(after.played, own)[0], second);
  return after.views.resultPage(
    after.played,
    {
      main: rematchButton(client, game, state),
      replay: true,
      words: html`${(client.isPad && game.padResult?.()) || nothing}${lastWords(state, bubbles)}${seriesScore(state)}
        ${dailyWords(state)}`,
      menu: () => html`${rematchChoices(client, game, state)}${second}
        ${client.isPad ? nothing : button(say("web-to-board"), lookAtBoard(state.table), { icon: "eye" })}`,
    },
    own,
  );
}

const lookAtBoard = (table: string) => (): void => {
  app.closeSheet();
  fold(table);
};

const kept = new Set<"roles" | "board">();

let bestOfThree = false;

function chooseBestOfThree(on: boolean): void {
  bestOfThree = on;
  app.changed();
}

function lastWords(state: State, bubbles: Bubbles): readonly TemplateResult[] {
  return bubbles.staying.map(
    ({ seat, text, name }) => html`<p class="last-words ${colourClass(ownPiece(state, seat))}">
      ${seatFace(state.seats[seat], 36)}<b>${name}</b><q class="bubble">${text}</q></p>`,
  );
}

let today: typeof import("../today/today_cards.ts") | null = null;

/** Keep how a daily challenge ended, even if the player doesn't stay for its last reveal. */
export function keepDaily(state: State, game: GameTable): void {
  const { settings, table } = state;
  const score = settings.daily ? game.daily?.(state) : null;
  if (score) keepScore(settings.daily, settings.game, table, score);
}

async function showDaily(): Promise<void> {
  [today] = await Promise.all([import("../today/today_cards.ts"), loadParts("puzzles")]);
  app.changed();
}

const dailyWords = ({ settings, table }: State): Drawing =>
  (settings.daily && today?.dailyResult(settings.game, settings.daily, table)) || nothing;

/** Another game as it was, but for what was chosen in the menu. */
function rematchButton(client: TableClient, game: GameTable, state: State): Drawing {
  if (client.next || state.next || (client.mySeats.length === 0 && !client.isHost)) return nothing;
  const match = matchScore(state);
  const goesOn = match !== null && match.winner === null;
  const label = goesOn ? "web-match-next" : state.settings.daily ? "web-rematch-daily" : "web-rematch";
  return button(say(label), () => void again(client, game), {
    icon: "again",
    kind: "primary",
  });
}

/** What may be different next time; whoever plays alone against bots may change them before it begins. */
function rematchChoices(client: TableClient, game: GameTable, state: State): Drawing {
  if (rematchButton(client, game, state) === nothing) return nothing;
  const people = state.seats.filter(({ holder }) => holder === "person").length;
  const alone = people === 1 && client.isHost && !client.isScreen;
  const change = (): void => {
    app.closeSheet();
    void again(client, game, true);
  };
  return html`${matchScore(state) ? nothing : toggle(say("web-rematch-best-of"), bestOfThree, chooseBestOfThree)}
    ${(game.setup?.changes ?? []).map((one) =>
      toggle(say(`web-rematch-keep-${one}`, { game: state.settings.game }), kept.has(one), (on) => {
        if (on) kept.add(one);
        else kept.delete(one);
        app.changed();
      }),
    )}
    ${alone ? button(say("web-rematch-bots"), change, { icon: "bot" }) : nothing}`;
}

/** The folded result next to the board. The title and more come once the game is loaded. */
function foldedView(
  client: TableClient,
  game: GameTable,
  state: State,
  bubbles: Bubbles,
  title: string | undefined,
  second: Drawing,
): TemplateResult {
  const outcome = state.current.outcome;
  const winners = outcome?.winners ?? [];
  const names = winners.map((seat) => seatName(state, seat));
  const known =
    names.length === 0 ? say("web-stopped") : say("web-winner", { count: names.length, names: commaList(names) });
  return html`<section class="result card notched" aria-label=${say("web-over")}>
    <h2 tabindex="-1">${title ?? known}</h2>
    <ol class="ranking">${ranking(state).map((seat) => rank(state, seat, winners.includes(seat)))}</ol>
    ${lastWords(state, bubbles)}${seriesScore(state)}
    <div class="result-actions">
      ${rematchButton(client, game, state)}${second}
      ${title ? button(say("web-to-result"), () => fold(""), { icon: "crownI" }) : nothing}
      ${link(say("web-replay"), `/g/${state.table}`, { icon: "play" })}
    </div>
  </section>`;
}

function ranking(state: State): number[] {
  const points = state.current.outcome?.points ?? state.current.points;
  const winners = state.current.outcome?.winners ?? [];
  return state.seats
    .map((_, seat) => seat)
    .sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || (points[b] ?? 0) - (points[a] ?? 0));
}

function rank(state: State, seat: number, won: boolean): TemplateResult {
  const points = state.current.outcome?.points[seat];
  return html`<li class="${won ? "won" : ""} ${colourClass(ownPiece(state, seat))}">${tile(ownPiece(state, seat), "", 24)}
    <b>${seatFace(state.seats[seat])}${seatName(state, seat)}</b>${won ? icon("crownI", 20) : nothing}
    ${points === undefined ? nothing : numeral(points, 22)}</li>`;
}

async function again(client: TableClient, { setup }: GameTable, change = false): Promise<void> {
  const game = client.state?.settings.game ?? "";
  await app.attempt(async () => {
    const keep = (setup?.changes ?? []).filter((one) => kept.has(one));
    const done = await client.connection.request({ type: "rematch", keep, best_of: bestOfThree ? 3 : 0 });
    const table = String(done.values["table"] ?? "");
    if (change) app.arranges = table;
    if (table) coachNext(client.table, table, game);
    if (table) app.go(client.pathOf(table));
  });
}

type Pages = typeof import("../chunks/side_pages.ts");

export interface Afterwards {
  readonly played: PlayedGame;
  readonly views: Pick<Pages, "keepGame" | "resultPage" | "resultTitles" | "unfoldResult">;
}

let pages: Pages | null = null;
const loading = new Set<string>();

/** Load the result of a table once; null if that failed or is in progress. */
export async function loadResult(table: string): Promise<Afterwards | null> {
  if (loading.has(table) || afterwards(table)) return null;
  loading.add(table);
  try {
    [pages] = await Promise.all([import("../chunks/side_pages.ts"), loadParts("looking")]);
    await pages.loadEnded(table);
  } catch {
    // without it the folded result has to be enough
  }
  loading.delete(table);
  return afterwards(table);
}

export function afterwards(table: string): Afterwards | null {
  const played = pages?.playedNow(table);
  return pages && played ? { played, views: pages } : null;
}
