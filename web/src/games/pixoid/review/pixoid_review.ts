/** Replay and result of a game of Pixoid. */

import { html, nothing, type TemplateResult } from "lit-html";
import { arrowAt, colourClass, icon, numeral, type SeatColour, tile } from "../../../draw/pixels.ts";
import { commaList } from "../../../event_sentences.ts";
import type { PixoidEvent } from "../../../generated/protocol.ts";
import { isReduced, isSmall, speed } from "../../../ui/settings.ts";
import { say } from "../../../words.ts";
import type { Drawing, PlayedMoments, ReplayBoard, ReviewView } from "../../contract.ts";
import { pixoidBox } from "../board/board.ts";
import { dialBoard } from "../dial.ts";
import { DIRECTIONS, pixoidFacts } from "../facts.ts";
import { pixoidHaul, reserveTray, rounds, stakes } from "../panels.ts";
import { playReveal } from "../reveal/reveal.ts";
import { pixoidNames, roleOf } from "../sentences.ts";
import { revealSound } from "../sounds.ts";
import { pixoidText } from "../text_view.ts";
import { cubeTray, endingBoard } from "./ending_board.ts";
import {
  count,
  FUN_FACTS,
  factsAt,
  isShort,
  roundAt,
  roundMoments,
  type Secret,
  secretsOf,
  splitOf,
  standing,
  turnsOf,
  wonRounds,
} from "./numbers.ts";
import { pixoidWhatIf } from "./what_if.ts";

function replayBoard(played: PlayedMoments): ReplayBoard {
  return {
    view(at, viewer) {
      const facts = factsAt(played, at);
      const secrets = secretsOf(played, at, viewer);
      return dialBoard(facts, played.seatNames, [], {
        compact: isSmall(),
        decided: Object.fromEntries(secrets.map(({ piece }) => [piece, true])),
        programs: Object.fromEntries(secrets.filter((one) => one.known).map(({ piece, program }) => [piece, program])),
      });
    },
    box: (at) => pixoidBox(isSmall(), factsAt(played, at)),
    play: (picture, from, signal, opened) =>
      playReveal(picture, played.events(from + 1), speed(), {
        facts: factsAt(played, from),
        reduced: isReduced(),
        signal,
        onSound: revealSound,
        onStep: (step) => step.kind === "phase" && step.phase !== "open" && opened(),
      }),
  };
}

function programRow({ piece, program, known }: Secret, name: string, role: string): TemplateResult {
  return html`<li class=${colourClass(piece)}>${tile(piece, "small", 16)}
    <span class="who"><b>${name}</b> <small>${say("web-pixoid-role", { role })}</small></span>
    ${
      known
        ? html`<svg width="26" height="26" viewBox="0 0 26 26" role="img"
            aria-label=${say("web-pixoid-direction", { direction: program.direction })}>
            ${arrowAt(13, 13, 22, DIRECTIONS.indexOf(program.direction) * 90, "var(--ink)")}</svg>${numeral(program.distance, 24)}`
        : html`<span class="closed">${icon("lock", 16)}<small>${say("web-looking-hidden")}</small></span>`
    }</li>`;
}

function programs(played: PlayedMoments, at: number, viewer: number | null): Drawing {
  const secrets = secretsOf(played, at, viewer);
  const facts = factsAt(played, at);
  const holder = (piece: SeatColour): string => played.seatNames[(facts.holders[piece] ?? 1) - 1] ?? "";
  if (secrets.length === 0) return nothing;
  return html`<ul class="programs">${secrets.map((one) => programRow(one, holder(one.piece), roleOf(facts, one.piece)))}</ul>`;
}

const cubesAt = (played: PlayedMoments): number => {
  const { taken, picked_up } = factsAt(played, played.last);
  return taken + picked_up;
};

