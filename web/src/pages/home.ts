// The first page: what this is, and every way to play two clicks away.

import { html, svg, type TemplateResult } from "lit-html";

import { address } from "../addresses.ts";
import { heroMaze } from "../draw/hero.ts";
import { arrowAt, bugAt, cubeAt, gameName, type IconName, icon, pixoidAt, wordmark } from "../draw/pixels.ts";
import { pixlArt } from "../games/pixl/art.ts";
import type { LeavePage } from "../router.ts";
import { app } from "../ui/app.ts";
import { button, iconButton } from "../ui/kit.ts";
import { type PlayWay, playNow, startWay } from "../ui/new_table.ts";
import { languageButton, openSettings } from "../ui/settings.ts";
import type { PageAddress } from "../url_patterns.ts";
import { say } from "../words.ts";

const WAYS: readonly [PlayWay, IconName][] = [
  ["bots", "bot"],
  ["online", "link"],
  ["device", "hand"],
  ["night", "tv"],
];

export function open(_place: PageAddress, into: HTMLElement): LeavePage {
  return app.show(into, () => "", view);
}

function view(): TemplateResult {
  return html`<div class="home">
    <header class="bar">
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">${pixoidAt("amber", 16, 16, 32, false)}</svg>
      <span class="gap"></span>
      <a class="btn notched quiet wide-only" href=${address("/learn")}>${say("web-learn")}</a>
      <a class="btn notched quiet wide-only" href=${address("/rules")}>${say("web-rules")}</a>
      <a class="btn notched quiet wide-only" href=${address("/games")}>${say("web-replays")}</a>
      ${languageButton()}${iconButton("gear", say("web-settings"), openSettings)}
    </header>
    <main>
      <section class="hero">
        ${heroMaze()}
        <div class="fade"></div>
        <div class="words">
          <h1>${wordmark(88)}</h1>
          <p>${say("web-home-about")}</p>
          <div class="actions">
            ${button(say("web-home-now"), () => void playNow("pixoid"), { icon: "play", kind: "primary" })}
            <a class="btn notched" href=${address("/join")}>${icon("hash", 18)}<span>${say("web-home-code")}</span></a>
          </div>
        </div>
      </section>
      <div class="cartridges">
        ${cartridge("pixoid", say("web-home-pixoid"), say("web-home-pixoid-players"), say("web-home-pixoid-pace"), pixoidArt())}
        ${cartridge("pixl", say("web-home-pixl"), say("web-home-pixl-players"), say("web-home-pixl-pace"), pixlArt())}
      </div>
    </main>
    <footer>
      <a href=${address("/learn")}>${say("web-home-new")} <b>${say("web-home-lessons")}</b></a>
      <span class="gap"></span>
      ${app.server?.public ? html`<a href=${address("/watch")}>${say("web-home-watch")}</a>` : ""}
      <a href=${address("/record")}>${say("web-home-record")}</a>
    </footer>
  </div>`;
}

function cartridge(
  game: "pixoid" | "pixl",
  about: string,
  players: string,
  pace: string,
  art: TemplateResult,
): TemplateResult {
  const name = game === "pixoid" ? "PIXOID" : "PIXL";
  return html`<article class="cartridge notched" aria-label=${name}>
    <div class="label">${art}</div>
    <div class="about">
      <h2>${gameName(name)}</h2>
      <p>${about}</p>
      <p class="facts"><span>${icon("people", 16)}${players}</span><span>${icon("time", 16)}${pace}</span></p>
    </div>
    <div class="ways">
      ${WAYS.map(([way, sign]) => button(say(`web-way-${way}`), () => void startWay(game, way), { icon: sign }))}
    </div>
  </article>`;
}

function pixoidArt(): TemplateResult {
  return html`<svg viewBox="0 0 236 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="236" height="250" fill="var(--floor)"></rect>
    <g fill="none">
      <path d="M-10 62H68V182H250M150 -10V90H250M68 182V260" stroke="var(--lane)" stroke-width="46"></path>
      <path d="M-10 62H68V182H250M150 -10V90H250M68 182V260" stroke="var(--trace)" stroke-width="4"></path>
    </g>
    ${svg`<path d="M110 -4h14v140h-14zM110 136h130v12H110z" fill="var(--wall)"></path>
      <path d="M110 148h130v8H110z" fill="var(--wall-side)"></path>`}
    <circle cx="68" cy="76" r="46" fill="var(--floor)"></circle>${bugAt("sky", 68, 76, 84)}
    ${cubeAt(196, 90, 34)}
    <circle cx="156" cy="184" r="46" fill="var(--floor)"></circle>${pixoidAt("amber", 156, 184, 74, false)}
    ${arrowAt(216, 184, 20, 90, "var(--amber)")}
  </svg>`;
}
