// Settings and progress in localStorage. Nothing essential: storage may be forbidden or emptied at any time.

const PREFIX = "pixcade.";

export function recall(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? "";
  } catch {
    return "";
  }
}

/** Empty our storage on this device. */
export function forgetEverything(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {
    // then nothing is there
  }
}

export function remember(name: string, value: string): void {
  try {
    if (value) localStorage.setItem(PREFIX + name, value);
    else localStorage.removeItem(PREFIX + name);
  } catch {
    // then it isn't remembered
  }
}
