/** Matches addresses against URL patterns in the server's syntax. */

/** A matched address. `values` are the path parts named in its pattern. */
export interface PageAddress {
  readonly pattern: string;
  readonly values: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly fragment: string;
}

/** Match an address against these patterns; null if none matches. A trailing slash is ignored. */
export function placeOf(path: string, patterns: readonly string[], query = "", fragment = ""): PageAddress | null {
  const parts = split(path);
  for (const pattern of patterns) {
    const values = matchParts(split(pattern), parts);
    if (values) return { pattern, values, query: new URLSearchParams(query), fragment: fragment.replace(/^#/, "") };
  }
  return null;
}

function split(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

function matchParts(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const values: Record<string, string> = {};
  for (const [at, wanted] of pattern.entries()) {
    const part = parts[at] ?? "";
    const name = /^\{(\w+)\}$/.exec(wanted)?.[1];
    if (name) values[name] = decodePart(part);
    else if (wanted !== part) return null;
  }
  return values;
}

/** Decode a path part; a malformed one stays as it is, and won't be found. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
