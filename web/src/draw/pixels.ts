// Renders bitmaps as SVG: one path per colour, on the bitmap's own grid.

import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";

import { ARROW, type Bitmap, BUG_HALVES, ELEMENTS, GLYPHS, ICONS, SYMBOLS } from "./bitmaps.ts";

export type SeatColour = keyof typeof SYMBOLS;
export type Element = keyof typeof ELEMENTS;
export type PieceName = SeatColour | Element;
export type IconName = keyof typeof ICONS;

/** The colours of seats, first seat first. */
export const SEAT_COLOURS = Object.keys(SYMBOLS) as SeatColour[];

export function isPiece(name: unknown): name is PieceName {
  return typeof name === "string" && (name in SYMBOLS || name in ELEMENTS);
}

/** The path of all pixels equal to `sign`, each `size` wide, starting at (x, y). A horizontal run is one rectangle. */
export function pixelPath(bitmap: Bitmap, sign = "#", size = 1, x = 0, y = 0): string {
  let path = "";
  bitmap.forEach((row, line) => {
    for (let start = 0; start < row.length; ) {
      if (row[start] !== sign) {
        start += 1;
        continue;
      }
      let end = start;
      while (row[end] === sign) end += 1;
      const width = (end - start) * size;
      path += `M${x + start * size} ${y + line * size}h${width}v${size}h${-width}z`;
      start = end;
    }
  });
  return path;
}

const cache = new Map<string, string>();

function once(key: string, make: () => string): string {
  let path = cache.get(key);
  if (path === undefined) {
    path = make();
    cache.set(key, path);
  }
  return path;
}

const isElement = (name: string): name is Element => name in ELEMENTS;

export function symbolBitmap(name: PieceName): Bitmap {
  return isElement(name) ? ELEMENTS[name] : SYMBOLS[name];
}

/** The class that sets `--c` and its shades for everything inside. */
export function colourClass(name: PieceName): string {
  return isElement(name) ? `e-${name}` : `s-${name}`;
}

const NUMBER = /-?[\d.]+/g;

/**
 * A path scaled and moved to (x, y). Each shape has five numbers: the first two are its absolute start, the rest
 * relative.
 *
 * A transform would do the same, but the browser keeps a coordinate space for each and checks all of them on every
 * paint.
 */
export function movedPath(path: string, scale: number, x: number, y: number): string {
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  let place = 0;
  return path.replace(NUMBER, (number) => {
    place = (place + 1) % 5;
    return String(rounded(Number(number) * scale + (place === 1 ? x : place === 2 ? y : 0)));
  });
}

export function symbolAt(name: PieceName, x: number, y: number, size: number, fill: string): SVGTemplateResult {
  const bitmap = symbolBitmap(name);
  const d = once(`symbol ${name}`, () => pixelPath(bitmap));
  return svg`<path d=${movedPath(d, size / bitmap.length, x - size / 2, y - size / 2)} fill=${fill}></path>`;
}

export function symbol(name: PieceName, size = 24): TemplateResult {
  const bitmap = symbolBitmap(name);
  const d = once(`symbol ${name}`, () => pixelPath(bitmap));
  return html`<svg width=${size} height=${size} viewBox="0 0 ${bitmap.length} ${bitmap.length}" aria-hidden="true">
    <path d=${d} fill="currentColor"></path>
  </svg>`;
}

export function tile(name: PieceName, kind = "", size = 24): TemplateResult {
  return html`<span class="tile ${kind} ${colourClass(name)}">${symbol(name, size)}</span>`;
}

/** A decorative icon. Its meaning is in adjacent text or in the button's name. */
export function icon(name: IconName, size = 20): TemplateResult {
  const d = once(`icon ${name}`, () => pixelPath(ICONS[name]));
  return html`<svg class="icon" width=${size} height=${size} viewBox="0 0 12 12" aria-hidden="true">
    <path d=${d} fill="currentColor"></path>
  </svg>`;
}

export function iconAt(name: IconName, x: number, y: number, size: number, fill: string): SVGTemplateResult {
  const d = once(`icon ${name}`, () => pixelPath(ICONS[name]));
  return svg`<path d=${movedPath(d, size / 12, x - size / 2, y - size / 2)} fill=${fill}></path>`;
}

/** Lettering starting at (0, 0): its path, and its width in pixels of its own grid. */
export function lettering(text: string, gap = 1): { path: string; width: number } {
  let path = "";
  let x = 0;
  for (const sign of text) {
    const glyph = GLYPHS[sign as keyof typeof GLYPHS] as Bitmap | undefined;
    if (glyph === undefined) {
      x += 3;
      continue;
    }
    const left = x;
    path += once(`${sign} ${left}`, () => pixelPath(glyph, "#", 1, left, 0));
    x += (glyph[0]?.length ?? 0) + gap;
  }
  return { path, width: Math.max(0, x - gap) };
}

