// Records: a game as text, as src/argosy/games/record.py writes and reads them. Where a record also has its opening as
// the engine's own state it can be read here, without whatever reads scenarios.

import { fromBase64, toBase64 } from "../engine/base64";
import type { EngineGame, Happened, Position } from "../engine/game";
import { Illegal } from "../engine/game";
import type { Json } from "../lib/protocol";
import type { Entry, Settings } from "./entries";
import type { LiveTable } from "./liveTable";
import { actionFor, visible } from "./redaction";
import { Refusal } from "./refusal";
import { tidyName } from "./settings";
import { sha256 } from "./sha256";

const FORMAT = "argosy record 1";
const ARBITER = "arbiter";
const PRACTICE = "practice take-backs"; // the header's line of a game that did not count
const REDEAL = "redeal";
const DIGITS = 32; // of the check sum
const MAX_SEATS = 5;
const LONGEST = 1024 * 1024; // characters
const MOST_MOVES = 5_000;

// ------------------------------------------------------------------------------------- writing

/** The game as text: all of a finished one; of a running one what its only seat, or a spectator, may know. */
export function recordText(live: LiveTable): string {
  const { game, state: around } = live.table;
  const { practice = false } = around.settings;
  // nobody here can go on with a game of other rules: it is as good as over
  const over = around.status === "over" || live.problem === "other-rules";
  const seat = live.onlySeat();
  const [start, ...moves] = live.made();
  if (start?.kind !== "started") throw new Refusal("damaged", "its start is missing");
  const { rules, names, opening, state, table } = start;
  const quoted = names.map((name) => JSON.stringify(name)).join(", ");
  const lines = [
    FORMAT,
    `game ${game.name}`,
    `rules ${rules}`,
    `names [${quoted}]`,
    `observer ${over ? ARBITER : seat === null ? "spectator" : `seat ${seat}`}`,
  ];
  if (practice) lines.push(PRACTICE);
  if (over) lines.push(`opening ${JSON.stringify(opening)}`, `state ${toBase64(state)}`);
  lines.push(`table ${JSON.stringify(table)}`, "");
  for (const entry of moves) {
    if (entry.kind === "undone") {
      lines.push(`${entry.seat} ${REDEAL}${over ? ` ${entry.redeal}` : ""}`);
    } else if (entry.kind === "decided") {
      const events = over ? entry.events : (visible(entry.events, seat) as unknown as Happened[]);
      lines.push(`${entry.seat} ${over ? entry.action : actionFor(entry, seat)}`);
      lines.push(...events.map((event) => `  ${eventText(event)}`));
    }
  }
  const body = `${lines.join("\n")}\n`;
  return `${body}end ${moves.length} sha256=${sha256(body).slice(0, DIGITS)}\n`;
}

/** An event as a line, as `str(event)` in src/argosy/core/events.py. */
export function eventText(event: Happened): string {
  const { kind, cards, seen_by, ...fields } = event;
  const words = [
    kind,
    ...Object.entries(fields).map(([name, value]) => `${name}=${valueText(value)}`),
  ];
  if (Array.isArray(cards)) words.push(`cards=${cards.join(",")}`);
  if (seen_by) {
    const seats = Array.from({ length: MAX_SEATS }, (_, seat) => seat);
    const seers: (number | string)[] = seats.filter((seat) => seen_by.includes(seat));
    if (seen_by.includes(null)) seers.push("spectators");
    words.push(`seen_by=${seers.join(",") || "nobody"}`);
  }
  return words.join(" ");
}

/** Counts are written `one:1,other:2`, what stands beside them after a plus. */
function valueText(value: Json | undefined): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return String(value);
  const parts = Object.values(value).map((part) =>
    typeof part === "object" && part !== null
      ? Object.entries(part)
          .map(([name, count]) => `${name}:${String(count)}`)
          .join(",") || "-"
      : String(part),
  );
  return parts.join("+");
}

// ------------------------------------------------------------------------------------- reading

interface Move {
  seat: number;
  action: string;
  events: string[];
  line: number;
}

/** Names of bots that no level has: they are known by these in records. */
const OTHER_BOTS = ["random", "simple"];

interface Read {
  game: string;
  rules: number;
  names: string[];
  practice: boolean;
  opening: Json;
  table: Json;
  state: Position;
  moves: Move[];
}

/** Whether two values are the same, in whatever order their fields are written. */
function isSame(one: Json, other: Json): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  const [fields, theirs] = [one, other] as [Record<string, Json>, Record<string, Json>];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === others.length &&
    keys.every((key) => key in other && isSame(fields[key] ?? null, theirs[key] ?? null))
  );
}

