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

/** Whether this is a site without a server: games are played on this device, and pages are behind a `#`. */
export const ON_DEVICE = metaContent("device") !== "";

/** The address of a server that a site without one links to; empty if none is known. */
export const SERVER = metaContent("server");

const FILES = /^\/(api|assets|engine|mark)\//;

/** The full URL of a path such as `/t/abc` or `/api/server`. */
export function address(path: string): string {
  const isHidden = ON_DEVICE && path.startsWith("/") && !FILES.test(path);
  return BASE.href + (isHidden ? `#${path}` : path.replace(/^\//, ""));
}

/** A URL as a server would have it: without a server, the part after the first `#`. */
export function routed(url: URL): URL {
  const isOurs = ON_DEVICE && pathOf(url) !== null;
  return isOurs ? new URL(BASE.href + url.hash.replace(/^#\/?/, "")) : url;
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
