// Cards and coins fly from where they were to where they are. State comes first; this only follows it.

import { tick } from "svelte";
import type { GameEvent } from "../../../lib/protocol";
import { motion } from "../../../lib/settings.svelte";
import { BACK, cardArt } from "../art/cardArt";
import { faceOf } from "./cards";

const CARD = 260; // milliseconds
const SLOW = 350;
const GUSTING = 520;
const PAYING = 700;
const STAGGER = 40;
const MOST_COINS = 6;
const EASE = "cubic-bezier(.2, .75, .25, 1)";
const GUST = "cubic-bezier(.5, 0, .9, .4)";

export type Places = Map<string, DOMRect>;

/** Where everything that can move lies now. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const node of root.querySelectorAll<HTMLElement>("[data-pr]")) {
    const rect = outline(node);
    const key = node.dataset["pr"] ?? "";
    if (rect.width > 0 && !found.has(key)) found.set(key, rect);
  }
  return found;
}

/** A slot's card, without the tag beneath it. */
function outline(node: HTMLElement): DOMRect {
  return (node.querySelector(".pr-card") ?? node).getBoundingClientRect();
}

/** Whether one more of a card has come to lie in the harbour. */
function isNew(key: string, card: string, before: Places): boolean {
  return key.startsWith(`harbour:${card}#`) && !before.has(key);
}

export class Choreography {
  #at = 0; // when the next thing begins, in milliseconds
  #payer: { seat: number; at: DOMRect } | null = null; // whose persons bring the next coins

  constructor(
    readonly root: HTMLElement,
    readonly layer: HTMLElement,
  ) {}

  /** Play what happened between two states; `before` was taken before the page changed. */
  async play(events: readonly GameEvent[], before: Places): Promise<void> {
    await tick();
    if (motion(1) === 0) {
      if (events.some((event) => event.kind === "bust")) this.#flash();
      return;
    }
    this.#at = 0;
    const after = places(this.root);
    this.#settle(before, after, events);
    this.#payer = null;
    for (const event of events) this.#one(event, before, after);
  }

