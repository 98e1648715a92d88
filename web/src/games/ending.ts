/** How a game ended, read from the line that records and lists have: `winners 1 points 28.27 reason points`. */

export interface Ending {
  /** Seats from 0 on. */
  readonly winners: readonly number[];
  /** Empty where the game gives none. */
  readonly points: readonly number[];
  readonly reason: string;
  readonly stopped: boolean;
}

const numbers = (text: string | undefined): number[] =>
  text === undefined || text === "-" || text === "" ? [] : text.split(".").map(Number);

export function endingOf(result: string): Ending {
  const words = result.split(" ");
  const after = (name: string): string | undefined => {
    const at = words.indexOf(name);
    return at < 0 ? undefined : words[at + 1];
  };
  return {
    winners: numbers(after("winners")).map((seat) => seat - 1),
    points: numbers(after("points")),
    reason: after("reason") ?? "",
    stopped: words[0] === "stopped",
  };
}
