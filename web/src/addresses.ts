/**
 * Addresses of ours, wherever the server is mounted: below a sub-path they are the same, counted from there.
 *
 * The index says by a meta element how to get from the address that was opened to the server's root. What it says holds
 * for that address only, so it is read once.
 */

function told(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="pixcade-${name}"]`)?.content ?? "";
}

/** The server's root, with a slash at the end. */
export const BASE = new URL(told("base") || "./", document.baseURI);

/** Which build of the client this is, as `hello` tells it to the server. */
export const BUILD = told("build");

/** The full address of a path such as `/t/abc` or `/api/server`. */
export function address(path: string): string {
  return BASE.href + path.replace(/^\//, "");
}

/** The full address of a socket such as `/api/tables/abc/socket`. */
export function socketAddress(path: string): string {
  return address(path).replace(/^http/, "ws");
}

/** The path of a full address counted from the server's root, or null where it is not ours. */
export function pathOf(url: URL, base: URL = BASE): string | null {
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return null;
  return `/${url.pathname.slice(base.pathname.length)}`;
}
