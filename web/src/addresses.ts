/**
 * The server's addresses, relative to wherever it is mounted.
 *
 * A meta element in the index gives the path from the opened address to the server's root. It is read once, because the
 * address changes later.
 */

function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="pixcade-${name}"]`)?.content ?? "";
}

export const BASE = new URL(metaContent("base") || "./", document.baseURI);

/** The client's build, sent to the server in `hello`. */
export const BUILD = metaContent("build");

const DEVICE = metaContent("device");

/** Whether games are played on this device, without a server: pages are then behind a `#`. */
export const ON_DEVICE = DEVICE !== "";

/** The page at a server that plays on this device; empty on a site without a server. */
const PAGE = DEVICE === "site" ? "" : DEVICE;

/** The server that this client links to while it plays without one; empty if none is known. */
export const SERVER = PAGE ? BASE.href : metaContent("server");

/** The full URL of the server's page that plays without it; empty if this server has no engine for that. */
export const DEVICE_PAGE = metaContent("engine") && BASE.href + metaContent("engine");

const FILES = /^\/(api|assets|engine|mark)\//;

/** The full URL of a path such as `/t/abc` or `/api/server`. */
export function address(path: string): string {
  const isHidden = ON_DEVICE && path.startsWith("/") && !FILES.test(path);
  return BASE.href + (isHidden ? `${PAGE}#${path}` : path.replace(/^\//, ""));
}

/** A URL as a server would have it: without a server, the part after the first `#`. Null if it isn't ours. */
export function routed(url: URL): URL | null {
  const path = pathOf(url);
  if (path === null || (PAGE && path !== `/${PAGE}`)) return null;
  return ON_DEVICE ? new URL(BASE.href + url.hash.replace(/^#\/?/, "")) : url;
}

/** The full URL of a socket such as `/api/tables/abc/socket`. */
export function socketAddress(path: string): string {
  return address(path).replace(/^http/, "ws");
}

/** A URL's path relative to the server's root, or null if the URL belongs to another site. */
export function pathOf(url: URL, base: URL = BASE): string | null {
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return null;
  return `/${url.pathname.slice(base.pathname.length)}`;
}