/** The seats whose Bugs have caught Pixoid in the last step. */
function catchers(played: PlayedMoments): readonly number[] {
  const { holders } = factsAt(played, played.last);
  return (played.events(played.last) as readonly PixoidEvent[]).flatMap(({ code, values }) =>
    code === "pixoid.caught" ? values.by.map((piece) => (holders[piece] ?? 0) - 1) : [],
  );
}

const roleText = (role: string): string => say("web-pixoid-role", { role });

export const pixoidReview: ReviewView = {
  reviewsAtOnce: true,
  names: (facts, seats) => pixoidNames(pixoidFacts(facts), seats),
  board: replayBoard,
  seat(played, at, seat) {
    const facts = factsAt(played, at);
    const piece = played.pieceOf(seat);
    const active = facts.pixoid === piece;
    return {
      marks: tile(piece, "", 24),
      role: roleText(active ? "pixoid" : "bug"),
      active,
      hasPoints: !isShort(played),
      extra: active ? pixoidHaul(facts) : nothing,
    };
  },
  left(played, at) {
    const facts = factsAt(played, at);
    return html`${reserveTray(facts)}${stakes(facts)}${facts.rounds > 1 ? rounds(facts, wonRounds(played, at)) : nothing}`;
  },
  programs,
  inWords: (played, at) =>
    pixoidText({ facts: factsAt(played, at), seats: played.seatNames, own: {}, events: [] }).where,
  turns: turnsOf,
  standing,
  rounds: roundMoments,
  goal: (played) => (isShort(played) ? { seat: roundAt(played, 0).seat, top: 12 } : null),
  gathered(played, round) {
    if (isShort(played)) return cubesAt(played);
    const seat = roundMoments(played).find((one) => one.round === round)?.seat ?? 0;
    return wonRounds(played, played.last)[round - 1]?.[seat] ?? 0;
  },
  endingPicture: endingBoard,
  endingCount(played) {
    const cubes = cubesAt(played);
    return isShort(played)
      ? html`<p class="ending-count">${cubeTray(cubes)}${numeral(cubes, 32)}<small>${say("web-ending-of-twelve")}</small></p>`
      : nothing;
  },
  best(played, seat, records) {
    if (!isShort(played) || roundAt(played, 0).seat !== seat) return "";
    const [{ taken }, best] = [factsAt(played, played.last), records["run"] ?? 0];
    if (best > taken) return say("web-ending-best", { cubes: best });
    if (best > 0 && best < taken) return say("web-ending-best-now");
    const by = catchers(played).map((one) => played.seatName(one));
    const pix = factsAt(played, played.last).cubes[played.pieceOf(seat) as SeatColour] ?? "";
    return by.length ? say("web-ending-by", { names: commaList(by), count: by.length, pix }) : "";
  },
  whatIf: pixoidWhatIf,
  how: (played) => (played.ending.reason === "caught" ? say("web-looking-caught", { cubes: cubesAt(played) }) : ""),
  yours(played, seat) {
    if (!isShort(played)) return "";
    const { turn } = played.when(Math.max(0, played.last - 1));
    if (seat === null) {
      const how = played.ending.reason === "caught" ? "caught" : "escaped";
      return say("web-looking-you", { how, turn, name: played.seatName(roundAt(played, 0).seat) });
    }
    const won = played.ending.winners.includes(seat);
    if (roundAt(played, 0).seat !== seat) {
      const how = !won ? "slipped" : catchers(played).includes(seat) ? "catcher" : "team";
      return say("web-looking-you", { how, turn });
    }
    return say("web-looking-you", { how: won ? "away" : "caught", turn });
  },
  parts(played, seat) {
    if (isShort(played)) return { bars: [], text: roleText(roundAt(played, 0).seat === seat ? "pixoid" : "bug") };
    const { asPixoid, asBug } = splitOf(played)[seat] ?? { asPixoid: 0, asBug: 0 };
    const bars = [{ piece: played.pieceOf(seat), values: [asPixoid, asBug] }];
    return { bars, text: say("web-looking-split", { pixoid: asPixoid, bug: asBug }) };
  },
  funFacts: FUN_FACTS,
  count,
};
