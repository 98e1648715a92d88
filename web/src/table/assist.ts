/** Help for one person: what a strong bot would do, drawn on the board, and choices that are none. */

import { html, nothing, type TemplateResult } from "lit-html";
import { expectedPoints } from "../event_sentences.ts";
import { seatNames } from "../games/seats.ts";
import type { Drawing, GameTable } from "../games/view.ts";
import type { DecisionTold, State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { say } from "../words.ts";
import type { Room } from "./room.ts";

interface Weighed {
  readonly move: string;
  readonly probability: number;
  readonly points?: readonly number[];
}

let asking = false;

const awaited = (room: Room, state: State): DecisionTold | undefined =>
  state.current.decisions.find((one) => room.mySeats.includes(one.seat) && !one.decided);

/** A hint, for one person who plays against bots and is awaited. */
export function hintButton(room: Room, state: State): TemplateResult | typeof nothing {
  const people = state.seats.filter((seat) => seat.holder === "person").length;
  const due = awaited(room, state);
  if (people !== 1 || due === undefined) return nothing;
  return button(say(asking ? "web-hint-thinking" : "web-hint"), () => void ask(room, due), {
    icon: "bot",
    kind: "quiet",
    disabled: asking,
  });
}

async function ask(room: Room, { seat, piece }: DecisionTold): Promise<void> {
  asking = true;
  app.changed();
  const step = room.state?.current.step ?? -1;
  await app
    .attempt(async () => {
      const { values } = await room.connection.ask({ type: "hint", seat, piece });
      const move = String(values["move"]);
      const weighed = (values["weighed"] ?? []) as readonly Weighed[];
      const own = weighed.find((one) => one.move === move);
      room.hint = { step, piece, move, share: own?.probability ?? 0, points: own?.points ?? [] };
    })
    .finally(() => {
      asking = false;
    });
  app.changed();
}

/** What was hinted at, with one reason for it. It goes when the program is given. */
export function hintView(room: Room, game: GameTable, state: State): Drawing {
  const due = awaited(room, state);
  const { hint } = room;
  if (!due || !hint || !room.hinted(due.piece)) return nothing;
  const { points } = hint;
  return html`<p class="hint-said card notched" role="status">${say("web-hint-move", {
    move: game.moveInWords(hint.move),
    reason: game.reason(state, due, hint),
  })}${points.length ? html` ${say("web-hint-points", { points: expectedPoints(seatNames(state), points) })}` : nothing}</p>`;
}

let chosen = "";

/** Where there is one choice it is made, and told. */
export function makeOnlyChoice(room: Room, game: GameTable, state: State): void {
  const { step } = state.current;
  const due = awaited(room, state);
  const move = due && state.phase === "playing" ? (game.onlyMove?.(state, due) ?? null) : null;
  const key = `${state.table} ${step} ${due?.piece}`;
  if (!due || move === null || chosen === key || state.seats[due.seat]?.away) return;
  chosen = key;
  const { seat, piece } = due;
  void room.submit({ type: "submit", seat, step, piece, move, revision: room.revision(step, piece) }).then((done) => {
    if (!done) return;
    app.tellPerson(say("web-only-choice", { move: game.moveInWords(move) }));
    window.addEventListener("click", app.forgetNotice, { once: true, capture: true }); // it needs no answer
  });
}
