// Reading something in full: a mouse rests on it, or a finger presses it for long.

const REST = 420; // milliseconds
const PRESS = 430;
const SLIP = 10; // pixels a finger may move in a long press

export interface Reading {
  /** As long as the mouse rests there. */
  glance: () => void;
  leave: () => void;
  /** Until it is put away. */
  open: () => void;
  /** A right click opens it, too. */
  byMenu?: boolean;
}

/** Let an element be read in full; what is returned ends it. */
export function readInFull(node: Element, { glance, leave, open, byMenu }: Reading): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: { x: number; y: number } | null = null;
  let swallow = false; // the click that ends a long press decides nothing

  const cancel = (): void => {
    clearTimeout(timer);
    pressed = null;
  };
  const away = (): void => {
    cancel();
    leave();
  };
  const listeners: Record<string, (event: PointerEvent) => void> = {
    pointerenter({ pointerType }) {
      if (pointerType !== "mouse") return;
      cancel();
      timer = setTimeout(glance, REST);
    },
    pointerleave: away,
    pointercancel: away,
    pointerup: cancel,
    pointerdown({ pointerType, clientX: x, clientY: y }) {
      away();
      swallow = false;
      if (pointerType === "mouse") return;
      pressed = { x, y };
      timer = setTimeout(() => {
        swallow = true;
        open();
      }, PRESS);
    },
    pointermove({ clientX, clientY }) {
      if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLIP) cancel();
    },
    click(event) {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    contextmenu(event) {
      if (!byMenu && !pressed && !swallow) return;
      event.preventDefault();
      if (!byMenu) return;
      away();
      open();
    },
  };
  const ended = new AbortController();
  for (const [name, listener] of Object.entries(listeners))
    node.addEventListener(name, listener as EventListener, {
      capture: name === "click",
      signal: ended.signal,
    });
  return () => {
    ended.abort();
    away();
  };
}
