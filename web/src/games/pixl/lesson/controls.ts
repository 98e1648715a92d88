/** Lessons in Pixl, on the real board. */

import { html, nothing, type TemplateResult } from "lit-html";
import { type Element, numeral } from "../../../draw/pixels.ts";
import { commaList, type Names } from "../../../event_sentences.ts";
import type { PositionView, TriedMoves } from "../../../generated/protocol.ts";
import { app } from "../../../ui/app.ts";
import { confirmsPlacements, isNarrow, isReduced, speed } from "../../../ui/settings.ts";
import { pieceWord, say, sayCode } from "../../../words.ts";
import type { LessonAnswer, LessonControls, LessonProgress } from "../../contract.ts";
import { pixlBoard } from "../board/board_view.ts";
import { PixlChooser } from "../board/chooser.ts";
import { pixlPorts, pixlRelations, pixlSeat } from "../cards.ts";
import { type Due, elementsOf, errorOn, isError, type PixlChoices, type PixlFacts, pixlFacts } from "../facts.ts";
import { pixlActions, pixlSum } from "../panel.ts";
import { playStep } from "../reveal/reveal.ts";
import { pixlText } from "../text_view.ts";

const factsIn = (position: PositionView): PixlFacts => pixlFacts(position.facts);

export function positionInWords(position: PositionView): readonly string[] {
  return pixlText(factsIn(position), null, [], { pieces: {}, seats: [] }).where;
}

/** What a player sees beside the board: points and supplies of all, who preys on whom, the Ports. */
export function atTable(position: PositionView): TemplateResult {
  const facts = factsIn(position);
  return html`${facts.scores.map((score, seat) => {
    const own = elementsOf(facts, seat + 1);
    return html`<section class="card notched puzzle-seat e-${own[0]}"><div class="head"><h3>${own.map(pieceWord).join(" + ")}</h3>${numeral(score, 26)}</div>
      ${pixlSeat(facts, seat + 1)}</section>`;
  })}${pixlRelations(facts)}${pixlPorts(facts)}`;
}

export class PixlLesson implements LessonControls {
  readonly #chooser: PixlChooser;
  lastRejected: string | null = null;

  constructor(private readonly running: () => LessonProgress) {
    this.#chooser = new PixlChooser({
      changed: () => this.#changed(),
      onPlace: (move) => void this.running().attempt({ [this.#piece]: move }),
    });
  }

  get #piece(): string {
    return this.running().task.pieces[0] ?? "fire";
  }

  /** Choosing an illegal move is answered with the rule, too. */
  #changed(): void {
    const { rejected } = this.#chooser.state;
    const due = this.#chooser.due;
    if (due && rejected !== null && rejected !== this.lastRejected) {
      const entry = rejected === "port" || rejected === "pass" ? due.choices[rejected] : errorOn(due.choices, rejected);
      if (entry && isError(entry)) this.running().reject(entry.locked, entry.rule, { ...entry.values });
    }
    if (rejected === null && this.running().answer?.kind === "rejected") this.running().answer = null;
    this.lastRejected = rejected;
    app.changed();
  }

  names(position: PositionView): Names {
    const { order, seats, scores } = factsIn(position);
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

  #update(now: PositionView): void {
    const running = this.running();
    const chooser = this.#chooser;
    chooser.confirm = confirmsPlacements();
    chooser.zoomable = isNarrow();
    const choices = now.choices[this.#piece] as PixlChoices | undefined;
    const due: Due | null = running.open && choices ? { element: this.#piece as Element, choices } : null;
    chooser.update(factsIn(now), due);
  }

  board(now: PositionView): TemplateResult {
    this.#update(now);
    return pixlBoard({ facts: factsIn(now), chooser: this.#chooser, showing: !this.running().open });
  }

  controls(now: PositionView): TemplateResult | typeof nothing {
    if (!this.running().open) return nothing;
    const view = { facts: factsIn(now), chooser: this.#chooser, names: this.names(now) };
    return html`${pixlSum(view)}${pixlActions(view)}`;
  }

  aside(now: PositionView): TemplateResult {
    return html`${pixlRelations(factsIn(now))}${pixlPorts(factsIn(now))}`;
  }

  async show(board: SVGSVGElement, before: PositionView, after: TriedMoves, signal: AbortSignal): Promise<void> {
    const step = { before: factsIn(before), after: factsIn(after), events: after.events };
    await playStep(board, step, { speed: speed(), reduced: isReduced(), signal });
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
    this.lastRejected = null;
  }

  error({ code, values }: LessonAnswer): string {
    const by = String(values["by"] ?? "").split(", ");
    return sayCode(code, { ...values, by: commaList(by.map(pieceWord)) });
  }
}
