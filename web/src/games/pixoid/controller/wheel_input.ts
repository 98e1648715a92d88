// Wheel input: pointer directions, keys and the mouse wheel.

import { CENTRE, KNOB } from "../board/geometry.ts";
import { DIRECTIONS, type Direction } from "../facts.ts";

/** The direction of a pointer in degrees clockwise from up, or null on the knob. All in the wheel's units. */
export function pointedAt(x: number, y: number): number | null {
  const across = x - CENTRE;
  const down = y - CENTRE;
  if (Math.hypot(across, down) < KNOB) return null;
  return (Math.round((Math.atan2(across, -down) * 180) / Math.PI) + 360) % 360;
}

export function directionAt(degrees: number): Direction {
  return DIRECTIONS[Math.round(degrees / 90) % 4] ?? "U";
}

export function numberAt(degrees: number): number {
  return (Math.round(degrees / 40) % 9) + 1;
}

export function nextDirection(from: Direction | null, by: 1 | -1, closed: readonly Direction[]): Direction | null {
  const start = from ? DIRECTIONS.indexOf(from) : by > 0 ? -1 : 0;
  for (let step = 1; step <= 4; step += 1) {
    const next = DIRECTIONS[(start + by * step + 8) % 4];
    if (next && !closed.includes(next)) return next;
  }
  return null;
}

export function clampNumber(number: number): number {
  return Math.max(1, Math.min(9, number));
}

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: "U", ArrowRight: "R", ArrowDown: "D", ArrowLeft: "L" };

export function arrowKey(key: string): Direction | null {
  return ARROWS[key] ?? null;
}

export function digitKey(key: string): number | null {
  return /^[1-9]$/.test(key) ? Number(key) : null;
}

export function unitsOf(event: { clientX: number; clientY: number }, wheel: Element): { x: number; y: number } {
  const box = wheel.getBoundingClientRect();
  return { x: ((event.clientX - box.left) / box.width) * 180, y: ((event.clientY - box.top) / box.height) * 184 };
}

export function follow(event: PointerEvent, moved: (degrees: number, first: boolean) => void): void {
  const wheel = event.currentTarget as Element;
  if (event.button !== 0) return;
  const read = (now: PointerEvent, first: boolean): void => {
    const { x, y } = unitsOf(now, wheel);
    const degrees = pointedAt(x, y);
    if (degrees !== null) moved(degrees, first);
  };
  const onMove = (now: Event): void => read(now as PointerEvent, false);
  const end = (): void => {
    wheel.removeEventListener("pointermove", onMove);
    wheel.removeEventListener("pointerup", end);
    wheel.removeEventListener("pointercancel", end);
  };
  try {
    wheel.setPointerCapture(event.pointerId);
  } catch {
    // The pointer was released already, so it was a tap.
  }
  wheel.addEventListener("pointermove", onMove);
  wheel.addEventListener("pointerup", end);
  wheel.addEventListener("pointercancel", end);
  read(event, true);
}
