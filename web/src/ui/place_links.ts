/**
 * Links sentences with the board: hovering over a sentence highlights its places, hovering over a place highlights the
 * sentences that name it. A board marks its places with `data-place`.
 */

const SENTENCES = ".log li, .log-lines li, .hint-said, .notice, .answers li, .lesson-words, .lesson-answer";
const PLACE = /\b[a-z](?:1\d|[1-9])\b/g;

export function placesIn(text: string): ReadonlySet<string> {
  return new Set(text.match(PLACE) ?? []);
}

function clear(): void {
  for (const one of document.querySelectorAll(".lit-place, .lit-sentence")) {
    one.classList.remove("lit-place", "lit-sentence");
  }
}

function point(target: EventTarget | null): void {
  clear();
  if (!(target instanceof Element)) return;
  const place = target.closest("[data-place]")?.getAttribute("data-place");
  const sentence = target.closest("a, button") ? null : target.closest(SENTENCES);
  if (sentence) {
    for (const name of placesIn(sentence.textContent ?? "")) {
      for (const one of document.querySelectorAll(`[data-place="${name}"]`)) one.classList.add("lit-place");
    }
  } else if (place) {
    for (const one of document.querySelectorAll(SENTENCES)) {
      if (placesIn(one.textContent ?? "").has(place)) one.classList.add("lit-sentence");
    }
  }
}

export function linkPlaces(): void {
  for (const name of ["pointerover", "focusin"]) {
    document.addEventListener(name, ({ target }) => point(target), { passive: true });
  }
}
