// Cards fly from where they were to where they are. The state is there first; motion only follows.

import { tick } from "svelte";
import type { GameEvent, Update } from "../../lib/protocol";
import { motion } from "../../lib/settings.svelte";

const FLIGHT = 280; // milliseconds
const EASE = "cubic-bezier(.2,.75,.25,1)";

function boxes(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-flip]"))
    if (node.offsetParent !== null)
      found.set(node.dataset["flip"] ?? "", node.getBoundingClientRect());
  return found;
}

function place(root: HTMLElement, name: string): DOMRect | undefined {
  for (const node of root.querySelectorAll<HTMLElement>(`[data-place="${name}"]`)) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return undefined;
}

/** Where a card came from that was not to be seen before. */
function origin(root: HTMLElement, id: string, events: readonly GameEvent[]): DOMRect | undefined {
  for (const event of events) {
    if (event.kind === "hand_over" && event.card === id) return place(root, `seat-${event.seat}`);
    if (event.kind === "play" && event.card === id) return place(root, `seat-${event.seat}`);
  }
  const bought = events.some((event) => event.kind === "buy_pirates");
  return place(root, bought ? "pirates" : "deck");
}

/** To be called with every update, before the page is drawn anew. */
export function fly(root: HTMLElement, update: Update, before: Update | null): void {
  const duration = motion(FLIGHT);
  if (duration === 0 || !before || document.visibilityState !== "visible") return;
  if (before.shown !== update.shown) return;
  const from = boxes(root);
  const events = update.entries.flatMap((entry) => entry.events ?? []);
  if (events.length === 0 || events.length > 120) return;
  void tick().then(() => {
    let delay = 0;
    for (const node of root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const id = node.dataset["flip"] ?? "";
      const to = node.getBoundingClientRect();
      if (to.width === 0) continue;
      const known = from.get(id);
      const start = known ?? origin(root, id, events);
      if (!start) continue;
      const [dx, dy] = [start.left - to.left, start.top - to.top];
      if (Math.hypot(dx, dy) < 3) continue;
      const scale = Math.max(0.2, Math.min(1.6, start.width / to.width));
      const shrink = known ? scale : Math.min(scale, 0.5);
      node.animate(
        [
          {
            transform: `translate(${dx}px, ${dy}px) scale(${shrink})`,
            transformOrigin: "0 0",
            opacity: known ? 1 : 0.2,
            zIndex: 5,
          },
          { transformOrigin: "0 0", opacity: 1, zIndex: 5 },
        ],
        { duration, delay, easing: EASE, fill: "backwards" },
      );
      if (!known) delay += motion(40);
    }
  });
}
