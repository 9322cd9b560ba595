// The log: entries of the table as lines with an icon, sentences, and what they did to whose coins.

import type { BotLine } from "../../../lib/botLines";
import { entryRole } from "../../../lib/entryRole";
import type { Entry, GameEvent } from "../../../lib/protocol";
import { standing } from "../../../lib/standing";
import { eventText } from "./sentences";
import { has, w } from "../../../lib/words.svelte";
import type { IconName } from "../art/icons";
import type { Colour } from "../art/palette";
import { faceOf, type PersonFace } from "./cards";

export type Mark =
  | { kind: "ship"; colour: Colour }
  | { kind: "person"; face: PersonFace }
  | { kind: "icon"; name: IconName; tone: "expedition" | "tax" | "loss" | "plain" }
  | { kind: "seat"; seat: number }
  | { kind: "coin" };

export interface Delta {
  seat: number;
  amount: number;
}

export interface Line {
  key: string;
  seq: number;
  mark: Mark;
  sentences: string[];
  deltas: Delta[];
  /** somebody took nothing */
  idle: boolean;
  /** a bot's words, not what happened */
  said: boolean;
  /** who was sent on an expedition */
  sent: PersonFace[];
}

export interface Chapter {
  key: string;
  heading: string;
  lines: Line[];
}

// Events that only say more about the line before them.
const PART_OF_LINE = new Set(["taxed", "bonus"]);
// Events in the midst of another: coins that follow still belong to that one.
const ASIDE = new Set(["last_round", "reshuffle"]);
const IDLE = new Set(["pass", "skip"]);
const COINS = new Set(["gain", "spend", "fee"]);

/** Chapters are turns; both run from old to new. `you`: the seat of whoever reads it. */
export function chapters(
  entries: readonly Entry[],
  names: readonly string[],
  you: number | null,
  said: ReadonlyMap<number, BotLine> = new Map(),
): Chapter[] {
  const book: Chapter[] = [];
  const chapter = (key: string, heading: string): void => {
    book.push({ key, heading, lines: [] });
  };
  const line = (entry: Entry, i: number, mark: Mark, sentence: string): Line => {
    if (book.length === 0) chapter("0", w("web-port-royal-log-begin"));
    const made: Line = {
      key: `${entry.seq}-${i}`,
      seq: entry.seq,
      mark,
      sentences: [sentence],
      deltas: [],
      idle: false,
      said: false,
      sent: [],
    };
    book.at(-1)?.lines.push(made);
    return made;
  };
  for (const entry of standing(entries)) {
    const role = entryRole(entry);
    if (role === "start") chapter(`s${entry.seq}`, w("web-port-royal-log-begin"));
    const note = noteText(entry, names, you);
    if (note !== null) line(entry, 0, { kind: "seat", seat: entry.seat ?? 0 }, note);
    if (role !== "decision") continue;
    let current: Line | null = null;
    const events = entry.events ?? [];
    let words = said.get(entry.seq);
    const speak = (): void => {
      if (!words) return;
      const { seat, line: message } = words;
      const text = w("lines-said", { name: names[seat] ?? "", line: w(message) });
      line(entry, events.length, { kind: "seat", seat }, text).said = true;
      words = undefined;
    };
    events.forEach((event, i) => {
      if (event.kind === "turn") {
        speak(); // what was said belongs to the turn before
        chapter(`t${entry.seq}`, eventText(event, names, you) ?? "");
        current = null;
        return;
      }
      if (COINS.has(event.kind)) {
        current ??= line(entry, i, { kind: "coin" }, eventText(event, names, you) ?? "");
        count(current, event);
        return;
      }
      if (event.kind === "reveal" && events[i + 1]?.kind === "bust") return; // the bust tells it all
      if (event.kind === "dismiss" && current && event.card !== undefined) {
        const face = faceOf(event.card);
        if (face.kind === "person") current.sent.push(face);
        return;
      }
      const sentence = eventText(event, names, you);
      if (sentence === null) return;
      const last = book.at(-1)?.lines.at(-1);
      if (current && PART_OF_LINE.has(event.kind)) current.sentences.push(sentence);
      else if (IDLE.has(event.kind) && last?.idle) last.sentences.push(sentence);
      else if (ASIDE.has(event.kind)) line(entry, i, markOf(event), sentence);
      else current = line(entry, i, markOf(event), sentence);
      if (current && IDLE.has(event.kind)) current.idle = true;
    });
    speak();
  }
  return book;
}

/** What somebody did beside the game, such as an undo. */
function noteText(entry: Entry, names: readonly string[], you: number | null): string | null {
  if (entry.seat === undefined || entryRole(entry) !== "note") return null;
  const id = `web-port-royal-log-${entry.kind}`;
  const own = entry.seat === you && has(`${id}-you`) ? "-you" : "";
  return w(id + own, { name: entry.seat === you ? w("you-first") : (names[entry.seat] ?? "") });
}

function count(line: Line, event: GameEvent): void {
  const amount = event.amount ?? 1;
  const change = (seat: number | undefined, by: number): void => {
    if (seat === undefined) return;
    const known = line.deltas.find((delta) => delta.seat === seat);
    if (known) known.amount += by;
    else line.deltas.push({ seat, amount: by });
  };
  if (event.kind === "gain") change(event.seat, amount);
  else if (event.kind === "spend") change(event.seat, -1);
  else {
    change(event.seat, -amount);
    change(event.other, amount);
  }
}

function markOf(event: GameEvent): Mark {
  if (event.card !== undefined && event.kind !== "claim") {
    const face = faceOf(event.card);
    if (face.kind === "ship") return { kind: "ship", colour: face.colour };
    if (face.kind === "person") return { kind: "person", face };
    if (face.kind === "tax") return { kind: "icon", name: "seal", tone: "tax" };
    return { kind: "icon", name: "claim", tone: "expedition" };
  }
  if (event.kind === "claim") return { kind: "icon", name: "claim", tone: "expedition" };
  if (event.kind === "last_round" || event.kind === "win")
    return { kind: "icon", name: "crown", tone: "expedition" };
  if (event.seat !== undefined) return { kind: "seat", seat: event.seat };
  return { kind: "icon", name: "anchor", tone: "plain" };
}

/** What just happened, to be heard: whole sentences, coins included. */
export function sentencesOf(
  entries: readonly Entry[],
  names: readonly string[],
  you: number | null,
): string[] {
  return entries.flatMap((entry) => {
    const note = noteText(entry, names, you);
    const told = (entry.events ?? []).flatMap((event) => eventText(event, names, you) ?? []);
    return note === null ? told : [note, ...told];
  });
}
