/** What stands round every page: the wordmark above it. */

import { html, render } from "lit-html";
import { address } from "./addresses.ts";

/** Draw the frame into the body and return the element that pages are drawn into. */
export function frame(body: HTMLElement): HTMLElement {
  const page = body.querySelector<HTMLElement>("#page");
  if (!page) throw new Error("index.html has no place for a page");
  const bar = document.createElement("header");
  bar.className = "bar";
  render(html`<a class="wordmark" href=${address("/")}>PIXCADE</a>`, bar);
  body.prepend(bar);
  return page;
}
