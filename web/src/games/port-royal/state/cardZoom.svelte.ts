// Reading a card in full: by hovering, by a long press, or by a key while it has the focus.

import { readInFull } from "../../../lib/readInFull";

export type Subject = { face: string | null } | { seat: number };

export interface Zoomed {
  subject: Subject;
  near: DOMRect;
  /** stays until it is closed: by press or key; a hover goes with the pointer */
  stays: boolean;
}

let current = $state.raw<Zoomed | null>(null);

export const cardZoom = {
  get now(): Zoomed | null {
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
export function zoomable(node: HTMLElement, subject: Subject) {
  const open = () => cardZoom.open(subject, node);
  const key = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  const end = readInFull(node, {
    glance: () => (current = { subject, near: node.getBoundingClientRect(), stays: false }),
    leave: () => {
      if (!current?.stays) current = null;
    },
    open,
  });
  node.addEventListener("keydown", key);
  return {
    update(next: Subject) {
      subject = next;
    },
    destroy() {
      end();
      node.removeEventListener("keydown", key);
    },
  };
}
