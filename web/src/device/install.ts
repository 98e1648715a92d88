/** Installing the client as an app: the browser's own question, or on iPhones and iPads the steps in Safari. */

import { recall, remember } from "../storage.ts";

interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone === true);

/** Safari on phones and tablets installs only by its Share menu; iPads call themselves Macs. */
const isApple = (): boolean => "standalone" in navigator && navigator.maxTouchPoints > 1;

export class Installing {
  #prompt: InstallPrompt | null = null;

  /** `changed` is called when installing becomes possible, or no longer is. */
  constructor(private readonly changed: () => void) {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
      changed();
    });
    addEventListener("appinstalled", () => this.#forget());
  }

  /** How the client can be installed here; empty if it can't, is, or the offer was declined. */
  get way(): "" | "prompt" | "share" {
    if (isInstalled() || recall("install") === "later") return "";
    return this.#prompt ? "prompt" : isApple() ? "share" : "";
  }

  ask(): void {
    void this.#prompt?.prompt();
    this.#forget();
  }

  decline(): void {
    remember("install", "later");
    this.changed();
  }

  #forget(): void {
    this.#prompt = null;
    this.changed();
  }
}
