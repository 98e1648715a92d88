/** The service worker for notices: shows what is pushed, and opens its game. It has no pages, and keeps no files. */

import type { NoticesView } from "../generated/protocol.ts";

/** The part of a service worker's global scope that is used here. */
interface Scope extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly Window[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Extendable {
  readonly data: { json(): { notification: Shown } };
}
interface Shown extends NotificationOptions {
  readonly title: string;
  readonly navigate: string;
}
interface Clicked extends Extendable {
  readonly notification: Notification;
}

/** The client's icon, by its address from here. */
declare const ICON: string;

const own = globalThis as unknown as Scope;

async function show({ title, navigate, ...options }: Shown): Promise<void> {
  const icon = new URL(ICON, location.href).href;
  await own.registration.showNotification(title, { ...options, icon, data: navigate, renotify: true } as object);
}

/** Go to the page of a notice: in a window that shows it already, or in a new one. */
async function open(address: string): Promise<void> {
  const windows = await own.clients.matchAll({ type: "window", includeUncontrolled: true });
  const { pathname } = new URL(address);
  const there = windows.find((one) => new URL(one.url).pathname === pathname);
  await (there ? there.focus() : own.clients.openWindow(address));
}

/** The browser has ended this device's subscription: make a new one, and tell the server. */
async function renew(): Promise<void> {
  const api = new URL("api/notices", location.href);
  const { push: applicationServerKey } = (await (await fetch(api)).json()) as NoticesView;
  const made = await own.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { p256dh: point = "", auth = "" } = made.toJSON().keys ?? {};
  const body = { address: made.endpoint, point, auth, language: navigator.language.slice(0, 2) };
  const headers = { "content-type": "application/json" };
  await fetch(`${api.href}/push`, { method: "POST", headers, body: JSON.stringify(body) });
}

own.addEventListener("install", () => void own.skipWaiting());
own.addEventListener("push", (event) => {
  (event as Pushed).waitUntil(show((event as Pushed).data.json().notification));
});
own.addEventListener("notificationclick", (event) => {
  const { notification } = event as Clicked;
  notification.close();
  (event as Clicked).waitUntil(open(notification.data as string));
});
own.addEventListener("pushsubscriptionchange", (event) => (event as Extendable).waitUntil(renew()));
