/** Synthesised sounds: none before the first gesture, none when muted, and none is the only sign of anything. */

import { isMuted } from "./ui/settings.ts";

const MASTER = 0.2;
/** Length of the noise in seconds, and milliseconds of idle time before it is generated. */
const HISS = 0.5;
const HISS_AFTER = 100;

let audio: AudioContext | null = null;
let master: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** The first gesture enables sound, after its own effect has been drawn. */
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

export const SEMITONE = 2 ** (1 / 12);
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

/** A decaying tone, starting at a time in seconds. */
export function tone(
  frequency: number,
  start: number,
  length: number,
  form: OscillatorType = "square",
  volume = 0.5,
): void {
  if (audio === null || master === null || isMuted()) return;
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

/** Band-passed noise sweeping from one pitch to another. */
export function noise(start: number, length: number, from: number, to = from, volume = 0.5): void {
  if (audio === null || master === null || hiss === null || isMuted()) return;
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

export const note = (name: string): number => NOTES[name] ?? 440;
