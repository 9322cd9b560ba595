// The log: entries of the table as lines with an icon, sentences, and what they did to whose coins.

import type { Said } from "../../lib/lines";
import type { Entry, GameEvent } from "../../lib/protocol";
import { standing } from "../../lib/standing";
import { tell } from "../../lib/tell";
import { w } from "../../lib/words.svelte";
import type { Icon } from "./art/icons";
import type { Colour } from "./art/palette";
import { faceOf, type PersonFace } from "./faces";
import { GAME } from "./names";

export type Mark =
  | { kind: "ship"; colour: Colour }
  | { kind: "person"; face: PersonFace }
  | { kind: "icon"; name: Icon; tone: "expedition" | "tax" | "loss" | "plain" }
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
}

export interface Chapter {
  key: string;
  heading: string;
  lines: Line[];
}

// Events that only say more about the line before them.
const PART_OF_LINE = new Set(["taxed", "bonus", "dismiss"]);
// Events in the midst of another: coins that follow still belong to that one.
const ASIDE = new Set(["last_round", "reshuffle"]);
const IDLE = new Set(["pass", "skip"]);
const COINS = new Set(["gain", "spend", "fee"]);

/** Chapters are turns; both run from old to new. */
export function chapters(
  entries: readonly Entry[],
  names: readonly string[],
  said: ReadonlyMap<number, Said> = new Map(),
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
    };
    book.at(-1)?.lines.push(made);
    return made;
  };
  for (const entry of standing(entries)) {
    if (entry.kind === "started") chapter(`s${entry.seq}`, w("web-port-royal-log-begin"));
    const name = entry.seat === undefined ? "" : (names[entry.seat] ?? "");
    if (entry.seat !== undefined && isNote(entry.kind))
      line(
        entry,
        0,
        { kind: "seat", seat: entry.seat },
        w(`web-port-royal-log-${entry.kind}`, { name }),
      );
    if (entry.kind !== "decided") continue;
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
        chapter(`t${entry.seq}`, tell(GAME, event, names) ?? "");
        current = null;
        return;
      }
      if (COINS.has(event.kind)) {
        current ??= line(entry, i, { kind: "coin" }, tell(GAME, event, names) ?? "");
        count(current, event);
        return;
      }
      if (event.kind === "reveal" && events[i + 1]?.kind === "bust") return; // the bust tells it all
      const sentence = tell(GAME, event, names);
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

function isNote(kind: string): boolean {
  return kind === "undone" || kind === "replaced" || kind === "restored" || kind === "resigned";
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

/** What just happened, for a live region: whole sentences, coins included. */
export function spoken(entries: readonly Entry[], names: readonly string[]): string {
  return entries
    .flatMap((entry) => entry.events ?? [])
    .map((event) => tell(GAME, event, names))
    .filter((sentence) => sentence !== null)
    .join(". ");
}
