// What was said about the cards of an offer. Nobody checks it.

import type { Entry } from "../../../lib/protocol";
import { termName } from "./sentences";
import { w } from "../../../lib/words.svelte";

/** The claims about an offer, as quotations. */
export function claims(entries: readonly Entry[], offer: number): string[] {
  const found: string[] = [];
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i];
    for (const event of entry?.events ?? []) {
      if (event.number !== offer) continue;
      if (event.kind === "claim_symbol" && event.symbol)
        found.push(w("web-oltre-mare-claim-symbol", { symbol: termName("symbol", event.symbol) }));
      else if (event.kind === "claim_power")
        found.push(w("web-oltre-mare-claim-power", { amount: event.amount ?? 0 }));
      else if (event.kind === "claim_load")
        found.push(w("web-oltre-mare-claim-load", { amount: event.amount ?? 0 }));
      else if (event.kind === "claim_port" && event.port)
        found.push(w("web-oltre-mare-claim-port", { port: termName("port", event.port) }));
    }
    if (entry?.events?.some((event) => event.kind === "offer" && event.number === offer)) break;
  }
  return found.reverse();
}
