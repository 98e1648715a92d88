/** Which page an address means: patterns are written as the server writes them, and are the same ones. */

/** An address that was opened. `values` are the parts of the path that its pattern names. */
export interface PageAddress {
  readonly pattern: string;
  readonly values: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly fragment: string;
}

/** The place of an address among these patterns, or null. A slash at the end changes nothing. */
export function placeOf(path: string, patterns: readonly string[], query = "", fragment = ""): PageAddress | null {
  const parts = split(path);
  for (const pattern of patterns) {
    const values = matched(split(pattern), parts);
    if (values) return { pattern, values, query: new URLSearchParams(query), fragment: fragment.replace(/^#/, "") };
  }
  return null;
}

function split(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

function matched(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const values: Record<string, string> = {};
  for (const [at, wanted] of pattern.entries()) {
    const part = parts[at] ?? "";
    const name = /^\{(\w+)\}$/.exec(wanted)?.[1];
    if (name) values[name] = decoded(part);
    else if (wanted !== part) return null;
  }
  return values;
}

/** A part of a path as it was meant; one that is misspelt stays as it is, and will be found nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
