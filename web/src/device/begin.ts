/** A site without a server: games are played on this device. */

import { app } from "../ui/app.ts";
import { useTransport } from "../wire/transport.ts";
import { loadParts } from "../words.ts";
import { OnDevice } from "./device_views.ts";
import { loadStyle } from "./style.ts";
import { DeviceTransport } from "./transport.ts";

/** Play on this device from now on; `speaking` is the language being loaded. */
export async function playHere(speaking: Promise<void>): Promise<void> {
  const transport = new DeviceTransport(() => app.changed());
  useTransport(transport);
  loadStyle();
  await speaking;
  await loadParts("device");
  const views = new OnDevice(transport);
  app.device = views;
  views.begin();
}
