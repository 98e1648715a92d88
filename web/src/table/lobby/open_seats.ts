/** Offering the free seats of a slow game to everyone on this server. */

import { html, nothing, type TemplateResult } from "lit-html";
import { dayIn } from "../../games/running_games.ts";
import type { State } from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { button, card, choices, timeText } from "../../ui/kit.ts";
import { say } from "../../words.ts";
import type { TableClient } from "../table_client.ts";

const DAY = 86_400_000;
const NEVER = 0;
const BOTS_AFTER = [900_000, DAY, 3 * DAY, NEVER];

let botsAfter = DAY;

/** For the host of a slow game, and for everyone while its seats are offered. */
export function openSeatsCard(client: TableClient, state: State): TemplateResult | typeof nothing {
  const isOffered = state.offered > 0;
  if (!app.server?.open_seats || state.settings.clock !== "step") return nothing;
  if (isOffered) return card(say("web-open-seats"), offeredView(client, state), nothing, "open-seats");
  const isFree = state.seats.some(({ holder }) => holder === "open");
  const canOffer = client.isHost && client.mySeats.length > 0 && isFree;
  if (!canOffer) return nothing;
  return card(say("web-open-seats"), offerView(client), nothing, "open-seats");
}

function offeredView(client: TableClient, { offered, bots_in }: State): TemplateResult {
  const undo = (): void => void client.send({ type: "offer-seats", offered: false });
  return html`<p>${say("web-offer-on", { day: dayIn(offered) })}</p>
    ${bots_in < 0 ? nothing : html`<p>${say("web-offer-bots-in", { time: timeText(bots_in) })}</p>`}
    ${client.isHost ? button(say("web-offer-undo"), undo, { icon: "cross" }) : nothing}`;
}

function offerView(client: TableClient): TemplateResult {
  const offer = (): void => void client.send({ type: "offer-seats", offered: true, bots_after: botsAfter });
  return html`<p>${say("web-offer-about")}</p>
    <div class="options-list">${choices(
      "bots-after",
      say("web-offer-bots"),
      BOTS_AFTER.map((time) => ({ value: String(time), label: time ? timeText(time) : say("web-offer-never") })),
      String(botsAfter),
      (value) => {
        botsAfter = Number(value);
        app.changed();
      },
    )}</div>
    ${button(say("web-offer-do"), offer, { icon: "people" })}`;
}
