/** Import a record: chosen, dropped or pasted, checked by the server and shown. */

import { html, nothing, type TemplateResult } from "lit-html";
import { icon } from "../draw/pixels.ts";
import { PlayedGame } from "../games/played_game.ts";
import { reviewView } from "../games/reviews.ts";
import type { ReplayView } from "../generated/protocol.ts";
import { errorText, frame } from "../review/page_frame.ts";
import { Replay } from "../review/replay.ts";
import { gameResult, unfoldResult } from "../review/result_page.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import type { PageAddress } from "../url_patterns.ts";
import { errorIn, post, type Rejected } from "../wire/api.ts";
import { say } from "../words.ts";

class RecordPage {
  #replay: Replay | null = null;
  #rejected: Rejected | null = null;
  #text = "";
  #reading = false;
  #showsResult = false;
  #over = false;

  view(): TemplateResult {
    if (this.#replay) return this.#showsResult ? this.#result(this.#replay.played) : this.#replay.view();
    return frame(html`<h1>${say("web-record-title")}</h1><p>${say("web-looking-record-about")}</p>
      ${this.#error()}
      <div class="drop ${this.#over ? "over" : ""}" @dragover=${this.#drag} @dragleave=${this.#drag} @drop=${this.#drop}>
        ${icon("book", 32)}<p>${say("web-looking-record-drop")}</p>
        <label class="btn notched">${icon("up")}<span>${say("web-record-choose")}</span>
          <input type="file" accept=".pixcade,.txt,text/plain" @change=${this.#choose} /></label>
      </div>
      <form class="paste" @submit=${this.#submit}>
        <label class="paste"><span>${say("web-looking-record-paste")}</span>
          <textarea spellcheck="false" autocomplete="off" .value=${this.#text}></textarea></label>
        <p class="looking-row"><button type="submit" class="btn notched primary" ?disabled=${this.#reading}>${icon("play")}<span>${say("web-looking-record-open")}</span></button>
          <span role="status">${this.#reading ? say("web-looking-record-reading") : ""}</span></p>
      </form>`);
  }

  #error(): TemplateResult | typeof nothing {
    const rejected = this.#rejected;
    if (rejected === null) return nothing;
    const { line, column } = rejected.values;
    const written = typeof line === "number" ? this.#text.split(/\r?\n/)[line - 1] : undefined;
    return html`<section class="rejected notched" role="alert"><h2>${say("web-looking-record-rejected")}</h2>
      <p>${errorText(rejected)}</p>
      ${written ? html`<pre aria-hidden="true">${`${written.slice(0, 200)}\n${" ".repeat(Math.max(0, Number(column) - 1))}^`}</pre>` : nothing}
    </section>`;
  }

  readonly #drag = (event: DragEvent): void => {
    event.preventDefault();
    this.#over = event.type === "dragover";
    app.changed();
  };

  readonly #drop = (event: DragEvent): void => {
    event.preventDefault();
    this.#over = false;
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void this.#readFile(file);
    else void this.#read(event.dataTransfer?.getData("text") ?? "");
  };

  readonly #choose = (event: Event): void => {
    const [file] = (event.target as HTMLInputElement).files ?? [];
    if (file) void this.#readFile(file);
  };

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void this.#read((event.target as HTMLFormElement).querySelector("textarea")?.value ?? "");
  };

  async #readFile(file: File): Promise<void> {
    await this.#read(await file.text());
  }

  async #read(record: string): Promise<void> {
    if (this.#reading || record.trim() === "") return;
    this.#text = record;
    this.#reading = true;
    this.#rejected = null;
    app.changed();
    try {
      const replay = await post<ReplayView>("/api/upload", { record });
      const played = new PlayedGame(replay, reviewView(replay.game));
      this.#replay = new Replay(played, {
        begin: 0,
        link: null,
        result: played.replay.result === "unfinished" ? null : () => this.#turnTo(true),
        other: () => this.#again(),
      });
      window.scrollTo(0, 0);
    } catch (error) {
      this.#rejected = errorIn(error);
    }
    this.#reading = false;
    app.changed();
  }

  #turnTo(result: boolean): void {
    this.#showsResult = result;
    this.#replay?.transport.pause();
    if (result && this.#replay) void unfoldResult(this.#replay.played);
    window.scrollTo(0, 0);
  }

  #result(played: PlayedGame): TemplateResult {
    return gameResult(
      played,
      button(say("web-replay"), () => this.#turnTo(false), { icon: "play", kind: "primary" }),
    );
  }

  #again(): void {
    this.leave();
    this.#replay = null;
    this.#text = "";
    app.changed();
  }

  leave(): void {
    this.#replay?.close();
  }
}

export function open(_place: PageAddress, into: HTMLElement): LeavePage {
  const page = new RecordPage();
  return app.show(
    into,
    () => say("web-record-title"),
    () => page.view(),
    () => page.leave(),
  );
}
