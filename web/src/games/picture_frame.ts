/** The part of a board shown in a rule's small picture. */

export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WIDE = 4;
const HIGH = 3;

/** A 4:3 box around some points with this margin, at most as large as the whole board. */
export function frameAround(
  points: readonly { x: number; y: number }[],
  room: number,
  least: number,
  whole: PictureBox,
): PictureBox {
  if (points.length === 0) return whole;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const across = Math.max(Math.max(...xs) - Math.min(...xs) + 2 * room, least);
  const down = Math.max(...ys) - Math.min(...ys) + 2 * room;
  const width = Math.max(across, (down * WIDE) / HIGH);
  const height = (width * HIGH) / WIDE;
  const fit = (middle: number, size: number, from: number, all: number): number =>
    size >= all ? from + (all - size) / 2 : Math.max(from, Math.min(from + all - size, middle - size / 2));
  return {
    x: fit((Math.min(...xs) + Math.max(...xs)) / 2, width, whole.x, whole.width),
    y: fit((Math.min(...ys) + Math.max(...ys)) / 2, height, whole.y, whole.height),
    width,
    height,
  };
}

export const boxed = ({ x, y, width, height }: PictureBox): string =>
  [x, y, width, height].map((one) => one.toFixed(1)).join(" ");
