/** Shares a moment of a finished game: a link that opens it there, and a short GIF of what happens. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address, ON_DEVICE } from "../../addresses.ts";
import { icon } from "../../draw/pixels.ts";
import type { PlayedGame } from "../../games/played_game.ts";
import { turningPoint } from "../../games/turning_point.ts";
import { afterFrame, app } from "../../ui/app.ts";
import { button } from "../../ui/kit.ts";
import { sheet } from "../../ui/sheet.ts";
import { say } from "../../words.ts";
import { share } from "../page_frame.ts";
import { hasPoints } from "../result_numbers.ts";
import { recordClip } from "./record_clip.ts";

/** A viewer who doesn't know the moves of the turn after the decisive one. */
const NOBODY = -1;

/** The moment before the move that decided a game. */
export function decisiveMoment(played: PlayedGame): number {
  const point = hasPoints(played) ? turningPoint(played) : null;
  return Math.max(0, (point?.at ?? played.last) - 1);
}

class Sharing {
  readonly #ending = new AbortController();
  readonly #board;
  #recording = false;
  #gif: { readonly file: File; readonly url: string } | null = null;

  constructor(
    private readonly played: PlayedGame,
    private readonly from: number,
    private readonly title: string,
    private readonly isResult: boolean,
  ) {
    this.#board = played.view.board(played, () => app.changed());
  }

  view(): TemplateResult {
    const table = ON_DEVICE ? "" : this.played.table; // a game on this device has no link for others
    const close = (): void => {
      this.#ending.abort();
      app.closeSheet();
    };
    const send = (path: string) => () => void share(address(path), this.title);
    return sheet(
      say("web-looking-share-result"),
      html`<div class="clip">
        <div class="clip-board board">${
          this.#gif
            ? html`<img src=${this.#gif.url} alt=${this.title} />`
            : this.isResult && !this.#recording
              ? this.#board.view(this.from + 1, NOBODY, false)
              : this.#board.view(this.from, null, this.#recording)
        }</div>
        <p><b>${this.title}</b> ${this.isResult && !hasPoints(this.played) ? nothing : html`<small>${this.played.whenText(this.from)}</small>`}</p>
        <div class="clip-acts">
          ${table ? button(say("web-share-moment"), send(`/g/${table}?step=${this.from}`), { icon: "link", kind: this.#gif ? "" : "primary" }) : nothing}
          ${table && this.isResult ? button(say("web-share-result"), send(`/g/${table}?result`), { icon: "crownI" }) : nothing}
          ${this.#gif ? this.#save(this.#gif) : button(say(this.#recording ? "web-share-recording" : "web-share-record"), () => void this.#record(), { icon: "play", disabled: this.#recording })}
        </div>
      </div>`,
      close,
    );
  }

  #save({ file, url }: { readonly file: File; readonly url: string }): TemplateResult {
    const send = navigator.canShare?.({ files: [file] })
      ? button(
          say("web-share-send"),
          () => void navigator.share({ files: [file], title: this.title }).catch(() => {}),
          { icon: "share" },
        )
      : nothing;
    return html`<a class="btn notched primary" href=${url} download=${file.name}>${icon("down")}<span>${say("web-share-save")}</span></a>${send}`;
  }

  async #record(): Promise<void> {
    const { signal } = this.#ending;
    this.#recording = true;
    app.changedNow();
    await afterFrame();
    const board = (): SVGSVGElement | null => document.querySelector(".clip-board svg");
    const play = async (): Promise<void> => {
      const picture = board();
      if (picture) await this.#board.play(picture, this.from, signal, () => {});
    };
    const gif = await recordClip(board, play, this.title, signal).catch(() => null);
    this.#recording = false;
    if (gif) {
      const file = new File([gif], "pixcade.gif", { type: gif.type });
      this.#gif = { file, url: await urlOf(gif) };
    } else if (!signal.aborted) app.notify(say("web-share-failed"));
    app.changed();
  }
}

const urlOf = (file: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(file);
  });

/** Open the sheet for a moment, by default the decisive one. */
export function openSharing(played: PlayedGame, title: string, at?: number): void {
  const sharing = new Sharing(played, at ?? decisiveMoment(played), title, at === undefined);
  app.openSheet(() => sharing.view());
}
