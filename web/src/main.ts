/** Where the page begins: theme, language, who we are, then the page that the address names. */

import { meetGames } from "./games/index.ts";
import { Router } from "./router.ts";
import { listenForGestures } from "./sound.ts";
import { followTheme } from "./theme.ts";
import { app, listenForKeys } from "./ui/app.ts";
import { linkPlaces } from "./ui/place_links.ts";
import { speak, wantedLanguage } from "./words.ts";

async function begin(): Promise<void> {
  const page = document.querySelector("#page") as HTMLElement; // index.html has it
  // What the head names counts from the address that was opened, and that will change.
  const links = document.querySelectorAll<HTMLLinkElement>("link[href]:not([rel=modulepreload])");
  for (const link of links) link.setAttribute("href", link.href);
  followTheme();
  listenForGestures();
  linkPlaces();
  listenForKeys();
  const asked = new URLSearchParams(location.search).get("lang");
  const server = document.documentElement.lang; // as the index came, it is what the server speaks
  await Promise.all([speak(wantedLanguage(asked, ...navigator.languages, server)), app.meet()]);
  await meetGames();
  const router = new Router(page);
  app.go = (path) => void router.go(path);
  router.follow();
  addEventListener("resize", () => app.changed()); // what is drawn depends on how much room there is
  await router.show();
}

void begin();
