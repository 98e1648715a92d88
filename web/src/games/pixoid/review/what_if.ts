/** What somebody could have programmed in the last turn so that it ends otherwise: tried by the rules, never guessed. */

import type { PixoidEvent, PositionView, TriedMoves } from "../../../generated/protocol.ts";
import { post } from "../../../wire/api.ts";
import { say } from "../../../words.ts";
import type { PlayedMoments, WhatIf } from "../../contract.ts";
import { DIRECTIONS, isLocked, type ProgramChoices, readProgram, seen, type Turn } from "../facts.ts";
import { moveInWords } from "../sentences.ts";
import { endingTurn } from "./ending_board.ts";
import { factsAt, isShort } from "./numbers.ts";

/** So many programs are tried: whoever asks more often has to wait (limits.whatif). */
const TRIES = 4;

/** Other programs that the rules allow, the nearest to what was played first. */
function others(move: string, { directions }: ProgramChoices): readonly string[] {
  const { direction, distance } = readProgram(move);
  const nearer = [distance - 1, distance + 1].filter((one) => one >= 1 && one <= 9).map((one) => `${direction}${one}`);
  const turned = DIRECTIONS.filter((one) => one !== direction && !isLocked(directions[one])).map(
    (one) => `${one}${distance}`,
  );
  return [...nearer, ...turned].slice(0, TRIES);
}

function textOf(other: string, move: string, role: "pixoid" | "bug", turn: Turn): Pick<WhatIf, "text" | "sentence"> {
  const [was, is] = [readProgram(move), readProgram(other)];
  const how = was.direction !== is.direction ? "other" : is.distance < was.distance ? "less" : "more";
  return {
    text: say("web-ending-ghost", { how, move: moveInWords(other, turn) }),
    sentence: say("web-ending-what-if", {
      how,
      move: `${say("pixoid-direction", { direction: seen(is.direction, turn) })} ${is.distance}`,
      role,
    }),
  };
}

/** For a Pixoid who was caught, or a Bug he got away from; null where there is nothing to try, or nothing helps. */
export async function pixoidWhatIf(played: PlayedMoments, seat: number): Promise<WhatIf | null> {
  const { ending, last } = played;
  if (!isShort(played) || ending.stopped || ending.winners.includes(seat) || last < 1) return null;
  const before = factsAt(played, last - 1);
  const moves = played.frame(last).moves;
  const [piece, move] = Object.entries(moves).find(([name]) => before.holders[name as never] === seat + 1) ?? [];
  if (!piece || !move) return null;
  const role = piece === before.pixoid ? "pixoid" : "bug";
  const asked = { game: "pixoid", position: played.frame(last - 1).position };
  const { choices } = await post<PositionView>("/api/position", asked);
  for (const other of others(move, choices[piece] as ProgramChoices)) {
    const { events } = await post<TriedMoves>("/api/try", { ...asked, moves: { ...moves, [piece]: other } });
    const all = events as readonly PixoidEvent[];
    const run = all.flatMap(({ code, values }) =>
      code === "pixoid.moved" && values.piece === piece ? [values] : [],
    )[0];
    const pix = run?.path.at(-1);
    const caught = all.some(({ code }) => code === "pixoid.caught");
    if (pix && caught === (role === "bug")) return { piece, pix, ...textOf(other, move, role, endingTurn(seat)) };
  }
  return null;
}
