/** The entry point: theme, language, session, then the page of the address. */

import { ON_DEVICE } from "./addresses.ts";
import { loadOtherGames } from "./games/index.ts";
import { Router } from "./router.ts";
import { listenForGestures } from "./sound.ts";
import { followTheme } from "./theme.ts";
import { app, type InstallPrompt, listenForKeys } from "./ui/app.ts";
import { linkPlaces } from "./ui/place_links.ts";
import { setLanguage, wantedLanguage } from "./words.ts";

async function begin(): Promise<void> {
  const page = document.querySelector("#page") as HTMLElement; // index.html has it
  // Links in the head are relative to the address that was opened, which will change.
  const links = document.querySelectorAll<HTMLLinkElement>("link[href]:not([rel=modulepreload])");
  for (const link of links) link.setAttribute("href", link.href);
  followTheme();
  listenForGestures();
  linkPlaces();
  listenForKeys();
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // asked later, on the front page
    app.installPrompt = event as InstallPrompt;
    app.changed();
  });
  addEventListener("appinstalled", () => (app.installPrompt = null));
  const requested = new URLSearchParams(location.search).get("lang");
  const server = document.documentElement.lang; // as served, the index has the server's language
  const speaking = setLanguage(wantedLanguage(requested, ...navigator.languages, server));
  if (ON_DEVICE) await (await import("./chunks/device.ts")).playHere(speaking);
  await Promise.all([speaking, app.connect()]);
  await loadOtherGames();
  const router = new Router(page);
  app.go = (path) => void router.go(path);
  router.follow();
  addEventListener("resize", () => app.changed()); // drawings depend on the available room
  await router.show();
}

void begin();
