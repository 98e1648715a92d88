/** As much of a browser as modules of the page ask for when they are loaded, and what a template says as plain text. */

const element = { lang: "en", dataset: {}, classList: { toggle: () => {}, remove: () => {} } };

Object.assign(globalThis, {
  document: {
    baseURI: "http://127.0.0.1/",
    documentElement: element,
    querySelector: () => null,
    createElement: () => ({ ...element }),
    createComment: () => ({ ...element }),
    createTreeWalker: () => ({}),
    addEventListener: () => {},
    removeEventListener: () => {},
    visibilityState: "visible",
  },
  window: globalThis,
  addEventListener: () => {},
  removeEventListener: () => {},
  matchMedia: () => ({ matches: false }),
  requestAnimationFrame: () => 0,
  cancelAnimationFrame: () => {},
});

interface Template {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

const isTemplate = (value: unknown): value is Template =>
  typeof value === "object" && value !== null && "strings" in value && "values" in value;

/** The markup that a template stands for; handlers and directives are left out. */
export function markup(value: unknown): string {
  if (Array.isArray(value)) return value.map(markup).join("");
  if (isTemplate(value)) {
    return value.strings.map((text, at) => text + (at < value.values.length ? markup(value.values[at]) : "")).join("");
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Every function that a template would call, in order: what its buttons do. */
export function handlers(value: unknown): (() => void)[] {
  if (Array.isArray(value)) return value.flatMap(handlers);
  if (isTemplate(value)) return value.values.flatMap(handlers);
  return typeof value === "function" ? [value as () => void] : [];
}

/** The words of a template. */
export function textOf(value: unknown): string {
  return markup(value)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
