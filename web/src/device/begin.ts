/** A site without a server: games are played on this device. */

import { address } from "../addresses.ts";
import { app } from "../ui/app.ts";
import { useTransport } from "../wire/transport.ts";
import { loadParts } from "../words.ts";
import { OnDevice } from "./device_views.ts";
import { DeviceTransport } from "./transport.ts";

declare const DEVICE_STYLE: string;

/** Play on this device from now on; `speaking` is the language being loaded. */
export async function playHere(speaking: Promise<void>): Promise<void> {
  const transport = new DeviceTransport(() => app.changed());
  useTransport(transport);
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = address(`/${DEVICE_STYLE}`);
  document.head.append(style);
  await speaking;
  await loadParts("device");
  const views = new OnDevice(transport);
  app.device = views;
  views.begin();
}
