/** The parts of Pixoid with messages of a real server: `#turn`, `#placing`, ... and `?theme=light&turn=2&phone`. */

import { html, render } from "lit-html";
import type { State } from "../src/generated/protocol.ts";
import { pixoidBoard } from "../src/games/pixoid/board.ts";
import { courseOf, type Direction, pixoidFacts, type PixoidChoices, type Turn } from "../src/games/pixoid/facts.ts";
import { described } from "../src/games/pixoid/sentences.ts";
import { speak } from "../src/words.ts";
import placing from "./samples/pixoid-placing.json";
import caught from "./samples/pixoid-catch.json";
import stacked from "./samples/pixoid-stacked.json";
import three from "./samples/pixoid-three.json";
import turn from "./samples/pixoid-turn.json";

const SAMPLES = { placing, catch: caught, stacked, three, turn } as unknown as Record<string, { state: State }>;
const wishes = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = wishes.get("theme") ?? "dark";
await speak(wishes.get("lang") ?? "en");

const sample = SAMPLES[location.hash.slice(1) || "turn"];
if (sample) {
  const { state } = sample;
  const facts = pixoidFacts(state.board, state.current.facts);
  const names = state.seats.map((seat) => seat.name);
  const choices = state.current.choices[facts.pixoid] as PixoidChoices | undefined;
  const courses = choices?.kind === "program" ? [courseOf(facts.pixoid, choices, (wishes.get("direction") ?? "U") as Direction, Number(wishes.get("distance") ?? 3))] : [];
  render(
    html`<div class="dev-table"><div></div><div class="dev-board">${pixoidBoard({
      facts, label: "Pixoid", described: described(facts, names), turn: Number(wishes.get("turn") ?? 0) as Turn, courses,
      decided: Object.fromEntries(state.current.decisions.map((one) => [one.piece, one.decided])),
      compact: wishes.has("phone"),
      ...(choices?.kind === "place" ? { start: { piece: facts.pixoid, choices, chosen: null, onChoose: () => undefined } } : {}),
    })}</div><div></div></div>`,
    document.getElementById("parts") as HTMLElement,
  );
}
