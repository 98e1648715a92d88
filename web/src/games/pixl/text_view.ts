/** The Pixl table in words: where everyone is, what one can do, what just happened. */

import type { TemplateResult } from "lit-html";
import { enumeration, eventSentence, type Names } from "../../event_sentences.ts";
import { answers } from "../../ui/kit.ts";
import { t } from "../../words.ts";
import { type Due, type Hex, isError, movesOn, type PixlEvent, type PixlFacts, pickOf, totalOf } from "./facts.ts";
import { errorSentence, lineText, portState } from "./sentences.ts";
import { sumOf, withSign } from "./sum.ts";

export interface PixlText {
  readonly where: readonly string[];
  readonly can: readonly string[];
  readonly happened: readonly string[];
}

const ordered = (hexes: readonly Hex[]): readonly Hex[] =>
  [...hexes].sort((a, b) => a.charCodeAt(0) - b.charCodeAt(0) || Number(a.slice(1)) - Number(b.slice(1)));

function whereIs(facts: PixlFacts, names: Names): readonly string[] {
  return facts.order.map((element) => {
    const own = ordered(Object.keys(facts.hexes).filter((hex) => facts.hexes[hex]?.at(-1) === element));
    const places = own.map((hex) => {
      const height = facts.hexes[hex]?.length ?? 1;
      return height > 1 ? t("web-pixl-text-stack", { hex, height }) : hex;
    });
    const parts = [
      t("web-pixl-text-element", { element, player: names.pieces[element] ?? "", points: totalOf(facts, element) }),
      t("web-pixl-text-port", { hex: facts.ports[element] ?? "none", state: portState(facts, element) }),
      t("web-pixl-text-supply", { count: facts.supply[element] ?? 0 }),
    ];
    if (places.length > 0) parts.push(t("web-pixl-text-pixls", { hexes: enumeration(places) }));
    const cut = facts.cut_off[element] ?? [];
    if (cut.length > 0) parts.push(t("web-pixl-text-cut-off", { hexes: enumeration(ordered(cut)) }));
    return parts.join(" ");
  });
}

function consequences(facts: PixlFacts, due: Due): readonly string[] {
  return ordered(Object.keys(due.choices.hexes)).flatMap((hex) =>
    movesOn(due.choices, hex)
      .filter((move) => (move.events ?? []).length > 0)
      .map((move) => {
        const sum = sumOf(facts, due, move);
        const consequences = sum.lines.slice(1).map((line) => lineText(line));
        const pick = pickOf(move);
        const name = (due.choices.hexes[hex]?.length ?? 0) > 1 && pick ? t("web-pixl-text-pick", { hex, pick }) : hex;
        return t("web-pixl-text-consequence", {
          hex: name,
          told: consequences.join(". "),
          gain: withSign(sum.total),
          points: Math.abs(sum.total),
        });
      }),
  );
}

function canDo(facts: PixlFacts, due: Due | null): readonly string[] {
  if (!due) return [t("web-pixl-text-nothing")];
  const { choices, element } = due;
  const hexes = ordered(Object.keys(choices.hexes));
  const lines: string[] = [];
  if (choices.only_pass) lines.push(t("web-pixl-only-pass", { why: choices.only_pass, element }));
  if (hexes.length > 0) lines.push(t(`web-pixl-text-${choices.kind}-hexes`, { element, hexes: enumeration(hexes) }));
  lines.push(...consequences(facts, due));
  lines.push(isError(choices.port) ? errorSentence(choices.port) : t("web-pixl-text-take-off", { element }));
  if (!isError(choices.pass) && !choices.only_pass) lines.push(t("web-pixl-text-pass"));
  return lines;
}

export function pixlText(facts: PixlFacts, due: Due | null, events: readonly PixlEvent[], names: Names): PixlText {
  return {
    where: whereIs(facts, names),
    can: canDo(facts, due),
    happened: events.map((event) => eventSentence({ code: event.code, values: { ...event.values } }, names)),
  };
}

export function pixlTextView(text: PixlText): TemplateResult {
  return answers([
    [t("web-pixl-text-where"), text.where],
    [t("web-pixl-text-can"), text.can],
    [t("web-pixl-text-happened"), text.happened],
  ]);
}
