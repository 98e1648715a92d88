/** Lessons in Pixoid, on the real board and controllers. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { SeatColour } from "../../../draw/pixels.ts";
import type { Names } from "../../../event_sentences.ts";
import type { EventView, PixoidEvent, PositionView, TriedMoves } from "../../../generated/protocol.ts";
import { app } from "../../../ui/app.ts";
import { button, card } from "../../../ui/kit.ts";
import { isNarrow, isReduced, speed } from "../../../ui/settings.ts";
import { pieceWord, say } from "../../../words.ts";
import type { LessonAnswer, LessonControls, LessonProgress, Moves } from "../../contract.ts";
import { type StartChoice, startList } from "../board/placement.ts";
import { pixoidController } from "../controller/controller.ts";
import { type Dial, Dials, dialBoard, moveOf } from "../dial.ts";
import {
  controllersOf,
  DIRECTIONS,
  isLocked,
  type PixoidChoices,
  type PixoidFacts,
  type PlaceChoices,
  type ProgramChoices,
  pixoidFacts,
  readProgram,
} from "../facts.ts";
import { pixoidHaul, reserveTray, stakes } from "../panels.ts";
import { playReveal } from "../reveal/reveal.ts";
import { pixoidNames, reason, roleOf } from "../sentences.ts";
import { pixoidText } from "../text_view.ts";

const factsIn = (position: PositionView): PixoidFacts => pixoidFacts(position.facts);
const seatsOf = (facts: PixoidFacts): readonly string[] =>
  controllersOf(facts).slice(0, facts.scores.length).map(pieceWord);

export function positionInWords(position: PositionView): readonly string[] {
  const facts = factsIn(position);
  const own = position.choices as Readonly<Record<string, PixoidChoices>>;
  const { where, can } = pixoidText({ facts, seats: seatsOf(facts), own, events: [] });
  return [...where, ...can];
}

/** What a player sees beside the board: the cubes taken, those left, what the round is worth. */
export function atTable(position: PositionView): TemplateResult {
  return aside(factsIn(position));
}

function aside(facts: PixoidFacts): TemplateResult {
  return html`${card("Pixoid", pixoidHaul(facts), nothing, "lesson-cubes")}${reserveTray(facts)}${stakes(facts)}`;
}

/** Complete a step with the move with which Pixoid gets away, and picks up most, if he still has to choose. */
export async function bestReply(
  position: PositionView,
  moves: Moves,
  attempt: (moves: Moves) => Promise<TriedMoves>,
): Promise<TriedMoves> {
  const { pixoid } = factsIn(position);
  const choices = position.choices[pixoid] as PixoidChoices;
  if (moves[pixoid] || choices.kind !== "program") return attempt(moves);
  const programs = DIRECTIONS.flatMap((direction) => {
    const way = choices.directions[direction];
    return isLocked(way) ? [] : way.path.map((_, at) => way.move.replace("{distance}", String(at + 1)));
  });
  const all = await Promise.all(programs.map((move) => attempt({ ...moves, [pixoid]: move })));
  const worth = ({ events }: TriedMoves): number =>
    events.filter(({ code }) => code === "pixoid.picked-up").length - 9 * Number(events.some(isCatch));
  return all.reduce((best, one) => (worth(one) > worth(best) ? one : best));
}

const isCatch = ({ code }: EventView): boolean => code === "pixoid.caught";

export class PixoidLesson implements LessonControls {
  #dials = new Dials();
  #held = false;

  constructor(private readonly running: () => LessonProgress) {}

