/** A review in sentences, the same as in the terminal. */

import { commaList, enumeration, pieceName } from "../../event_sentences.ts";
import { analysisView } from "../../games/analyses.ts";
import type { PlayedGame } from "../../games/played_game.ts";
import type {
  ReviewedDecisionView,
  ReviewedRoundView,
  ReviewedTurnView,
  ReviewReport,
} from "../../generated/protocol.ts";
import { app } from "../../ui/app.ts";
import { say } from "../../words.ts";

/** Smaller amounts are written as zero, and not mentioned. */
const small = (unit: string): number => (unit === CUBES ? 0.05 : 0.005);
/** Smaller shares of a mix are combined. */
const LEAST = 0.03;
/** A smaller chance is written as 0%. */
const RARE = 0.005;
const BETTER = 3;

export const isAlone = ({ seat }: ReviewedRoundView): boolean => seat < 0;

export function seatText(played: PlayedGame, { seats, rounds }: ReviewReport, seat: number): string {
  const own = seats.find((one) => one.seat === seat);
  if (!own) return "";
  const { grade: level, fortune, decisions, lost } = own;
  const unit = rounds.some(isAlone) ? "victory" : CUBES;
  const values = { player: played.seatName(seat), grade: level, level: say(`web-level-${level}`), unit, decisions };
  return [
    say("review-seat", { ...values, lost: amount(lost, CUBES), each: eachText(lost / Math.max(1, decisions), unit) }),
    fortune ? say("review-fortune", { fortune, luck: amount(own.luck, CUBES, true) }) : "",
  ].join(" ");
}

/** The sources of a round's result, with the numbers of its bar. */
export function roundSum(played: PlayedGame, round: ReviewedRoundView): string {
  const { unit, finished, seat, chance } = round;
  const [value = 0, own = 0, bugs = 0, luck = 0, count = 0] = sumOf(round);
  const yours = played.seatsOf(app.person).includes(seat);
  const held = heldCubes(played, round) ?? count;
  const sum = [
    say("review-sum", {
      state: finished ? (yours ? "yours" : "finished") : "stopped",
      value: amount(value, unit),
      pixoid: amount(-own, unit),
      bugs: amount(bugs, unit),
      luck: amount(luck, unit, true),
      result: say("web-review-result", { unit, count: held, result: resultAmount(held, unit) }),
    }),
    halfText(played, round),
  ]
    .filter(Boolean)
    .join(" ");
  if (chance === null) return sum;
  return `${sum} ${say("review-chance", { kind: chance < RARE ? "rare" : "some", chance: amount(chance, "") })}`;
}

/** The cubes Pixoid held at the end of a round, if the review, in which a bonus cube counts half, has another number. */
export function heldCubes(played: PlayedGame, { round, unit, finished, result }: ReviewedRoundView): number | null {
  const cubes = unit === CUBES && finished ? played.view.gathered?.(played, round) : undefined;
  return cubes === undefined || Math.abs(cubes - result) < small(CUBES) ? null : cubes;
}

/** Whether a win counts for more than the cubes held, or bonus cubes for less. */
export const halfHow = (held: number, { result }: ReviewedRoundView): string => (result > held ? "won" : "other");

export function halfText(played: PlayedGame, round: ReviewedRoundView): string {
  const held = heldCubes(played, round);
  if (held === null) return "";
  return say("web-ending-half", { how: halfHow(held, round), result: resultAmount(round.result, CUBES) });
}

export function movesText(played: PlayedGame, moves: Readonly<Record<string, string>>): string {
  return commaList(Object.values(moves).map((move) => analysisView(played.replay.game).move(move)));
}

/** The change from one amount to another, as both are written: the three agree. */
export function changeText(from: number, to: number, unit: string): string {
  const scale = unit === CUBES ? 10 : 100;
  return amount((Math.round(to * scale) - Math.round(from * scale)) / scale, unit, true);
}

/** What is lost of a turn's value. In a game without sides that is all of its change. */
export function costText({ value }: ReviewedTurnView, loss: number, round: ReviewedRoundView): string {
  return isAlone(round) ? changeText(value - loss, value, round.unit).replace("+", "") : lossText(loss, round.unit);
}

function decisionValues(played: PlayedGame, step: number, own: ReviewedDecisionView, cost: string) {
  const [piece = ""] = Object.keys(own.played);
  return {
    kind: own.real ? (own.equal ? "equal" : "loss") : "forced",
    who: pieceName(played.names(step - 1), piece),
    moves: movesText(played, own.played),
    cost,
    best: movesText(played, own.options[0]?.moves ?? {}),
  };
}

