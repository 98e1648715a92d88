/** Before the start: seats, invitation, settings. */

import { html, nothing, type TemplateResult } from "lit-html";
import { colourClass, icon, type PieceName } from "../../draw/pixels.ts";
import { commaList } from "../../event_sentences.ts";
import { type BotName, botFace, levelsOf, readBot, seatLevel } from "../../games/bots.ts";
import type { GameTable } from "../../games/contract.ts";
import { cardOf, gameName, gameTitle, optionValue } from "../../games/index.ts";
import { creatureAt, ownPiece, seatName } from "../../games/seats.ts";
import type { SeatView, State } from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { CLOCKS, clockName, clocksFor } from "../../ui/clocks.ts";
import { identityForm, nameField, ownName, piecePicker, pieceTiles } from "../../ui/identity.ts";
import { sitForm } from "../../ui/join_form.ts";
import { button, type Choice, card, choices, iconButton, ruleLink, select } from "../../ui/kit.ts";
import { sheet } from "../../ui/sheet.ts";
import { plainBar, siteBar } from "../../ui/site_bar.ts";
import { pieceWords, say, sayOr } from "../../words.ts";
import { talkCard } from "../chat/chat.ts";
import type { TableClient } from "../table_client.ts";
import { castChoices, speakOfCast } from "./cast_choices.ts";
import { invitation, screenInvitation, waysIn } from "./invitation.ts";
import { invitedTo } from "./invited.ts";
import { openSeatsCard } from "./open_seats.ts";
import { openSeatIdentity, pieceAt, seatIdentity, sitDown, takeIdentity } from "./own_seat.ts";
import { rematchWait, waitsForRematch } from "./rematch_wait.ts";
import { seriesScore } from "./series.ts";

const BEST_OF = [0, 3, 5, 7] as const;

export function lobbyView(client: TableClient, game: GameTable, state: State): TemplateResult {
  if (waitsForRematch(client, state)) return rematchWait(client, state);
  if (client.isScreen) return screenLobby(client, game, state);
  if (client.isPad) return padLobby(client, game, state);
  return html`${siteBar()}<main class="lobby">
    <div class="lobby-people">
      <div class="lobby-title">
        <h1>${gameTitle(state.settings.game, 32)}<span class="unseen">${say("web-lobby-title")}</span></h1>
        <p>${seatsLeft(client, state)}</p>
      </div>
      ${sitCard(client, game, state)}${nameCard(client, game, state)}
      <ul class="rows">${state.seats.map((seat, at) => seatRow(client, game, state, seat, at))}</ul>
      ${seriesScore(state)}
      <div class="lobby-start">${startButtons(client, game, state)}</div>
      ${openSeatsCard(client, state)}${talkCard(client, state)}${settingsCard(client, game, state)}
    </div>
    <div class="lobby-game">
      ${client.way === "device" ? nothing : invitation(client, freeSeats(state) > 0)}
      <div class="lobby-board">${game.board(state, { open: [], showing: false })}</div>
      ${game.setup?.caption?.(state) ?? nothing}
    </div>
  </main>`;
}

const freeSeats = (state: State): number => state.seats.filter((seat) => seat.holder === "open").length;

function seatsLeft(client: TableClient, state: State): string {
  const free = freeSeats(state);
  if (free) return say("web-lobby-free", { free, seats: state.seats.length });
  const absent = state.seats.flatMap((_, at) => (client.connection.isThere(at) ? [] : [seatName(state, at)]));
  return absent.length ? say("web-lobby-absent", { names: commaList(absent) }) : say("web-lobby-full");
}

