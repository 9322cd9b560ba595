// What a game's table needs of whoever feeds it: a live table, a replay or a lesson.

import type { Entry, Incoming, Tried, Update, View } from "./protocol";

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
  tryOut(seat: number, steps: string[]): Promise<Tried>;
  undo(seat: number, turn?: boolean): Promise<Incoming>;
  /** The address of the moment after an entry, in the replay of this game; absent where there is none. */
  moment?(entry: number): string;
  /** What an analysis says of an entry; absent where there is none. */
  note?(entry: number): string | undefined;
  onUpdate(listener: (update: Update, before: Update | null) => void): () => void;
}
