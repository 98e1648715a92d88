/** What a strong bot would weigh, for one person who plays against bots. */

import { nothing, type TemplateResult } from "lit-html";
import type { GameTable } from "../games/view.ts";
import type { State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { say } from "../words.ts";
import type { Room } from "./room.ts";

let asking = false;

/** A hint, for one person who plays against bots and is awaited. */
export function hintButton(room: Room, game: GameTable, state: State): TemplateResult | typeof nothing {
  const people = state.seats.filter((seat) => seat.holder === "person").length;
  const due = state.current.decisions.find((one) => room.mySeats.includes(one.seat) && !one.decided);
  if (people !== 1 || due === undefined) return nothing;
  return button(say(asking ? "web-hint-thinking" : "web-hint"), () => void ask(room, game, due.seat, due.piece), {
    icon: "bot",
    kind: "quiet",
    disabled: asking,
  });
}

interface Weighed {
  readonly move: string;
  readonly probability: number;
}

async function ask(room: Room, game: GameTable, seat: number, piece: string): Promise<void> {
  asking = true;
  app.changed();
  await app
    .attempt(async () => {
      const { values } = await room.connection.ask({ type: "hint", seat, piece });
      const move = String(values["move"]);
      const weighed = (values["weighed"] ?? []) as readonly Weighed[];
      const share = Math.round(100 * (weighed.find((one) => one.move === move)?.probability ?? 1));
      app.tellPerson(say("web-hint-move", { move: game.moveInWords(move), share }));
    })
    .finally(() => {
      asking = false;
    });
  app.changed();
}
