/** The rows of the dialog for a new game. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { checked } from "../draw/directives.ts";
import { face } from "../draw/faces.ts";
import { colourClass, icon, type PieceName, symbol, tile } from "../draw/pixels.ts";
import { app } from "../ui/app.ts";
import { clocksFor } from "../ui/clocks.ts";
import { button, meter } from "../ui/kit.ts";
import { nameProblem } from "../ui/names.ts";
import { say, sayOr } from "../words.ts";
import { cast, levelsOf, personaName } from "./bots.ts";
import { cardOf, optionValue } from "./index.ts";
import type { NewGame } from "./new_game_choice.ts";

function row(name: string, label: string, about: string, content: unknown): TemplateResult {
  // no fieldset: WebKit puts a legend outside the grid
  return html`<div class="new-game-row row-${name}" role="group" aria-labelledby="new-${name}">
    <p class="new-game-label" id="new-${name}"><b>${label}</b>${about ? html` <small>${about}</small>` : nothing}</p>
    <div class="new-game-options">${content}</div></div>`;
}

interface Option {
  readonly name: string;
  readonly value: string;
  readonly is: boolean;
  readonly choose: () => void;
  readonly kind?: string;
}

function option({ name, value, is, choose, kind = "" }: Option, content: unknown): TemplateResult {
  return html`<label class="new-option option notched ${kind} ${is ? "chosen" : ""}">
    <input type="radio" name=${name} value=${value} autocomplete="off" .checked=${is} @change=${choose} />${content}</label>`;
}

export function levels(chosen: NewGame): TemplateResult {
  const choose = (level: string) => (): void => {
    chosen.level = level;
    app.changed();
  };
  return row(
    "level",
    say("web-bots-level"),
    app.device?.aboutLevels() ?? say("web-new-level-about"),
    levelsOf(chosen.game).map((level, at) =>
      option(
        { name: "level", value: level, is: level === chosen.level, choose: choose(level) },
        html`${meter(at + 1)}<b>${say(`web-level-${level}`)}</b><small>${say("web-new-level", { level })}</small>`,
      ),
    ),
  );
}

/** Length and players; for a game without a card, all its options that have a list of values. */
export function gameOptions(chosen: NewGame): TemplateResult {
  const { game, options } = chosen;
  const card = cardOf(game);
  const info = app.server?.games.find(({ id }) => id === game);
  if (!card) {
    const all = (info?.options ?? []).filter(({ choices }) => choices.length > 0);
    return html`${all.map((one) =>
      row(
        one.name,
        sayOr(`${game}-option-${one.name}`, one.name),
        "",
        one.choices.map((value) => {
          const is = value === (options[one.name] ?? one.default);
          const choose = (): void => chosen.set({ [one.name]: value });
          return option({ name: one.name, value, is, choose }, html`<b>${optionValue(game, one.name, value)}</b>`);
        }),
      ),
    )}`;
  }
  const lengths = card.lengths.map((length) => {
    const of = `${game}-${length.id}`;
    const choose = (): void => chosen.set(length.options);
    return option(
      { name: "length", value: length.id, is: length === chosen.length, choose },
      html`<b>${say("web-length", { length: of })}</b><span class="new-game-time">${icon("time", 14)}${say("web-minutes", { minutes: length.minutes })}</span>
        <small>${say("web-length-about", { length: of })}</small>`,
    );
  });
  const counts = info?.options.find(({ name }) => name === "players")?.choices ?? [];
  const players = counts.map((count) =>
    option(
      {
        name: "players",
        value: count,
        is: Number(count) === chosen.seats,
        choose: () => chosen.set({ players: count }),
      },
      html`<b>${say("web-new-players", { players: Number(count) })}</b>
        <span class="new-game-tiles">${card
          .pieces({ players: count })
          .flat()
          .map((piece) => tile(piece, "small", 16))}</span>
        <small>${say("web-new-players-about", { game: `${game}-${count}` })}</small>`,
    ),
  );
  return html`${row("length", say("web-new-length"), "", lengths)}${row("players", say("web-new-players-label"), "", players)}`;
}

