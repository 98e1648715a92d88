/** Encodes an animated GIF: one palette for all frames, and only what has changed since the frame before. */

export interface Frame {
  /** Red, green, blue and alpha of each pixel, as from a canvas; alpha is ignored. */
  readonly pixels: Uint8ClampedArray;
  readonly ms: number;
}

const COLOURS = 256;
/** The last colour of the palette stands for a pixel that is as before. */
const SAME = COLOURS - 1;
const BITS = 8;
const MOST_CODES = 4096;
const LONGEST_BLOCK = 255;

/** Five bits of each colour: pixels that share them look alike. */
const bucketOf = (pixels: Uint8ClampedArray, at: number): number =>
  (((pixels[at] ?? 0) >> 3) << 10) | (((pixels[at + 1] ?? 0) >> 3) << 5) | ((pixels[at + 2] ?? 0) >> 3);

type Colour = readonly [number, number, number];

const shades = (bucket: number): Colour => [bucket >> 10, (bucket >> 5) & 31, bucket & 31];

/** The palette's colours, and the index of each bucket in it. */
function paletteOf(frames: readonly Frame[]): readonly [readonly Colour[], Uint8Array] {
  const counts = new Uint32Array(1 << 15);
  const first = new Map<number, Colour>();
  for (const { pixels } of frames) {
    for (let at = 0; at < pixels.length; at += 4) {
      const bucket = bucketOf(pixels, at);
      if (!counts[bucket]) first.set(bucket, [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
  }
  const used = [...first.keys()].sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
  const chosen = used.slice(0, SAME);
  const index = new Uint8Array(1 << 15);
  for (const bucket of used) index[bucket] = nearest(bucket, chosen);
  return [chosen.map((bucket) => first.get(bucket) as Colour), index];
}

function nearest(bucket: number, chosen: readonly number[]): number {
  const own = shades(bucket);
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [at, other] of chosen.entries()) {
    const far = shades(other).reduce((sum, shade, part) => sum + (shade - (own[part] ?? 0)) ** 2, 0);
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

class Bytes {
  readonly #all: number[] = [];

  byte(...values: readonly number[]): void {
    this.#all.push(...values);
  }

  short(...values: readonly number[]): void {
    for (const value of values) this.byte(value & 255, value >> 8);
  }

  text(text: string): void {
    for (const character of text) this.byte(character.charCodeAt(0));
  }

  /** In blocks of at most 255 bytes, ended by an empty one. */
  blocks(data: readonly number[]): void {
    for (let at = 0; at < data.length; at += LONGEST_BLOCK) {
      const block = data.slice(at, at + LONGEST_BLOCK);
      this.byte(block.length, ...block);
    }
    this.byte(0);
  }

  get array(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#all);
  }
}

/** Compress indices by LZW with codes of growing length. */
export function compress(indices: Uint8Array): readonly number[] {
  const clear = 1 << BITS;
  const children = new Int16Array(MOST_CODES * COLOURS);
  const found: number[] = [];
  let [free, bits, most] = [clear + 2, BITS + 1, (1 << (BITS + 1)) - 1];
  let [held, many] = [0, 0];
  const emit = (code: number): void => {
    held |= code << many;
    for (many += bits; many >= 8; many -= 8) {
      found.push(held & 255);
      held >>= 8;
    }
    if (free > most && bits < 12) {
      bits += 1;
      most = (1 << bits) - 1;
    }
  };
  emit(clear);
  let prefix = indices[0] ?? 0;
  for (let at = 1; at < indices.length; at += 1) {
    const next = indices[at] ?? 0;
    const place = prefix * COLOURS + next;
    const known = children[place];
    if (known) {
      prefix = known;
      continue;
    }
    emit(prefix);
    prefix = next;
    if (free < MOST_CODES) {
      children[place] = free;
      free += 1;
    } else {
      emit(clear);
      children.fill(0);
      [free, bits, most] = [clear + 2, BITS + 1, (1 << (BITS + 1)) - 1];
    }
  }
  emit(prefix);
  emit(clear + 1);
  if (many > 0) found.push(held & 255);
  return found;
}

/** Encode frames of the same size, to be repeated forever. */
export function encodeGif(width: number, height: number, frames: readonly Frame[]): Uint8Array<ArrayBuffer> {
  const [palette, index] = paletteOf(frames);
  const gif = new Bytes();
  gif.text("GIF89a");
  gif.short(width, height);
  gif.byte(0xf0 | (BITS - 1), 0, 0);
  for (let at = 0; at < COLOURS; at += 1) gif.byte(...(palette[at] ?? [0, 0, 0]));
  gif.byte(0x21, 0xff, 11);
  gif.text("NETSCAPE2.0");
  gif.byte(3, 1, 0, 0, 0);
  let before: Uint8Array | null = null;
  for (const { pixels, ms } of frames) {
    const now = new Uint8Array(width * height);
    const drawn = new Uint8Array(width * height);
    for (let at = 0; at < now.length; at += 1) {
      now[at] = index[bucketOf(pixels, at * 4)] ?? 0;
      drawn[at] = before !== null && before[at] === now[at] ? SAME : (now[at] ?? 0);
    }
    gif.byte(0x21, 0xf9, 4, before === null ? 0x04 : 0x05);
    gif.short(Math.round(ms / 10));
    gif.byte(SAME, 0, 0x2c);
    gif.short(0, 0, width, height);
    gif.byte(0, BITS);
    gif.blocks(compress(drawn));
    before = now;
  }
  gif.byte(0x3b);
  return gif.array;
}
