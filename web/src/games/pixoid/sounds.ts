import type { SeatColour } from "../../draw/pixels.ts";
import { noise, note, SEMITONE, tone } from "../../sound.ts";

/** The two notes that identify each seat. */
const SEATS: Readonly<Record<SeatColour, readonly [string, string]>> = {
  amber: ["C5", "G5"],
  sky: ["D5", "A5"],
  rose: ["E5", "C6"],
  mint: ["G5", "D6"],
  ember: ["A4", "E5"],
  violet: ["C5", "A4"],
};

const SOUNDS: Readonly<Record<string, (place: number) => void>> = {
  click: () => noise(0, 0.03, 1800),
  flip: (place) => noise(0.02 * place, 0.12, 600, 3600, 0.4),
  step: (place) => tone(note("C5") * SEMITONE ** place, 0, 0.06, "triangle", 0.5),
  bump: () => {
    tone(90, 0, 0.09, "triangle", 0.8);
    noise(0, 0.06, 300);
  },
  cube: () => {
    tone(note("E5"), 0, 0.08);
    tone(note("A5"), 0.08, 0.12);
  },
  catch: () => {
    [0, 1, 2, 3, 4].forEach((at) => {
      tone(note("C6") * SEMITONE ** (-3 * at), at * 0.09, 0.12);
    });
    noise(0.4, 0.2, 500, 120);
  },
  survived: () => {
    [0, 2, 4, 7, 9, 12].forEach((up, at) => {
      tone(note("C5") * SEMITONE ** up, at * 0.08, 0.12);
    });
  },
  score: () => tone(note("G5"), 0, 0.03, "triangle", 0.3),
  set: () => tone(note("C5"), 0, 0.1, "triangle"),
};

export function revealSound(name: string, place: number): void {
  SOUNDS[name]?.(place);
}

export function readySound(colour: SeatColour): void {
  const [first, second] = SEATS[colour];
  tone(note(first), 0, 0.09);
  tone(note(second), 0.09, 0.14);
}

/** The sound of a wheel: a detent that rises with the number, or a wall. */
export function wheelSound(what: "detent" | "locked", number: number): void {
  if (what === "detent") noise(0, 0.02, 1200 + 200 * number, 1200 + 200 * number, 0.3);
  else tone(90, 0, 0.08, "triangle", 0.6);
}