function written(text: string, gap: number, height: number, kind: string, label: string): TemplateResult {
  const { path, width } = lettering(text, gap);
  return html`<svg class=${kind} role="img" aria-label=${label} width=${(width * height) / 8} height=${height}
    viewBox="0 0 ${width} 8"><path d=${path} fill="currentColor"></path></svg>`;
}

export function numeral(value: number | string, height = 24): TemplateResult {
  return written(String(value), 1, height, "numeral", String(value));
}

export function numeralAt(
  value: number | string,
  x: number,
  y: number,
  height: number,
  fill: string,
): SVGTemplateResult {
  const { path, width } = lettering(String(value));
  const scale = height / 8;
  return svg`<path d=${movedPath(path, scale, x - (width * scale) / 2, y - height / 2)} fill=${fill}></path>`;
}

/** A game's name in pixel lettering, or as plain text if a letter is missing. */
export function gameLettering(name: string, height = 24): TemplateResult {
  const letters = name.toUpperCase();
  return [...letters].every((sign) => sign in GLYPHS)
    ? written(letters, 1.5, height, "", name)
    : html`<span class="game-name">${name}</span>`;
}

const WORDMARK = (() => {
  let letters = "";
  let dot = "";
  let x = 0;
  for (const sign of "PIXCADE") {
    const glyph = GLYPHS[sign as keyof typeof GLYPHS];
    if (sign === "I") {
      letters += pixelPath(
        glyph.map((row, line) => (line < 2 ? ".." : row)),
        "#",
        1,
        x,
        0,
      );
      dot = pixelPath(["##", "##"], "#", 1, x, 0);
    } else {
      letters += pixelPath(glyph, "#", 1, x, 0);
    }
    x += (glyph[0]?.length ?? 0) + 1.5;
  }
  return { letters, dot, width: x - 1.5 };
})();

export function wordmark(height = 22): TemplateResult {
  const { letters, dot, width } = WORDMARK;
  const scale = height / 8;
  return html`<svg class="wordmark" role="img" aria-label="Pixcade" width=${width * scale} height=${height}
    viewBox="0 0 ${width} 8">
    <path d=${letters} fill="var(--ink)"></path>
    <path class="band band-2" d=${letters} fill="var(--table)"></path>
    <path class="band band-3" d=${letters} fill="var(--table)"></path>
    <path d=${dot} fill="var(--amber)"></path>
  </svg>`;
}

const mirrored = (half: Bitmap): Bitmap => half.map((row) => row + [...row].reverse().join(""));

/** Where the symbol sits on each Bug's back, in rows from the top. */
const BACK: Record<SeatColour, number> = { amber: 6.2, sky: 5.6, rose: 5, mint: 7, ember: 5.6, violet: 5.6 };

export function bugAt(colour: SeatColour, x: number, y: number, size: number): SVGTemplateResult {
  const whole = mirrored(BUG_HALVES[colour]);
  const limbs = once(`bug ${colour} o`, () => pixelPath(whole, "o"));
  const body = once(`bug ${colour} #`, () =>
    pixelPath(
      whole.map((row) => row.replaceAll("e", "#")),
      "#",
    ),
  );
  const eyes = once(`bug ${colour} e`, () => pixelPath(whole, "e"));
  const back = once(`bug ${colour} back`, () => pixelPath(SYMBOLS[colour], "#", 1, 5, BACK[colour]));
  return svg`<g class="bug s-${colour}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 18})">
    <path d=${limbs} fill="var(--cm)"></path><path d=${body} fill="var(--c)"></path>
    <path d=${eyes} fill="var(--on-seat)"></path><path d=${back} fill="var(--on-seat)"></path>
  </g>`;
}

export function bugPicture(colour: SeatColour, kind: string): TemplateResult {
  return html`<svg class=${kind} width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">${bugAt(colour, 24, 24, 46)}</svg>`;
}

