/** The end of a round: who scored what and why, and the roles of the next round. */

import { html, nothing, type TemplateResult } from "lit-html";
import { bugAt, numeral, pixoidAt, type SeatColour, tile } from "../../../draw/pixels.ts";
import { commaList } from "../../../event_sentences.ts";
import type { EventView, Revealed, State } from "../../../generated/protocol.ts";
import { afterFrame, app } from "../../../ui/app.ts";
import { button } from "../../../ui/kit.ts";
import { factsOf } from "../../../wire/state.ts";
import { say } from "../../../words.ts";
import type { Drawing } from "../../contract.ts";
import { seatNames } from "../../seats.ts";
import { controllersOf, type PixoidFacts, pixoidFacts } from "../facts.ts";

export interface RoundEnd {
  readonly state: State;
  readonly message: Revealed;
  readonly events: readonly EventView[];
  readonly mySeats: readonly number[];
  /** Continues; null if nobody is there to press. */
  readonly onNext: (() => void) | null;
}

const find = (events: readonly EventView[], code: string): EventView | undefined =>
  events.find((event) => event.code === `pixoid.${code}`);

function reasonOf(facts: PixoidFacts, events: readonly EventView[], seat: number, points: number): string {
  const piece = controllersOf(facts)[seat] ?? "amber";
  const bonus = facts.picked_up + events.filter(({ code }) => code === "pixoid.picked-up").length;
  const caught = find(events, "caught");
  if (piece === facts.pixoid) return say("web-pixoid-why-pixoid", { cubes: points, taken: points - bonus, bonus });
  if (!caught) return say("web-pixoid-why-away");
  const own = (caught.values["by"] as readonly string[]).includes(piece);
  return say("web-pixoid-why-bug", { caught: own ? "yes" : "no", left: points });
}

function row({ state, message, mySeats }: RoundEnd, facts: PixoidFacts, seat: number, points: number): TemplateResult {
  const piece = controllersOf(facts)[seat] ?? "amber";
  const name = seatNames(state)[seat] ?? "";
  const role = say("web-pixoid-role", { role: piece === facts.pixoid ? "pixoid" : "bug" });
  const who = mySeats.includes(seat) && mySeats.length === 1 ? say("web-you-named", { name }) : name;
  return html`<li class="notched s-${piece} ${mySeats.includes(seat) ? "own" : ""}">${tile(piece, "", 24)}
    <span><b>${say("core-list-comma", { first: who, next: role })}</b>
      <small>${reasonOf(facts, message.events, seat, points)}</small></span>
    ${numeral(`+${points}`, 24)}
    <span class="now"><small>${say("web-pixoid-now")}</small>${numeral((facts.scores[seat] ?? 0) + points, 24)}</span></li>`;
}

function roleCard({ state, mySeats }: RoundEnd, facts: PixoidFacts, began: EventView): TemplateResult {
  const names = seatNames(state);
  const pixoid = Number(began.values["seat"]) - 1;
  const colours = controllersOf(facts);
  const me = mySeats.length === 1 ? (mySeats[0] ?? -1) : -1;
  const role = me < 0 ? "other" : me === pixoid ? "pixoid" : "bug";
  const changes = me === pixoid || colours[me] === facts.pixoid;
  const seat = changes ? me : pixoid;
  const hunters = names.filter((_, other) => other !== pixoid && other !== me);
  const text = say("web-pixoid-next-who", {
    round: Number(began.values["round"]),
    role,
    name: names[pixoid] ?? "",
    hunters: commaList(hunters),
  });
  const piece = colours[seat] ?? "amber";
  return html`<section class="pixoid-new-role notched s-${piece}">
    <svg width="72" height="72" viewBox="-36 -36 72 72" aria-hidden="true">${creature(piece, seat === pixoid)}</svg>
    <div><h2>${say("web-pixoid-role-now", { role: changes ? role : "other", name: names[pixoid] ?? "" })}</h2><p>${text}</p></div></section>`;
}

const creature = (piece: SeatColour, hunted: boolean) =>
  hunted ? pixoidAt(piece, 0, 0, 56, false) : bugAt(piece, 0, 0, 64);

function nextRoles({ state }: RoundEnd, facts: PixoidFacts, began: EventView): TemplateResult {
  const pixoid = Number(began.values["seat"]) - 1;
  const names = seatNames(state);
  const order = names.map((_, at) => (pixoid + at) % names.length);
  return html`<section class="pixoid-next"><h3>${say("web-round", { round: Number(began.values["round"]), rounds: facts.rounds })}</h3>
    <ol>${order.map((seat) => {
      const piece = controllersOf(facts)[seat] ?? "amber";
      const role = seat === pixoid ? "pixoid" : "bug";
      return html`<li class="notched s-${piece} ${role}">
        <svg width="44" height="44" viewBox="-36 -36 72 72" aria-hidden="true">${creature(piece, seat === pixoid)}</svg>
        <b>${names[seat]}</b><small>${say("web-pixoid-role", { role })}</small></li>`;
    })}</ol></section>`;
}

/**
 * Rounds that have been drawn once. What comes with the next round is drawn in two frames, since one would take too
 * long.
 */
const drawn = new WeakSet<EventView>();

function isDrawn(began: EventView): boolean {
  if (drawn.has(began)) return true;
  drawn.add(began);
  void afterFrame().then(() => app.changedNow());
  return false;
}

export function roundEnd(view: RoundEnd): Drawing {
  const { state, message, onNext } = view;
  const facts = pixoidFacts(factsOf(state));
  const over = find(message.events, "round-over");
  const began = find(view.events, "round-began");
  if (!over) return nothing;
  const points = over.values["points"] as readonly number[];
  return html`<section class="pixoid-round-end">
    <div class="head"><h2>${say("web-pixoid-why")}</h2></div>
    <ol class="pixoid-got">${points.map((won, seat) => row(view, facts, seat, won))}</ol>
    ${began ? roleCard(view, facts, began) : nothing}
    ${began && isDrawn(began) ? html`${nextRoles(view, facts, began)}${onNext ? button(say("web-pixoid-next-round"), onNext, { icon: "play", kind: "primary" }) : nothing}` : nothing}
  </section>`;
}
