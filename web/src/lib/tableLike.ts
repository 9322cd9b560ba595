// What a game's table needs of whoever feeds it: a live table, a replay or a lesson.

import type { Entry, Incoming, Tried, Update, View } from "./protocol";

/** What is to be tried after the steps of one action. */
export interface Further {
  /** Whole actions that would follow. */
  then?: readonly string[];
  /** A verb: how one could go on by such actions alone. */
  along?: string;
}

export interface TableLike {
  readonly update: Update | null;
  readonly entries: readonly Entry[];
  readonly view: View | null;
  /** Whose view is shown; null: a spectator's. */
  readonly seat: number | null;
  readonly yours: readonly number[];
  /** My seats whose decision is wanted. */
  readonly wanted: readonly number[];
  readonly deciding: boolean;
  /** false in a replay: nothing can be decided */
  readonly live: boolean;
  readonly ahead: number;
  decide(seat: number, action: string | string[]): Promise<void>;
  tryOut(seat: number, steps: string[], further?: Further): Promise<Tried>;
  /** Say that an answer is in the making: bots that wait for it wait longer. Absent in a replay. */
  compose?(seat: number): void;
  undo(seat: number, turn?: boolean): Promise<Incoming>;
  /** Ask for another game with the same people; absent in a replay. */
  rematch?(): Promise<Incoming>;
  /** What a hint advises and somebody wants to have laid out; each time another object. */
  readonly advised?: { action: string } | null;
  /** The address of the moment after an entry, in the replay of this game; absent where there is none. */
  moment?(entry: number): string;
  /** What an analysis says of an entry; absent where there is none. */
  note?(entry: number): string | undefined;
  onUpdate(listener: (update: Update, before: Update | null) => void): () => void;
}
