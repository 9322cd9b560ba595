// Few, short, soft sounds, made on the spot; none is longer than 400 ms.

import type { GameEvent, Update } from "./protocol";
import { settings } from "./settings.svelte";
import type { TableClient } from "./table.svelte";

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (!settings.sound || !("AudioContext" in window)) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  return audio.state === "running" ? audio : null;
}

function tone(
  frequency: number,
  at: number,
  length: number,
  loud: number,
  type: OscillatorType = "sine",
): void {
  const out = context();
  if (!out) return;
  const start = out.currentTime + at;
  const oscillator = new OscillatorNode(out, { frequency, type });
  const gain = new GainNode(out, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(out.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function noise(length: number, loud: number, from: number, to: number): void {
  const out = context();
  if (!out) return;
  const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(out, { buffer });
  const filter = new BiquadFilterNode(out, { type: "bandpass", frequency: from, Q: 0.8 });
  filter.frequency.exponentialRampToValueAtTime(to, out.currentTime + length);
  const gain = new GainNode(out, { gain: loud });
  gain.gain.exponentialRampToValueAtTime(0.0001, out.currentTime + length);
  source.connect(filter).connect(gain).connect(out.destination);
  source.start();
}

const SOUNDS: Record<string, (event: GameEvent) => void> = {
  reveal: () => noise(0.06, 0.18, 2600, 1400),
  draw: () => noise(0.06, 0.14, 2600, 1400),
  gain: (event) => tone(1250 + 60 * Math.min(8, event.amount ?? 1), 0, 0.22, 0.05, "triangle"),
  ducats: (event) => tone(1250 + 60 * Math.min(8, event.amount ?? 1), 0, 0.22, 0.05, "triangle"),
  bust: () => noise(0.4, 0.3, 900, 180),
  repel: () => noise(0.12, 0.16, 5200, 3600),
  claim: () => (tone(147, 0, 0.38, 0.09), tone(220, 0.03, 0.35, 0.07)),
  deal: () => (tone(392, 0, 0.2, 0.06, "triangle"), tone(523, 0.09, 0.25, 0.06, "triangle")),
  tax: () => tone(82, 0, 0.22, 0.16, "triangle"),
  sail: () => noise(0.25, 0.08, 500, 900),
};

/** Two strokes of a ship's bell: your decision is wanted. */
function bell(): void {
  tone(880, 0, 0.35, 0.08);
  tone(1108, 0.14, 0.38, 0.07);
}

export function listenForSounds(table: TableClient): () => void {
  return table.onUpdate((update: Update, before: Update | null) => {
    if (!before || document.hidden) return; // what happened before one came, or while away, is silent
    const events = update.entries.flatMap((entry) => entry.events ?? []).slice(-6);
    for (const event of events) SOUNDS[event.kind]?.(event);
    const asks = (state: Update): string =>
      state.table.decisions
        .filter((open) => state.table.seats[open.seat]?.yours)
        .map((open) => open.since)
        .join();
    if (asks(update) && asks(update) !== asks(before)) bell();
  });
}
