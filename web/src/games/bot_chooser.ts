/** Against bots: how strong they are and what is played. The last choice is ready, and the next time it is taken at once. */

import { html, nothing, type TemplateResult } from "lit-html";
import { remember, remembered } from "../storage.ts";
import { app } from "../ui/app.ts";
import { button, choices } from "../ui/kit.ts";
import { playNow } from "../ui/new_table.ts";
import { sheet } from "../ui/sheet.ts";
import { say, sayOr } from "../words.ts";
import { cardOf, gameName, optionValue } from "./index.ts";
import type { BoardPicker } from "./view.ts";

type Options = Readonly<Record<string, string>>;
const FIRST = "rookie";

/** What was chosen last for a game; null before anything was. */
export function lastChoice(game: string): Options | null {
  try {
    const kept: unknown = JSON.parse(remembered(`bots.${game}`));
    const card = cardOf(game);
    const known = [...(card?.asked ?? []), card?.boards?.option];
    const asked = Object.entries(kept as Options).filter(([name]) => known.includes(name));
    return Object.fromEntries(asked.map(([name, value]) => [name, String(value)]));
  } catch {
    return null;
  }
}

/** Play at once as the last time, or as is usual; what is `given` holds for this game. */
export async function playAsBefore(game: string, given: Options = {}): Promise<void> {
  await playNow(game, await onABoard(game, { ...cardOf(game)?.usual("bots"), ...lastChoice(game), ...given }));
}

/** Play as the last time; whoever has chosen nothing yet is asked. */
export function againstBots(game: string, given: Options = {}): void {
  if (lastChoice(game)) void playAsBefore(game, given);
  else openChooser(game, given);
}

/** The options with a board in the place of a wish for one; chance decides where boards can't be loaded. */
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
    () => {}, // chance decides
  );
  const takeBoard = (value: string): void => {
    if (boards) chosen[boards.option] = value;
    app.changed();
  };
  let level = remembered("level") || "regular";
  const start = (): void => {
    remember(`bots.${game}`, JSON.stringify(chosen));
    remember("level", level);
    app.closeSheet();
    void playAsBefore(game);
  };
  const takeLevel = (value: string): void => {
    level = value;
    app.changed();
  };
  app.openSheet(() =>
    sheet(
      say("web-bots-title", { game: gameName(game) }),
      html`<div class="settings">
        ${choices("level", say("web-bots-level"), levels(), level, takeLevel)}
        ${(cardOf(game)?.asked ?? []).map((name) => optionChoices(game, name, chosen))}
        ${boards ? html`<div class="board-choice">${picker?.choices(chosen[boards.option] ?? "", takeBoard) ?? nothing}</div>` : nothing}
        ${button(say("web-lobby-start"), start, { icon: "play", kind: "primary" })}
      </div>`,
      app.closeSheet,
    ),
  );
}

function levels(): { value: string; label: string }[] {
  return (app.server?.levels ?? []).map((value) => ({
    value,
    label: say(value === FIRST ? "web-bots-first" : `web-level-${value}`),
  }));
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
