/** Inviting others to a table: a link, a QR code, a code to type. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../../addresses.ts";
import { styled } from "../../draw/directives.ts";
import type { ServerInfo, State } from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { button, card } from "../../ui/kit.ts";
import { copyText } from "../../ui/sheet.ts";
import { post, postForText } from "../../wire/api.ts";
import { say } from "../../words.ts";
import type { TableClient } from "../table_client.ts";

interface Ways {
  readonly links: readonly string[];
  readonly code: string;
  /** Whether only this device can reach the server. */
  readonly local: boolean;
}

export function waysIn(client: TableClient): Ways | null {
  const welcome = client.connection.welcome;
  const server = app.server;
  if (!welcome?.invite || server === null) return null;
  const bases = server.links.length ? server.links : [address("/").replace(/\/$/, "")];
  const links = bases.map(
    (base) =>
      `${base}/t/${client.state?.series?.first || client.table}${client.way === "night" ? "?pad" : ""}#${welcome.invite}`,
  );
  return { links, code: welcome.code, local: server.here && !server.links.length };
}

/** A link as shown for typing: the page that asks for the code. */
const shownAddress = (link: string): string => link.replace(/^https?:\/\//, "").replace(/\/t\/.*/, "/join");

function lanOffer(client: TableClient): TemplateResult {
  return html`<p>${say("web-lan-why")}</p>${button(say("web-lan-open"), () => void openLan(client), { icon: "link" })}`;
}

function unreachable(): TemplateResult {
  return html`<details><summary>${say("web-unreachable")}</summary><p>${say("web-unreachable-help")}</p></details>`;
}

function codeImage(link: string, size: number): TemplateResult | typeof nothing {
  const drawn = codes.get(link);
  if (!drawn) return html`<span class="qr" ${styled({ width: `${size}px`, height: `${size}px` })}></span>`;
  return html`<img class="qr" alt=${say("web-qr")} src=${drawn} width=${size} height=${size} />`;
}

/** The invitation as a card; prominent while the lobby `hasRoom`. */
export function invitation(client: TableClient, hasRoom: boolean): TemplateResult | typeof nothing {
  const shown = waysShown(client, hasRoom);
  return shown === nothing ? nothing : card(say("web-invite"), shown);
}

export function waysShown(client: TableClient, hasRoom: boolean): TemplateResult | typeof nothing {
  const ways = waysIn(client);
  const [first] = ways?.links ?? [];
  if (!ways || !first) return nothing;
  const { local, code, links } = ways;
  const words = local
    ? lanOffer(client)
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

/** The invitation on a shared screen: large enough to read from the sofa. */
export function screenInvitation(client: TableClient): TemplateResult | typeof nothing {
  const ways = waysIn(client);
  const [first] = ways?.links ?? [];
  if (!ways || !first) return nothing;
  if (ways.local) return html`<div class="screen-closed card notched">${lanOffer(client)}</div>`;
  return html`${codeImage(first, 430)}
    <p>${say("web-invite-scan")}</p>
    <p class="address"><code>${shownAddress(first)}</code></p>
    <p>${say("web-code")} <b class="code">${ways.code}</b></p>
    ${unreachable()}`;
}

/** A code in a corner of the shared screen while a seat is free during a game. */
export function joinCorner(client: TableClient, state: State): TemplateResult | typeof nothing {
  const free = state.phase === "playing" && state.seats.some((seat) => seat.holder === "open");
  const ways = client.isScreen && free ? waysIn(client) : null;
  const [first] = ways?.links ?? [];
  if (!ways || !first || ways.local) return nothing;
  return html`<aside class="join-corner notched" aria-label=${say("web-invite")}>${codeImage(first, 168)}
    <p>${say("web-scan-to-sit")}${ways.code ? html`<b class="code">${ways.code}</b>` : nothing}</p></aside>`;
}

const codes = new Map<string, string>();

/** Fetch the QR code. A link with a secret is sent in a body, so that no log stores it. */
export function drawCode(client: TableClient): void {
  const ways = waysIn(client);
  const link = ways?.links[0];
  if (!link || ways.local || codes.has(link)) return;
  codes.set(link, "");
  void app.attempt(async () =>
    codes.set(link, `data:image/svg+xml,${encodeURIComponent(await postForText("/api/qr.svg", { text: link }))}`),
  );
}

async function openLan(client: TableClient): Promise<void> {
  await app.attempt(async () => {
    app.server = await post<ServerInfo>("/api/lan", { open: true });
    drawCode(client);
  });
}
