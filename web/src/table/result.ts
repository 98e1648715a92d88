/** The end of a game at its table: the page of its result, or folded beside the board. */

import { html, nothing, type TemplateResult } from "lit-html";
import { colourClass, icon, numeral, tile } from "../draw/pixels.ts";
import { listed } from "../event_sentences.ts";
import { seatFace } from "../games/bots.ts";
import { ownPiece, seatName } from "../games/seats.ts";
import type { Drawing, GameTable } from "../games/view.ts";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button, link, toggle } from "../ui/kit.ts";
import { say } from "../words.ts";
import type { Bubbles } from "./chat/bubbles.ts";
import { matchScore, seriesScore } from "./lobby/series.ts";
import { afterwards } from "./result_loader.ts";
import type { RevealQueue } from "./reveal_queue.ts";
import type { Room } from "./room.ts";

/** The table at which somebody looks at the board again. */
let folded = "";

function fold(table: string): void {
  folded = table;
  app.changed();
  window.scrollTo(0, 0);
}

/** Whether a table that is over shows the page of its result: it may not be known yet, or be folded. */
export function showsResult(table: string): boolean {
  return afterwards(table) !== null && folded !== table;
}

/** Shows a catch, or what else there was of a highlight, once more. */
export function repeatButton({ canRepeat, repeat }: RevealQueue): Drawing {
  return canRepeat ? button(say("web-show-again"), repeat, { icon: "again" }) : nothing;
}

export function resultView(
  room: Room,
  reveals: RevealQueue,
  game: GameTable,
  state: State,
  bubbles: Bubbles,
): TemplateResult {
  const after = afterwards(state.table);
  if (after && !room.isShared && !room.isScreen) after.views.keepGame(after.played, room.mySeats);
  const second = room.isPad ? nothing : repeatButton(reveals);
  if (after === null || !showsResult(state.table))
    return foldedView(room, game, state, bubbles, after !== null, second);
  // Whoever was about to press something finds it again on the page that takes its place.
  if (document.activeElement?.closest(".result-actions")) {
    queueMicrotask(() => document.querySelector<HTMLElement>(".acts .btn")?.focus());
  }
  const { played } = after;
  const { resultPage, replayLink, shareButton } = after.views;
  return resultPage(
    played,
    html`${lastWords(state, bubbles)}${seriesScore(state)}${rematchButton(room, game, state)}${second}${replayLink(played)}${shareButton(played)}
      ${room.isPad ? nothing : button(say("web-to-board"), () => fold(state.table), { icon: "eye" })}`,
    room.isShared || room.isScreen ? [] : room.mySeats,
  );
}

/** What the next game takes over from this one. */
const kept = new Set<"roles" | "board">();

/** Whether the next game makes this one the first of three. */
let bestOfThree = false;

function chooseBestOfThree(on: boolean): void {
  bestOfThree = on;
  app.changed();
}

/** What a bot says at the end. */
function lastWords(state: State, bubbles: Bubbles): readonly TemplateResult[] {
  return bubbles.staying.map(
    ({ seat, text, name }) => html`<p class="last-words ${colourClass(ownPiece(state, seat))}">
      ${seatFace(state.seats[seat], 36)}<b>${name}</b><q class="bubble">${text}</q></p>`,
  );
}

/** Another game; whoever plays alone against bots may change them before it begins. */
function rematchButton(room: Room, { changes = [] }: GameTable, state: State): TemplateResult | typeof nothing {
  if (room.next || state.next || (room.mySeats.length === 0 && !room.isHost)) return nothing;
  const keep = changes.filter((one) => kept.has(one));
  const people = state.seats.filter(({ holder }) => holder === "person").length;
  const alone = people === 1 && room.isHost && !room.isScreen;
  const match = matchScore(state);
  const goesOn = match !== null && match.winner === null;
  return html`${button(say(goesOn ? "web-match-next" : "web-rematch"), () => void again(room, keep), { icon: "again", kind: "primary" })}
    ${match ? nothing : toggle(say("web-rematch-best-of"), bestOfThree, chooseBestOfThree)}
    ${changes.map((one) =>
      toggle(say(`web-rematch-keep-${one}`, { game: state.settings.game }), kept.has(one), (on) => {
        if (on) kept.add(one);
        else kept.delete(one);
        app.changed();
      }),
    )}
    ${alone ? button(say("web-rematch-bots"), () => void again(room, keep, true), { icon: "bot" }) : nothing}`;
}

/** What is known before the game can be looked back on, and what stands beside the board. */
function foldedView(
  room: Room,
  game: GameTable,
  state: State,
  bubbles: Bubbles,
  complete: boolean,
  second: Drawing,
): TemplateResult {
  const outcome = state.current.outcome;
  const winners = outcome?.winners ?? [];
  const names = winners.map((seat) => seatName(state, seat));
  return html`<section class="result card notched" aria-label=${say("web-over")}>
    <h2 tabindex="-1">${names.length === 0 ? say("web-stopped") : say("web-winner", { count: names.length, names: listed(names) })}</h2>
    <ol class="ranking">${ranking(state).map((seat) => rank(state, seat, winners.includes(seat)))}</ol>
    ${lastWords(state, bubbles)}${seriesScore(state)}
    <div class="result-actions">
      ${rematchButton(room, game, state)}${second}
      ${complete ? button(say("web-to-result"), () => fold(""), { icon: "crownI" }) : nothing}
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
  return html`<li class=${won ? "won" : ""}>${tile(ownPiece(state, seat), "", 24)}
    <b>${seatFace(state.seats[seat])}${seatName(state, seat)}</b>${won ? icon("crownI", 20) : nothing}
    ${points === undefined ? nothing : numeral(points, 22)}</li>`;
}

async function again(room: Room, keep: readonly ("roles" | "board")[], change = false): Promise<void> {
  await app.attempt(async () => {
    const done = await room.connection.ask({ type: "rematch", keep, best_of: bestOfThree ? 3 : 0 });
    const table = String(done.values["table"] ?? "");
    if (change) app.arranges = table;
    if (table) app.go(room.pathOf(table));
  });
}
