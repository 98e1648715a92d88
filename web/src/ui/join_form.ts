/** The form to join a table by its code: the code, a name, and whether to play or watch. */

import { html, nothing, type TemplateResult } from "lit-html";
import { icon } from "../draw/pixels.ts";
import type { Joined } from "../generated/protocol.ts";
import { post } from "../wire/api.ts";
import { say } from "../words.ts";
import { app } from "./app.ts";
import { nameField, nameIn } from "./identity.ts";
import { link } from "./kit.ts";
import { ensureSession } from "./sheet.ts";

/** The way to the page where a code is entered; codes need a server. */
export const codeLink = (): TemplateResult =>
  app.device?.serverOnly(html`${icon("plug")}<span>${say("web-home-code")}</span>`, "btn") ??
  link(say("web-home-code"), "/join", { icon: "hash" });

/** A form with a button to play and one to watch; both validate the fields. */
export function sitForm(fields: unknown, done: (form: HTMLFormElement, sits: boolean) => void): TemplateResult {
  const finish = (form: HTMLFormElement, sits: boolean): void => {
    const name = nameIn(form);
    if (name === null) return;
    const isSuggested = name === form.querySelector<HTMLInputElement>(".name-field")?.defaultValue;
    if (name && !isSuggested) app.name = name; // a creature's name is only kept if it was chosen
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

/** Characters in a code. */
const LENGTH = 6;

/**
 * A table's code and one's name, by default `name`, with `more` below; `query` is added to the table's address. `found` is called with the
 * table as soon as its code is complete.
 */
export function joinForm(
  query: (joined: Joined) => string,
  name = app.name,
  more: unknown = nothing,
  found: (joined: Joined) => void = () => {},
): TemplateResult {
  return sitForm(
    html`<label class="field"><span>${say("web-join-code")}</span>
        <input class="code-field" maxlength="8" autocomplete="off" autocapitalize="characters" spellcheck="false" required
          @input=${(event: Event) => lookUp((event.target as HTMLInputElement).value.replace(/[\s-]/g, ""), found)} /></label>
      ${nameField(name)}${more}`,
    (form, sits) => void join(form.querySelector<HTMLInputElement>(".code-field")?.value.trim() ?? "", sits, query),
  );
}

function lookUp(code: string, found: (joined: Joined) => void): void {
  if (code.length !== LENGTH || (app.server?.password && !app.person)) return;
  post<Joined>("/api/join", { code }).then(found, () => {});
}

async function join(code: string, sits: boolean, query: (joined: Joined) => string): Promise<void> {
  if (!(await ensureSession())) return;
  await app.attempt(async () => {
    const joined = await post<Joined>("/api/join", { code });
    if (sits) app.sitsAt = joined.table;
    app.go(`/t/${joined.table}${query(joined)}`);
  });
}
