/** The parts of Pixl with real positions: `?sample=four&choose=f7&theme=light&lang=de&phone&turn=2`. */

import { html, render } from "lit-html";
import { numeral } from "../src/draw/pixels.ts";
import { pixlBoard } from "../src/games/pixl/board/board_view.ts";
import { PixlChooser } from "../src/games/pixl/board/chooser.ts";
import { pixlMarks, pixlPorts, pixlRelations, pixlSeat } from "../src/games/pixl/cards.ts";
import type { PixlChoices, PixlEvent, PixlFacts } from "../src/games/pixl/facts.ts";
import { pixlActions, pixlSum } from "../src/games/pixl/panel.ts";
import { playStep } from "../src/games/pixl/reveal/reveal.ts";
import { elementName } from "../src/games/pixl/sentences.ts";
import { pixlText, pixlTextView } from "../src/games/pixl/text_view.ts";
import { setLanguage } from "../src/words.ts";
import first from "./samples/pixl-first.json";
import four from "./samples/pixl-four.json";
import locked from "./samples/pixl-locked.json";
import nine from "./samples/pixl-nine.json";
import over from "./samples/pixl-over.json";
import pass from "./samples/pixl-pass.json";
import played from "./samples/pixl-played.json";
import port from "./samples/pixl-port.json";
import tall from "./samples/pixl-tall.json";
import two from "./samples/pixl-two.json";

interface Sample {
  readonly players: readonly string[];
  readonly facts: PixlFacts;
  readonly choices: Readonly<Record<string, PixlChoices>>;
  readonly before: PixlFacts | null;
  readonly events: readonly PixlEvent[];
}

const SAMPLES = { first, four, locked, nine, over, pass, played, port, tall, two } as unknown as Record<string, Sample>;
const wishes = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = wishes.get("theme") ?? "dark";
await setLanguage(wishes.get("lang") ?? "en");

const sample = SAMPLES[wishes.get("sample") ?? "four"] ?? (four as unknown as Sample);
const place = document.getElementById("parts") as HTMLElement;
const chooser = new PixlChooser({
  changed: draw,
  onPlace: (move) => {
    document.title = move;
  },
});
const sixths = Number(wishes.get("turn") ?? 0);
const names = {
  seats: sample.players,
  pieces: Object.fromEntries(
    sample.facts.order.map((one) => [one, sample.players[(sample.facts.seats[one] ?? 1) - 1] ?? one]),
  ),
};

let playing = false;

function draw(): void {
  const { facts, choices } = sample;
  const mover = facts.mover;
  const own = mover ? choices[mover] : undefined;
  const due = mover && own ? { element: mover, choices: own } : null;
  chooser.zoomable = wishes.has("phone");
  chooser.update(facts, due, sixths);
  const view = { facts, chooser, sixths, names, showing: playing };
  if (wishes.has("text")) {
    const text = pixlText(facts, due, sample.events, names);
    render(html`<div class="dev-text">${pixlTextView(text)}</div>`, place);
    return;
  }
  render(
    html`<div class="dev-pixl">
      <div class="dev-column"><ul class="dev-seats">${sample.players.map((name, at) => {
        const elements = facts.order.filter((one) => facts.seats[one] === at + 1);
        const active = mover !== null && elements.includes(mover);
        return html`<li class="seat notched e-${active ? mover : (elements[0] ?? "")} ${active ? "active" : ""}">${pixlMarks(facts, at + 1)}
          <span class="who"><b>${name}</b><small>${elements.map(elementName).join(", ")}</small></span>
          <span>${numeral(facts.scores[at] ?? 0, 26)}</span>${pixlSeat(facts, at + 1)}</li>`;
      })}</ul>${pixlPorts(facts)}</div>
      ${pixlBoard(view)}
      <div class="dev-column">${pixlSum(view)}${pixlActions(view)}${pixlRelations(facts)}</div>
    </div>`,
    place,
  );
}

draw();
const choose = wishes.get("choose");
chooser.confirm = wishes.has("confirm") || choose !== null || "touch";
for (const hex of choose?.split(",") ?? []) {
  if (hex === "port" || hex === "pass") chooser.askSpecial(hex);
  else chooser.ask(hex);
}

/**
 * `?play` shows the step that led here, `&speed=0.2` slowly, `&freeze=300` as it is after 300 milliseconds,
 * `&after=1000` a second later. */
if (wishes.has("play") && sample.before) {
  await new Promise((go) => setTimeout(go, Number(wishes.get("after") ?? 0)));
  playing = true;
  draw();
  const showing = playStep(
    place,
    { before: sample.before, after: sample.facts, events: sample.events, sixths },
    {
      speed: Number(wishes.get("speed") ?? (wishes.has("freeze") ? 0.001 : 1)),
      reduced: wishes.has("reduced"),
      cardOf: (element) => document.querySelectorAll(".seat")[(sample.facts.seats[element] ?? 1) - 1] ?? null,
    },
  );
  for (const animation of wishes.has("freeze") ? document.getAnimations() : []) {
    animation.pause();
    animation.currentTime = Number(wishes.get("freeze")) * 1000;
  }
  await showing;
  playing = false;
  draw();
}
