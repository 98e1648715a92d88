/** The service worker of this page: it keeps the client for times without a connection, and offers new versions. */

import { address } from "../addresses.ts";

export class Updates {
  #registration: ServiceWorkerRegistration | null = null;
  #wanted = false;

  /** `changed` is called when a new version is ready. */
  constructor(private readonly changed: () => void) {}

  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) return; // plain http, except on this machine
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register(address("sw.js"), { updateViaCache: "none" });
    this.#registration = registration;
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", () => this.changed());
    });
    serviceWorker.addEventListener("controllerchange", () => this.#wanted && location.reload());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void registration.update().catch(() => {}); // no connection
    });
    this.changed();
  }

  /** Whether a new version waits for this page. */
  get isReady(): boolean {
    return !!this.#registration?.waiting && !!navigator.serviceWorker.controller;
  }

  /** Change to the new version: the page is loaded again. */
  apply(): void {
    this.#wanted = true;
    this.#registration?.waiting?.postMessage("take over");
  }
}
