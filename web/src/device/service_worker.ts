/**
 * The service worker: keeps one build of the client, so that it starts without a connection.
 *
 * A new build waits until a page lets it take over. Requests of the API, sockets and games are never answered here. At
 * a server, this is for the page that plays without it: all others come from the server, as long as it answers.
 */

/** The part of a service worker's global scope that is used here. */
interface Scope extends EventTarget {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

declare const BUILD: string;
/** Every file of the build but the engine's. */
declare const SHELL: readonly string[];
/** The server's page that plays without it; empty on a site without a server. */
declare const PAGE: string;

const own = globalThis as unknown as Scope;
const SHELLS = "pixcade-shell-";
const NAME = SHELLS + BUILD;

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(SHELL.map((name) => new Request(new URL(name, own.registration.scope), { cache: "no-cache" })));
}

/** Delete the shells of older builds, but the latest one: another tab may still show it. */
async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== NAME);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await own.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const shell = await caches.open(NAME);
  if (request.mode === "navigate") return pageFor(request, shell);
  const known = (await shell.match(request)) ?? (await caches.match(request));
  return known ?? fetch(request);
}

/** A page: this build's, or the server's while there is a connection. */
async function pageFor(request: Request, shell: Cache): Promise<Response> {
  const page = own.registration.scope + PAGE;
  if (!PAGE || new URL(request.url).pathname === new URL(page).pathname)
    return (await shell.match(page)) ?? fetch(request);
  return fetch(request).catch(() => Response.redirect(page));
}

function isOurs(request: Request): boolean {
  const { href } = new URL(request.url);
  const { scope } = own.registration;
  return request.method === "GET" && href.startsWith(scope) && !href.startsWith(`${scope}api/`);
}

own.addEventListener("install", (event) => (event as Extendable).waitUntil(install()));
own.addEventListener("activate", (event) => (event as Extendable).waitUntil(activate()));
own.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  if (isOurs(request)) (event as Fetching).respondWith(answer(request));
});
own.addEventListener("message", (event) => {
  if ((event as MessageEvent).data === "take over") void own.skipWaiting();
});
