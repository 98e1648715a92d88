/** Places overlays on a phone's board (corner map, edge tabs) so that they cover no legal hex. */

import type { Hex } from "../facts.ts";
import { degrees, type Layout, type Point, SIDE, STEP } from "./geometry.ts";

/** In screen pixels, from the board's upper left corner. */
interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels between an overlay and the edge, and between the positions tried for a tab. */
const GAP = 4;
const STRIDE = 8;

const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const middleOf = ({ left, top, width, height }: Rect): Point => ({ x: left + width / 2, y: top + height / 2 });

const within = (value: number, most: number): number => Math.min(Math.max(GAP, value), most - GAP);

function corners({ width, height }: Rect, room: Rect): readonly Rect[] {
  const right = room.width - width - GAP;
  const bottom = room.height - height - GAP;
  return [
    { left: right, top: bottom, width, height },
    { left: GAP, top: bottom, width, height },
    { left: right, top: GAP, width, height },
    { left: GAP, top: GAP, width, height },
  ];
}

function edges({ width, height }: Rect, room: Rect, to: Point): readonly Rect[] {
  const right = room.width - width - GAP;
  const bottom = room.height - height - GAP;
  const places: Rect[] = [];
  for (let left = GAP; left <= right; left += STRIDE) {
    places.push({ left, top: GAP, width, height }, { left, top: bottom, width, height });
  }
  for (let top = GAP; top <= bottom; top += STRIDE) {
    places.push({ left: GAP, top, width, height }, { left: right, top, width, height });
  }
  const distance = (place: Rect): number => Math.hypot(middleOf(place).x - to.x, middleOf(place).y - to.y);
  return places.sort((one, other) => distance(one) - distance(other));
}

/**
 * Place the map and the tabs so that they cover neither legal hexes nor each other. A map without such a place is
 * hidden, and so is a tab whose target (`data-x`, `data-y`) is visible.
 */
export function placeOverlays(holder: HTMLElement, layout: Layout, lit: readonly Hex[]): void {
  const matrix = holder.querySelector<SVGSVGElement>("svg.pixl")?.getScreenCTM();
  if (!matrix) return;
  const room = holder.getBoundingClientRect();
  const seen = ({ x, y }: Point): Point => ({
    x: x * matrix.a + matrix.e - room.left,
    y: y * matrix.d + matrix.f - room.top,
  });
  const taken: Rect[] = lit.map((hex) => {
    const { x, y } = seen(layout.centre(hex));
    const [width, height] = [2 * SIDE * matrix.a, STEP * matrix.d];
    return { left: x - width / 2, top: y - height / 2, width, height };
  });
  const put = (overlay: HTMLElement, place: Rect | undefined): void => {
    overlay.style.visibility = place ? "visible" : "hidden";
    if (!place) return;
    overlay.style.left = `${place.left}px`;
    overlay.style.top = `${place.top}px`;
    taken.push(place);
  };
  const isFree = (place: Rect): boolean => !taken.some((other) => overlap(place, other));
  const map = holder.querySelector<HTMLElement>(".pixl-map");
  if (map) put(map, corners(map.getBoundingClientRect(), room).find(isFree));
  for (const tab of holder.querySelectorAll<HTMLElement>(".pixl-tab")) {
    const target = seen({ x: Number(tab.dataset["x"]), y: Number(tab.dataset["y"]) });
    const nearest = { x: within(target.x, room.width), y: within(target.y, room.height) };
    if (nearest.x === target.x && nearest.y === target.y) {
      put(tab, undefined);
      continue;
    }
    const places = edges(tab.getBoundingClientRect(), room, nearest);
    const place = places.find(isFree) ?? places[0];
    put(tab, place);
    const arrow = tab.querySelector<SVGElement>("svg");
    if (place && arrow) arrow.style.rotate = `${degrees(middleOf(place), target)}deg`;
  }
}
