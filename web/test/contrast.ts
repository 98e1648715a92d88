/** Reads tokens from a style sheet, and computes their contrast (WCAG 2). */

export type Tokens = Readonly<Record<string, string>>;

/** The colours of a theme: later rules of the sheet replace earlier ones. */
export function tokensOf(css: string, theme: string): Tokens {
  const found: Record<string, string> = {};
  for (const [, selectors = "", body = ""] of css.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    if (!selectors.includes(`[data-theme="${theme}"]`)) continue;
    for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) found[name] = value;
  }
  return found;
}

/** The contrast between two tokens, 1 to 21. */
export function contrast(tokens: Tokens, token: string, ground: string): number {
  const [one, other] = [luminance(tokens[token]), luminance(tokens[ground])];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(colour: string | undefined): number {
  if (colour === undefined) throw new Error("a token has no colour");
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
