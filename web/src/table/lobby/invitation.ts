/** How others come to a table: a link, a code to scan, a code to type. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../../addresses.ts";
import { styled } from "../../draw/styled.ts";
import type { ServerTold, State } from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { copyText } from "../../ui/dialogs.ts";
import { button, card } from "../../ui/kit.ts";
import { drawing, tell } from "../../wire/api.ts";
import { say } from "../../words.ts";
import type { Room } from "../room.ts";

interface Ways {
  readonly links: readonly string[];
  readonly code: string;
  /** Only this device can reach the server. */
  readonly local: boolean;
}

/** How others come to this table, where we know it. */
export function waysIn(room: Room): Ways | null {
  const welcome = room.connection.welcome;
  const server = app.server;
  if (!welcome?.invite || server === null) return null;
  const bases = server.links.length ? server.links : [address("/").replace(/\/$/, "")];
  const links = bases.map(
    (base) =>
      `${base}/t/${room.state?.series?.first || room.table}${room.way === "night" ? "?pad" : ""}#${welcome.invite}`,
  );
  return { links, code: welcome.code, local: server.here && !server.links.length };
}

/** What is shown of a link, to be typed: where its code is asked for. */
const shownAddress = (link: string): string => link.replace(/^https?:\/\//, "").replace(/\/t\/.*/, "/join");

function letIn(): TemplateResult {
  return html`<p>${say("web-lan-why")}</p>${button(say("web-lan-open"), () => void openLan(), { icon: "link" })}`;
}

function unreachable(): TemplateResult {
  return html`<details><summary>${say("web-unreachable")}</summary><p>${say("web-unreachable-help")}</p></details>`;
}

function codeImage(link: string, size: number): TemplateResult | typeof nothing {
  const drawn = drawnCode(link);
  if (!drawn) return html`<span class="qr" ${styled({ width: `${size}px`, height: `${size}px` })}></span>`;
  return html`<img class="qr" alt=${say("web-qr")} src=${drawn} width=${size} height=${size} />`;
}

/** How others come in, as a card. As long as it `hasRoom`, that is what a lobby is there for. */
export function invitation(room: Room, hasRoom: boolean): TemplateResult | typeof nothing {
  const shown = waysShown(room, hasRoom);
  return shown === nothing ? nothing : card(say("web-invite"), shown);
}

/** A link, a code to scan, a code to type. */
export function waysShown(room: Room, hasRoom: boolean): TemplateResult | typeof nothing {
  const ways = waysIn(room);
  const [first] = ways?.links ?? [];
  if (!ways || !first) return nothing;
  const { local, code, links } = ways;
  const words = local
    ? letIn()
    : html`<p>${say("web-invite-send")}</p>
        ${button(say("web-copy"), () => void copyText(first), { icon: "share", kind: hasRoom ? "primary" : "" })}
        ${code ? html`<p>${say("web-invite-type")}</p>${links.map((link) => html`<p class="address"><code>${shownAddress(link)}</code></p>`)}` : nothing}`;
  return html`<div class="invite">
      ${local ? nothing : codeImage(first, 236)}
      <div class="invite-words">${words}
        ${code ? html`<p>${say("web-code")} <b class="code">${code}</b></p>` : nothing}
        ${local ? nothing : unreachable()}
      </div>
    </div>`;
}

/** The same for the big screen: large, and to be read from the sofa. */
export function screenInvitation(room: Room): TemplateResult | typeof nothing {
  const ways = waysIn(room);
  const [first] = ways?.links ?? [];
  if (!ways || !first) return nothing;
  if (ways.local) return html`<div class="screen-closed card notched">${letIn()}</div>`;
  return html`${codeImage(first, 430)}
    <p>${say("web-invite-scan")}</p>
    <p class="address"><code>${shownAddress(first)}</code></p>
    <p>${say("web-code")} <b class="code">${ways.code}</b></p>
    ${unreachable()}`;
}

/** In a corner of the big screen, as long as somebody can sit down while a game goes on. */
export function joinCorner(room: Room, state: State): TemplateResult | typeof nothing {
  const free = state.phase === "playing" && state.seats.some((seat) => seat.holder === "open");
  const ways = room.isScreen && free ? waysIn(room) : null;
  const [first] = ways?.links ?? [];
  if (!ways || !first || ways.local) return nothing;
  return html`<aside class="join-corner notched" aria-label=${say("web-invite")}>${codeImage(first, 168)}
    <p>${say("web-scan-to-sit")}${ways.code ? html`<b class="code">${ways.code}</b>` : nothing}</p></aside>`;
}

const codes = new Map<string, string>();

/** The code to be scanned, as soon as it is drawn. A link with a secret is sent in a body, so that no log keeps it. */
function drawnCode(link: string): string {
  const drawn = codes.get(link);
  if (drawn === undefined) {
    codes.set(link, "");
    void app.attempt(async () =>
      codes.set(link, `data:image/svg+xml,${encodeURIComponent(await drawing("/api/qr.svg", { text: link }))}`),
    );
  }
  return drawn ?? "";
}

async function openLan(): Promise<void> {
  await app.attempt(async () => {
    app.server = await tell<ServerTold>("/api/lan", { open: true });
  });
}