  #dial(piece: string): Dial {
    return this.#dials.of(piece);
  }

  #choices(now: PositionView): readonly (readonly [SeatColour, PixoidChoices])[] {
    const running = this.running();
    if (running.answer?.kind === "right" || running.answer?.kind === "wrong") return [];
    return running.task.pieces.flatMap((piece) => {
      const choices = now.choices[piece] as PixoidChoices | undefined;
      return choices ? [[piece as SeatColour, choices] as const] : [];
    });
  }

  names(position: PositionView): Names {
    return pixoidNames(factsIn(position), seatsOf(factsIn(position)));
  }

  /** The facts to draw: after a round its end, until the learner continues. */
  #shown(now: PositionView): PixoidFacts {
    const { answer } = this.running();
    return (answer && endedRound(factsIn(answer.before), answer.events)) ?? factsIn(now);
  }

  board(now: PositionView): TemplateResult {
    const facts = this.#shown(now);
    const { showing } = this.running();
    const own = showing ? [] : this.#choices(now);
    const place = own.find(([, choices]) => choices.kind === "place");
    const dials = own.map(([piece, choices]) => [piece, choices, this.#dial(piece)] as const);
    return dialBoard(facts, seatsOf(facts), dials, {
      compact: isNarrow(),
      decided: Object.fromEntries(
        controllersOf(facts).map((piece) => [piece, showing || (this.#dials.get(piece)?.given ?? false)]),
      ),
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
        if (choice && isLocked(choice)) this.running().reject(choice.locked, choice.rule, { ...choice.values });
        else dial.pix = pix;
        app.changed();
      },
    };
  }

  controls(now: PositionView): TemplateResult | typeof nothing {
    const running = this.running();
    const own = this.#choices(now);
    if (own.length === 0 || running.showing) return nothing;
    const facts = factsIn(now);
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
          ready: dial.given ?? false,
          busy: running.busy,
          named: (other) => names.pieces[other] ?? other,
          ...(own.length > 1
            ? { head: { name: pieceWord(piece), role: say("web-pixoid-role", { role: roleOf(facts, piece) }) } }
            : {}),
        },
        {
          onDial: (direction, distance) => {
            Object.assign(dial, { direction, distance, tried: null });
            if (running.answer?.kind === "rejected") running.answer = null;
            app.changed();
          },
          onReady: () => this.#ready(piece, now),
          onChange: () => {
            dial.given = false;
            app.changed();
          },
          onTried: (direction) => {
            dial.tried = direction;
            const way = choices.directions[direction];
            if (isLocked(way)) running.reject(way.locked, way.rule, { ...way.values });
            app.changed();
          },
        },
      );
    })}
    ${this.#held && own.some(([piece]) => this.#dial(piece).given) && running.task.hold ? html`<p class="card notched lesson-held" role="status">${say("web-lesson-held")}</p>` : nothing}`;
  }

  #ready(piece: SeatColour, now: PositionView): void {
    const running = this.running();
    this.#dial(piece).given = true;
    const own = this.#choices(now);
    app.changed();
    if (own.some(([other]) => !this.#dial(other).given)) return;
    if (running.task.hold && !this.#held) {
      this.#held = true;
      return;
    }
    const moves = own.map(([other, choices]) => [other, programOf(choices as ProgramChoices, this.#dial(other))]);
    void running.attempt(Object.fromEntries(moves)).then(() => {
      for (const [other] of own) this.#dial(other).given = false;
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

  aside(now: PositionView): TemplateResult {
    const facts = this.#shown(now);
    return facts.phase === "placing" ? html`` : aside(facts);
  }

  async show(board: SVGSVGElement, before: PositionView, after: TriedMoves, signal: AbortSignal): Promise<void> {
    await playReveal(board, after.events, speed(), { facts: factsIn(before), reduced: isReduced(), signal });
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
        this.running().reject(way.locked, way.rule, { ...way.values });
      } else Object.assign(dial, program, { given: false, tried: null });
    }
    app.changed();
  }

  reset(): void {
    this.#dials = new Dials();
    this.#held = false;
  }

  error({ code, rule, values }: LessonAnswer): string {
    return reason({ locked: code, rule, values }, 0);
  }
}

/** The dialled move, legal or not: the rules themselves reject illegal moves. */
function programOf(choices: ProgramChoices, dial: Dial): string {
  return moveOf(choices, dial) ?? `${dial.direction}${dial.distance}`;
}

/** The facts before a step with its runs and cubes if it ended a round, else null. */
export function endedRound(before: PixoidFacts, events: readonly EventView[]): PixoidFacts | null {
  let ended: PixoidFacts | null = null;
  let facts = before;
  for (const { code, values } of events as readonly PixoidEvent[]) {
    if (code === "pixoid.moved") {
      const end = values.path.at(-1) ?? facts.cubes[values.piece] ?? null;
      facts = { ...facts, cubes: { ...facts.cubes, [values.piece]: end } };
    } else if (code === "pixoid.picked-up") {
      facts = { ...facts, bonus: facts.bonus.filter((pix) => pix !== values.pix), picked_up: values.bonus };
    } else if (code === "pixoid.cube-taken") facts = { ...facts, taken: values.taken, reserve: values.left };
    else if (code === "pixoid.round-over") ended = facts;
  }
  return ended;
}
