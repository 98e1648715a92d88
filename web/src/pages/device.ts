/** Make this device one of another person's, by a link from there. */

import { html, nothing, type TemplateResult } from "lit-html";
import { noteTable } from "../games/running_games.ts";
import type { DeviceJoined, DeviceOwner } from "../generated/protocol.ts";
import { error, frame } from "../review/page_frame.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { button, link } from "../ui/kit.ts";
import { ensureSession } from "../ui/sheet.ts";
import type { PageAddress } from "../url_patterns.ts";
import { errorIn, post, Rejected } from "../wire/api.ts";
import { say } from "../words.ts";

class JoiningDevice {
  #owner: DeviceOwner | null = null;
  #rejected: Rejected | null = null;

  constructor(private readonly secret: string) {
    if (secret) void this.#look();
    else this.#rejected = new Rejected({ code: "server.wrong-device-link", rule: "", values: {} });
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
    if (this.#rejected) return frame(error(this.#rejected));
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

export function open(place: PageAddress, into: HTMLElement): LeavePage {
  const joining = new JoiningDevice(place.fragment);
  return app.show(
    into,
    () => say("web-devices-join"),
    () => joining.view(),
  );
}