export function board(chosen: NewGame): TemplateResult | typeof nothing {
  const { picker } = chosen;
  if (!cardOf(chosen.game)?.boards) return nothing;
  const picks = chosen.board !== "";
  return row(
    "board",
    say("web-maze-choose"),
    picks ? say("web-new-maze-about") : "",
    html`<div class="new-game-line">
        ${option({ name: "board", value: "any", is: !picks, choose: () => (chosen.board = ""), kind: "short" }, html`<b>${say("web-new-maze-any")}</b>`)}
        ${option({ name: "board", value: "pick", is: picks, choose: () => chosen.pickBoard(), kind: "short" }, html`<b>${say("web-new-maze-pick")}</b>`)}
        ${picks ? html`<a href=${address("/mazes")}>${say("web-new-maze-all")}</a>` : nothing}</div>
      ${
        picks && picker
          ? html`<div class="new-game-boards">${chosen.boards.map((one) => {
              const is = one === chosen.board;
              return html`<label class="new-board notched ${is ? "chosen" : ""}">
                <input type="radio" name="maze" value=${one} autocomplete="off" .checked=${is} @change=${() => (chosen.board = one)} />
                ${picker.tile(one)}${is ? html`<i class="corner">${icon("check", 16)}</i>` : nothing}</label>`;
            })}</div>`
          : nothing
      }`,
  );
}

export function clock(chosen: NewGame): TemplateResult {
  const choose = (name: string) => (): void => {
    chosen.clock = name;
    app.changed();
  };
  return row(
    "clock",
    say("web-clock-setting"),
    "",
    clocksFor(chosen.way).map((name) =>
      option(
        { name: "clock", value: name, is: name === chosen.clock, choose: choose(name) },
        html`<b>${say(`web-clock-${name}`)}</b>`,
      ),
    ),
  );
}

const piecesAt = (chosen: NewGame, seat: number): readonly PieceName[] =>
  cardOf(chosen.game)?.pieces({ ...chosen.options, players: String(chosen.seats) })[seat] ?? ["amber"];

/** A name for each seat on this device; bots take the seats without one. */
export function names(chosen: NewGame): TemplateResult {
  return row(
    "names",
    say("web-new-names"),
    say("web-new-names-about"),
    Array.from({ length: chosen.seats }, (_, seat) => {
      const pieces = piecesAt(chosen, seat);
      const problem = chosen.names[seat]?.trim() ? nameProblem(chosen.names[seat] ?? "") : "";
      const change = ({ currentTarget }: Event): void => {
        chosen.names[seat] = (currentTarget as HTMLInputElement).value;
        app.changed();
      };
      return html`<label class="new-name field ${colourClass(pieces[0] ?? "amber")}"><span class="new-game-tiles">${pieces.map((piece) => tile(piece, "", 24))}</span>
        <span class="unseen">${say("web-new-name", { seat: seat + 1 })}</span>
        <input class="name-field" autocomplete="off" spellcheck="false" enterkeyhint="done" .value=${chosen.names[seat] ?? ""}
          placeholder=${say("web-seat-bot")} aria-invalid=${String(problem !== "")} @input=${change} />
        ${problem ? html`<small role="alert">${problem}</small>` : nothing}</label>`;
    }),
  );
}

export function opponents(chosen: NewGame): TemplateResult | typeof nothing {
  const all = cast();
  if (all.length === 0) return nothing;
  const faces = all.map((persona) => {
    const seat = chosen.cast.indexOf(persona) + 1;
    const pieces = seat ? piecesAt(chosen, seat) : [];
    return html`<label class="new-face notched ${seat ? `chosen ${colourClass(pieces[0] ?? "amber")}` : ""}">
      <input type="checkbox" name="cast" value=${persona} autocomplete="off" ${checked(seat > 0)} @change=${() => chosen.meet(persona)} />
      ${face(persona, 54)}<span>${personaName(persona)}</span>
      ${pieces.map((piece) => html`<i class="corner">${symbol(piece, 16)}</i>`)}</label>`;
  });
  return row(
    "cast",
    say("web-new-opponents"),
    say("web-new-opponents-about"),
    html`${faces}${button(html`${icon("again", 22)}${say("web-new-shuffle")}`, () => chosen.shuffle())}`,
  );
}
