/** The focus stays where the hand is: what is drawn in place of something else takes it over, for whoever uses keys. */

let byKeys = false;

/** From now on know whether somebody uses keys. */
export function listenForKeys(): void {
  addEventListener("keydown", () => (byKeys = true), { capture: true });
  addEventListener("pointerdown", () => (byKeys = false), { capture: true });
}

/** Whether somebody uses keys and nothing has the focus. */
export function isFocusLost(): boolean {
  const lost = document.activeElement === null || document.activeElement === document.body;
  return byKeys && lost && !document.querySelector("dialog[open]");
}

/** Give a focus that was lost to the first of these that can be seen. */
export function giveFocus(places: readonly string[]): void {
  if (!isFocusLost()) return;
  for (const place of places) {
    const found = [...document.querySelectorAll<HTMLElement>(place)].find((one) => one.checkVisibility());
    if (!found) continue;
    found.focus({ preventScroll: true });
    return;
  }
}
