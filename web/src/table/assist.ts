/** For whoever wants more than the picture: the same table in words, and what a strong bot would weigh. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { Element } from "../draw/pixels.ts";
import type { PixlChoices, PixlEvent } from "../games/pixl/facts.ts";
import { pixlFactsOf } from "../games/pixl/play.ts";
import { pixlText } from "../games/pixl/text.ts";
import { pixlTextView } from "../games/pixl/text_view.ts";
import { readProgram } from "../games/pixoid/board/edges.ts";
import { seen, type Turn } from "../games/pixoid/facts.ts";
import { ownDecisions, pixoidFactsOf } from "../games/pixoid/play.ts";
import { pixoidTextView } from "../games/pixoid/text_view.ts";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { sheet } from "../ui/sheet.ts";
import { say } from "../words.ts";
import { quarterTurn } from "./board_rotation.ts";
import type { Room } from "./room.ts";
import { namesOf, seatName } from "./seats.ts";

/** Open the table in words. `open` are the seats of this device whose choices may be seen now. */
export function openTextView(room: Room, open: (state: State) => readonly number[], turn: Turn): void {
  app.openSheet(() => {
    const { state } = room;
    return state ? sheet(say("web-text-view"), inWords(room, state, open(state), turn), app.closeSheet) : html``;
  });
}

function inWords(room: Room, state: State, open: readonly number[], turn: Turn): TemplateResult {
  const events = state.last?.events ?? [];
  if (state.settings.game === "pixl") {
    const mine = state.current.decisions.find((one) => open.includes(one.seat));
    const choices = mine ? (state.current.choices[mine.piece] as unknown as PixlChoices) : null;
    const due = mine && choices ? { element: mine.piece as Element, choices } : null;
    return pixlTextView(pixlText(pixlFactsOf(state), due, events as unknown as PixlEvent[], namesOf(state)));
  }
  const own = ownDecisions(room, state).filter(({ decision }) => open.includes(decision.seat) && !decision.decided);
  return pixoidTextView({
    facts: pixoidFactsOf(state),
    seats: state.seats.map((_, seat) => seatName(state, seat)),
    own: Object.fromEntries(own.map(({ decision, choices }) => [decision.piece, choices])),
    events,
    turn,
  });
}

let asking = false;

/** A hint, for one person who plays against bots and is awaited. */
export function hintButton(room: Room, state: State): TemplateResult | typeof nothing {
  const people = state.seats.filter((seat) => seat.holder === "person").length;
  const due = state.current.decisions.find((one) => room.mySeats.includes(one.seat) && !one.decided);
  if (people !== 1 || due === undefined) return nothing;
  return button(
    say(asking ? "web-hint-thinking" : "web-hint"),
    () => void ask(room, state.settings.game, due.seat, due.piece),
    { icon: "bot", kind: "quiet", disabled: asking },
  );
}

interface Weighed {
  readonly move: string;
  readonly probability: number;
}

async function ask(room: Room, game: string, seat: number, piece: string): Promise<void> {
  asking = true;
  app.changed();
  await app
    .attempt(async () => {
      const { values } = await room.connection.ask({ type: "hint", seat, piece });
      const move = String(values["move"]);
      const weighed = (values["weighed"] ?? []) as readonly Weighed[];
      const share = Math.round(100 * (weighed.find((one) => one.move === move)?.probability ?? 1));
      app.tellPerson(say("web-hint-move", { move: moveInWords(game, move, quarterTurn(room)), share }));
    })
    .finally(() => {
      asking = false;
    });
  app.changed();
}

/** A move as people say it who see the picture turned. */
function moveInWords(game: string, move: string, turn: Turn): string {
  if (move === "pass") return say("web-pixl-pass");
  if (move === "@off") return say("web-pixl-take-off");
  if (game === "pixl" || move.startsWith("@")) return move.replace("@", "");
  const { direction, distance } = readProgram(move);
  return `${say("web-pixoid-direction", { direction: seen(direction, turn) })} ${distance}`;
}
