/** Dark, light or high contrast: this device's choice, else the system's. */

import { recall, remember } from "./storage.ts";

export const THEMES = ["dark", "light", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";
const MORE_CONTRAST = "(prefers-contrast: more)";
const LIGHT = "(prefers-color-scheme: light)";

/** The chosen theme, or null. */
export function chosenTheme(): Theme | null {
  return THEMES.find((theme) => theme === recall(KEY)) ?? null;
}

/** Choose a theme, or follow the system with null. */
export function chooseTheme(theme: Theme | null): void {
  remember(KEY, theme ?? "");
  wear(theme ?? systemTheme());
}

/** Apply the theme, and follow the system's changes if none was chosen. */
export function followTheme(): void {
  const follow = () => wear(chosenTheme() ?? systemTheme());
  for (const query of [MORE_CONTRAST, LIGHT]) matchMedia(query).addEventListener("change", follow);
  follow();
}

function systemTheme(): Theme {
  if (matchMedia(MORE_CONTRAST).matches) return "contrast";
  return matchMedia(LIGHT).matches ? "light" : "dark";
}

function wear(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
}
