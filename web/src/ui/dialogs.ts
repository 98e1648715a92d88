/** Small questions, in a sheet over the page. */

import { html } from "lit-html";
import { say } from "../words.ts";
import { app } from "./app.ts";
import { button } from "./kit.ts";
import { sheet } from "./sheet.ts";

/** The longest password that can be typed. */
const MOST = 200;

/** Ask for the server's password; null where the sheet was closed without an answer. */
function askPassword(): Promise<string | null> {
  const label = say("web-password");
  return new Promise((answered) => {
    const close = (password: string | null): void => {
      app.closeSheet();
      answered(password);
    };
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      const password = (event.target as HTMLFormElement).querySelector("input")?.value.trim();
      if (password) close(password);
    };
    app.openSheet(() =>
      sheet(
        label,
        html`<form class="asking" @submit=${submit}>
          <label class="field"><span>${label}</span><input type="password" maxlength=${MOST} autocomplete="off" autofocus required /></label>
          <button type="submit" class="btn notched primary">${say("web-join")}</button>
        </form>`,
        () => close(null),
      ),
    );
  });
}

/** Become somebody on a server that asks for its password; returns whether we are. */
export async function letIn(): Promise<boolean> {
  if (app.person || !app.server?.password) return true;
  const password = await askPassword();
  return password !== null && (await app.attempt(() => app.become(app.name, password)));
}

/** Copy a text; where the page may not (plain http on a network), show it to be copied by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    app.tellPerson(say("web-copied"));
  } catch {
    showText(say("web-copy-by-hand"), text);
  }
}

function showText(title: string, text: string): void {
  app.openSheet(() =>
    sheet(
      title,
      html`<div class="asking">
        <label class="field"><span class="unseen">${title}</span>
          <input readonly autofocus value=${text} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>
        ${button(say("web-close"), app.closeSheet)}
      </div>`,
      app.closeSheet,
    ),
  );
}
