// Bitmaps as the page takes them along: six bits a letter in place of a letter a pixel. The sources show the pixels.

const SIGNS = ".#oe";
const ROWS = /\brows\(\s*("[.#oe]+"(?:,\s*"[.#oe]+")*),?\s*\)/g;

/** What `rows` of src/draw/bitmaps.ts is given in place of lines: how wide they are, the bits, how many lines there are. */
export function packed(lines) {
  const bits = lines.some((line) => /[oe]/.test(line)) ? 2 : 1;
  const pixels = [...lines.join("")].map((sign) => SIGNS.indexOf(sign).toString(2).padStart(bits, "0")).join("");
  const letters = pixels.match(/.{1,6}/g).map((six) => String.fromCharCode(40 + Number(`0b${six.padEnd(6, "0")}`)));
  return [lines[0].length, letters.join(""), lines.length];
}

/** A source with its bitmaps packed. */
export function packedSource(text) {
  return text.replaceAll(ROWS, (_, lines) => `rows(${JSON.stringify(packed(JSON.parse(`[${lines}]`))).slice(1, -1)})`);
}
