// The Pixoid table in words: where everyone is, what one can do, what just happened.

import type { TemplateResult } from "lit-html";
import { commaList, eventSentence, type Names } from "../../event_sentences.ts";
import type { EventView } from "../../generated/protocol.ts";
import { answers } from "../../ui/kit.ts";
import { say } from "../../words.ts";
import { walls } from "./controller/controller.ts";
import {
  DIRECTIONS,
  isLocked,
  meant,
  type PixoidChoices,
  type PixoidFacts,
  type ProgramChoices,
  type Turn,
  type Way,
} from "./facts.ts";
import { pixoidNames, shownEvent } from "./sentences.ts";

export interface TextView {
  readonly facts: PixoidFacts;
  readonly seats: readonly string[];
  readonly own: Readonly<Record<string, PixoidChoices>>;
  readonly events: readonly EventView[];
  readonly turn?: Turn;
}

export interface TextLines {
  readonly where: readonly string[];
  readonly can: readonly string[];
  readonly happened: readonly string[];
}

function where(facts: PixoidFacts, names: Names): string[] {
  const { round, rounds, turn, taken, picked_up: bonus } = facts;
  const everyone = [facts.pixoid, ...facts.bugs];
  const places = everyone.map((piece) => {
    const who = names.pieces[piece] ?? piece;
    const pix = facts.cubes[piece];
    return pix ? say("web-pixoid-text-place", { who, pix }) : say("web-pixoid-text-unplaced", { who });
  });
  if (facts.phase === "placing") return [say("web-pixoid-text-placing", { round, rounds }), ...places];
  return [
    say("web-pixoid-text-turn", { round, rounds, turn }),
    say("web-pixoid-text-holds", { taken, bonus }),
    ...places,
    say("web-pixoid-text-bonus", { count: facts.bonus.length, pix: commaList(facts.bonus) }),
  ];
}

/** The relevant pieces on a path: Pixoid meets Bugs, Bugs meet Pixoid. */
function met(way: Way, piece: string, facts: PixoidFacts, names: Names): string[] {
  const others = piece === facts.pixoid ? facts.bugs : [facts.pixoid];
  return way.path.flatMap((pix, place) => {
    const who = others.filter((other) => facts.cubes[other] === pix).map((other) => names.pieces[other] ?? other);
    return who.length ? [say("web-pixoid-text-way-cube", { who: commaList(who), steps: place + 1 })] : [];
  });
}

function ways(piece: string, choices: ProgramChoices, view: TextView, names: Names): string[] {
  const turn = view.turn ?? 0;
  const open = DIRECTIONS.flatMap((direction) => {
    const way = choices.directions[meant(direction, turn)];
    if (isLocked(way)) return [];
    const name = say("web-pixoid-direction", { direction });
    const free = way.path.length;
    const sentences = [say("web-pixoid-text-way", { name, free, end: way.path.at(-1) ?? choices.from })];
    for (const place of way.bonus ?? []) sentences.push(say("web-pixoid-text-way-bonus", { steps: place + 1 }));
    return [[...sentences, ...met(way, piece, view.facts, names)].join(" ")];
  });
  return [...open, walls({ choices, turn })].filter((line) => line !== "");
}

function can(view: TextView, names: Names): string[] {
  const own = Object.entries(view.own);
  if (own.length === 0) return [say("web-pixoid-text-nothing")];
  return own.flatMap(([piece, choices]) => {
    const lines =
      choices.kind === "program"
        ? ways(piece, choices, view, names)
        : [startsLine(Object.entries(choices.pix).flatMap(([pix, choice]) => (isLocked(choice) ? [] : [pix])))];
    return own.length > 1 ? [`${names.pieces[piece] ?? piece}:`, ...lines] : lines;
  });
}

function startsLine(free: readonly string[]): string {
  return say("web-pixoid-text-starts", { count: free.length, pix: commaList(free) });
}

export function pixoidText(view: TextView): TextLines {
  const names = pixoidNames(view.facts, view.seats);
  const happened = view.events.map((event) => eventSentence(shownEvent(event, view.turn ?? 0), names));
  return {
    where: where(view.facts, names),
    can: can(view, names),
    happened: happened.length ? happened : [say("web-pixoid-text-quiet")],
  };
}

export function pixoidTextView(view: TextView): TemplateResult {
  const { where: places, can: possible, happened } = pixoidText(view);
  return answers([
    [say("web-pixoid-text-where"), places],
    [say("web-pixoid-text-can"), possible],
    [say("web-pixoid-text-happened"), happened],
  ]);
}
