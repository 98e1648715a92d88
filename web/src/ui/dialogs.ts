/** Small questions, in a sheet over the page. */

import { html, type TemplateResult } from "lit-html";
import { say } from "../words.ts";
import { app } from "./app.ts";
import { button } from "./kit.ts";
import { sheet } from "./sheet.ts";

export interface Question {
  readonly title: string;
  readonly label: string;
  readonly value?: string;
  readonly most?: number;
  readonly button: string;
  /** Nobody beside shall read it. */
  readonly secret?: boolean;
}

/** Ask for a short text; null where the sheet was closed without an answer. */
export async function askText(question: Question): Promise<string | null> {
  return new Promise((answered) => {
    const close = (text: string | null): void => {
      app.closeSheet();
      answered(text);
    };
    app.openSheet(() => sheet(question.title, textForm(question, close), () => close(null)));
  });
}

function textForm(question: Question, answer: (text: string) => void): TemplateResult {
  return html`<form class="asking" @submit=${(event: SubmitEvent) => {
    event.preventDefault();
    const text = (event.target as HTMLFormElement).querySelector("input")?.value.trim() ?? "";
    if (text) answer(text);
  }}>
    <label class="field"><span>${question.label}</span>
      <input type=${question.secret ? "password" : "text"} maxlength=${question.most ?? 20} autocomplete="off" autofocus value=${question.value ?? ""} required /></label>
    <button type="submit" class="btn notched primary">${question.button}</button>
  </form>`;
}

/** Become somebody on a server that asks for its password; returns whether we are. */
export async function letIn(): Promise<boolean> {
  if (app.person || !app.server?.password) return true;
  const label = say("web-password");
  const password = await askText({ title: label, label, most: 200, button: say("web-join"), secret: true });
  return password !== null && (await app.attempt(() => app.become(app.name, password)));
}

/** Show a text to be copied by hand, where the page itself may not. */
export function showText(title: string, text: string): void {
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
