/** Sounds made by the browser, no file needed: dice, a card, one's turn, the clock, the end. */
import { settings } from "./settings.svelte";

export type Sound = "dice" | "card" | "turn" | "clock" | "end";

let context: AudioContext | null = null;

/** Browsers keep quiet until somebody has touched the page. */
export function sound(which: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  MADE[which](context);
}

const MADE: Record<Sound, (audio: AudioContext) => void> = {
  dice: (audio) =>
    [0, 0.07, 0.16, 0.22, 0.34, 0.52].forEach((after, i) => knock(audio, after, 900 + 220 * (i % 3), 0.07, 1.3)),
  card: (audio) => knock(audio, 0, 3200, 0.09, 0.4),
  turn: (audio) => [659, 880].forEach((pitch, i) => note(audio, pitch, 0.14 * i)),
  clock: (audio) => [0, 0.22].forEach((after) => note(audio, 1319, after, 0.12)),
  end: (audio) => [523, 659, 784, 1047].forEach((pitch, i) => note(audio, pitch, 0.16 * i, 0.7)),
};

function note(audio: AudioContext, frequency: number, after: number, length = 0.45): void {
  const tone = audio.createOscillator();
  const start = audio.currentTime + after;
  tone.type = "triangle";
  tone.frequency.value = frequency;
  tone.connect(fading(audio, start, length, 0.12));
  tone.start(start);
  tone.stop(start + length + 0.05);
}

/** A short noise around a pitch: wood on wood when low, paper when high. */
function knock(audio: AudioContext, after: number, pitch: number, length: number, loud: number): void {
  const start = audio.currentTime + after;
  const noise = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  noise.buffer = hiss(audio);
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 3;
  noise.connect(band).connect(fading(audio, start, length, loud));
  noise.start(start, 0, length + 0.05);
}

function fading(audio: AudioContext, start: number, length: number, loud: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + Math.min(0.02, length / 4));
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  volume.connect(audio.destination);
  return volume;
}

let noise: AudioBuffer | null = null;
function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}
