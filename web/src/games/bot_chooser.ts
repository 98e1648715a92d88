/** Choosing bots and options. The last choice is preselected, and used without asking next time. */

import { html, nothing, type TemplateResult } from "lit-html";
import { face } from "../draw/faces.ts";
import { recall, remember } from "../storage.ts";
import { app } from "../ui/app.ts";
import { button, choices } from "../ui/kit.ts";
import { places, playNow } from "../ui/new_table.ts";
import { sheet } from "../ui/sheet.ts";
import { loadParts, say, sayOr } from "../words.ts";
import { cast, formatBot, lastLevel, levelsOf, others, personaName } from "./bots.ts";
import type { BoardPicker } from "./contract.ts";
import { cardOf, gameName, optionValue } from "./index.ts";

type Options = Readonly<Record<string, string>>;

export function lastChoice(game: string): Options | null {
  try {
    const kept: unknown = JSON.parse(recall(`bots.${game}`));
    const card = cardOf(game);
    const known = [...(card?.mainOptions ?? []), card?.boards?.option];
    const shown = Object.entries(kept as Options).filter(([name]) => known.includes(name));
    return Object.fromEntries(shown.map(([name, value]) => [name, String(value)]));
  } catch {
    return null;
  }
}

/** Start a game with the last choice or the defaults. `given` overrides options for this game. */
export async function playAsBefore(game: string, given: Options = {}): Promise<void> {
  const options = await onABoard(game, { ...cardOf(game)?.usual("bots"), ...lastChoice(game), ...given });
  await playNow(game, options, (count) => opponents(game, count));
}

function chosenCast(): readonly string[] {
  const known = cast();
  return recall("cast")
    .split(" ")
    .filter((one) => known.includes(one));
}

function opponents(game: string, count: number): readonly string[] {
  const level = lastLevel(game);
  const chosen = chosenCast().slice(0, count);
  const personas = [...chosen, ...others(chosen, count - chosen.length)];
  return Array.from({ length: count }, (_, at) => formatBot(level, personas[at] ?? ""));
}

export function againstBots(game: string, given: Options = {}): void {
  if (lastChoice(game)) void playAsBefore(game, given);
  else openChooser(game, given);
}

async function onABoard(game: string, options: Options): Promise<Options> {
  const boards = cardOf(game)?.boards;
  if (!boards) return options;
  const { [boards.option]: wish = "", ...others } = options;
  const board =
    wish &&
    (await boards
      .load()
      .then(({ resolved }) => resolved(wish))
      .catch(() => ""));
  return board ? { ...others, [boards.option]: board } : others;
}

export function openChooser(game: string, given: Options = {}): void {
  const chosen: Record<string, string> = { ...cardOf(game)?.usual("bots"), ...lastChoice(game), ...given };
  const boards = cardOf(game)?.boards;
  let picker: BoardPicker | null = null;
  void boards?.load().then(
    (loaded) => {
      picker = loaded;
      app.changed();
    },
    () => {},
  );
  const takeBoard = (value: string): void => {
    if (boards) chosen[boards.option] = value;
    app.changed();
  };
  let level = lastLevel(game);
  let against = chosenCast();
  const start = (): void => {
    remember(`bots.${game}`, JSON.stringify(chosen));
    remember("level", level);
    remember("cast", against.slice(-seats()).join(" "));
    app.closeSheet();
    void playAsBefore(game);
  };
  const takeLevel = (value: string): void => {
    level = value;
    app.changed();
  };
  const seats = (): number => places(game, chosen) - 1;
  const meet = (personas: readonly string[]): void => {
    against = personas;
    app.changed();
  };
  const toggleOne = (one: string): void =>
    meet(against.includes(one) ? against.filter((other) => other !== one) : [...against, one].slice(-seats()));
  void app.attempt(speakOfCast);
  app.openSheet(() =>
    sheet(
      say("web-bots-title", { game: gameName(game) }),
      html`<div class="settings">
        ${choices("level", say("web-bots-level"), levels(game), level, takeLevel)}
        ${(cardOf(game)?.mainOptions ?? []).map((name) => optionChoices(game, name, chosen))}
        ${boards ? html`<div class="board-choice">${picker?.choices(chosen[boards.option] ?? "", takeBoard) ?? nothing}</div>` : nothing}
        ${castChoices("cast", say("web-bots-who"), against.slice(-seats()), [], toggleOne, true)}
        ${cast().length ? button(say("web-bots-shuffle"), () => meet(others([], seats())), { icon: "again" }) : nothing}
        ${button(say("web-lobby-start"), start, { icon: "play", kind: "primary", first: true })}
      </div>`,
      app.closeSheet,
    ),
  );
}

export const speakOfCast = (): Promise<void> => loadParts("bots");

/** Bot personas to choose from, one or with `several` any number, and details of the chosen ones. */
export function castChoices(
  name: string,
  label: string,
  chosen: readonly string[],
  taken: readonly string[],
  choose: (persona: string) => void,
  several = false,
): TemplateResult | typeof nothing {
  const all = cast();
  if (all.length === 0) return nothing;
  const about = chosen.map(
    (persona) => html`<p><b>${personaName(persona)}</b> ${sayOr("web-persona", "", { persona })}</p>`,
  );
  return html`<fieldset class="choices cast">
    <legend>${label}</legend>
    <div class="options">
      ${all.map(
        (one) => html`<label class="option notched ${chosen.includes(one) ? "chosen" : ""}">
          <input type=${several ? "checkbox" : "radio"} name=${name} value=${one} autocomplete="off"
            .checked=${chosen.includes(one)} ?disabled=${taken.includes(one)} @change=${() => choose(one)} />
          ${face(one, 36)}<span>${personaName(one)}</span></label>`,
      )}
    </div>
    <div class="cast-about" aria-live="polite">${several && about.length === 0 ? html`<p>${say("web-bots-surprise")}</p>` : about}</div>
  </fieldset>`;
}

function levels(game: string): { value: string; label: string }[] {
  return levelsOf(game).map((value) => ({ value, label: say(`web-level-${value}`) }));
}

function optionChoices(game: string, name: string, chosen: Record<string, string>): TemplateResult | typeof nothing {
  const option = app.server?.games.find(({ id }) => id === game)?.options.find((one) => one.name === name);
  if (!option) return nothing;
  const values = option.choices.map((value) => ({ value, label: optionValue(game, name, value) }));
  return choices(
    `bots-${name}`,
    sayOr(`${game}-option-${name}`, name),
    values,
    chosen[name] ?? option.default,
    (value) => {
      chosen[name] = value;
      app.changed();
    },
  );
}
