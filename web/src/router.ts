/** From addresses to pages, without loading the document again. */

import { address, pathOf } from "./addresses.ts";
import { type Place, placeOf } from "./places.ts";

/** What a page's module offers: it draws itself into an element, and returns how it is left. */
export interface Page {
  open(place: Place, into: HTMLElement): Leave;
}
export type Leave = () => void;

/** Every page by its address. A page is loaded when it is first opened. */
export const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  "/": () => import("./pages/home.ts"),
  "/t/{table}": () => import("./pages/table.ts"),
  "/g/{table}": () => import("./looking/pages.ts").then((pages) => pages.game),
  "/p/{person}": () => import("./looking/pages.ts").then((pages) => pages.person),
  "/games": () => import("./looking/pages.ts").then((pages) => pages.games),
  "/watch": () => import("./looking/pages.ts").then((pages) => pages.watch),
  "/record": () => import("./looking/pages.ts").then((pages) => pages.record),
  "/join": () => import("./pages/join.ts"),
  "/rules": () => import("./pages/rules.ts"),
  "/learn": () => import("./pages/learn.ts"),
};
const PATTERNS = Object.keys(PAGES);

/** The place that a link leads to within the page, or null where the browser shall follow it by itself. */
export function inside(url: URL): Place | null {
  const path = pathOf(url);
  return path === null ? null : placeOf(path, PATTERNS, url.search, url.hash);
}

/** Shows the page of the address, and of every address that is opened afterwards. */
export class Router {
  #leave: Leave = () => {};
  #turn = 0;

  constructor(private readonly into: HTMLElement) {}

  /** From now on take links and the browser's back and forward. */
  follow(): void {
    document.addEventListener("click", (event) => this.#click(event));
    window.addEventListener("popstate", () => void this.show());
  }

  /** Open a path of ours, as if somebody had followed a link to it. */
  async go(path: string): Promise<void> {
    history.pushState(null, "", address(path));
    await this.show();
    window.scrollTo(0, 0);
  }

  /** Show the page of the address; an address that names none shows the first page. */
  async show(): Promise<void> {
    const turn = ++this.#turn;
    const place = inside(new URL(location.href)) ?? placeOf("/", PATTERNS);
    const page = await (place && PAGES[place.pattern])?.();
    if (!place || !page || turn !== this.#turn) return; // somebody has gone on meanwhile
    this.#leave();
    const own = document.createElement("div"); // lit remembers what it drew into an element: each page gets a new one
    own.className = "place";
    this.into.replaceChildren(own);
    this.#leave = page.open(place, own);
  }

  #click(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !plain(event) || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (!inside(url)) return;
    event.preventDefault();
    void this.go(`${pathOf(url)}${url.search}${url.hash}`);
  }
}

/** Whether a click asks for nothing special, such as a new tab. */
function plain(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
