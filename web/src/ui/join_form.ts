/** To a table by the letters that somebody reads aloud: one's name, and whether one plays or watches. */

import { html, nothing, type TemplateResult } from "lit-html";
import { icon } from "../draw/pixels.ts";
import type { Joined } from "../generated/protocol.ts";
import { tell } from "../wire/api.ts";
import { say } from "../words.ts";
import { app } from "./app.ts";
import { letIn } from "./dialogs.ts";
import { nameField, nameIn } from "./person.ts";

/** A form whose first button sits down and whose second one watches; both want what it asks for. */
export function sitForm(fields: unknown, done: (form: HTMLFormElement, sits: boolean) => void): TemplateResult {
  const finish = (form: HTMLFormElement, sits: boolean): void => {
    const name = nameIn(form);
    if (name === null) return;
    app.name = name;
    done(form, sits);
  };
  return html`<form class="sit-form" novalidate @submit=${(event: SubmitEvent) => {
    event.preventDefault();
    finish(event.target as HTMLFormElement, true);
  }}>
    ${fields}
    <div class="sit-buttons">
      <button type="submit" class="btn notched primary">${say("web-sit-down")}</button>
      <button type="button" class="btn notched" @click=${(event: Event) => {
        const { form } = event.currentTarget as HTMLButtonElement;
        if (form) finish(form, false);
      }}>${icon("eye")}<span>${say("web-watch")}</span></button>
    </div>
  </form>`;
}

/** The code of a table, and one's name; `more` stands below them, `query` follows the table's address. */
export function joinForm(query: () => string, more: unknown = nothing): TemplateResult {
  return sitForm(
    html`<label class="field"><span>${say("web-join-code")}</span>
        <input class="code-field" maxlength="8" autocomplete="off" autocapitalize="characters" spellcheck="false" required /></label>
      ${nameField()}${more}`,
    (form, sits) => void join(form.querySelector<HTMLInputElement>(".code-field")?.value.trim() ?? "", sits, query()),
  );
}

async function join(code: string, sits: boolean, query: string): Promise<void> {
  if (!(await letIn())) return;
  await app.attempt(async () => {
    const { table } = await tell<Joined>("/api/join", { code });
    if (sits) app.sitsAt = table;
    app.go(`/t/${table}${query}`);
  });
}
