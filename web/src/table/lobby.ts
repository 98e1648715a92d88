/** Before the start: who sits where, how others come in, and what is played. */

import { html, nothing, type TemplateResult } from "lit-html";
import { address } from "../addresses.ts";
import { app } from "../app.ts";
import { bugAt, gameName, icon, type SeatColour, tile } from "../draw/pixels.ts";
import type { SeatTold, ServerTold, Settings, State } from "../generated/protocol.ts";
import { showText } from "../ui/asking.ts";
import { button, type Choice, card, choices, iconButton, select } from "../ui/kit.ts";
import { drawing, tell } from "../wire/api.ts";
import { say } from "../words.ts";
import type { Room } from "./room.ts";
import { ownPiece, seatName } from "./seats.ts";

const CLOCKS: readonly (readonly [string, NonNullable<Settings["clock"]>, number])[] = [
  ["none", "none", 0],
  ["decision-30", "decision", 30_000],
  ["decision-60", "decision", 60_000],
  ["bank-300", "bank", 300_000],
  ["bank-900", "bank", 900_000],
];

export function lobbyView(room: Room, state: State, board: TemplateResult): TemplateResult {
  const host = room.isHost;
  const free = state.seats.filter((seat) => seat.holder === "open").length;
  return html`<div class="lobby">
    <div class="lobby-people">
      <div class="lobby-title">
        <h1>${gameName(state.settings.game === "pixl" ? "PIXL" : "PIXOID", 32)}<span class="unseen">${say("web-lobby-title")}</span></h1>
        <p>${free ? say("web-lobby-free", { free, seats: state.seats.length }) : say("web-lobby-full")}</p>
      </div>
      <ul class="rows">${state.seats.map((seat, at) => seatRow(room, state, seat, at))}</ul>
      <div class="lobby-start">
        ${
          host
            ? html`${
                free ? button(say("web-lobby-bots"), () => void room.fillWithBots(), { icon: "bot" }) : nothing
              }${button(say("web-lobby-start"), () => void room.wish({ type: "start" }), {
                icon: "play",
                kind: "primary",
                disabled: free > 0,
              })}`
            : html`<p class="waiting">${icon("dots")}${say("web-lobby-waiting")}</p>`
        }
      </div>
      ${room.isScreen || room.way !== "device" ? invitation(room) : nothing}
    </div>
    <div class="lobby-game">
      <div class="lobby-board">${board}</div>
      ${settingsCard(room, state)}
    </div>
  </div>`;
}

function seatRow(room: Room, state: State, seat: SeatTold, at: number): TemplateResult {
  const piece = ownPiece(state, at);
  const mine = room.mySeats.includes(at);
  const isPixoid = state.settings.game === "pixoid";
  return html`<li class="row notched ${seat.holder} ${piece ? (isPixoid ? `s-${piece}` : `e-${piece}`) : ""}">
    ${piece ? tile(piece, "large", 36) : nothing}
    ${
      isPixoid && piece
        ? html`<svg class="row-bug" width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">${bugAt(piece as SeatColour, 24, 24, 46)}</svg>`
        : nothing
    }
    <span class="who"><b>${mine ? say("web-you-named", { name: seat.name }) : seatName(state, at)}</b>
      <small>${piece ? say("core-piece", { piece }) : ""}${seat.program ? ` · ${say("web-program")}` : ""}
        ${state.host === seat.person && seat.person ? ` · ${say("web-host")}` : ""}</small></span>
    <span class="connection">${connection(room, seat, at)}</span>
    <span class="row-actions">${rowActions(room, seat, at, mine)}</span>
  </li>`;
}

function connection(room: Room, seat: SeatTold, at: number): TemplateResult | string {
  if (seat.holder === "bot") return html`${icon("bot", 18)}${say("web-seat-bot")}`;
  if (seat.holder === "open") return "";
  return room.connection.present?.seats[at]
    ? html`${icon("check", 18)}${say("web-connected")}`
    : html`${icon("dots", 18)}${say("web-back-soon")}`;
}

function rowActions(room: Room, seat: SeatTold, at: number, mine: boolean): TemplateResult {
  const host = room.isHost;
  const open = seat.holder === "open";
  const sits = open && !room.isScreen && (room.mySeats.length === 0 || room.way === "device");
  return html`${sits ? button(say(room.mySeats.length ? "web-add-player" : "web-sit"), () => void room.sit(at), { icon: "people" }) : nothing}
    ${
      open && host
        ? select(
            say("web-add-bot"),
            botChoices(),
            "",
            (level) => level && void room.wish({ type: "seat-bot", seat: at, level }),
            true,
          )
        : nothing
    }
    ${mine || (host && !open) ? iconButton("cross", say(mine ? "web-leave" : "web-free"), () => void room.wish({ type: "leave", seat: at })) : nothing}
    ${host && at > 0 ? iconButton("up", say("web-seat-up"), () => void room.wish({ type: "swap", seat: at, other: at - 1 })) : nothing}`;
}

function botChoices(): Choice[] {
  const levels = app.server?.levels ?? [];
  return [
    { value: "", label: say("web-add-bot") },
    ...levels.map((value) => ({ value, label: say(`web-level-${value}`) })),
  ];
}

/** How others come in: a link, a code to draw from a phone, a code to type. */
function invitation(room: Room): TemplateResult {
  const welcome = room.connection.welcome;
  const server = app.server;
  if (!welcome?.invite || server === null) return html``;
  const bases = server.links.length ? server.links : [address("/").replace(/\/$/, "")];
  const night = room.way === "night";
  const links = bases.map((base) => `${base}/t/${room.table}${night ? "?pad" : ""}#${welcome.invite}`);
  const [first] = links;
  const local = server.here && !server.links.length;
  return card(
    say(night ? "web-invite-phones" : "web-invite"),
    html`<div class="invite">
      ${first && !local ? html`<img class="qr" alt=${say("web-qr")} src=${drawnCode(first)} width="236" height="236" />` : nothing}
      <div class="invite-words">
        ${
          local
            ? html`<p>${say("web-lan-why")}</p>${button(say("web-lan-open"), () => void openLan(), { icon: "link" })}`
            : html`<p>${say(night ? "web-invite-scan" : "web-invite-send")}</p>
              ${links.map((link) => html`<p class="address"><code>${link.replace(/^https?:\/\//, "").replace(/#.*/, "")}</code></p>`)}
              ${first ? button(say("web-copy"), () => void copy(first), { icon: "share" }) : nothing}`
        }
        ${welcome.code ? html`<p>${say("web-code")} <b class="code">${welcome.code}</b></p>` : nothing}
        ${local ? nothing : html`<details><summary>${say("web-unreachable")}</summary><p>${say("web-unreachable-help")}</p></details>`}
      </div>
    </div>`,
  );
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

