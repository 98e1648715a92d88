/** The app shared by all pages: session, server info, notices, sheets, and batched redraws. */

import { html, nothing, render, type TemplateResult } from "lit-html";
import type { ServerInfo, SessionView } from "../generated/protocol.ts";
import { recall, remember } from "../storage.ts";
import { errorIn, get, post } from "../wire/api.ts";
import { sayCode } from "../words.ts";
import { type Content, type Notice, noticePlace } from "./kit.ts";

export type LeavePage = () => void;

interface ShownPage {
  readonly into: HTMLElement;
  readonly view: () => TemplateResult;
  readonly title: () => string;
  /** Where the keyboard focus goes when its element disappears: the first of these selectors that matches. */
  readonly focus: readonly string[];
}

export interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

/** What a site without a server adds to the pages. */
export interface DeviceViews {
  /** Drawn over every page. */
  overlay(): Content;
  /** In the site's bar. */
  badge(): Content;
  /** On the front page. */
  cards(): Content;
  /** What playing here costs. */
  promise(): string;
  /** How the bots play here. */
  aboutBots(): string;
  /** Which levels there aren't here. */
  aboutLevels(): string;
  /** Why there is no review here. */
  aboutReviews(): TemplateResult;
  /** In the sheet of settings. */
  settings(): TemplateResult;
  /** A button that saves a game's record. */
  record(table: string, game: string): TemplateResult;
  /** A button or link that needs a server: it leads there, or says so. */
  serverOnly(content: Content, kind: string): TemplateResult;
}

class App {
  server: ServerInfo | null = null;
  person = "";
  notice: Notice | null = null;
  /** How many games in progress wait for this player, as far as is known. */
  waiting = 0;
  /** The rule named by the last error: the rules open there. */
  ruleNamed = "";
  /** The table at which the user chose to sit on another page. */
  sitsAt = "";
  /** The table at which something is to be changed before the next game. */
  arranges = "";
  go: (path: string) => void = () => {};
  device: DeviceViews | null = null;
  /** The browser's question whether to install the client, while it may be asked. */
  installPrompt: InstallPrompt | null = null;
  #sheet: (() => TemplateResult) | null = null;
  #shown: ShownPage | null = null;
  #drawing = 0;
  #noticeTimer = 0;

  /** Fetch the server info, and start a session unless that needs a password. */
  async connect(): Promise<void> {
    try {
      this.server = await get<ServerInfo>("/api/server");
      this.person = this.server.person;
      if (!this.person && !this.server.password) await this.become();
    } catch (error) {
      this.showError(error);
    }
    this.changed();
  }

  async become(name = "", password = ""): Promise<void> {
    const session = await post<SessionView>("/api/session", { name, password });
    this.person = session.person;
  }

  get isNamed(): boolean {
    return this.name !== "";
  }

  get name(): string {
    return recall("name") || this.server?.name || "";
  }

  set name(value: string) {
    remember("name", value);
  }

  /** Show a page until it is left. */
  show(
    into: HTMLElement,
    title: () => string,
    view: () => TemplateResult,
    left: LeavePage = () => {},
    focus: readonly string[] = [],
  ): LeavePage {
    const shown = { into, title, view, focus };
    this.#shown = shown;
    this.#draw();
    return () => {
      left();
      this.#sheet = null;
      if (this.#shown === shown) this.#shown = null;
      render(nothing, into);
    };
  }

  changed(): void {
    if (this.#drawing) return;
    this.#drawing = requestAnimationFrame(() => {
      this.#drawing = 0;
      this.#draw();
    });
  }

  /** Redraw during an animation: in a separate task, so that it doesn't add to the frame's. */
  changedApart(): void {
    this.#drawing ||= requestAnimationFrame(() => window.setTimeout(() => this.#drawing && this.changedNow()));
  }

  /** Redraw synchronously. */
  changedNow(): void {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
    this.#draw();
  }

  /** Show why something failed. Anything but `Rejected` is a bug, and is rethrown. */
  showError(error: unknown): void {
    const { code, values, rule } = errorIn(error);
    if (code === "client.closed") return; // the page that sent the request was left
    this.notify(sayCode(code, values), rule);
  }

  notify(text: string, rule = ""): void {
    this.notice = { text, rule };
    this.ruleNamed = rule || this.ruleNamed;
    window.clearTimeout(this.#noticeTimer);
    this.#noticeTimer = window.setTimeout(this.forgetNotice, 10_000);
    this.changed();
  }

  readonly forgetNotice = (): void => {
    this.notice = null;
    this.changed();
  };

  /** Do something that the server can reject; returns whether it succeeded. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.showError(error);
      return false;
    } finally {
      this.changed();
    }
  }

  openSheet(view: () => TemplateResult): void {
    this.#sheet = view;
    this.changed();
  }

  readonly closeSheet = (): void => {
    this.#sheet = null;
    document.querySelector("dialog")?.close();
    this.changed();
  };

  #draw(): void {
    const shown = this.#shown;
    if (shown === null) return;
    render(
      html`${shown.view()}${noticePlace(this.notice, this.forgetNotice)}${this.#sheet?.() ?? nothing}${this.device?.overlay() ?? nothing}`,
      shown.into,
    );
    if (shown.focus.length && isFocusLost()) void this.#focus(shown);
    document.title = [shown.title(), "Pixcade"].filter((part) => part !== "").join(" · ");
  }

  /** After layout: measuring or focusing earlier would force an extra one. */
  async #focus(shown: ShownPage): Promise<void> {
    await afterFrame();
    if (this.#shown === shown) giveFocus(shown.focus);
  }
}

export const app = new App();

/** After the next frame, in a separate task: what it draws appears in the frame after. */
export const afterFrame = (): Promise<void> => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));

let byKeys = false;
/** The element that has the focus as a fallback, until a better one appears. */
let stopgap: Element | null = null;

export function listenForKeys(): void {
  addEventListener("keydown", () => (byKeys = true), { capture: true });
  addEventListener("pointerdown", () => (byKeys = false), { capture: true });
}

export function isFocusLost(): boolean {
  const lost = [null, document.body, stopgap].includes(document.activeElement);
  return byKeys && lost && !document.querySelector("dialog[open]");
}

/** Move a lost focus to the first visible element of these selectors. The last one is a fallback. */
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
