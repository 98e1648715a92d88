/** The real boards and controls, for a lesson: what one does with them is tried, not sent to a table. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { Element, SeatColour } from "../draw/pixels.ts";
import { listed, type Names } from "../event_sentences.ts";
import { pixlBoard } from "../games/pixl/board/board_view.ts";
import { PixlChooser } from "../games/pixl/board/chooser.ts";
import { pixlPorts, pixlRelations } from "../games/pixl/cards.ts";
import {
  type Due,
  isRefusal,
  type PixlChoices,
  type PixlEvent,
  type PixlFacts,
  refusalOn,
} from "../games/pixl/facts.ts";
import { pixlActions, pixlSum } from "../games/pixl/panel.ts";
import { playStep } from "../games/pixl/reveal/reveal.ts";
import { pixoidBoard } from "../games/pixoid/board/board.ts";
import { type StartChoice, startList } from "../games/pixoid/board/placement.ts";
import { pixoidController } from "../games/pixoid/controller/controller.ts";
import {
  controllersOf,
  courseOf,
  type Direction,
  isLocked,
  type PixoidChoices,
  type PixoidFacts,
  type PlaceChoices,
  type ProgramChoices,
  readProgram,
} from "../games/pixoid/facts.ts";
import { pixoidHaul, reserveTray, stakes } from "../games/pixoid/panels.ts";
import { playReveal } from "../games/pixoid/reveal/reveal.ts";
import { described, pixoidNames, reason, roleOf } from "../games/pixoid/sentences.ts";
import type { PositionTold, TriedTold } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button, card } from "../ui/kit.ts";
import { confirmsPlacements, isReduced, speed } from "../ui/settings.ts";
import { say, sayCode } from "../words.ts";
import type { LessonAnswer, LessonRun } from "./lesson_run.ts";

/** What a lesson needs of a game. */
export interface LessonControls {
  board(now: PositionTold): TemplateResult;
  controls(now: PositionTold): TemplateResult | typeof nothing;
  aside(now: PositionTold): TemplateResult;
  names(told: PositionTold): Names;
  show(before: PositionTold, after: TriedTold, signal: AbortSignal): Promise<void>;
  /** Dial the solution, without playing it. */
  suggest(): void;
  /** Forget what was dialled. */
  reset(): void;
  /** A refusal in words. */
  refusal(answer: LessonAnswer): string;
}

