/** Continue from a moment of a finished game, on a seat of one's choice, against bots. */

import { html, type TemplateResult } from "lit-html";
import { lastLevel, levelsOf } from "../games/bots.ts";
import type { PlayedGame } from "../games/played_game.ts";
import type { TableMade } from "../generated/protocol.ts";
import { remember } from "../storage.ts";
import { app } from "../ui/app.ts";
import { button, choices } from "../ui/kit.ts";
import { sheet } from "../ui/sheet.ts";
import { post } from "../wire/api.ts";
import { pieceWord, say } from "../words.ts";

export function askWhatIf(played: PlayedGame, at: number, seat: number): void {
  const wish = { seat, level: lastLevel(played.replay.game), busy: false };
  const begin = async (): Promise<void> => {
    if (wish.busy) return;
    wish.busy = true;
    const { position } = played.frame(at);
    const body = { game: played.replay.game, position, seat: wish.seat, level: wish.level };
    await app.attempt(async () => app.go(`/t/${(await post<TableMade>("/api/whatif", body)).table}`));
    wish.busy = false;
  };
  app.openSheet(() =>
    sheet(
      say("web-looking-whatif"),
      content(played, at, wish, () => void begin()),
      app.closeSheet,
    ),
  );
}

function content(
  played: PlayedGame,
  at: number,
  wish: { seat: number; level: string },
  begin: () => void,
): TemplateResult {
  return html`<div class="settings">
    <p>${say("web-looking-whatif-about", { when: played.whenText(at) })}</p>
    ${choices(
      "whatif-seat",
      say("web-looking-whatif-seat"),
      played.seats.map((seat) => ({ value: String(seat), label: seatLabel(played, seat) })),
      String(wish.seat),
      (value) => {
        wish.seat = Number(value);
        app.changed();
      },
    )}
    ${choices(
      "whatif-level",
      say("web-bots-level"),
      levelsOf(played.replay.game).map((value) => ({ value, label: say(`web-level-${value}`) })),
      wish.level,
      (value) => {
        wish.level = value;
        remember("level", value);
        app.changed();
      },
    )}
    ${button(say("web-looking-whatif-start"), begin, { icon: "play", kind: "primary" })}
  </div>`;
}

function seatLabel(played: PlayedGame, seat: number): string {
  return say("web-looking-seat", {
    name: played.seatName(seat),
    piece: pieceWord(played.pieceOf(seat)),
  });
}
