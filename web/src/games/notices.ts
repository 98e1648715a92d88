/** Notices of slow games: this device, mail, webhooks, the calendar of deadlines, and when they come. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address, ON_DEVICE } from "../addresses.ts";
import { icon } from "../draw/pixels.ts";
import type { NoticeChannel, NoticesView, QuietHours } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button, select, toggle } from "../ui/kit.ts";
import { copyText } from "../ui/sheet.ts";
import { get, post } from "../wire/api.ts";
import { loadParts, say, sayCode } from "../words.ts";
import { PushDevice } from "./push.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }));
/** The hours that are offered first. */
const NIGHT = { start: 22, end: 7 };
const MORNING = 8;
const NO_DIGEST = -1;
const ICONS = { mail: "mail", push: "bell" } as const;

export class NoticesCard {
  #shown: NoticesView | null = null;
  #testing = "";
  readonly #device = new PushDevice((shown) => this.#show(shown));

  constructor() {
    if (app.person && !ON_DEVICE) void this.#load(); // otherwise there is nothing to show
  }

  async #load(): Promise<void> {
    try {
      const [shown] = await Promise.all([get<NoticesView>("/api/notices"), loadParts("notices")]);
      this.#show(shown);
    } catch {
      // the page shows elsewhere that there is no connection
    }
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
    if (!(await this.#ask("test", { id }))) await this.#load(); // a browser that is gone has been removed
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

  async #remove(one: NoticeChannel): Promise<void> {
    if (one.address === this.#device.here) await this.#device.end();
    await this.#ask("change", { id: one.id, state: "removed" });
  }

  #channel(one: NoticeChannel): TemplateResult {
    const { id, kind, state } = one;
    const on = state === "on";
    const isNew = state === "unverified";
    const isHere = kind === "push" && one.address === this.#device.here;
    return html`<li class="notice-channel">${icon(kind === "mail" || kind === "push" ? ICONS[kind] : "link", 24)}
      <div><b>${say(kind === "mail" ? "web-notices-mail" : kind === "push" ? "web-push" : "web-notices-webhook")}</b><small>${placeOf(one, isHere)}</small>
        <p role="status">${this.#testing === id ? say("web-notices-sending") : stateOf(one)}</p></div>
      <div class="notice-actions">
        ${button(say(isNew ? "web-notices-again" : "web-notices-test"), () => void this.#test(id), { disabled: this.#testing !== "" })}
        ${isNew || isHere ? nothing : button(say(on ? "web-notices-stop" : "web-notices-start"), () => void this.#ask("change", { id, state: on ? "off" : "on" }), { kind: "quiet" })}
        ${button(say(isHere ? "web-notices-stop" : "web-notices-remove"), () => void this.#remove(one), { kind: "quiet" })}
      </div></li>`;
  }

  view(): TemplateResult | typeof nothing {
    const shown = this.#shown;
    if (shown === null) return nothing;
    const { channels, quiet, calendar } = shown;
    const link = new URL(address(calendar), location.href).href;
    const isQuiet = quiet.start !== quiet.end;
    const digest = quiet.digest ?? NO_DIGEST;
    return html`<section class="notices card notched">
      <div class="head"><h2>${say("web-notices")}</h2></div>
      <p>${say("web-notices-about")}</p>
      ${channels.length ? html`<ul>${channels.map((one) => this.#channel(one))}</ul>` : nothing}
      ${channels.some((one) => one.address === this.#device.here) ? nothing : this.#device.view()}
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
      ${toggle(say("web-notices-digest"), digest !== NO_DIGEST, (on) => this.#arrange(quiet, { digest: on ? MORNING : NO_DIGEST }))}
      ${
        digest === NO_DIGEST
          ? nothing
          : html`<p class="notice-row">${select(say("web-notices-digest-at"), HOURS, String(digest), (value) => this.#arrange(quiet, { digest: Number(value) }))}</p>
            <p>${say("web-notices-digest-about")}</p>`
      }
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

function placeOf({ kind, address }: NoticeChannel, isHere: boolean): string {
  if (kind === "push") return say(isHere ? "web-push-here" : "web-push-other");
  return kind === "mail" ? address : new URL(address).host;
}

function stateOf({ state, sent, error }: NoticeChannel): string {
  if (state === "off") return say("web-notices-off");
  if (state === "unverified") return error ? sayCode(error, {}) : say("web-notices-unverified");
  if (error) return `${say(state === "paused" ? "web-notices-paused" : "web-notices-failing")} ${sayCode(error, {})}`;
  return say(sent < 0 ? "web-notices-none" : "web-notices-working");
}
