/** Sounds, made at run time. None before the first gesture, none where it is muted, and none carries a fact alone. */

import type { Element, SeatColour } from "./draw/pixels.ts";
import { isMuted } from "./ui/settings.ts";

const MASTER = 0.2;
/** Seconds of noise, and after how many milliseconds of quiet they are made. */
const HISS = 0.5;
const HISS_AFTER = 100;

let audio: AudioContext | null = null;
let master: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** A person has touched something: from now on there may be sound. What was touched is answered first, and shown. */
function wake(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(begin);
  else setTimeout(begin);
}

function begin(): void {
  if (audio !== null || typeof AudioContext === "undefined") return;
  audio = new AudioContext();
  master = audio.createGain();
  master.gain.value = MASTER;
  master.connect(audio.destination);
  window.setTimeout(makeHiss, HISS_AFTER);
}

/** The noise from which ticks and thuds are cut. */
function makeHiss(): void {
  if (audio === null) return;
  const made = audio.createBuffer(1, audio.sampleRate * HISS, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  hiss = made;
}

export function listenForGestures(): void {
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, wake, { once: true });
}

const SEMITONE = 2 ** (1 / 12);
const NOTES: Readonly<Record<string, number>> = {
  C4: 261.6,
  E4: 329.6,
  A4: 440,
  B4: 493.9,
  C5: 523.3,
  D5: 587.3,
  E5: 659.3,
  G5: 784,
  A5: 880,
  C6: 1046.5,
  D6: 1174.7,
};

function tone(frequency: number, start: number, length: number, form: OscillatorType = "square", volume = 0.5): void {
  if (audio === null || master === null) return;
  const at = audio.currentTime + start;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = form;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  oscillator.connect(gain).connect(master);
  oscillator.start(at);
  oscillator.stop(at + length);
}

function noise(start: number, length: number, from: number, to = from, volume = 0.5): void {
  if (audio === null || master === null || hiss === null) return;
  const at = audio.currentTime + start;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = hiss;
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(filter).connect(gain).connect(master);
  source.start(at);
  source.stop(at + length);
}

const note = (name: string): number => NOTES[name] ?? 440;

/** What each seat's two notes are: its name. */
const SEATS: Readonly<Record<SeatColour, readonly [string, string]>> = {
  amber: ["C5", "G5"],
  sky: ["D5", "A5"],
  rose: ["E5", "C6"],
  mint: ["G5", "D6"],
  ember: ["A4", "E5"],
  violet: ["C5", "A4"],
};

const ELEMENT_NOTES: Readonly<Record<Element, string>> = { fire: "E4", water: "A4", earth: "C4", spirit: "B4" };

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

/** A sound of the reveal in Pixoid. */
export function revealSound(name: string, place: number): void {
  if (!isMuted()) SOUNDS[name]?.(place);
}

/** Somebody is ready: the two notes of the seat. */
export function readySound(colour: SeatColour): void {
  if (isMuted()) return;
  const [first, second] = SEATS[colour];
  tone(note(first), 0, 0.09);
  tone(note(second), 0.09, 0.14);
}

/** What a hand feels at a wheel: a detent that rises with the number, or a wall. */
export function wheelSound(what: "detent" | "locked", number: number): void {
  if (isMuted()) return;
  if (what === "detent") noise(0, 0.02, 1200 + 200 * number, 1200 + 200 * number, 0.3);
  else tone(90, 0, 0.08, "triangle", 0.6);
}

/** A sound of Pixl: what happens, and to whom. */
export function pixlSound(name: string, element: Element | null): void {
  if (isMuted()) return;
  const pitch = note(ELEMENT_NOTES[element ?? "water"]);
  if (name === "cover") tone(pitch * 2, 0, 0.12, "triangle");
  else if (name === "swap") {
    tone(pitch, 0, 0.1, "triangle");
    tone(pitch * SEMITONE ** 5, 0.05, 0.1, "triangle");
  } else if (name === "jail") {
    tone(pitch / 2, 0, 0.16);
    tone((pitch / 2) * SEMITONE ** 5, 0.06, 0.12);
  } else if (name === "lock") {
    noise(0, 0.03, 3000);
    noise(0.08, 0.03, 3000);
  } else tone(pitch, 0, 0.1, "triangle");
}
