/** The minimum of a browser that modules need on import, and templates as plain text. */

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

/** A template's markup, without handlers and directives. */
export function markup(value: unknown): string {
  if (Array.isArray(value)) return value.map(markup).join("");
  if (isTemplate(value)) {
    return value.strings.map((text, at) => text + (at < value.values.length ? markup(value.values[at]) : "")).join("");
  }
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Every event handler of a template, in order. */
export function handlers(value: unknown): (() => void)[] {
  if (Array.isArray(value)) return value.flatMap(handlers);
  if (isTemplate(value)) return value.values.flatMap(handlers);
  return typeof value === "function" ? [value as () => void] : [];
}

/** A template's text. */
export function textOf(value: unknown): string {
  return markup(value)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
