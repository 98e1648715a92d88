/** A review in sentences: the same as in the terminal, for eyes and for ears. */

import { enumeration, expectedPoints, listed, pieceName } from "../../event_sentences.ts";
import { analysisView } from "../../games/analyses.ts";
import type { PlayedGame } from "../../games/played_game.ts";
import type {
  ReviewedDecisionTold,
  ReviewedRoundTold,
  ReviewedTurnTold,
  ReviewTold,
} from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { say } from "../../words.ts";
import { amount, CUBES, resultAmount, sumOf } from "./amounts.ts";

/** What is smaller is written as nothing, and not worth a sentence. */
const small = (unit: string): number => (unit === CUBES ? 0.05 : 0.005);
/** Smaller shares of a mix are told together. */
const LEAST = 0.03;
const BETTER = 3;

export const isAlone = ({ seat }: ReviewedRoundTold): boolean => seat < 0;

export function seatText(played: PlayedGame, { seats, rounds }: ReviewTold, seat: number): string {
  const own = seats.find((one) => one.seat === seat);
  if (!own) return "";
  const { grade: level, fortune, decisions, thousandths } = own;
  const unit = rounds.some(isAlone) ? "victory" : CUBES;
  const values = { player: played.seatName(seat), grade: level, level: say(`web-level-${level}`), unit, decisions };
  return [
    say("review-seat", { ...values, lost: amount(own.lost, unit), thousandths: String(thousandths) }),
    fortune ? say("review-fortune", { fortune, luck: amount(own.luck, CUBES, true) }) : "",
  ].join(" ");
}

/** Where the result of a round came from, with the numbers of its bar. */
export function roundSum(played: PlayedGame, round: ReviewedRoundTold): string {
  const { unit, finished, seat } = round;
  const [value = 0, own = 0, bugs = 0, luck = 0, count = 0] = sumOf(round);
  const yours = played.seatsOf(app.person).includes(seat);
  return say("review-sum", {
    state: finished ? (yours ? "yours" : "finished") : "stopped",
    value: amount(value, unit),
    pixoid: amount(-own, unit),
    bugs: amount(bugs, unit),
    luck: amount(luck, unit, true),
    result: say("web-review-result", { unit, count, result: resultAmount(count, unit) }),
  });
}

export function movesText(played: PlayedGame, moves: Readonly<Record<string, string>>): string {
  return listed(Object.values(moves).map((move) => analysisView(played.told.game).move(move)));
}

/** What fills the sentences about a decision. */
function decided(played: PlayedGame, step: number, own: ReviewedDecisionTold, unit: string) {
  const [piece = ""] = Object.keys(own.played);
  return {
    kind: own.real ? (own.equal ? "equal" : "loss") : "forced",
    who: pieceName(played.names(step - 1), piece),
    moves: movesText(played, own.played),
    cost: amount(own.loss, unit),
    best: movesText(played, own.options[0]?.moves ?? {}),
  };
}

/** What a seat did, what it cost, and the points that everybody could expect then, where they are known. */
export function decisionText(played: PlayedGame, step: number, own: ReviewedDecisionTold, unit: string): string {
  const text = say("review-move", decided(played, step, own, unit));
  return own.points?.length ? `${text} ${expectedText(played, own.points)}` : text;
}

function expectedText(played: PlayedGame, points: readonly number[]): string {
  return say("review-points", { points: expectedPoints(played.seatNames, points) });
}

/** The best mix, the largest share first; of a game without mixes the best moves, with what they are worth. */
export function optionsText(
  played: PlayedGame,
  round: ReviewedRoundTold,
  value: number,
  own: ReviewedDecisionTold,
): string {
  const alone = isAlone(round);
  const some = alone
    ? own.options.slice(0, BETTER)
    : own.options.filter(({ share }) => share >= LEAST).sort((one, other) => other.share - one.share);
  const rest = alone ? 0 : 1 - some.reduce((sum, { share }) => sum + share, 0);
  const option = (move: string, worth: number): string => say("review-option", { move, value: amount(worth, "") });
  const parts = some.map(({ moves, share, cost }) => option(movesText(played, moves), alone ? value - cost : share));
  if (rest >= 0.01) parts.push(option(say("web-review-other"), rest));
  return say(alone ? "web-review-best" : "web-review-mix", { mix: enumeration(parts) });
}

/** What of a turn was nobody's decision. */
export function restTexts({ coordination, luck }: ReviewedTurnTold, unit: string): string[] {
  return [
    ...(Math.abs(coordination) >= small(unit)
      ? [
          say("review-coordination", {
            kind: coordination > 0 ? "cost" : "gain",
            cost: amount(Math.abs(coordination), unit),
          }),
        ]
      : []),
    ...(Math.abs(luck) >= small(unit) ? [say("review-luck", { luck: amount(luck, unit, true) })] : []),
  ];
}

export function turnTitle({ turn, value, after }: ReviewedTurnTold, unit: string): string {
  return say("review-turn", { turn, value: amount(value, unit), after: amount(after, unit) });
}

export function sourceText({ source, reduced }: ReviewTold): string {
  return say("review-source", { source: reduced ? "reduced" : source });
}

export function roundTitle(played: PlayedGame, { round, seat, unit }: ReviewedRoundTold): string {
  return say("review-round", { round, who: played.seatName(seat), unit });
}

/** All of a review. */
export function allTexts(played: PlayedGame, told: ReviewTold): string[] {
  return [
    sourceText(told),
    ...told.seats.map(({ seat }) => seatText(played, told, seat)),
    ...told.rounds.flatMap((round) => [
      ...(isAlone(round) ? [] : [roundTitle(played, round), roundSum(played, round)]),
      ...(round.estimated ? [say("review-estimated")] : []),
      ...(round.start ? [say("review-start", decided(played, round.start_step, round.start, round.unit))] : []),
      ...round.turns.flatMap((turn) => [
        turnTitle(turn, round.unit),
        ...turn.decisions.map((own) => decisionText(played, turn.step, own, round.unit)),
        ...restTexts(turn, round.unit),
      ]),
    ]),
  ];
}