/** For visitors without a seat: a button to take the first free one, or a message that all are taken. */
export function sitCard(client: TableClient, game: GameTable, state: State): TemplateResult | typeof nothing {
  if (client.mySeats.length > 0 || client.way === "device") return nothing;
  const free = state.seats.findIndex((seat) => seat.holder === "open");
  if (free < 0 || client.watches) {
    const note = say(free < 0 ? "web-watching-full" : "web-watching");
    return html`<p class="watching-note notched" role="status">${icon("eye", 24)}${note}</p>`;
  }
  const done = (_form: HTMLFormElement, sits: boolean): void => {
    if (sits) void sitDown(client, game, state, free, draft.piece);
    else client.watches = true;
    app.changed();
  };
  if (draft.seat !== free) Object.assign(draft, { seat: free, piece: pieceAt(game, state, free) });
  const fields = html`${app.isNamed ? nothing : nameField(ownName(creatureAt(state, free)))}
    ${piecePicker(seatIdentity(game, state, free).pieces, draft)}`;
  return html`<section class="sit-card card notched ${colourClass(draft.piece ?? ownPiece(state, free))}">
    ${invitedTo(state)}${sitForm(fields, done)}</section>`;
}

const draft: { piece: PieceName | null; seat: number } = { piece: null, seat: -1 };

/** Asks the host for a name if this device doesn't know it; others were asked when they sat down. */
function nameCard(client: TableClient, game: GameTable, state: State): TemplateResult | typeof nothing {
  const [seat] = client.mySeats;
  if (seat === undefined || app.isNamed || !client.isHost) return nothing;
  const who = seatIdentity(game, state, seat);
  if (draft.seat !== seat) Object.assign(draft, { seat, piece: who.piece });
  const save = (name: string): void => void takeIdentity(client, seat, name, draft.piece);
  return html`<section class="name-card card notched ${colourClass(ownPiece(state, seat))}">
    <h2 class="name-title">${say("web-name-ask")}</h2>${identityForm(who, draft, save)}</section>`;
}

function startButtons(client: TableClient, game: GameTable, state: State): TemplateResult {
  if (!client.isHost) return html`<p class="waiting">${icon("dots")}${say("web-lobby-waiting")}</p>`;
  const free = state.seats.flatMap(({ holder }, at) =>
    holder === "open" ? [pieceWords(piecesAt(game, state, at))] : [],
  );
  return html`${free.length ? button(say("web-lobby-bots"), () => void client.fillWithBots(), { icon: "bot" }) : nothing}${button(
    say("web-lobby-start"),
    () => void client.send({ type: "start" }),
    { icon: "play", kind: "primary", disabled: free.length > 0 },
  )}${free.length ? html`<p>${say("web-lobby-start-why", { seats: commaList(free) })}</p>` : nothing}`;
}

function piecesAt(game: GameTable, state: State, at: number): readonly PieceName[] {
  const piece = ownPiece(state, at);
  return game.setup?.playedWith?.(state, piece) ?? [piece];
}

/**
 * On a shared screen: the QR code, who is there, and one button. Settings are behind another one. While nobody is
 * there, the invitation is the prominent part.
 */
function screenLobby(client: TableClient, game: GameTable, state: State): TemplateResult {
  const free = freeSeats(state);
  const start = async (): Promise<void> => {
    await client.fillWithBots();
    await client.send({ type: "start" });
  };
  const calls = state.seats.every(({ holder }) => holder !== "person");
  return html`${plainBar(say("web-way-night"))}<main class="screen-lobby ${calls ? "calls" : ""}">
    <div class="screen-invite">${screenInvitation(client)}</div>
    <div class="screen-people">
      <div class="lobby-title"><h1>${say("web-lobby-title")}</h1><p>${seatsLeft(client, state)}</p></div>
      <ul class="rows">${state.seats.map((seat, at) => seatRow(client, game, state, seat, at))}</ul>
      ${seriesScore(state)}
    </div>
    <footer class="screen-start">
      ${gameTitle(state.settings.game, 26)}<p>${settingsSummary(game, state)}</p>
      ${client.isHost ? button(say("web-lobby-change"), () => app.openSheet(() => settingsSheet(client, game)), { icon: "gear" }) : nothing}
      <span class="gap"></span>
      ${free ? html`<p>${say("web-lobby-bots-come", { free })}</p>` : nothing}
      ${client.isHost ? button(say("web-lobby-start"), () => void start(), { icon: "play", kind: calls ? "" : "primary" }) : nothing}
    </footer>
  </main>`;
}

