// How tables in this browser fare; known once one was asked for.

export interface Condition {
  /** Games are still there when the page was closed. */
  keeps: boolean;
  /** There is no room for more. */
  full: boolean;
  /** What a bot has learned is not to be had: a weaker one decides. */
  unlearned: boolean;
}

export const keeping = $state<Condition>({ keeps: true, full: false, unlearned: false });
