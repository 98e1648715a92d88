/** The engine's download over any page: progress, and what to do when it has failed. */

import { html, nothing, type TemplateResult } from "lit-html";
import { button } from "../ui/kit.ts";
import { say, sayCode } from "../words.ts";
import type { DeviceTransport } from "./transport.ts";

const CELLS = 48;
const MEGABYTE = 1_000_000;

export function megabytes(bytes: number): string {
  const format = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
  return format.format(bytes / MEGABYTE);
}

export function enginePlate(device: DeviceTransport): TemplateResult | typeof nothing {
  const { state } = device;
  if (state.is === "loading") return loading(state.loaded, state.total);
  if (state.is === "failed") {
    const resume = (): void => void device.ready().catch(() => {});
    return plate(html`<p role="alert">${sayCode(state.code, { loaded: megabytes(state.loaded) })}</p>
      ${state.code === "web-device-no-webassembly" ? nothing : button(say("web-device-resume"), resume, { icon: "again", kind: "primary" })}`);
  }
  return nothing;
}

export function loading(loaded: number, total: number): TemplateResult {
  const share = total ? loaded / total : 0;
  const isComplete = total > 0 && loaded >= total;
  const label = say(isComplete ? "web-device-starting" : "web-device-loading");
  const amount = say("web-device-amount", { loaded: megabytes(loaded), total: megabytes(total) });
  const cells = Array.from({ length: CELLS }, (_, at) => html`<i class=${at < share * CELLS ? "full" : ""}></i>`);
  return plate(html`<div class="head"><h2>${label}</h2>${total ? html`<small>${amount}</small>` : nothing}</div>
    <div class="engine-cells" role="progressbar" aria-label=${label} aria-valuemin="0" aria-valuemax="100" aria-valuenow=${Math.round(100 * share)}
      aria-valuetext=${amount}>${cells}</div>`);
}

const plate = (content: TemplateResult): TemplateResult =>
  html`<aside class="engine-plate card notched">${content}</aside>`;
