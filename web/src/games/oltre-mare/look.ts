// Reading a card in full: resting a mouse on it, or pressing it for long.

import type { Attachment } from "svelte/attachments";
import type { Helm } from "./helm.svelte";

const REST = 420; // milliseconds
const PRESS = 450;

export function looks(
  helm: Helm,
  id: string | null | undefined,
): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    if (!id) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;
    const leave = (): void => {
      clearTimeout(timer);
      if (helm.glanced?.id === id) helm.glanced = null;
    };
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== "mouse") return;
      clearTimeout(timer);
      timer = setTimeout(() => (helm.glanced = { id, at: node.getBoundingClientRect() }), REST);
    };
    const down = (event: Event): void => {
      clearTimeout(timer);
      wasLong = false;
      helm.glanced = null;
      if ((event as PointerEvent).pointerType === "mouse") return;
      timer = setTimeout(() => {
        wasLong = true;
        helm.looked = id;
      }, PRESS);
    };
    const click = (event: Event): void => {
      if (!wasLong) return;
      wasLong = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      leave();
      helm.looked = id;
    };
    const heard: [string, (event: Event) => void, boolean?][] = [
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["pointercancel", leave],
      ["pointerup", () => clearTimeout(timer)],
      ["pointerdown", down],
      ["click", click, true],
      ["contextmenu", menu],
    ];
    for (const [kind, listener, capture] of heard) node.addEventListener(kind, listener, capture);
    return () => {
      leave();
      for (const [kind, listener, capture] of heard)
        node.removeEventListener(kind, listener, capture);
    };
  };
}
