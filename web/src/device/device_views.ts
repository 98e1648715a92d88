/** What a site without a server adds to the pages: a badge, cards on the front page, and what needs a server. */

import { html, nothing, type TemplateResult } from "lit-html";
import { SERVER } from "../addresses.ts";
import { icon } from "../draw/pixels.ts";
import { recall, remember } from "../storage.ts";
import type { DeviceViews } from "../ui/app.ts";
import { app } from "../ui/app.ts";
import { saveFile } from "../ui/files.ts";
import { button, type Content, card } from "../ui/kit.ts";
import { sheet } from "../ui/sheet.ts";
import { getText } from "../wire/api.ts";
import { say } from "../words.ts";
import { enginePlate, megabytes } from "./engine_plate.ts";
import { installCard } from "./install_card.ts";
import { SavedGames } from "./saved_games.ts";
import type { DeviceTransport } from "./transport.ts";
import { Updates } from "./updates.ts";

const SENTENCE = "needs-server";
const WEB_ADDRESS = /^https?:\/\/[^\s/]/;

/** The server that buttons link to: the one in the settings, or the one this site was built for; empty for none. */
const serverAddress = (): string => recall("server") || SERVER;

export class OnDevice implements DeviceViews {
  readonly #saved = new SavedGames();
  readonly #updates = new Updates(() => app.changed());

  constructor(private readonly transport: DeviceTransport) {}

  begin(): void {
    void this.#updates.begin();
    void this.#saved.look();
  }

  overlay(): Content {
    return enginePlate(this.transport);
  }

  badge(): Content {
    const open = (): void => app.openSheet(() => sheet(say("web-device-here"), this.#column(), app.closeSheet));
    return html`<button type="button" class="btn notched device-badge" @click=${open}>${icon("hand", 18)}<span>${say("web-device-here")}</span></button>`;
  }

  cards(): Content {
    return html`<section class="front-part device-part">${this.#column()}</section>`;
  }

  promise(): string {
    return say("web-device-promise");
  }

  aboutBots(): string {
    return say("web-device-bots");
  }

  aboutLevels(): string {
    return say("web-device-levels");
  }

  aboutReviews(): TemplateResult {
    return html`<p>${say("web-device-review")}</p>`;
  }

  settings(): TemplateResult {
    return html`<label class="field"><span>${say("web-device-address")}</span>
      <input type="url" autocomplete="off" spellcheck="false" placeholder="https://" .value=${serverAddress()}
        @change=${chooseServer} /></label>`;
  }

  record(table: string, game: string): TemplateResult {
    const save = async (): Promise<void> =>
      saveFile(`${game}.pixcade`, await getText(`/api/games/${table}/record`), "text/plain");
    return button(say("web-download"), () => void app.attempt(save), { icon: "down" });
  }

  serverOnly(content: Content, kind: string): TemplateResult {
    const server = serverAddress();
    if (server) return html`<a class="${kind} server-only" href=${server}>${content}</a>`;
    return html`<button type="button" class="${kind} server-only" @click=${explain}>${content}</button>`;
  }

  #column(): TemplateResult {
    return html`<div class="device-cards">
      ${this.#updates.isReady ? this.#update() : nothing}
      ${recall("done") ? installCard() : nothing}
      ${worksOffline()}${this.#savedCard()}</div>${needsServer()}`;
  }

  #update(): TemplateResult {
    return card(
      say("web-update"),
      html`<p>${say("web-update-why")}</p>
        ${button(say("web-update-now"), () => this.#updates.apply(), { icon: "again" })}<small>${say("web-update-when")}</small>`,
    );
  }

  #savedCard(): TemplateResult {
    const saved = this.#saved;
    const row = (label: string, value: Content): TemplateResult => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
    const choose = ({ target }: Event): void => {
      const field = target as HTMLInputElement;
      const [file] = field.files ?? [];
      if (file) void saved.import(file);
      field.value = "";
    };
    return card(
      say("web-device-saved"),
      html`<dl>${row(say("web-device-finished"), String(saved.finished))}${row(say("web-device-going"), String(saved.going))}
        ${saved.bytes ? row(say("web-device-space"), say("web-device-size", { size: megabytes(saved.bytes) })) : nothing}</dl>
        <p>${say("web-device-clearing")}</p><p class="device-row">
        ${button(say("web-device-export"), () => void saved.export(), { icon: "down" })}
        <label class="btn notched quiet"><input class="unseen" type="file" accept=".json,application/json" @change=${choose} />
          <span>${say("web-device-import")}</span></label></p>`,
    );
  }
}

function worksOffline(): TemplateResult {
  const works = [
    say("web-device-works-bots"),
    say("web-device-works-device"),
    say("web-device-works-lessons"),
    say("web-device-works-puzzles"),
    say("web-device-works-mazes"),
    say("web-device-works-replays"),
  ];
  return card(
    say("web-device-offline"),
    html`<ul class="device-works">${works.map((one) => html`<li>${icon("check", 16)}${one}</li>`)}</ul>
      <p>${say("web-device-levels")}</p>`,
  );
}

function needsServer(): TemplateResult {
  const server = serverAddress();
  return html`<p class="device-server" tabindex="-1" data-says=${SENTENCE}>${icon("plug", 20)}<span>${say("web-device-server")}</span>
    ${server ? html`<a class="btn notched" href=${server}>${icon("link")}<span>${say("web-device-connect")}</span></a>` : nothing}</p>`;
}

function chooseServer({ target }: Event): void {
  const text = (target as HTMLInputElement).value.trim();
  if (text && !WEB_ADDRESS.test(text)) app.notify(say("web-device-no-address"));
  else remember("server", text);
  app.changed();
}

/** Move the focus to the sentence about what needs a server, or show it on a page that doesn't have it. */
function explain(): void {
  const sentence = document.querySelector<HTMLElement>(`[data-says=${SENTENCE}]`);
  if (!sentence) app.notify(say("web-device-server"));
  sentence?.scrollIntoView({ block: "center" });
  sentence?.focus();
}
