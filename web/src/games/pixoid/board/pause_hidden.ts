// What loops on a board rests while nobody can see it.

const UNSEEN = 5000;
const waiting = new WeakMap<Element, number>();

let observer: IntersectionObserver | null = null;

function looked(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    window.clearTimeout(waiting.get(target));
    if (isIntersecting) target.classList.remove("still");
    else
      waiting.set(
        target,
        window.setTimeout(() => target.classList.add("still"), UNSEEN),
      );
  }
}

/** Let an element rest when it has been out of view for a while. To be called when it is drawn. */
export function resting(element: Element): void {
  observer ??= new IntersectionObserver(looked);
  observer.observe(element);
}
