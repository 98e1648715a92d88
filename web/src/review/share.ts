/** Handing a link on: to whatever the device shares with, else copied, else shown to be copied by hand. */

import { html } from "lit-html";
import { app } from "../ui/app.ts";
import { sheet } from "../ui/sheet.ts";
import { say } from "../words.ts";

/** A link with its title, or without one a text. */
export async function share(link: string, title = ""): Promise<void> {
  if (matchMedia("(pointer: coarse)").matches && typeof navigator.share === "function") {
    try {
      await navigator.share(title ? { title, url: link } : { text: link });
      return;
    } catch (error) {
      if ((error as DOMException).name === "AbortError") return; // they have thought better of it
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    app.tellPerson(say("web-copied"));
  } catch {
    byHand(link); // on plain http there is no clipboard
  }
}

function byHand(link: string): void {
  app.openSheet(() =>
    sheet(
      say("web-looking-share"),
      html`<label class="field by-hand"><span>${say("web-copy-by-hand")}</span>
        <input readonly .value=${link} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} /></label>`,
      app.closeSheet,
    ),
  );
}
