// Cards fly from where they were to where they are. The state is there first; motion only follows.

import { tick } from "svelte";
import type { GameEvent, Update } from "../../../lib/protocol";
import { motion } from "../../../lib/settings.svelte";

const FLIGHT = 280; // milliseconds
const STEP = 620; // milliseconds in which one symbol is seen to do its work
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

export type Symbol = "ducat" | "pirate" | "draw" | "ship";

export interface Resolved {
  symbol: Symbol;
  event: GameEvent;
}

const SYMBOL_OF: Readonly<Record<string, Symbol>> = {
  ducats: "ducat",
  calm_sea: "ducat",
  pirates: "pirate",
  repelled: "pirate",
  draws: "draw",
  ships: "ship",
};

/** What the symbols of played cards did, in the order they did it. */
export function resolved(events: readonly GameEvent[]): Resolved[] {
  return events.flatMap((event) => {
    const symbol = SYMBOL_OF[event.kind];
    return symbol ? [{ symbol, event }] : [];
  });
}

/** After how many milliseconds, at full pace, each of them is shown. */
export function beats(steps: readonly Resolved[]): number[] {
  return steps.map((_, i) => i * STEP);
}

/** How long it takes until the ship's turn has come. */
export function resolving(events: readonly GameEvent[]): number {
  return resolved(events).filter(({ symbol }) => symbol !== "ship").length * STEP;
}

/** When cards that were drawn come to a hand: after what comes before them. */
function drawnAt(events: readonly GameEvent[]): number {
  const steps = resolved(events);
  return (
    Math.max(
      0,
      steps.findIndex(({ symbol }) => symbol === "draw"),
    ) * STEP
  );
}

/** Some coins or cards from one place of the table to another. */
export function send(
  root: HTMLElement,
  picture: (document: Document) => Element,
  { from, to, count, after }: { from: DOMRect; to: DOMRect; count: number; after: number },
): void {
  const duration = motion(460);
  if (duration === 0) return;
  for (let i = 0; i < Math.min(6, count); i++) {
    const piece = root.ownerDocument.createElement("span");
    piece.className = "om-flying";
    piece.setAttribute("aria-hidden", "true");
    piece.append(picture(root.ownerDocument));
    root.append(piece);
    const x = from.left + from.width / 2;
    const y = from.top + from.height / 2;
    const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
    const flight = piece.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0 },
        { transform: `translate(${x}px, ${y - 14}px) scale(1.1)`, opacity: 1, offset: 0.25 },
        { transform: `translate(${x + dx}px, ${y + dy}px) scale(.75)`, opacity: 0.9 },
      ],
      { duration, delay: motion(after + i * 70), easing: EASE, fill: "both" },
    );
    flight.onfinish = flight.oncancel = () => piece.remove();
  }
}

/** Where a part of the table is, if it is to be seen. */
export function boxOf(root: HTMLElement, name: string): DOMRect | undefined {
  return place(root, name);
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
    let delay = motion(drawnAt(events));
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