/** A record as the log of a table whose game is over; refused where it is not whole, or was changed. */
export function asLog(
  text: string,
  games: (name: string) => EngineGame,
  name: string,
  at: number,
): Entry[] {
  const record = read(text, games);
  const game = games(record.game);
  let position = record.state;
  if (position.length !== game.told.state.size || !isSame(game.dump(position), record.opening))
    throw new Refusal("record", "its opening position is wrong");
  if (!isSame(game.table(position), record.table))
    throw new Refusal("record", "its table is not that of its opening position");
  const { options } = game.view(position, null) as { options: Settings["options"] };
  const seats: Settings["seats"] = record.names.map((named) =>
    named in game.told.levels || OTHER_BOTS.includes(named)
      ? { kind: "bot", level: named, name: "" }
      : { kind: "me", level: "", name: "" },
  );
  if (game.players(position) !== seats.length)
    throw new Refusal("record", "its opening is for another number of players");
  const settings: Settings = {
    game: record.game,
    seats,
    options,
    aids: true,
    undo: true,
    practice: record.practice,
    pace: 0,
    lesson: false,
  };
  const log: Entry[] = [
    { kind: "opened", at, settings, name, sat: record.names },
    {
      kind: "started",
      at,
      rules: record.rules,
      names: record.names,
      opening: record.opening,
      state: position,
      table: record.table,
    },
  ];
  for (const move of record.moves) {
    const { seat, action, line } = move;
    const [verb, seed = ""] = action.split(" ");
    if (verb === REDEAL) {
      if (!/^\d{1,19}$/.test(seed)) throw new Refusal("record", `line ${line}: a seed is missing`);
      position = game.redealt(position, BigInt(seed));
      // nothing is left of what was taken back: only the cards are dealt anew
      log.push({ kind: "undone", at, seat, first: log.length + 1, redeal: seed });
      continue;
    }
    try {
      const codes = game.codesOf(position, seat, action);
      const { whole, after, events } = game.play(position, seat, codes);
      if (whole !== action) throw new Illegal("unfinished");
      if (events.map(eventText).join("\n") !== move.events.join("\n"))
        throw new Illegal("other events");
      position = after;
      log.push({ kind: "decided", at, seat, action, codes, events, how: "person", informs: true });
    } catch (why) {
      if (!(why instanceof Illegal)) throw why;
      throw new Refusal("record", `line ${line}: '${action}' does not cause what is written here`);
    }
  }
  if (game.toAct(position).length > 0) log.push({ kind: "requested", at, seat: 0, what: "abort" });
  return log;
}

function read(text: string, games: (name: string) => EngineGame): Read {
  if (text.length > LONGEST)
    throw new Refusal("too-long", `at most ${LONGEST} characters are read`);
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  if (lines[0] !== FORMAT) throw new Refusal("no-record", "this is not a record");
  const wrong = (line: number, why: string): Refusal =>
    new Refusal("record", `line ${line}: ${why}`);
  const last = /^end (\d+) sha256=([0-9a-f]+)$/.exec(lines.at(-2) ?? "");
  if (!last || lines.at(-1) !== "")
    throw wrong(lines.length, "the record is cut short: its last line, 'end …', is missing");
  const body = `${lines.slice(0, -2).join("\n")}\n`;
  if (sha256(body).slice(0, DIGITS) !== last[2])
    throw wrong(lines.length - 1, "the record was changed: its check sum does not fit its text");
  const blank = lines.indexOf("");
  const head = new Map<string, string>();
  for (const line of lines.slice(1, blank)) {
    const [word = ""] = line.split(" ", 1);
    head.set(word, line.slice(word.length + 1));
  }
  const game = head.get("game") ?? "";
  const { told } = games(game);
  if (head.get("observer") !== ARBITER)
    throw new Refusal("partial-record", `it holds only what ${head.get("observer")} could know`);
  const rules = Number(head.get("rules"));
  if (rules !== told.rules)
    throw new Refusal("other-rules", `played by rules ${rules}; here they are ${told.rules}`);
  const state = head.get("state");
  if (state === undefined)
    throw new Refusal("no-state", "the record is of an earlier version: a server can read it");
  const { names, opening, table, position } = headOf(head, state, blank + 1);
  const moves: Move[] = [];
  for (const [place, line] of lines.slice(0, -2).entries()) {
    if (place <= blank) continue;
    const found = /^(\d) (.+)$/.exec(line);
    if (line.startsWith("  ")) moves.at(-1)?.events.push(line.slice(2));
    else if (found && Number(found[1]) < names.length)
      moves.push({ seat: Number(found[1]), action: found[2] ?? "", events: [], line: place + 1 });
    else throw wrong(place + 1, "neither an action nor an event");
  }
  if (moves.length !== Number(last[1]) || moves.length > MOST_MOVES)
    throw wrong(lines.length - 1, "the last line counts another number of actions");
  const practice = lines.indexOf(PRACTICE) > 0 && lines.indexOf(PRACTICE) < blank;
  return { game, rules, names, practice, opening, table, state: position, moves };
}

function headOf(
  head: ReadonlyMap<string, string>,
  state: string,
  line: number,
): Pick<Read, "names" | "opening" | "table"> & { position: Position } {
  try {
    const names = JSON.parse(head.get("names") ?? "") as unknown[];
    return {
      names: names.map((name) => tidyName(String(name))),
      opening: JSON.parse(head.get("opening") ?? "") as Json,
      table: JSON.parse(head.get("table") ?? "") as Json,
      position: fromBase64(state),
    };
  } catch {
    throw new Refusal("record", `line ${line}: the header cannot be read`);
  }
}
