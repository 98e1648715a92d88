/** Come to a table by the letters that somebody reads aloud. */

import { html, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { app } from "../app.ts";
import { wordmark } from "../draw/pixels.ts";
import type { Joined } from "../generated/protocol.ts";
import type { Place } from "../places.ts";
import type { Leave } from "../router.ts";
import { tell } from "../wire/api.ts";
import { say } from "../words.ts";

export function open(_place: Place, into: HTMLElement): Leave {
  return app.show(into, () => say("web-join-title"), view);
}

function view(): TemplateResult {
  return html`<header class="bar"><a class="home-link" href=${address("/")} aria-label=${say("web-home-link")}>${wordmark(22)}</a></header>
    <main class="page join"><h1>${say("web-join-title")}</h1>
      <form @submit=${submit}>
        <label class="field"><span>${say("web-join-code")}</span>
          <input class="code-field" maxlength="8" autocomplete="off" autocapitalize="characters" spellcheck="false" required /></label>
        <label class="field"><span>${say("web-your-name")}</span>
          <input maxlength="20" autocomplete="nickname" .value=${app.name} required /></label>
        <button type="submit" class="btn notched primary">${say("web-join")}</button>
      </form></main>`;
}

async function submit(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  const [code, name] = [...(event.target as HTMLFormElement).querySelectorAll("input")].map((field) =>
    field.value.trim(),
  );
  app.name = name ?? "";
  await app.attempt(async () => {
    const joined = await tell<Joined>("/api/join", { code });
    app.go(`/t/${joined.table}`);
  });
}