/** Values without lists: no refusal has any. */
function scalars(values: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, string | number>> {
  const plain = Object.entries(values).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return Object.fromEntries(plain) as Record<string, string | number>;
}

const narrow = (): boolean => matchMedia("(max-width: 700px)").matches;
const boardNow = (): SVGSVGElement | null => document.querySelector("#board svg");

interface LessonDial {
  direction: Direction | null;
  distance: number;
  tried: Direction | null;
  pix: string | null;
  ready: boolean;
}

const fresh = (): LessonDial => ({ direction: null, distance: 1, tried: null, pix: null, ready: false });
const pieceWord = (piece: string): string => say("core-piece", { piece });
const pixoidFacts = (told: PositionTold): PixoidFacts => told.facts as unknown as PixoidFacts;
const seatsOf = (facts: PixoidFacts): readonly string[] =>
  controllersOf(facts).slice(0, facts.scores.length).map(pieceWord);

export class PixoidLessonControls implements LessonControls {
  #dials = new Map<string, LessonDial>();
  #held = false;

  constructor(private readonly running: () => LessonRun) {}

  #dial(piece: string): LessonDial {
    let dial = this.#dials.get(piece);
    if (!dial) {
      dial = fresh();
      this.#dials.set(piece, dial);
    }
    return dial;
  }

  #choices(now: PositionTold): readonly (readonly [SeatColour, PixoidChoices])[] {
    const running = this.running();
    if (running.answer?.kind === "right" || running.answer?.kind === "wrong") return [];
    return running.task.pieces.flatMap((piece) => {
      const choices = now.choices[piece] as PixoidChoices | undefined;
      return choices ? [[piece as SeatColour, choices] as const] : [];
    });
  }

  names(told: PositionTold): Names {
    return pixoidNames(pixoidFacts(told), seatsOf(pixoidFacts(told)));
  }

  board(now: PositionTold): TemplateResult {
    const facts = pixoidFacts(now);
    const { showing } = this.running();
    const own = showing ? [] : this.#choices(now);
    const courses = own.flatMap(([piece, choices]) => {
      const dial = this.#dial(piece);
      return choices.kind === "program" ? [courseOf(piece, choices, dial.direction, dial.distance)] : [];
    });
    const place = own.find(([, choices]) => choices.kind === "place");
    return pixoidBoard({
      facts,
      label: say("web-pixoid-board"),
      described: described(facts, seatsOf(facts)),
      compact: narrow(),
      decided: Object.fromEntries(
        controllersOf(facts).map((piece) => [piece, showing || (this.#dials.get(piece)?.ready ?? false)]),
      ),
      courses,
      onAim: (piece, { direction, distance }) => {
        const dial = this.#dial(piece);
        if (!dial.ready) Object.assign(dial, { direction, distance, tried: null });
        app.changed();
      },
      ...(place ? { start: this.#start(place[0], place[1] as PlaceChoices) } : {}),
    });
  }

  #start(piece: SeatColour, choices: PlaceChoices): StartChoice {
    const dial = this.#dial(piece);
    return {
      piece,
      choices,
      chosen: dial.pix,
      onChoose: (pix) => {
        const choice = choices.pix[pix];
        if (choice && isLocked(choice)) this.running().refuse(choice.locked, choice.rule, { ...choice.values });
        else dial.pix = pix;
        app.changed();
      },
    };
  }

  controls(now: PositionTold): TemplateResult | typeof nothing {
    const running = this.running();
    const own = this.#choices(now);
    if (own.length === 0 || running.showing) return nothing;
    const facts = pixoidFacts(now);
    const names = this.names(now);
    return html`${own.map(([piece, choices]) => {
      if (choices.kind === "place") return this.#placing(piece, choices);
      const dial = this.#dial(piece);
      return pixoidController(
        {
          piece,
          choices,
          direction: dial.direction,
          distance: dial.distance,
          tried: dial.tried,
          ready: dial.ready,
          busy: running.busy,
          named: (other) => names.pieces[other] ?? other,
          ...(own.length > 1
            ? { head: { name: pieceWord(piece), role: say("web-pixoid-role", { role: roleOf(facts, piece) }) } }
            : {}),
        },
        {
          onDial: (direction, distance) => {
            Object.assign(dial, { direction, distance, tried: null });
            if (running.answer?.kind === "refused") running.answer = null;
            app.changed();
          },
          onReady: () => this.#ready(piece, now),
          onChange: () => {
            dial.ready = false;
            app.changed();
          },
          onTried: (direction) => {
            dial.tried = direction;
            const way = choices.directions[direction];
            if (isLocked(way)) running.refuse(way.locked, way.rule, { ...way.values });
            app.changed();
          },
        },
      );
    })}
    ${this.#held && own.some(([piece]) => this.#dial(piece).ready) && running.task.hold ? html`<p class="card notched lesson-held" role="status">${say("web-lesson-held")}</p>` : nothing}`;
  }

  /** One more piece is ready; with the last one the step is tried. */
  #ready(piece: SeatColour, now: PositionTold): void {
    const running = this.running();
    this.#dial(piece).ready = true;
    const own = this.#choices(now);
    app.changed();
    if (own.some(([other]) => !this.#dial(other).ready)) return;
    if (running.task.hold && !this.#held) {
      this.#held = true;
      return;
    }
    const moves = own.map(([other, choices]) => [other, moveOf(choices as ProgramChoices, this.#dial(other))]);
    void running.attempt(Object.fromEntries(moves)).then(() => {
      for (const [other] of own) this.#dial(other).ready = false;
      if (running.answer?.kind === "on") this.reset();
      app.changed();
    });
  }

  #placing(piece: SeatColour, choices: PlaceChoices): TemplateResult {
    const dial = this.#dial(piece);
    const chosen = dial.pix ? choices.pix[dial.pix] : undefined;
    const move = chosen && !isLocked(chosen) ? chosen.move : null;
    return html`<section class="card notched s-${piece}">
      <div class="head"><h2>${say("web-place-cube")}</h2></div>
      ${startList(this.#start(piece, choices))}
      ${button(say("web-pixoid-ready"), () => move && void this.running().attempt({ [piece]: move }), {
        kind: "primary",
        disabled: move === null || this.running().busy,
      })}
    </section>`;
  }

  aside(now: PositionTold): TemplateResult {
    const facts = pixoidFacts(now);
    if (facts.phase === "placing") return html``;
    return html`${card("Pixoid", pixoidHaul(facts), nothing, "lesson-cubes")}${reserveTray(facts)}${stakes(facts)}`;
  }

  async show(before: PositionTold, after: TriedTold, signal: AbortSignal): Promise<void> {
    const board = boardNow();
    const options = { facts: pixoidFacts(before), reduced: isReduced(), signal };
    if (board) await playReveal(board, after.events, speed(), options);
  }

  suggest(): void {
    for (const [piece, move] of Object.entries(this.running().task.solution)) {
      const dial = this.#dial(piece);
      const choices = this.running().now?.choices[piece] as PixoidChoices | undefined;
      const program = readProgram(move);
      const way = choices?.kind === "program" ? choices.directions[program.direction] : undefined;
      if (move.startsWith("@")) dial.pix = move.slice(1);
      else if (way && isLocked(way)) {
        dial.tried = program.direction;
        this.running().refuse(way.locked, way.rule, { ...way.values });
      } else Object.assign(dial, program, { ready: false, tried: null });
    }
    app.changed();
  }

  reset(): void {
    this.#dials = new Map();
    this.#held = false;
  }

  refusal({ code, rule, values }: LessonAnswer): string {
    return reason({ locked: code, rule, values }, 0);
  }
}

function moveOf(choices: ProgramChoices, dial: LessonDial): string {
  const way = choices.directions[dial.direction ?? "U"];
  return isLocked(way) ? `${dial.direction}${dial.distance}` : way.move.replace("{distance}", String(dial.distance));
}

const pixlFacts = (told: PositionTold): PixlFacts => told.facts as unknown as PixlFacts;

export class PixlLessonControls implements LessonControls {
  readonly #chooser: PixlChooser;
  #asked: string | null = null;

  constructor(private readonly running: () => LessonRun) {
    this.#chooser = new PixlChooser({
      changed: () => this.#changed(),
      onPlace: (move) => void this.running().attempt({ [this.#piece]: move }),
    });
  }

  get #piece(): string {
    return this.running().task.pieces[0] ?? "fire";
  }

  /** What is asked for and cannot be had is an answer of the rules, too. */
  #changed(): void {
    const { refused } = this.#chooser.state;
    const due = this.#chooser.due;
    if (due && refused !== null && refused !== this.#asked) {
      const entry = refused === "port" || refused === "pass" ? due.choices[refused] : refusalOn(due.choices, refused);
      if (entry && isRefusal(entry)) this.running().refuse(entry.locked, entry.rule, scalars(entry.values));
    }
    if (refused === null && this.running().answer?.kind === "refused") this.running().answer = null;
    this.#asked = refused;
    app.changed();
  }

  names(told: PositionTold): Names {
    const { order, seats, scores } = pixlFacts(told);
    const own = seats[this.#piece as Element];
    const who = (element: Element): string => (seats[element] === own ? say("web-lesson-you") : pieceWord(element));
    const pieces = Object.fromEntries(order.map((element) => [element, who(element)]));
    const named = scores.map((_, seat) =>
      order
        .filter((element) => seats[element] === seat + 1)
        .map(pieceWord)
        .join(" + "),
    );
    return { pieces, seats: named };
  }

  #update(now: PositionTold): void {
    const running = this.running();
    const chooser = this.#chooser;
    chooser.confirm = confirmsPlacements();
    chooser.zoomable = narrow();
    const choices = now.choices[this.#piece] as PixlChoices | undefined;
    const due: Due | null = running.open && choices ? { element: this.#piece as Element, choices } : null;
    chooser.update(pixlFacts(now), due);
  }

  board(now: PositionTold): TemplateResult {
    this.#update(now);
    return pixlBoard({ facts: pixlFacts(now), chooser: this.#chooser, showing: !this.running().open });
  }

  controls(now: PositionTold): TemplateResult | typeof nothing {
    if (!this.running().open) return nothing;
    const view = { facts: pixlFacts(now), chooser: this.#chooser, names: this.names(now) };
    return html`${pixlSum(view)}${pixlActions(view)}`;
  }

  aside(now: PositionTold): TemplateResult {
    return html`${pixlRelations(pixlFacts(now))}${pixlPorts(pixlFacts(now))}`;
  }

  async show(before: PositionTold, after: TriedTold, signal: AbortSignal): Promise<void> {
    const board = boardNow();
    const step = { before: pixlFacts(before), after: pixlFacts(after), events: after.events as unknown as PixlEvent[] };
    if (board) await playStep(board, step, { speed: speed(), reduced: isReduced(), signal });
  }

  suggest(): void {
    const move = Object.values(this.running().task.solution)[0] ?? "";
    const chooser = this.#chooser;
    const before = chooser.confirm;
    chooser.confirm = true;
    if (move === "pass") chooser.askSpecial("pass");
    else if (move === "@off") chooser.askSpecial("port");
    else chooser.ask(move.replace("@", ""));
    chooser.confirm = before;
  }

  reset(): void {
    this.#asked = null;
  }

  refusal({ code, values }: LessonAnswer): string {
    const by = String(values["by"] ?? "").split(", ");
    return sayCode(code, { ...values, by: listed(by.map(pieceWord)) });
  }
}
