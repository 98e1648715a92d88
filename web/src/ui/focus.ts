/** The focus stays where the hand is: what is drawn in place of something else takes it over, for whoever uses keys. */

let byKeys = false;
/** What was given the focus for want of anything better: it gives it up as soon as there is. */
let stopgap: Element | null = null;

/** From now on know whether somebody uses keys. */
export function listenForKeys(): void {
  addEventListener("keydown", () => (byKeys = true), { capture: true });
  addEventListener("pointerdown", () => (byKeys = false), { capture: true });
}

/** Whether somebody uses keys and nothing has the focus. */
export function isFocusLost(): boolean {
  const lost = [null, document.body, stopgap].includes(document.activeElement);
  return byKeys && lost && !document.querySelector("dialog[open]");
}

/** Give a focus that was lost to the first of these that can be seen; the last of them has it only until then. */
export function giveFocus(places: readonly string[]): void {
  if (!isFocusLost()) return;
  for (const place of places) {
    const found = [...document.querySelectorAll<HTMLElement>(place)].find((one) => one.checkVisibility());
    if (!found) continue;
    stopgap = place === places.at(-1) ? found : null;
    found.focus({ preventScroll: true });
    return;
  }
}