function settingsSummary({ setup }: GameTable, { settings }: State): string {
  return (setup?.summary ?? ["players"])
    .map((name) => optionValue(settings.game, name, settings.options[name] ?? ""))
    .join(", ");
}

function settingsSheet(client: TableClient, game: GameTable): TemplateResult {
  const state = client.state;
  return state ? sheet(say("web-lobby-settings"), settingsCard(client, game, state), app.closeSheet) : html``;
}

/** A phone that will be a controller: one's own seat, and who else is there. */
function padLobby(client: TableClient, game: GameTable, state: State): TemplateResult {
  return html`${plainBar()}<main class="lobby pad-lobby">
    <div class="lobby-title"><h1>${gameTitle(state.settings.game, 26)}<span class="unseen">${say("web-lobby-title")}</span></h1>
      <p>${seatsLeft(client, state)}</p></div>
    ${sitCard(client, game, state)}
    <ul class="rows">${state.seats.map((seat, at) => seatRow(client, game, state, seat, at))}</ul>
    <p class="waiting">${icon("tv", 24)}${say("web-look-at-screen")}</p>
    ${talkCard(client, state)}
  </main>`;
}

function seatRow(client: TableClient, game: GameTable, state: State, seat: SeatView, at: number): TemplateResult {
  const piece = ownPiece(state, at);
  const pieces = piecesAt(game, state, at);
  const mine = client.mySeats.includes(at);
  return html`<li class="row notched ${seat.holder} ${colourClass(piece)}">
    ${pieceTiles(pieces)}
    ${seat.holder === "bot" && readBot(seat.name).persona ? html`<span class="row-face">${botFace(seat.name, 48)}</span>` : (game.setup?.seatArt?.(piece) ?? nothing)}
    <span class="who"><b>${mine && !client.isShared ? say("web-you-named", { name: seat.name }) : seatName(state, at)}</b>
      <small>${pieceWords(pieces)}${seatLevel(seat) ? ` · ${seatLevel(seat)}` : ""}${seat.program ? ` · ${say("web-program")}` : ""}
        ${state.host === seat.person && seat.person ? ` · ${say("web-host")}` : ""}</small></span>
    <span class="connection">${connection(client, seat, at)}</span>
    <span class="row-actions">${rowActions(client, game, state, at)}</span>
  </li>`;
}

function connection(client: TableClient, seat: SeatView, at: number): TemplateResult | string {
  if (seat.holder === "bot") return html`${icon("bot", 18)}${say("web-seat-bot")}`;
  if (seat.holder === "open") return client.isScreen ? howToSit(client) : "";
  return client.connection.present?.seats[at]
    ? html`${icon("check", 18)}${say("web-connected")}`
    : html`${icon("dots", 18)}${say("web-back-soon")}`;
}

/** The text of a free seat on a shared screen: scan to join, or nobody can join yet. */
function howToSit(client: TableClient): string {
  const ways = waysIn(client);
  return ways === null ? "" : say(ways.local ? "web-nobody-yet" : "web-scan-to-sit");
}

function rowActions(client: TableClient, game: GameTable, state: State, at: number): TemplateResult {
  const mine = client.mySeats.includes(at);
  const seat = state.seats[at] as SeatView;
  const host = client.isHost && !client.isPad;
  const open = seat.holder === "open";
  const sits = open && !client.isScreen && (client.mySeats.length === 0 || client.way === "device");
  return html`${sits ? button(say(client.mySeats.length ? "web-add-player" : "web-sit"), () => void sitDown(client, game, state, at), { icon: "people" }) : nothing}
    ${mine ? iconButton("pencil", say("web-you-change"), () => openSeatIdentity(client, game, state, at)) : nothing}
    ${
      open && host
        ? select(say("web-add-bot"), botChoices(client), "", (level) => level && void client.seatBot(at, level), true)
        : nothing
    }
    ${seat.holder === "bot" && host ? button(say("web-change-bot"), () => openBot(client, at), { icon: "bot" }) : nothing}
    ${mine || (host && !open) ? iconButton("cross", say(mine ? "web-leave" : "web-free"), () => void client.send({ type: "leave", seat: at })) : nothing}
    ${host && at > 0 && !open ? iconButton("up", say("web-seat-up"), () => void client.send({ type: "swap", seat: at, other: at - 1 })) : nothing}`;
}

