// Few, short, soft sounds, made on the spot; no tone is longer than 400 ms.

import { fetchDetails } from "../games/fetchGame";
import type { GameDetails } from "../games/manifest";
import type { Update } from "./protocol";
import { motion, settings } from "./settings.svelte";
import type { TableClient } from "./tableClient.svelte";

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

function chink(amount: number): void {
  tone(1250 + 60 * Math.min(8, amount), 0, 0.22, 0.05, "triangle");
}

/** What can be heard of an event; `amount` is the event's. */
const SOUNDS = {
  flip: () => noise(0.06, 0.18, 2600, 1400),
  softFlip: () => noise(0.06, 0.14, 2600, 1400),
  chink,
  crash: () => noise(0.4, 0.3, 900, 180),
  clash: () => noise(0.12, 0.16, 5200, 3600),
  chord: () => (tone(147, 0, 0.38, 0.09), tone(220, 0.03, 0.35, 0.07)),
  chime: () => (tone(392, 0, 0.2, 0.06, "triangle"), tone(523, 0.09, 0.25, 0.06, "triangle")),
  thud: () => tone(82, 0, 0.22, 0.16, "triangle"),
  breeze: () => noise(0.25, 0.08, 500, 900),
} satisfies Record<string, (amount: number) => void>;

export type SoundName = keyof typeof SOUNDS;
/** One sound, or several after so many milliseconds; what happens next is heard after the last of them. */
export type Sounding = SoundName | readonly { name: SoundName; after: number }[];

/** Two strokes of a bell: your decision is wanted. */
function bell(): void {
  tone(880, 0, 0.35, 0.08);
  tone(1108, 0.14, 0.38, 0.07);
}

function later(milliseconds: number, what: () => void): void {
  if (milliseconds > 0) setTimeout(what, milliseconds);
  else what();
}

/** The game is over: up for whoever won, down for the others. */
function finale(won: boolean): void {
  const notes = won ? [392, 523, 659, 784] : [392, 330, 262];
  notes.forEach((note, i) => tone(note, 0.11 * i, 0.4, 0.08, "triangle"));
}

export function listenForSounds(table: TableClient): () => void {
  let sounds: GameDetails["sounds"] | null = null;
  return table.onUpdate((update: Update, before: Update | null) => {
    if (!sounds) {
      sounds = {};
      void fetchDetails(update.table.game).then(
        (details) => (sounds = details.sounds),
        () => undefined, // then only the bell is heard
      );
    }
    if (!before) return; // what happened before one came is silent
    // behind other pages only what calls for somebody is heard
    const news = document.hidden ? [] : update.entries;
    const events = news.flatMap((entry) => entry.events ?? []).slice(-6);
    let at = 0;
    for (const { kind, amount } of events) {
      const sound = sounds[kind] ?? [];
      const several = typeof sound === "string" ? [{ name: sound, after: 0 }] : sound;
      for (const { name, after } of several)
        later(motion(at + after), () => SOUNDS[name](amount ?? 1));
      at += several.at(-1)?.after ?? 0;
    }
    if (update.table.status === "over" && before.table.status === "running") {
      const winners = update.table.winners ?? [];
      finale(winners.some((seat) => update.table.seats[seat]?.yours));
    }
    const asks = (state: Update): string =>
      state.table.decisions
        .filter((open) => state.table.seats[open.seat]?.yours)
        .map((open) => open.since)
        .join();
    // whoever goes on with what is theirs knows it
    const byOthers = update.entries.some(
      ({ seat }) => seat !== undefined && !update.table.seats[seat]?.yours,
    );
    if (asks(update) && asks(update) !== asks(before) && (byOthers || !asks(before))) bell();
  });
}
