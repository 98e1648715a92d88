/** Client-side routing: shows a page for an address without reloading the document. */

import { address, BUILD, pathOf, routed } from "./addresses.ts";
import type { ServerInfo } from "./generated/protocol.ts";
import { open as home } from "./pages/home.ts";
import { open as join } from "./pages/join.ts";
import { open as nowhere } from "./pages/not_found.ts";
import { app, type LeavePage } from "./ui/app.ts";
import { type PageAddress, placeOf } from "./url_patterns.ts";
import { get, Rejected } from "./wire/api.ts";
import { loadParts, type WordsPart } from "./words.ts";

/** Renders a page into an element, and returns the function that leaves it. */
type Page = (place: PageAddress, into: HTMLElement) => LeavePage;

const missing = (_place: unknown, into: HTMLElement): LeavePage => nowhere(into);
const side = async (words: WordsPart) =>
  (await Promise.all([import("./chunks/side_pages.ts"), loadParts("playing", words)]))[0];
const learning = () => side("learning");
const looking = () => side("looking");
const person = async () => (await Promise.all([looking(), loadParts("person")]))[0];
const table = async () => (await Promise.all([import("./pages/table.ts"), loadParts("playing")]))[0];
const puzzles = async () =>
  (await Promise.all([import("./chunks/extras.ts"), loadParts("playing", "looking", "puzzles")]))[0];
const mazes = async () => (await Promise.all([import("./chunks/extras.ts"), loadParts("mazes")]))[0];

/**
 * Every page by address pattern. The home page is in the first chunk; others are loaded, with their messages, on
 * demand.
 */
export const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  "/": () => Promise.resolve(home),
  "/t/{table}": async () => (await table()).open,
  "/g/{table}": async () => (await looking()).game,
  "/p/{person}": async () => (await looking()).person,
  "/games": async () => (await person()).games,
  "/watch": async () => (await looking()).watch,
  "/record": async () => (await looking()).record,
  "/device": async () => (await person()).device,
  "/join": () => Promise.resolve(join),
  "/rules": async () => (await learning()).rules,
  "/learn": async () => (await learning()).learn,
  "/mazes": async () => (await mazes()).all,
  "/mazes/{maze}": async () => (await mazes()).one,
  "/puzzles": async () => (await puzzles()).puzzles,
  "/today": async () => (await puzzles()).today,
  "/mail/{token}": async () => (await looking()).mail,
};
const PATTERNS = Object.keys(PAGES);

/** The page a link leads to, or null if the browser should follow it. */
export function inside(link: URL): PageAddress | null {
  const url = routed(link);
  return url && placeOf(pathOf(url) ?? "", PATTERNS, url.search, url.hash);
}

/** Shows the page of the current address, and of each one opened afterwards. */
export class Router {
  #leave: LeavePage = () => {};
  #turn = 0;
  #shown = false;
  readonly #pages = new Map<string, Page>();

  constructor(private readonly into: HTMLElement) {}

  follow(): void {
    document.addEventListener("click", (event) => this.#click(event));
    window.addEventListener("popstate", () => void this.show());
  }

  async go(path: string): Promise<void> {
    history.pushState(null, "", address(path));
    await this.show();
    window.scrollTo(0, 0);
  }

  async show(): Promise<void> {
    const turn = ++this.#turn;
    const place = inside(new URL(location.href));
    // A page that was loaded before is shown synchronously, together with its address.
    const page = place ? (this.#pages.get(place.pattern) ?? (await this.#load(place))) : missing;
    if (!page || turn !== this.#turn) return; // another page was opened in between
    this.#leave();
    const own = document.createElement("div"); // lit stores its state in an element: each page gets a new one
    own.className = "place";
    this.into.replaceChildren(own);
    this.#leave = place ? page(place, own) : missing(null, own);
    this.#shown = true;
  }

  /**
   * Load a page's module. If that fails, stay on the current page with a message, or reload if the server has another
   * build. On the first load, the home page is shown instead.
   */
  async #load(place: PageAddress): Promise<Page | null> {
    try {
      const page = await PAGES[place.pattern]?.();
      if (page) this.#pages.set(place.pattern, page);
      return page ?? null;
    } catch {
      const isOutdated = await hasNewBuild();
      if (!this.#shown) return home;
      if (isOutdated) location.reload();
      return null;
    }
  }

  #click(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !plain(event) || link.target || link.hasAttribute("download")) return;
    const url = routed(new URL(link.href));
    if (!url || !inside(new URL(link.href))) return;
    event.preventDefault();
    void this.go(`${pathOf(url)}${url.search}${url.hash}`);
  }
}

/** Reload if the server has a new build: it no longer has the chunks of this one. */
async function hasNewBuild(): Promise<boolean> {
  try {
    const { build } = await get<ServerInfo>("/api/server");
    if (build !== BUILD) return true;
    throw new Rejected({ code: "client.no-connection", rule: "", values: {} });
  } catch (error) {
    app.showError(error);
    return false;
  }
}

function plain(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