/** Choose a bot's persona and level. Changes apply immediately; the seat remains taken. */
function openBot(client: TableClient, at: number): void {
  const seated = (): BotName => readBot(client.state?.seats[at]?.name ?? "");
  let wanted = seated(); // the user may be faster than the server
  const change = async (changed: Partial<BotName>): Promise<void> => {
    wanted = { ...wanted, ...changed };
    if (!(await client.seatBot(at, wanted.level, wanted.persona))) wanted = seated();
    app.changed();
  };
  void app.attempt(speakOfCast);
  app.openSheet(() => {
    const { level, persona } = wanted;
    const taken = client.personas.filter((one) => one !== seated().persona);
    return sheet(
      say("web-change-bot"),
      html`<div class="settings">
        ${choices("bot-level", say("web-bots-level"), levelChoices(client), level, (value) => void change({ level: value }))}
        ${castChoices("bot-persona", say("web-bots-who"), persona, taken, (one) => void change({ persona: one }))}
      </div>`,
      app.closeSheet,
    );
  });
}

const levelChoices = (client: TableClient): Choice[] =>
  levelsOf(client.state?.settings.game ?? "").map((value) => ({ value, label: say(`web-level-${value}`) }));

function botChoices(client: TableClient): Choice[] {
  return [{ value: "", label: say("web-add-bot") }, ...levelChoices(client)];
}

function settingsCard(client: TableClient, game: GameTable, state: State): TemplateResult {
  const info = app.server?.games.find((one) => one.id === state.settings.game);
  const host = client.isHost;
  return card(
    say("web-lobby-settings"),
    html`<div class="options-list">
      ${choices(
        "game",
        say("web-game"),
        (app.server?.games ?? []).map(({ id }) => ({ value: id, label: gameName(id) })),
        state.settings.game,
        (id) => void client.arrange({ game: id, options: {} }),
        !host,
      )}
      ${(info?.options ?? [])
        .filter((option) => option.choices.length > 0)
        .map((option) =>
          choices(
            `option-${option.name}`,
            html`${sayOr(`${state.settings.game}-option-${option.name}`, option.name)} ${cardOf(state.settings.game) ? ruleLink(option.rule) : nothing}`,
            (game.setup?.optionValues?.(state, option) ?? option.choices).map((value) => ({
              value,
              label:
                game.setup?.optionLabel?.(state, option.name, value) ??
                optionValue(state.settings.game, option.name, value),
            })),
            state.settings.options[option.name] ?? option.default,
            (value) => void client.arrange({ options: withOption(game, state, option.name, value) }),
            !host,
          ),
        )}
      ${(host && game.setup?.arrangement?.(state)) || nothing}
      ${choices(
        "clock",
        say("web-clock-setting"),
        clocksFor(client.way).map((value) => ({ value, label: say(`web-clock-${value}`) })),
        clockName(state.settings),
        (value) => {
          const [clock, milliseconds] = CLOCKS[value] ?? ["none", 0];
          void client.arrange({ clock, milliseconds });
        },
        !host,
      )}
      ${choices(
        "best-of",
        say("web-best-of"),
        BEST_OF.map((value) => ({ value: String(value), label: say("web-best-of-games", { games: value }) })),
        String(state.settings.best_of),
        (value) => void client.arrange({ best_of: BEST_OF.find((one) => String(one) === value) ?? 0 }),
        !host,
      )}
    </div>`,
    host ? nothing : say("web-host-decides"),
    "lobby-settings",
  );
}

/** The options with one changed; those that depend on it are reset to the server's defaults. */
function withOption(game: GameTable, state: State, name: string, value: string): Record<string, string> {
  const options: Record<string, string> = { ...state.settings.options, [name]: value };
  if (name === "players") for (const dependent of game.setup?.byPlayers ?? []) delete options[dependent];
  return options;
}
