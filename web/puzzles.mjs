// Parses the shipped puzzles for the client: lines of fixtures/puzzles (src/pixcade/lab/makers/puzzles/puzzle.py).

/**
 * Parse a line into an array: kind, rating, ideas, piece, options (move, worth, row), plans (share, pieces and moves),
 * position.
 */
export function readPuzzle(line) {
  const [head, position] = line.split(" | ");
  const [kind, rating, ideas, piece, ...words] = head.split(" ");
  const options = [];
  const plans = [];
  for (const word of words) {
    if (word.includes("=")) {
      const [move, worth, row] = word.split(/[=:]/);
      options.push(row ? [move, Number(worth), row.split(".").map(Number)] : [move, Number(worth)]);
    } else {
      const [share, moves] = word.split(":");
      plans.push([Number(share), moves.split(",").map((one) => one.split("."))]);
    }
  }
  return [kind, Number(rating), ideas.split("."), piece, options, plans, position];
}

/** The puzzles in files of a given size. */
export function puzzleFiles(text, each) {
  const all = text.trimEnd().split("\n").map(readPuzzle);
  return Array.from({ length: Math.ceil(all.length / each) }, (_, at) => all.slice(at * each, (at + 1) * each));
}
