/** Records the reveal of a step as a GIF: pictures of the board while it moves, drawn on a canvas afterwards. */

import { encodeGif, type Frame } from "./gif.ts";

const SIDE = 480;
const CAPTION = 40;
const EVERY_MS = 100;
const LAST_MS = 2000;
const MOST_BYTES = 2_000_000;
const FEWEST_FRAMES = 8;

/** What an animation may change, to be copied into a picture. */
const MOVING = [
  "transform",
  "transform-origin",
  "transform-box",
  "opacity",
  "stroke-dashoffset",
  "visibility",
] as const;

/** The rules that apply now, without media queries: a picture has a width of its own. */
function styleText(rules: CSSRuleList): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? styleText(rule.cssRules) : "";
      return rule instanceof CSSKeyframesRule ? "" : rule.cssText;
    })
    .join("");
}

/** The board as an independent SVG, as it looks at this moment. */
function pictureOf(board: SVGSVGElement, style: string): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const copies = new Map<Element, SVGElement>();
  const [all, same] = [board.querySelectorAll("*"), copy.querySelectorAll<SVGElement>("*")];
  for (const [at, element] of [...all].entries()) copies.set(element, same[at] as SVGElement);
  for (const { effect } of board.getAnimations({ subtree: true })) {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const own = target && copies.get(target);
    if (!own) continue;
    const computed = getComputedStyle(target);
    for (const name of MOVING) own.style.setProperty(name, computed.getPropertyValue(name));
  }
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(SIDE));
  copy.setAttribute("height", String(SIDE));
  copy.style.fontFamily = getComputedStyle(board).fontFamily;
  copy.dataset["theme"] = document.documentElement.dataset["theme"] ?? "";
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "style");
  sheet.textContent = `${style}*{animation:none!important;transition:none!important}`;
  copy.prepend(sheet);
  return new XMLSerializer().serializeToString(copy);
}

async function imageOf(picture: string): Promise<HTMLImageElement> {
  const image = new Image(SIDE, SIDE);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
  await image.decode();
  return image;
}

function drawCaption(canvas: CanvasRenderingContext2D, caption: string): void {
  const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);
  canvas.fillStyle = token("--panel");
  canvas.fillRect(0, 0, SIDE, SIDE + CAPTION);
  canvas.fillStyle = token("--ink");
  canvas.textBaseline = "middle";
  canvas.font = "600 18px system-ui, sans-serif";
  canvas.fillText(caption, 14, SIDE + CAPTION / 2, SIDE - 130);
  canvas.textAlign = "right";
  canvas.fillText("Pixcade", SIDE - 14, SIDE + CAPTION / 2);
}

/** Take pictures of a board while `play` moves it, and one at the end; returns null if it was aborted. */
async function takePictures(
  board: () => SVGSVGElement | null,
  play: () => Promise<void>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const style = [...document.styleSheets].map((sheet) => styleText(sheet.cssRules)).join("");
  const pictures: string[] = [];
  const take = (): void => {
    const now = board();
    const picture = now && pictureOf(now, style);
    if (picture) pictures.push(picture);
  };
  take();
  const timer = window.setInterval(take, EVERY_MS);
  try {
    await play();
  } finally {
    window.clearInterval(timer);
  }
  if (!signal.aborted) take();
  return pictures;
}

async function framesOf(pictures: readonly string[], caption: string, signal: AbortSignal): Promise<readonly Frame[]> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SIDE, SIDE + CAPTION];
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return [];
  drawCaption(context, caption);
  const frames: Frame[] = [];
  for (const [at, picture] of pictures.entries()) {
    if (signal.aborted) return [];
    const image = await imageOf(picture);
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--table");
    context.fillRect(0, 0, SIDE, SIDE);
    context.drawImage(image, 0, 0, SIDE, SIDE);
    const { data } = context.getImageData(0, 0, SIDE, SIDE + CAPTION);
    frames.push({ pixels: data, ms: at === pictures.length - 1 ? LAST_MS : EVERY_MS });
  }
  return frames;
}

/** Every second frame, but the last one, for twice as long. */
const halved = (frames: readonly Frame[]): readonly Frame[] =>
  frames.flatMap(({ pixels, ms }, at) =>
    at === frames.length - 1 ? [{ pixels, ms }] : at % 2 ? [] : [{ pixels, ms: ms * 2 }],
  );

/** Record what `play` does to a board as a GIF of less than 2 MB; null if it was aborted or can't be drawn. */
export async function recordClip(
  board: () => SVGSVGElement | null,
  play: () => Promise<void>,
  caption: string,
  signal: AbortSignal,
): Promise<Blob | null> {
  const pictures = await takePictures(board, play, signal);
  let frames = await framesOf(pictures, caption, signal);
  if (frames.length === 0 || signal.aborted) return null;
  let gif = encodeGif(SIDE, SIDE + CAPTION, frames);
  while (gif.length > MOST_BYTES && frames.length > FEWEST_FRAMES) {
    frames = halved(frames);
    gif = encodeGif(SIDE, SIDE + CAPTION, frames);
  }
  return new Blob([gif], { type: "image/gif" });
}