/** The isometric cube, 18 x 18: t top, l left, r right, w ridges. */
const CUBE: Bitmap = (() => {
  const grid = Array.from({ length: 18 }, () => Array<string>(18).fill("."));
  const put = (line: number, column: number, sign: string): void => {
    const row = grid[line];
    if (row) row[column] = sign;
  };
  const at = (line: number, column: number): string => grid[line]?.[column] ?? ".";
  const top: [number, number][] = [
    [7, 10],
    [5, 12],
    [3, 14],
    [1, 16],
    [1, 16],
    [3, 14],
    [5, 12],
    [7, 10],
  ];
  top.forEach(([from, to], line) => {
    for (let column = from; column <= to; column += 1) put(line, column, "t");
  });
  for (let step = 0; step < 8; step += 1) {
    const down = step >> 1;
    for (let line = 5 + down; line <= 13 + down; line += 1) {
      if (at(line, 1 + step) === ".") put(line, 1 + step, "l");
      if (at(line, 16 - step) === ".") put(line, 16 - step, "r");
    }
  }
  for (let line = 0; line < 17; line += 1) {
    for (let column = 0; column < 18; column += 1) {
      if (at(line, column) === "t" && "lr".includes(at(line + 1, column))) put(line, column, "w");
    }
  }
  for (let line = 8; line < 17; line += 1) put(line, 8, "w");
  return grid.map((row) => row.join(""));
})();

/** Pixoid, the little cube of energy, centred on a point, with the seat's badge by default. */
export function pixoidAt(colour: SeatColour, x: number, y: number, size: number, badge = true): SVGTemplateResult {
  const face = (sign: string, fill: string) =>
    svg`<path d=${once(`cube ${sign}`, () => pixelPath(CUBE, sign))} fill=${fill}></path>`;
  const eye = (column: number) => svg`<path d="M${column} 9h2v4h-2z" fill="#0C0E13"></path>
    <path d="M${column} 9h1v1h-1z" fill="#fff"></path>`;
  return svg`<g class="s-${colour}">
    <g transform="translate(${x - size / 2} ${y - size / 2 + size / 36}) scale(${size / 18})">
      ${face("t", "var(--cl)")}${face("l", "var(--c)")}${face("r", "var(--cm)")}${face("w", "#fff")}${eye(4)}${eye(12)}
    </g>
    ${
      badge
        ? svg`<g transform="translate(${x + size * 0.38} ${y + size * 0.38})">
          <rect x=${-size * 0.2} y=${-size * 0.2} width=${size * 0.4} height=${size * 0.4} fill="var(--floor)"
            stroke="var(--c)" stroke-width=${size * 0.045}></rect>
          ${symbolAt(colour, 0, 0, size * 0.26, "var(--c)")}
        </g>`
        : ""
    }
  </g>`;
}

/** An oblique cube. Its top face has the seat's symbol, or a dimple if it is neutral. */
export function cubeAt(x: number, y: number, size: number, colour?: SeatColour): SVGTemplateResult {
  const top = size * 0.74;
  const front = size * 0.3;
  const left = x - size / 2;
  const upper = y - (top + front) / 2;
  return svg`<g class=${colour ? `cube s-${colour}` : "cube"}>
    <rect x=${left - size * 0.05} y=${upper - size * 0.05} width=${size * 1.1} height=${top + front + size * 0.1}
      fill="var(--cube-line)"></rect>
    <rect x=${left} y=${upper + top - 0.5} width=${size} height=${front + 0.5}
      fill=${colour ? "var(--cd)" : "var(--cube-side)"}></rect>
    <rect x=${left} y=${upper} width=${size} height=${top} fill=${colour ? "var(--c)" : "var(--cube)"}></rect>
    <rect x=${left} y=${upper} width=${size} height=${size * 0.08} fill="#fff" fill-opacity=".55"></rect>
    <rect x=${left} y=${upper} width=${size * 0.08} height=${top} fill="#fff" fill-opacity=".3"></rect>
    ${
      colour
        ? symbolAt(colour, x, upper + top * 0.53, size * 0.56, "var(--on-seat)")
        : svg`<rect x=${x - size * 0.17} y=${upper + top * 0.36} width=${size * 0.34} height=${size * 0.26}
          fill="var(--cube-side)"></rect>`
    }
  </g>`;
}

/** A pixel arrow centred on a point. `turn` is in degrees clockwise from up. */
export function arrowAt(x: number, y: number, size: number, turn: number, fill: string): SVGTemplateResult {
  const d = once("arrow", () => pixelPath(ARROW));
  return svg`<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 10}) translate(-5 -4.5)" d=${d}
    fill=${fill}></path>`;
}

export function halo(radius: number): SVGTemplateResult {
  const gap = ((2 * Math.PI * radius) / 16 - 6).toFixed(2);
  return svg`<g fill="none" stroke="var(--c)">
    <circle r=${radius} stroke-width="10" stroke-opacity=".16"></circle>
    <circle r=${radius} stroke-width="2.5" stroke-dasharray="6 ${gap}"></circle>
  </g>`;
}
