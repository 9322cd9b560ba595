// What a game in this browser needs is fetched before it is begun, where that costs nothing or it is about to be.

import { fetchTable } from "../games/fetchGame";
import { whenIdle } from "./idle";
import { playsHere } from "./openTable";

const begun = new Set<string>();

/** The screen, the game's table, and the engine in its worker. */
export function warmUp(game: string): void {
  if (begun.has(game) || !playsHere(game)) return;
  begun.add(game);
  const parts = [
    import("../screens/TableScreen.svelte"),
    fetchTable(game),
    import("../local/client").then(({ begin }) => begin()),
  ];
  // whoever wants it after all is told why it is not there
  void Promise.all(parts).catch(() => begun.delete(game));
}

/** One game after the other, while the page has nothing better to do. Returns how to call it off. */
export function warmUpAll(games: readonly string[]): () => void {
  const [first, ...rest] = games;
  if (first === undefined) return () => undefined;
  let cancel = whenIdle(() => {
    warmUp(first);
    cancel = warmUpAll(rest);
  });
  return () => cancel();
}