export function decisionText(
  played: PlayedGame,
  round: ReviewedRoundView,
  turn: ReviewedTurnView,
  own: ReviewedDecisionView,
): string {
  return say("review-move", decisionValues(played, turn.step, own, costText(turn, own.loss, round)));
}

/** The best mix, largest share first; in a game without mixes the best moves and their worth. */
export function optionsText(
  played: PlayedGame,
  round: ReviewedRoundView,
  value: number,
  own: ReviewedDecisionView,
): string {
  const alone = isAlone(round);
  const some = alone
    ? own.options.slice(0, BETTER)
    : own.options.filter(({ share }) => share >= LEAST).sort((one, other) => other.share - one.share);
  const rest = alone ? 0 : 1 - some.reduce((sum, { share }) => sum + share, 0);
  const option = (move: string, worth: number): string => say("review-option", { move, value: amount(worth, "") });
  const ownMove = movesText(played, own.played);
  if (own.equal && !alone && some.every(({ moves }) => movesText(played, moves) !== ownMove)) return "";
  const parts = some.map(({ moves, share, cost }) => option(movesText(played, moves), alone ? value - cost : share));
  if (rest >= 0.01) parts.push(option(say("web-review-other"), rest));
  return say(alone ? "web-review-best" : "web-review-mix", { mix: enumeration(parts) });
}

export function restTexts({ coordination, luck }: ReviewedTurnView, unit: string): string[] {
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

export function turnTitle({ turn, value, after }: ReviewedTurnView, unit: string): string {
  return say("review-turn", { unit, turn, value: amount(value, unit), after: amount(after, unit) });
}

export function sourceText({ source, reduced }: ReviewReport): string {
  return say("review-source", { source: reduced ? "reduced" : source });
}

export function roundTitle(played: PlayedGame, { round, seat, unit, chance }: ReviewedRoundView): string {
  return say("review-round", { round, who: played.seatName(seat), unit: chance === null ? unit : "short" });
}

function startText(played: PlayedGame, { start_step, unit }: ReviewedRoundView, start: ReviewedDecisionView): string {
  return say("review-start", decisionValues(played, start_step, start, lossText(start.loss, unit)));
}

export function allTexts(played: PlayedGame, report: ReviewReport): string[] {
  return [
    sourceText(report),
    ...report.seats.map(({ seat }) => seatText(played, report, seat)),
    ...report.rounds.flatMap((round) => [
      ...(isAlone(round) ? [] : [roundTitle(played, round), roundSum(played, round)]),
      ...(round.estimated ? [say("review-estimated")] : []),
      ...(round.start ? [startText(played, round, round.start)] : []),
      ...round.turns.flatMap((turn) => [
        turnTitle(turn, round.unit),
        ...turn.decisions.map((own) => decisionText(played, round, turn, own)),
        ...restTexts(turn, round.unit),
      ]),
    ]),
  ];
}

export const CUBES = "cubes";
/** A smaller change, in cubes or as a share, isn't a key moment. */
const LEAST_CHANGE = 0.05;

export function amount(value: number, unit: string, signed = false, digits = unit === CUBES ? 1 : 0): string {
  return value
    .toLocaleString(document.documentElement.lang, {
      style: unit === CUBES ? "decimal" : "percent",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: signed || value < 0 ? "exceptZero" : "auto",
    })
    .replace("-", "−");
}

export function lossText(loss: number, unit: string): string {
  return say("review-loss", { unit, count: loss, lost: amount(loss, unit, false, unit === CUBES ? 2 : 0) });
}

export function eachText(loss: number, unit: string): string {
  return amount(loss, unit, false, unit === CUBES ? 2 : 1);
}

/** A result, without decimals if it is whole. */
export function resultAmount(value: number, unit: string): string {
  return amount(value, unit).replace(/[.,]0$/, "");
}

/** Start, own decisions, others' decisions, luck and result of a round, rounded so that they add up. */
export function sumOf(round: ReviewedRoundView): readonly number[] {
  const scale = round.unit === CUBES ? 10 : 100;
  const rounded = (one: number): number => Math.round(one * scale) / scale;
  const parts = [round.value, -round.loss, round.team_loss].map(rounded);
  const result = rounded(round.result);
  return [...parts, parts.reduce((left, part) => left - part, result), result];
}

export function moments(
  rounds: ReviewReport["rounds"],
  most: number,
): readonly { readonly turn: ReviewedTurnView; readonly unit: string; readonly size: number }[] {
  return rounds
    .flatMap(({ turns, unit, cubes }) =>
      turns.map((turn) => ({ turn, unit, size: Math.abs(turn.after - turn.value) * cubes })),
    )
    .filter(({ size }) => size >= LEAST_CHANGE)
    .sort((one, other) => other.size - one.size)
    .slice(0, most);
}
