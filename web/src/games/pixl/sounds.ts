import type { Element } from "../../draw/pixels.ts";
import { noise, note, SEMITONE, tone } from "../../sound.ts";

const ELEMENT_NOTES: Readonly<Record<Element, string>> = { fire: "E4", water: "A4", earth: "C4", spirit: "B4" };

/** Each conversion in a row sounds this much higher. */
const HIGHER = SEMITONE ** 2;

/** Play a sound. `place` is the number of conversions before it. */
export function pixlSound(name: string, element: Element | null, place = 0): void {
  const pitch = note(ELEMENT_NOTES[element ?? "water"]) * HIGHER ** place;
  if (name === "cover") tone(pitch * 2, 0, 0.12, "triangle");
  else if (name === "swap") {
    tone(pitch, 0, 0.1, "triangle");
    tone(pitch * SEMITONE ** 5, 0.05, 0.1, "triangle");
  } else if (name === "jail") {
    tone(pitch / 2, 0, 0.16);
    tone((pitch / 2) * SEMITONE ** 5, 0.06, 0.12);
  } else if (name === "aim") noise(0, 0.02, 1800, 2400, 0.2);
  else if (name === "near") {
    tone(pitch, 0, 0.08, "triangle");
    tone(pitch / SEMITONE, 0.09, 0.16, "triangle");
  } else if (name === "lock") {
    for (const at of [0, 0.12, 0.24]) noise(at, 0.03, 3000);
    tone(pitch / 2, 0.36, 0.3);
  } else if (name === "alarm") {
    for (const [at, pitchName] of ["E5", "C5", "A4"].entries()) tone(note(pitchName), at * 0.14, 0.16);
  } else if (name === "won") {
    for (const [at, up] of [0, 2, 4, 7, 9, 12].entries()) tone(pitch * SEMITONE ** up, at * 0.08, 0.12);
  } else tone(pitch, 0, 0.1, "triangle");
}
