/** Installing the client as an app: the browser's own question, or on iPhones and iPads the steps in Safari. */

import { recall, remember } from "../storage.ts";
import { app } from "../ui/app.ts";

export const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone === true);

/** Safari on phones and tablets installs only by its Share menu; iPads call themselves Macs. */
export const isApple = (): boolean => "standalone" in navigator && navigator.maxTouchPoints > 1;

/** How the client can be installed here; empty if it can't, is, or the offer was declined. */
export function installWay(): "" | "prompt" | "share" {
  if (isInstalled() || recall("install") === "later") return "";
  return app.installPrompt ? "prompt" : isApple() ? "share" : "";
}

export function askToInstall(): void {
  void app.installPrompt?.prompt();
  app.installPrompt = null;
  app.changed();
}

export function declineInstalling(): void {
  remember("install", "later");
  app.changed();
}
