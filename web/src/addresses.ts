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

/** The full URL of a path such as `/t/abc` or `/api/server`. */
export function address(path: string): string {
  return BASE.href + path.replace(/^\//, "");
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
