/** Notices of slow games: mail, webhooks, the calendar of deadlines, quiet hours. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address, ON_DEVICE } from "../addresses.ts";
import { icon } from "../draw/pixels.ts";
import type { NoticeChannel, NoticesView, QuietHours } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button, select, toggle } from "../ui/kit.ts";
import { copyText } from "../ui/sheet.ts";
import { get, post } from "../wire/api.ts";
import { say, sayCode } from "../words.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));
/** The hours that are offered first. */
const NIGHT = { start: 22, end: 7 };

export class NoticesCard {
  #shown: NoticesView | null = null;
  #testing = "";

  constructor() {
    if (!app.person || ON_DEVICE) return; // there is nothing to show
    void get<NoticesView>("/api/notices")
      .then((shown) => this.#show(shown))
      .catch(() => {}); // the page shows elsewhere that there is no connection
  }

  #show(shown: NoticesView): void {
    this.#shown = shown;
    app.changed();
  }

  async #ask(path: string, body: object): Promise<boolean> {
    return app.attempt(async () => this.#show(await post<NoticesView>(`/api/notices/${path}`, body)));
  }

  async #test(id: string): Promise<void> {
    this.#testing = id;
    app.changed();
    await this.#ask("test", { id });
    this.#testing = "";
    app.changed();
  }

  async #add(kind: "mail" | "webhook", event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const input = (event.target as HTMLFormElement).querySelector("input");
    const language = document.documentElement.lang;
    if (input && (await this.#ask(kind, { address: input.value.trim(), language }))) input.value = "";
  }

  #arrange(quiet: QuietHours, change: Partial<QuietHours>): void {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    void this.#ask("quiet", { ...quiet, zone: timeZone, ...change });
  }

  #channel(one: NoticeChannel): TemplateResult {
    const { id, state } = one;
    const on = state === "on";
    const isMail = one.kind === "mail";
    const isNew = state === "unverified";
    return html`<li class="notice-channel">${icon(isMail ? "mail" : "link", 24)}
      <div><b>${say(isMail ? "web-notices-mail" : "web-notices-webhook")}</b><small>${isMail ? one.address : host(one.address)}</small>
        <p role="status">${this.#testing === id ? say("web-notices-sending") : stateOf(one)}</p></div>
      <div class="notice-actions">
        ${button(say(isNew ? "web-notices-again" : "web-notices-test"), () => void this.#test(id), { disabled: this.#testing !== "" })}
        ${isNew ? nothing : button(say(on ? "web-notices-stop" : "web-notices-start"), () => void this.#ask("change", { id, state: on ? "off" : "on" }), { kind: "quiet" })}
        ${button(say("web-notices-remove"), () => void this.#ask("change", { id, state: "removed" }), { kind: "quiet" })}
      </div></li>`;
  }

  view(): TemplateResult | typeof nothing {
    const shown = this.#shown;
    if (shown === null) return nothing;
    const { channels, quiet, calendar } = shown;
    const link = new URL(address(calendar), location.href).href;
    const isQuiet = quiet.start !== quiet.end;
    return html`<section class="notices card notched">
      <div class="head"><h2>${say("web-notices")}</h2></div>
      <p>${say("web-notices-about")}</p>
      ${channels.length ? html`<ul>${channels.map((one) => this.#channel(one))}</ul>` : nothing}
      ${
        shown.mail
          ? html`<form class="notice-add" @submit=${(event: SubmitEvent) => void this.#add("mail", event)}>
              <label class="field"><span>${say("web-notices-mail-address")}</span>
                <input type="email" maxlength="254" autocomplete="email" required /></label>
              <button type="submit" class="btn notched">${say("web-notices-add")}</button>
            </form>`
          : nothing
      }
      <form class="notice-add" @submit=${(event: SubmitEvent) => void this.#add("webhook", event)}>
        <label class="field"><span>${say("web-notices-address")}</span>
          <input type="url" maxlength="500" pattern="https://.*" placeholder="https://" autocomplete="off" required /></label>
        <button type="submit" class="btn notched">${say("web-notices-add")}</button>
      </form>
      <p class="notice-row"><span><b>${say("web-notices-calendar")}</b><small>${say("web-notices-calendar-about")}</small></span>
        ${button(say("web-copy"), () => void copyText(link), { icon: "link" })}</p>
      ${toggle(say("web-notices-quiet"), isQuiet, (on) => this.#arrange(quiet, on ? NIGHT : { start: 0, end: 0 }))}
      ${
        isQuiet
          ? html`<p class="notice-row">${select(say("web-notices-from"), HOURS, String(quiet.start), (value) => this.#arrange(quiet, { start: Number(value) }))}
              ${select(say("web-notices-to"), HOURS, String(quiet.end), (value) => this.#arrange(quiet, { end: Number(value) }))}</p>
            <p>${say("web-notices-quiet-about", { zone: quiet.zone.replaceAll("_", " ") })}</p>
            ${toggle(say("web-notices-ring"), quiet.ring ?? true, (ring) => this.#arrange(quiet, { ring }))}`
          : nothing
      }
    </section>`;
  }
}

function host(address: string): string {
  return new URL(address).host;
}

function stateOf({ state, sent, error }: NoticeChannel): string {
  if (state === "off") return say("web-notices-off");
  if (state === "unverified") return error ? sayCode(error, {}) : say("web-notices-unverified");
  if (error) return `${say(state === "paused" ? "web-notices-paused" : "web-notices-failing")} ${sayCode(error, {})}`;
  return say(sent < 0 ? "web-notices-none" : "web-notices-working");
}
