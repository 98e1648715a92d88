/** Styles of the parts for playing without a server and for the installed client, loaded on demand. */

import { address } from "../addresses.ts";

declare const DEVICE_STYLE: string;

export function loadStyle(): void {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = address(`/${DEVICE_STYLE}`);
  document.head.append(style);
}
