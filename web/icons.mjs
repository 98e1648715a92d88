// Draws the icon's squares as PNG, for home screens that don't take SVG.

import { deflateSync } from "node:zlib";

const GRID = 16;
/** What of a maskable icon is visible under every mask. */
const SAFE = 0.7;

/** The corners of each closed part of a path of horizontal and vertical lines. */
function outlines(path) {
  const parts = [];
  let [x, y] = [0, 0];
  for (const [, command, numbers] of path.matchAll(/([MhvHVz])([^MhvHVz]*)/g)) {
    const [first = 0, second = 0] = numbers.split(/[ ,]/).map(Number);
    if (command === "M") {
      [x, y] = [first, second];
      parts.push([]);
    } else if (command === "h") x += first;
    else if (command === "H") x = first;
    else if (command === "v") y += first;
    else if (command === "V") y = first;
    parts.at(-1).push([x, y]);
  }
  return parts;
}

/** Whether the middle of a cell is inside a path: it crosses an odd number of its upright edges on the left. */
function covers(path, column, row) {
  let crossed = 0;
  for (const corners of outlines(path)) {
    for (const [at, [x, y]] of corners.entries()) {
      const [, next] = corners[(at + 1) % corners.length];
      if (x <= column && Math.min(y, next) <= row && row < Math.max(y, next)) crossed += 1;
    }
  }
  return crossed % 2 === 1;
}

function crc32(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function chunk(name, content) {
  const body = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The icon of a size; a maskable one has its background up to the edge. */
export function png(svg, size, isMaskable = false) {
  const paths = [...svg.matchAll(/fill="#(\w+)" d="([^"]*)"/g)].map(([, fill, d]) => [Buffer.from(fill, "hex"), d]);
  const cells = Array.from(
    { length: GRID * GRID },
    (_, at) => paths.findLast(([, d]) => covers(d, at % GRID, Math.floor(at / GRID)))?.[0],
  );
  const [ground] = paths[0];
  const scale = GRID / (size * (isMaskable ? SAFE : 1));
  const cell = (pixel) => Math.floor((pixel - size / 2) * scale + GRID / 2);
  const lines = Array.from({ length: size }, (_, y) => {
    const line = Buffer.alloc(1 + 4 * size);
    for (let x = 0; x < size; x += 1) {
      const [column, row] = [cell(x), cell(y)];
      const isInside = Math.min(column, row) >= 0 && Math.max(column, row) < GRID;
      const colour = (isInside && cells[row * GRID + column]) || (isMaskable ? ground : null);
      if (colour) Buffer.concat([colour, Buffer.of(255)]).copy(line, 1 + 4 * x);
    }
    return line;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
