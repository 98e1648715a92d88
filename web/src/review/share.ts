/** Handing a link on: to whatever the device shares with, else copied, else shown to be copied by hand. */

import { copyText } from "../ui/dialogs.ts";

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
  await copyText(link);
}
