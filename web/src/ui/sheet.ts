/** A modal sheet. Notices appear on it while it is open: everything else is inert. */

import { html, nothing, type TemplateResult } from "lit-html";
import { drawn } from "../draw/directives.ts";
import { say } from "../words.ts";
import { app } from "./app.ts";
import { button, type Content, iconButton, noticePlace } from "./kit.ts";

/** Open a dialog when it is attached. On closing, the focus returns to where it was. */
function modal(element: Element): void {
  if (!element.isConnected) queueMicrotask(() => element.isConnected && (element as HTMLDialogElement).showModal());
}

function isOutside(event: MouseEvent): boolean {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  const { clientX: x, clientY: y, detail } = event;
  return detail > 0 && (x < box.left || x > box.right || y < box.top || y > box.bottom);
}

export interface SheetLook {
  readonly kind?: string;
  /** Next to the title, and below the scrolling content. */
  readonly head?: Content;
  readonly foot?: Content;
}

export function sheet(title: string, content: Content, close: () => void, look: SheetLook = {}): TemplateResult {
  return html`<dialog class="sheet notched ${look.kind ?? ""}" role="dialog" aria-label=${title} ${drawn(modal)}
    @click=${(event: MouseEvent) => event.target === event.currentTarget && isOutside(event) && close()}
    @cancel=${(event: Event) => {
      event.preventDefault();
      close();
    }}>
    <div class="sheet-inside"><div class="head"><h2>${title}</h2>${look.head ?? nothing}${iconButton("cross", say("web-close"), close)}</div>
    ${content}${look.foot ?? nothing}</div>${noticePlace(app.notice, app.forgetNotice)}
  </dialog>`;
}

const MOST = 200;

/** Ask for the server's password; null if the sheet was closed. */
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

/** Start a session on a server with a password; returns whether that succeeded. */
export async function ensureSession(): Promise<boolean> {
  if (app.person || !app.server?.password) return true;
  const password = await askPassword();
  return password !== null && (await app.attempt(() => app.become(app.name, password)));
}

/** Copy a text; if the browser forbids it (plain http on a network), show it to be copied by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    app.notify(say("web-copied"));
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
