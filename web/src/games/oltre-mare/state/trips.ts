// Where a ship could end, as the server tells it: one trip for each last port.

import type { GameEvent, Way } from "../../../lib/protocol";

export interface Trip {
  /** Where it ends. */
  port: string;
  /** The ports on the way, the last included. */
  ports: string[];
  actions: string[];
  brings: readonly GameEvent[];
  /** How many ways lead there. */
  same: number;
  /** At its end something is to be decided before the cards are loaded. */
  choiceFollows: boolean;
}

/** What lies at the end of a trip for whoever comes there. */
export type Prize =
  | { kind: "token"; token: string }
  /** A port without a token: the one that works would stop to. */
  | { kind: "lost" }
  | { kind: "compass" }
  | { kind: "nothing" };

export function portOf(action: string): string {
  return action.split(" ")[1] ?? "";
}

/** One trip for each port where ways end: the shortest that was told first, and how many there are. */
export function merged(ways: readonly Way[]): Trip[] {
  const found = new Map<string, Trip>();
  for (const { actions, brings, same } of ways) {
    const ports = actions.map(portOf);
    const port = ports.at(-1);
    if (port === undefined) continue;
    const known = found.get(port);
    if (known) known.same += same;
    else {
      const choiceFollows = brings.some(({ kind }) => kind === "compass");
      found.set(port, { port, ports, actions, brings, same, choiceFollows });
    }
  }
  return [...found.values()];
}

export function prizeOf(trip: Trip): Prize {
  for (const { kind, token } of trip.brings) {
    if (kind === "token" && token) return { kind: "token", token };
    if (kind === "compass") return { kind: "compass" };
    if (kind === "no_token") return { kind: "lost" };
  }
  return { kind: "nothing" };
}