/** Copy a text; where the page may not (plain http on a network), show it to be copied by hand. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    app.tellPerson(say("web-copied"));
  } catch {
    showText(say("web-copy-by-hand"), text);
  }
}

function settingsCard(room: Room, state: State): TemplateResult {
  const game = app.server?.games.find((one) => one.id === state.settings.game);
  const host = room.isHost;
  const clock =
    CLOCKS.find(([, kind, time]) => kind === state.settings.clock && time === state.settings.milliseconds)?.[0] ??
    "none";
  return card(
    say("web-lobby-settings"),
    html`<div class="options-list">
      ${choices(
        "game",
        say("web-game"),
        (app.server?.games ?? []).map(({ id }) => ({ value: id, label: id === "pixl" ? "Pixl" : "Pixoid" })),
        state.settings.game,
        (id) => void room.arrange({ game: id, options: {} }),
        !host,
      )}
      ${(game?.options ?? [])
        .filter((option) => option.choices.length > 0)
        .map((option) =>
          choices(
            `option-${option.name}`,
            `${say(`${state.settings.game}-option-${option.name}`)} (${option.rule})`,
            option.choices.map((value) => ({ value, label: optionValue(state.settings.game, option.name, value) })),
            state.settings.options[option.name] ?? option.default,
            (value) => void room.arrange({ options: changed(state, option.name, value) }),
            !host,
          ),
        )}
      ${
        state.settings.game === "pixoid" && host
          ? button(say("web-shuffle"), () => void room.arrange({ options: changed(state, "layout", "") }), {
              icon: "again",
            })
          : nothing
      }
      ${choices(
        "clock",
        say("web-clock-setting"),
        CLOCKS.map(([value]) => ({ value, label: say(`web-clock-${value}`) })),
        clock,
        (value) => {
          const found = CLOCKS.find(([name]) => name === value);
          if (found) void room.arrange({ clock: found[1], milliseconds: found[2] });
        },
        !host,
      )}
    </div>`,
    host ? nothing : say("web-host-decides"),
  );
}

/** The options with one of them changed; what depends on it is left to the server's defaults. */
function changed(state: State, name: string, value: string): Record<string, string> {
  const options: Record<string, string> = { ...state.settings.options };
  if (value) options[name] = value;
  else delete options[name];
  if (name === "players") {
    for (const dependent of ["elements", "order", "oldest", "end"]) delete options[dependent];
  }
  return options;
}

function optionValue(game: string, option: string, value: string): string {
  const number = /^\d+$/.test(value) ? Number(value) : value;
  return say(`${game}-option-${option}-value`, { value: number });
}
