/** Signals one's own turn to a player who looks elsewhere: tab title and icon, a sound, a notification. */

import { html, type TemplateResult } from "lit-html";
import { gameName } from "../games/index.ts";
import type { State } from "../generated/protocol.ts";
import { wantsNotifications } from "../ui/settings.ts";
import { say } from "../words.ts";
import type { TableClient } from "./table_client.ts";

const MARK = '<path fill="#FF6464" d="M9 0h7v7H9z"/><path fill="#FFF" d="M12 1h1v3h-1zm0 4h1v1h-1z"/>';

export class TurnSignal {
  isDue = false;
  message = "";
  #step = -1;
  #drawn = "";

  /** Check the table as shown: there is no signal before a reveal has ended. */
  update(client: TableClient, state: State, showing: boolean): void {
    const { decisions, step } = state.current;
    const mine = decisions.some((one) => client.mySeats.includes(one.seat) && !one.decided);
    const isDue = state.phase === "playing" && !showing && mine && !client.isScreen;
    if (isDue !== this.isDue) this.#mark(isDue);
    this.isDue = isDue;
    if (!isDue) this.message = "";
    if (!isDue || step === this.#step || client.isShared) return;
    this.#step = step;
    this.message = say("web-continue-turn", { game: gameName(state.settings.game) });
    if (document.visibilityState === "hidden" && wantsNotifications()) this.#notify(state.table);
  }

  #notify(table: string): void {
    const shown = new Notification(this.message, { tag: table });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  }

  spoken(): TemplateResult {
    return html`<p class="unseen turn-told" role="status">${this.message}</p>`;
  }

  leave(): void {
    if (this.isDue) this.#mark(false);
  }

  #mark(isDue: boolean): void {
    const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (!link) return;
    const plain = link.dataset["plain"] ?? link.href;
    link.dataset["plain"] = plain;
    if (!isDue) link.href = plain;
    else if (this.#drawn) link.href = this.#drawn;
    else void this.#draw(plain, link);
  }

  async #draw(plain: string, link: HTMLLinkElement): Promise<void> {
    const answer = await fetch(plain).catch(() => null);
    if (!answer?.ok) return;
    this.#drawn = `data:image/svg+xml,${encodeURIComponent((await answer.text()).replace("</svg>", `${MARK}</svg>`))}`;
    if (this.isDue) link.href = this.#drawn;
  }
}
