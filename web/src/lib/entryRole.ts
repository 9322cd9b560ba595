// What an entry of a table's log is to those who read the log of the game.

import type { Entry } from "./protocol";

/** A decision has events; a note says something about a seat; what is aside is not the game's. */
type EntryRole = "start" | "decision" | "note" | "aside";

const ROLES: Record<Entry["kind"], EntryRole> = {
  opened: "aside",
  sat: "aside",
  stood: "aside",
  started: "start",
  decided: "decision",
  composing: "aside",
  undone: "note",
  requested: "aside",
  answered: "aside",
  said: "aside",
  silenced: "aside",
  "chat-switched": "aside",
  "chat-slowed": "aside",
  replaced: "note",
  restored: "note",
  removed: "aside",
  paused: "aside",
  resumed: "aside",
  resigned: "note",
  adopted: "aside",
  closed: "aside",
  rematched: "aside",
};

/** A server of another version may have kinds that are unknown here: they are aside. */
export function entryRole({ kind }: Entry): EntryRole {
  return (ROLES as Partial<Record<string, EntryRole>>)[kind] ?? "aside";
}
