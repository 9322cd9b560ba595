// "Your decision is wanted": the page's title, its icon, and a notification where the person wants one.

import { gameTitle } from "./gameOffers.svelte";
import { settings } from "./settings.svelte";
import type { TableClient } from "./tableClient.svelte";
import { w } from "./words.svelte";

/** Follow a table. Call once, from a component. */
export function notifyOfDecisions(of: () => TableClient): void {
  let notified = 0; // the entry that was notified last

  $effect(() => {
    const table = of();
    const game = table.update?.table.game;
    if (!game) return;
    const wanted = table.wanted.length > 0 && !table.update?.table.paused;
    const title = gameTitle(game);
    document.title = wanted ? `● ${w("web-your-decision")} · ${title}` : `${title} · Argosy`;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = wanted ? "./icon-wanted.svg" : "./icon.svg";
    const since = Math.max(0, ...(table.update?.table.decisions ?? []).map((open) => open.since));
    if (!wanted || since <= notified || !document.hidden || !settings.notify) return;
    notified = since;
    if ("Notification" in window && Notification.permission === "granted")
      new Notification(title, { body: w("web-your-decision"), icon: "./icon.svg", tag: table.id });
  });
}
