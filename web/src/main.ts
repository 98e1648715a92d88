/** Where the page begins: theme, language, then the page that the address names. */

import { frame } from "./frame.ts";
import { Router } from "./router.ts";
import { followTheme } from "./theme.ts";
import { speak, wantedLanguage } from "./words.ts";

async function begin(): Promise<void> {
  followTheme();
  await speak(wantedLanguage(new URLSearchParams(location.search).get("lang"), navigator.languages));
  const router = new Router(frame(document.body));
  router.follow();
  await router.show();
}

void begin();
