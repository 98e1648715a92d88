/** Hints from a strong bot, for a person who plays alone. */

import { html, nothing, type TemplateResult } from "lit-html";
import { enumeration } from "../event_sentences.ts";
import type { Drawing, GameTable } from "../games/contract.ts";
import { seatNames } from "../games/seats.ts";
import type { DecisionView, State } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { say } from "../words.ts";
import { awaited } from "./only_moves.ts";
import type { TableClient } from "./table_client.ts";

interface Weighed {
  readonly move: string;
  readonly probability: number;
  readonly points?: readonly number[];
}

let isRequesting = false;

export function hintButton(client: TableClient, state: State): TemplateResult | typeof nothing {
  const people = state.seats.filter((seat) => seat.holder === "person").length;
  const due = awaited(client, state);
  if (people !== 1 || due === undefined || state.settings.daily) return nothing;
  return button(say(isRequesting ? "web-hint-thinking" : "web-hint"), () => void requestHint(client, due), {
    icon: "bot",
    kind: "quiet",
    disabled: isRequesting,
  });
}

async function requestHint(client: TableClient, { seat, piece }: DecisionView): Promise<void> {
  isRequesting = true;
  app.changed();
  const { step = -1, position } = client.state?.current ?? {};
  await app
    .attempt(async () => {
      const { values } = await client.connection.request({ type: "hint", seat, piece });
      if (client.state?.current.position !== position) return;
      const move = String(values["move"]);
      const weighed = (values["weighed"] ?? []) as readonly Weighed[];
      const own = weighed.find((one) => one.move === move);
      client.hint = { step, piece, move, share: own?.probability ?? 0, points: own?.points ?? [] };
    })
    .finally(() => {
      isRequesting = false;
    });
  app.changed();
}

/** The hint with a reason. It disappears when the move is submitted. */
export function hintView(client: TableClient, game: GameTable, state: State): Drawing {
  const due = awaited(client, state);
  const { hint } = client;
  if (!due || !hint || !client.hinted(due.piece)) return nothing;
  const names = seatNames(state);
  const points = hint.points.map((one, seat) =>
    say("web-hint-points-entry", { player: names[seat] ?? String(seat + 1), points: Math.round(one) }),
  );
  return html`<p class="hint-said card notched" role="status">${say("web-hint-move", {
    move: game.moveInWords(hint.move),
    reason: game.deciding?.reason?.(state, due, hint) ?? "",
  })}${points.length ? html` ${say("web-hint-points", { points: enumeration(points) })}` : nothing}</p>`;
}
