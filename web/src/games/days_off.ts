/** Days off: how many are left, with buttons to take them or return early. */

import { html, nothing, type TemplateResult } from "lit-html";
import { ON_DEVICE } from "../addresses.ts";
import { numeral } from "../draw/pixels.ts";
import type { DaysOffView } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { sheet } from "../ui/sheet.ts";
import { get, post } from "../wire/api.ts";
import { say } from "../words.ts";

const DAY_MS = 86_400_000;

const dayText = (time: number, length: "long" | "short"): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, {
    weekday: length,
    day: "numeric",
    month: length,
  }).format(time);

export class DaysOffCard {
  #shown: DaysOffView | null = null;

  constructor() {
    if (!app.person || ON_DEVICE) return; // only a person known to a server has days off
    void get<DaysOffView>("/api/days-off")
      .then((shown) => this.#show(shown))
      .catch(() => {}); // offline
  }

  #show(shown: DaysOffView): void {
    this.#shown = shown;
    app.changed();
  }

  async #take(days: number): Promise<void> {
    app.closeSheet();
    await app.attempt(async () => this.#show(await post<DaysOffView>("/api/days-off", { days })));
  }

  #choose(): void {
    const left = this.#shown?.left ?? 0;
    const days = [1, 2, 3, 5, 7, 10, 14].filter((one) => one <= left);
    app.openSheet(() =>
      sheet(
        say("web-days-off-take"),
        html`<div class="asking"><p>${say("web-days-off-why")}</p>${days.map((one) =>
          button(
            say("web-days-off-until", { days: one, date: dayText(Date.now() + one * DAY_MS, "short") }),
            () => void this.#take(one),
          ),
        )}</div>`,
        app.closeSheet,
      ),
    );
  }

  view(): TemplateResult | typeof nothing {
    const shown = this.#shown;
    if (shown === null) return nothing;
    const { left, total, back } = shown;
    const cells = Array.from({ length: total }, (_, at) => html`<i class=${at < left ? "full" : ""}></i>`);
    return html`<section class="days-off card notched">
      <p class="days-off-left">${numeral(left, 32)}<span><b>${say("web-days-off-left", { left })}</b>
        <small>${say("web-days-off-total", { total })}</small></span></p>
      <div class="days-off-about"><span class="cells" aria-hidden="true">${cells}</span>
        <p>${back ? say("web-days-off-back", { date: dayText(Date.now() + back, "long") }) : say("web-days-off-why")}</p></div>
      ${
        back
          ? button(say("web-days-off-return"), () => void this.#take(0), { kind: "primary" })
          : button(say("web-days-off-take"), () => this.#choose(), { icon: "time", disabled: left === 0 })
      }
    </section>`;
  }
}
