/** Dark, light or high contrast: a person's choice on this device, else what the system asks for. */

import { remember, remembered } from "./storage.ts";

export const THEMES = ["dark", "light", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";
const MORE_CONTRAST = "(prefers-contrast: more)";
const LIGHT = "(prefers-color-scheme: light)";

/** The theme that was chosen here, or null. */
export function chosenTheme(): Theme | null {
  return THEMES.find((theme) => theme === remembered(KEY)) ?? null;
}

/** Choose a theme, or with null leave it to the system again. */
export function chooseTheme(theme: Theme | null): void {
  remember(KEY, theme ?? "");
  wear(theme ?? systemTheme());
}

/** Wear the theme now, and change with the system where nothing was chosen. */
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