  #one(event: GameEvent, before: Places, after: Places): void {
    const { seat, card } = event;
    const deck = after.get("deck") ?? before.get("deck");
    const discard = after.get("discard") ?? before.get("discard");
    switch (event.kind) {
      case "reveal": {
        // A ship that may be repelled waits in a place of its own; the rest is told by the next event.
        const waiting = this.#node("pending");
        if (waiting && deck && card) this.#deal(card, deck, waiting);
        break;
      }
      case "dock":
      case "open": {
        const key = event.kind === "dock" ? this.#last(`harbour:${card}#`) : `row:${card}`;
        const to = this.#node(key);
        const from = before.get("pending") ?? deck;
        if (to && from && card)
          if (before.has("pending")) this.#glide(to, from, outline(to));
          else this.#deal(card, from, to);
        break;
      }
      case "repel":
        if (card && discard)
          this.#fly(card, before.get("pending") ?? deck, discard, { spin: -200 });
        break;
      case "tax_paid":
        if (card && deck && discard) this.#seal(card, deck, discard);
        break;
      case "trade":
        if (card) this.#fly(card, this.#first(before, `harbour:${card}#`), discard);
        break;
      case "hire":
        if (card) this.#join(card, this.#first(before, `harbour:${card}#`), seat ?? 0, after);
        break;
      case "claim":
        if (card) this.#join(card, before.get(`row:${card}`), seat ?? 0, after);
        break;
      case "dismiss": {
        const from = this.#first(before, `card:${seat}:${card}#`) ?? before.get(`display:${seat}`);
        if (card) this.#fly(card, from, discard);
        break;
      }
      case "jester":
      case "admiral":
        this.#pay(seat ?? 0, event.kind);
        break;
      case "gain":
        this.#coins(
          this.#payer && this.#payer.seat === seat ? this.#payer.at : deck,
          after.get(`coins:${seat}`),
          event.amount ?? 1,
        );
        this.#payer = null;
        this.#delta(after.get(`coins:${seat}`), event.amount ?? 1);
        break;
      case "fee":
        this.#coins(
          after.get(`coins:${seat}`),
          after.get(`coins:${event.other}`),
          event.amount ?? 1,
        );
        break;
      case "taxed":
        this.#coins(after.get(`coins:${seat}`), discard, event.amount ?? 1);
        this.#delta(after.get(`coins:${seat}`), -(event.amount ?? 1));
        break;
      case "bust":
        this.#bust(before);
        break;
      case "clear":
        for (const [key, rect] of before)
          if (key.startsWith("harbour:") && !after.has(key))
            this.#fly(key.slice(8).split("#")[0] ?? "", rect, discard, { together: true });
        this.#at += STAGGER;
        break;
    }
  }

  /** What stays moves to its new place. */
  #settle(before: Places, after: Places, events: readonly GameEvent[]): void {
    const arriving = new Set(
      events
        .filter((event) => ["dock", "open", "hire", "claim"].includes(event.kind))
        .map((e) => e.card),
    );
    for (const [key, to] of after) {
      const from = before.get(key);
      if (!from || !/^(harbour|row|card):/.test(key)) continue;
      const id = key.replace(/^(harbour|row|card:\d):/, "").split("#")[0];
      if (arriving.has(id) && Math.hypot(from.left - to.left, from.top - to.top) > 400) continue;
      if (
        Math.abs(from.left - to.left) +
          Math.abs(from.top - to.top) +
          Math.abs(from.width - to.width) <
        2
      )
        continue;
      const node = this.#node(key);
      if (node) this.#glide(node, from, to);
    }
  }

  #glide(node: HTMLElement, from: DOMRect, to: DOMRect): void {
    const scale = from.width / to.width;
    node.animate(
      [
        {
          transformOrigin: "0 0",
          transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`,
        },
        { transformOrigin: "0 0", transform: "none" },
      ],
      { duration: motion(CARD), easing: EASE },
    );
  }

  /** A card comes off the pile and turns over on its way. */
  #deal(card: string, from: DOMRect, node: HTMLElement): void {
    const to = outline(node);
    const ghost = this.#ghost(card, to);
    const back = this.#ghost(null, to);
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const path = (turn: number) =>
      `translate(${x * (1 - turn)}px, ${y * (1 - turn)}px) scale(${1 + (from.width / to.width - 1) * (1 - turn)})`;
    const timing = {
      duration: motion(CARD),
      delay: motion(this.#at),
      easing: EASE,
      fill: "both" as const,
    };
    back.animate(
      [
        { transform: `${path(0)} rotateY(0)`, opacity: 1 },
        { transform: `${path(0.4)} rotateY(90deg)`, opacity: 1, offset: 0.4 },
        { transform: `${path(0.4)} rotateY(90deg)`, opacity: 0 },
      ],
      timing,
    );
    const landing = ghost.animate(
      [
        { transform: `${path(0.4)} rotateY(90deg)`, opacity: 0 },
        { transform: `${path(0.4)} rotateY(90deg)`, opacity: 1, offset: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      timing,
    );
    this.#hide(node, this.#at + CARD);
    this.#clean([ghost, back], landing);
    this.#at += CARD * 0.6;
  }

  #fly(
    card: string,
    from: DOMRect | undefined,
    to: DOMRect | undefined,
    how: { spin?: number; together?: boolean } = {},
  ): void {
    if (!from || !to || !card) return;
    const ghost = this.#ghost(card, from);
    const flight = ghost.animate(
      [
        { transform: "none" },
        {
          transform: `translate(${to.left + to.width / 2 - from.left - from.width / 2}px, ${to.top + to.height / 2 - from.top - from.height / 2}px) rotate(${how.spin ?? 0}deg) scale(${Math.min(1, Math.max(0.2, to.width / from.width))})`,
        },
      ],
      { duration: motion(CARD), delay: motion(this.#at), easing: EASE, fill: "both" },
    );
    this.#clean([ghost], flight);
    if (!how.together) this.#at += STAGGER;
  }

  /** Into a display: to its own place there, or into a player's panel. */
  #join(card: string, from: DOMRect | undefined, seat: number, after: Places): void {
    const key = this.#last(`card:${seat}:${card}#`);
    const node = key ? this.#node(key) : null;
    const to = node ? outline(node) : (after.get(`display:${seat}`) ?? after.get(`seat:${seat}`));
    if (node) this.#hide(node, this.#at + CARD);
    this.#fly(card, from, node ? to : to && new DOMRect(to.left, to.top, 34, 36));
  }

  #coins(from: DOMRect | undefined, to: DOMRect | undefined, amount: number): void {
    if (!from || !to) return;
    const count = Math.min(MOST_COINS, amount);
    for (let i = 0; i < count; i++) {
      const coin = document.createElement("i");
      coin.className = "pr-flying-coin";
      const [x, y] = [from.left + from.width / 2 - 10, from.top + from.height / 2 - 10];
      Object.assign(coin.style, { left: `${x}px`, top: `${y}px` });
      this.layer.append(coin);
      const flight = coin.animate(
        [
          { transform: "scale(.6)", opacity: 0 },
          { transform: "none", opacity: 1, offset: 0.15 },
          {
            transform: `translate(${to.left - x}px, ${to.top + to.height / 2 - y - 10}px)`,
            opacity: 1,
          },
        ],
        {
          duration: motion(CARD),
          delay: motion(this.#at + i * STAGGER),
          easing: EASE,
          fill: "both",
        },
      );
      this.#clean([coin], flight);
    }
    this.#at += STAGGER;
  }

  /** A figure that rises from the coins: +3. */
  #delta(at: DOMRect | undefined, amount: number): void {
    if (!at) return;
    const figure = document.createElement("b");
    figure.className = amount > 0 ? "pr-delta" : "pr-delta loss";
    figure.textContent = amount > 0 ? `+${amount}` : `−${-amount}`;
    Object.assign(figure.style, { left: `${at.left + at.width / 2}px`, top: `${at.top}px` });
    this.layer.append(figure);
    const rise = figure.animate(
      [
        { transform: "translate(-50%, 4px)", opacity: 0 },
        { transform: "translate(-50%, -14px)", opacity: 1, offset: 0.2 },
        { transform: "translate(-50%, -16px)", opacity: 1, offset: 0.75 },
        { transform: "translate(-50%, -24px)", opacity: 0 },
      ],
      { duration: motion(1400), delay: motion(this.#at + CARD), fill: "both" },
    );
    this.#clean([figure], rise);
  }

  /** The second ship of a colour comes to lie beside its twin; what lies there makes room. */
  land(card: string, before: Places): void {
    if (motion(1) === 0) return;
    this.#at = 0;
    const after = places(this.root);
    this.#settle(before, after, []);
    const to = this.#node([...after.keys()].find((key) => isNew(key, card, before)) ?? null);
    const [waiting, deck] = [before.get("pending"), after.get("deck")];
    if (to && waiting) this.#glide(to, waiting, outline(to));
    else if (to && deck) this.#deal(card, deck, to);
  }

  /** One gust empties the harbour. */
  #bust(before: Places): void {
    const stage = this.root.querySelector(".stage")?.getBoundingClientRect();
    if (!stage) return;
    const lying = [...before].filter(([key]) => key.startsWith("harbour:") || key === "pending");
    lying.forEach(([key, rect], i) => {
      const id = key.slice(8).split("#")[0];
      if (!id || key === "pending") return;
      const ghost = this.#ghost(id, rect);
      const away = stage.left - rect.left - rect.width * 1.6;
      const gust = ghost.animate(
        [
          { transform: "none", opacity: 1 },
          {
            transform: `translate(${away * 0.5}px, -14px) rotate(-6deg)`,
            opacity: 1,
            offset: 0.55,
          },
          { transform: `translate(${away}px, 6px) rotate(-11deg)`, opacity: 0 },
        ],
        { duration: motion(GUSTING), delay: motion(i * 20), easing: GUST, fill: "both" },
      );
      this.#clean([ghost], gust);
    });
    this.#flash();
    this.#at += GUSTING;
  }

  /** Persons who bring coins now are lifted, and the coins come from them. */
  #pay(seat: number, who: string): void {
    const cards = this.root.querySelectorAll<HTMLElement>(`[data-pr^="card:${seat}:${who}_"]`);
    for (const card of cards)
      card.animate(
        [
          { transform: "none" },
          { transform: "translateY(-8px) scale(1.12)", offset: 0.35 },
          { transform: "translateY(-8px) scale(1.12)", offset: 0.65 },
          { transform: "none" },
        ],
        { duration: motion(PAYING), delay: motion(this.#at), easing: "ease-in-out" },
      );
    const [first] = cards;
    const at = first ? outline(first) : places(this.root).get(`display:${seat}`);
    this.#payer = at ? { seat, at } : null;
    this.#at += STAGGER * 4;
  }

  /** The frame of the harbour turns vermilion, once. */
  #flash(): void {
    const stage = this.root.querySelector<HTMLElement>(".stage");
    if (!stage) return;
    stage.classList.add("flash");
    setTimeout(() => stage.classList.remove("flash"), Math.max(60, motion(SLOW)));
  }

  /** A tax card is pressed onto the harbour, then put aside. */
  #seal(card: string, deck: DOMRect, discard: DOMRect): void {
    const stage = this.root.querySelector(".stage")?.getBoundingClientRect();
    if (!stage) return;
    const width = Math.min(150, stage.width / 3);
    const to = new DOMRect(
      stage.left + stage.width / 2 - width / 2,
      stage.top + stage.height / 2 - width * 0.7,
      width,
      width * 1.4,
    );
    const ghost = this.#ghost(card, to);
    const towards = (rect: DOMRect) =>
      `translate(${rect.left + rect.width / 2 - to.left - to.width / 2}px, ${rect.top + rect.height / 2 - to.top - to.height / 2}px) scale(${rect.width / to.width})`;
    const press = ghost.animate(
      [
        { transform: towards(deck), offset: 0 },
        { transform: "scale(1.15)", offset: 0.24 },
        { transform: "scale(1)", offset: 0.36 },
        { transform: "scale(1)", offset: 0.8 },
        { transform: towards(discard), offset: 1 },
      ],
      { duration: motion(1150), easing: "ease-out", fill: "both" },
    );
    this.#clean([ghost], press);
  }

  // ---------------------------------------------------------------------------------- pieces

  #ghost(card: string | null, at: DOMRect): SVGSVGElement {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", "0 0 200 280");
    svg.setAttribute("class", "pr-ghost");
    svg.innerHTML = card === null ? BACK : cardArt(faceOf(card), true, "");
    Object.assign(svg.style, {
      left: `${at.left}px`,
      top: `${at.top}px`,
      width: `${at.width}px`,
      height: `${at.width * 1.4}px`,
    });
    this.layer.append(svg);
    return svg;
  }

  #hide(node: HTMLElement, milliseconds: number): void {
    node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: motion(milliseconds) });
  }

  #clean(ghosts: Element[], animation: Animation): void {
    const remove = () => ghosts.forEach((ghost) => ghost.remove());
    void animation.finished.then(remove, remove);
  }

  #node(key: string | null): HTMLElement | null {
    return key === null ? null : this.root.querySelector(`[data-pr="${CSS.escape(key)}"]`);
  }

  /** The key of the newest of several equal cards. */
  #last(prefix: string): string | null {
    const nodes = this.root.querySelectorAll<HTMLElement>(`[data-pr^="${prefix}"]`);
    return nodes[nodes.length - 1]?.dataset["pr"] ?? null;
  }

  #first(from: Places, prefix: string): DOMRect | undefined {
    for (const [key, rect] of from) if (key.startsWith(prefix)) return rect;
    return undefined;
  }
}
