/** The style of what is shown only to those who play without a server or install the client. */

import { address } from "../addresses.ts";

declare const DEVICE_STYLE: string;

export function loadStyle(): void {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = address(`/${DEVICE_STYLE}`);
  document.head.append(style);
}
