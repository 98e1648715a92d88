/** A sheet over the page. What is told while it is open is told on it: all else is behind it, for eyes and ears. */

import { html, type TemplateResult } from "lit-html";
import { drawn } from "../draw/drawn.ts";
import { say } from "../words.ts";
import { app } from "./app.ts";
import { type Content, iconButton, noticePlace } from "./kit.ts";

/** A dialog is opened as soon as it is there. When it is closed, whatever had the focus before has it again. */
function modal(element: Element): void {
  if (!element.isConnected) queueMicrotask(() => element.isConnected && (element as HTMLDialogElement).showModal());
}

function isOutside(event: MouseEvent): boolean {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  const { clientX: x, clientY: y, detail } = event;
  return detail > 0 && (x < box.left || x > box.right || y < box.top || y > box.bottom);
}

/** A sheet over the page; Escape and a click beside it close it. */
export function sheet(title: string, content: Content, close: () => void): TemplateResult {
  return html`<dialog class="sheet notched" role="dialog" aria-label=${title} ${drawn(modal)}
    @click=${(event: MouseEvent) => event.target === event.currentTarget && isOutside(event) && close()}
    @cancel=${(event: Event) => {
      event.preventDefault();
      close();
    }}>
    <div class="sheet-inside"><div class="head"><h2>${title}</h2>${iconButton("cross", say("web-close"), close)}</div>
    ${content}</div>${noticePlace(app.notice, app.forgetNotice)}
  </dialog>`;
}
