export type PuzzleData = readonly [
  kind: string,
  rating: number,
  ideas: readonly string[],
  piece: string,
  options: readonly (readonly [move: string, worth: number, row?: readonly number[]])[],
  plans: readonly (readonly [share: number, moves: readonly (readonly [piece: string, move: string])[]])[],
  position: string,
];
export function readPuzzle(line: string): PuzzleData;
export function puzzleFiles(text: string, each: number): readonly (readonly PuzzleData[])[];
