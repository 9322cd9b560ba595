// Reading a card in full: by hovering, by a long press, or by a key while it has the focus.

const HOVER = 420; // milliseconds
const PRESS = 430;
const SLIP = 10; // pixels a finger may move in a long press

export type Subject = { face: string | null } | { seat: number };

export interface Peeked {
  subject: Subject;
  near: DOMRect;
  /** stays until it is closed: by press or key; a hover goes with the pointer */
  stays: boolean;
}

let current = $state.raw<Peeked | null>(null);

export const peek = {
  get now(): Peeked | null {
    return current;
  },
  open(subject: Subject, node: Element): void {
    current = { subject, near: node.getBoundingClientRect(), stays: true };
  },
  close(): void {
    current = null;
  },
};

/** Let an element show a card or a display in full. */
export function peekable(node: HTMLElement, subject: Subject) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: { x: number; y: number } | null = null;
  let swallow = false; // the click that ends a long press decides nothing

  const cancel = () => {
    clearTimeout(timer);
    pressed = null;
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    timer = setTimeout(() => {
      current = { subject, near: node.getBoundingClientRect(), stays: false };
    }, HOVER);
  };
  const leave = () => {
    cancel();
    if (current && !current.stays) current = null;
  };
  const down = (event: PointerEvent) => {
    swallow = false;
    if (event.pointerType === "mouse") return leave();
    pressed = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      swallow = true;
      peek.open(subject, node);
    }, PRESS);
  };
  const move = (event: PointerEvent) => {
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP)
      cancel();
  };
  const click = (event: MouseEvent) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: Event) => {
    if (pressed || swallow) event.preventDefault();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    peek.open(subject, node);
  };
  const listeners: [string, EventListener, boolean?][] = [
    ["pointerenter", enter as EventListener],
    ["pointerleave", leave],
    ["pointerdown", down as EventListener],
    ["pointermove", move as EventListener],
    ["pointerup", cancel],
    ["pointercancel", cancel],
    ["click", click as EventListener, true],
    ["contextmenu", menu],
    ["keydown", key as EventListener],
  ];
  for (const [name, listener, capture] of listeners) node.addEventListener(name, listener, capture);
  return {
    update(next: Subject) {
      subject = next;
    },
    destroy() {
      leave();
      for (const [name, listener, capture] of listeners)
        node.removeEventListener(name, listener, capture);
    },
  };
}
