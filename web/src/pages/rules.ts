import { html, render } from "lit-html";
import type { Place } from "../places.ts";
import type { Leave } from "../router.ts";

export function open(_place: Place, into: HTMLElement): Leave {
  render(html`<section class="page page-rules"></section>`, into);
  return () => {};
}
