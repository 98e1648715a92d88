/** How bots are shown: a persona with a name and a face, or only a level. */

import { html, nothing, type TemplateResult } from "lit-html";
import { face, isFace } from "../draw/faces.ts";
import { icon } from "../draw/pixels.ts";
import { recall } from "../storage.ts";
import { app } from "../ui/app.ts";
import { say } from "../words.ts";

/** A parsed bot name: `hard.blip`, or `hard` for a bot without a persona. */
export interface BotName {
  readonly level: string;
  readonly persona: string;
}

interface SeatHolder {
  readonly holder: string;
  readonly name: string;
}

export function readBot(name: string): BotName {
  const at = name.lastIndexOf(".");
  const persona = name.slice(at + 1);
  return at > 0 && isFace(persona) ? { level: name.slice(0, at), persona } : { level: name, persona: "" };
}

export function formatBot(level: string, persona: string): string {
  return persona ? `${level}.${persona}` : level;
}

export function personaName(persona: string): string {
  return persona.charAt(0).toUpperCase() + persona.slice(1);
}

export function cast(): readonly string[] {
  return (app.server?.personas ?? []).filter(isFace);
}

export function levelsOf(game: string): readonly string[] {
  return app.server?.games.find(({ id }) => id === game)?.levels ?? [];
}

/** The level chosen last, or the strongest if this game doesn't have it. */
export function lastLevel(game: string): string {
  const level = recall("level") || "normal";
  const all = levelsOf(game);
  return all.length === 0 || all.includes(level) ? level : (all.at(-1) ?? level);
}

export function botName(name: string, seat: number): string {
  const { level, persona } = readBot(name);
  return persona ? personaName(persona) : say("web-bot-name", { level: say(`web-level-${level}`), seat: seat + 1 });
}

export function botTitle(name: string, seat: number): string {
  const { level, persona } = readBot(name);
  return persona
    ? say("web-bot-persona", { name: personaName(persona), level: say(`web-level-${level}`) })
    : botName(name, seat);
}

export function botFace(name: string, size = 24): TemplateResult {
  const { persona } = readBot(name);
  return html`${persona ? face(persona, size) : icon("bot", size)}<span class="unseen">${say("web-seat-bot")}</span>`;
}

export function seatFace(seat: SeatHolder | undefined, size = 24): TemplateResult | typeof nothing {
  return seat?.holder === "bot" && readBot(seat.name).persona ? botFace(seat.name, size) : nothing;
}

export function seatLevel({ holder, name }: SeatHolder): string {
  const { level, persona } = readBot(name);
  return holder === "bot" && persona ? say(`web-level-${level}`) : "";
}

export function others(taken: readonly string[], count: number): readonly string[] {
  const free = cast().filter((one) => !taken.includes(one));
  for (let at = free.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [free[at], free[other]] = [free[other] as string, free[at] as string];
  }
  return free.slice(0, count);
}
