/** Come to a table by the letters that somebody reads aloud. */

import { html, type TemplateResult } from "lit-html";
import type { Joined } from "../generated/protocol.ts";
import { app, type LeavePage } from "../ui/app.ts";
import { letIn } from "../ui/dialogs.ts";
import { plainBar } from "../ui/home_link.ts";
import { choices } from "../ui/kit.ts";
import type { PageAddress } from "../url_patterns.ts";
import { tell } from "../wire/api.ts";
import { say } from "../words.ts";

/** What this device will show: the board too, or nothing but one's controller. */
let shows: "board" | "pad" = "board";

export function open(place: PageAddress, into: HTMLElement): LeavePage {
  shows = place.query.has("pad") ? "pad" : "board";
  return app.show(into, () => say("web-join-title"), view);
}

function view(): TemplateResult {
  return html`${plainBar()}
    <main class="page join"><h1>${say("web-join-title")}</h1>
      <form @submit=${submit}>
        <label class="field"><span>${say("web-join-code")}</span>
          <input class="code-field" maxlength="8" autocomplete="off" autocapitalize="characters" spellcheck="false" required /></label>
        <label class="field"><span>${say("web-your-name")}</span>
          <input maxlength="20" autocomplete="nickname" .value=${app.name} required /></label>
        ${choices(
          "shows",
          say("web-join-shows"),
          [
            { value: "board", label: say("web-join-board") },
            { value: "pad", label: say("web-join-pad") },
          ],
          shows,
          (value) => {
            shows = value === "pad" ? "pad" : "board";
            app.changed();
          },
        )}
        <button type="submit" class="btn notched primary">${say("web-join")}</button>
      </form></main>`;
}

async function submit(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  const fields = (event.target as HTMLFormElement).querySelectorAll<HTMLInputElement>(".field input");
  const [code, name] = [...fields].map((field) => field.value.trim());
  app.name = name ?? "";
  if (!(await letIn())) return;
  await app.attempt(async () => {
    const joined = await tell<Joined>("/api/join", { code });
    app.go(`/t/${joined.table}${shows === "pad" ? "?pad" : ""}`);
  });
}
