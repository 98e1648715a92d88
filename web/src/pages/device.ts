/** Make this device one of another person's: by a link from there, or by one that is sent to their mail address. */

import { html, nothing, type TemplateResult } from "lit-html";
import { hasPasskeys, usePasskey } from "../games/passkeys.ts";
import { noteTable } from "../games/running_games.ts";
import type { DeviceJoined, DeviceOwner } from "../generated/protocol.ts";
import { error, frame } from "../review/page_frame.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { button, link } from "../ui/kit.ts";
import { ensureSession } from "../ui/sheet.ts";
import type { PageAddress } from "../url_patterns.ts";
import { errorIn, post, type Rejected } from "../wire/api.ts";
import { say } from "../words.ts";

class JoiningDevice {
  #owner: DeviceOwner | null = null;
  #rejected: Rejected | null = null;

  constructor(private readonly secret: string) {
    void this.#look();
  }

  async #look(): Promise<void> {
    if (!(await ensureSession())) return;
    try {
      this.#owner = await post<DeviceOwner>("/api/devices/look", { secret: this.secret });
    } catch (problem) {
      this.#rejected = errorIn(problem);
    }
    app.changed();
  }

  async #join(): Promise<void> {
    await app.attempt(async () => {
      const { person, name, tables } = await post<DeviceJoined>("/api/devices/join", { secret: this.secret });
      app.person = person;
      if (name) app.name = name;
      for (const table of tables) noteTable(table, true);
      app.go("/games");
      app.notify(say("web-devices-joined"));
    });
  }

  view(): TemplateResult {
    if (this.#rejected)
      return frame(html`${error(this.#rejected)}<p class="looking-row">${link(say("web-back"), "/device")}</p>`);
    const name = this.#owner?.name ?? "";
    return frame(html`<h1>${say("web-devices-join")}</h1>
      ${
        this.#owner
          ? html`<section class="notices card notched">
              <p>${name ? say("web-devices-join-as", { name }) : say("web-devices-join-nameless")}</p>
              <p>${say("web-devices-join-own")}</p>
              <p class="looking-row">${button(say("web-devices-join"), () => void this.#join(), { kind: "primary" })}
                ${link(say("web-home-link"), "/")}</p></section>`
          : nothing
      }`);
  }
}

/** The ways to come back for someone without such a link. */
class ComingBack {
  #isSent = false;

  async #send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const address = (event.target as HTMLFormElement).querySelector("input")?.value.trim();
    if (!(await ensureSession())) return;
    await app.attempt(async () => {
      await post("/api/devices/mail", { address });
      this.#isSent = true;
    });
    app.changed();
  }

  view(): TemplateResult {
    return frame(html`<h1>${say("web-back")}</h1><p>${say("web-back-about")}</p>
      ${hasPasskeys() ? this.#passkey() : nothing}
      ${app.server?.mail ? this.#mail() : nothing}
      <section class="notices card notched"><div class="head"><h2>${say("web-back-device")}</h2></div>
        <p>${say("web-back-device-about")}</p></section>`);
  }

  #passkey(): TemplateResult {
    const use = async (): Promise<void> => {
      const secret = (await ensureSession()) ? await usePasskey() : null;
      if (secret) app.go(`/device#${secret}`);
    };
    return html`<section class="notices card notched"><div class="head"><h2>${say("web-passkeys-use")}</h2></div>
      <p class="notice-row">${button(say("web-passkeys-use-do"), () => void use(), { icon: "lock" })}</p></section>`;
  }

  #mail(): TemplateResult {
    return html`<section class="notices card notched"><div class="head"><h2>${say("web-back-mail")}</h2></div>
      <form class="notice-add" @submit=${(event: SubmitEvent) => void this.#send(event)}>
        <label class="field"><span>${say("web-back-address")}</span>
          <input type="email" maxlength="254" autocomplete="email" required /></label>
        <button type="submit" class="btn notched">${say("web-back-send")}</button>
      </form>
      <p role="status">${this.#isSent ? say("web-back-sent") : ""}</p></section>`;
  }
}

export function open(place: PageAddress, into: HTMLElement): LeavePage {
  const joining = place.fragment ? new JoiningDevice(place.fragment) : new ComingBack();
  return app.show(
    into,
    () => say(place.fragment ? "web-devices-join" : "web-back"),
    () => joining.view(),
  );
}
