// The keyboard: every decision has a key.

import type { Helm } from "./helm.svelte";
import { primary } from "./primary";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Whether the key already means something where the focus is. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  return event.key === "Enter" && target.closest("button, a, [role=button], summary") !== null;
}

export function handleKey(
  event: KeyboardEvent,
  helm: Helm,
  root: HTMLElement,
  escape: () => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (isTyping(event.target) || isTaken(event) || document.querySelector("dialog[open]")) return;
  if (act(event, helm, root, escape)) event.preventDefault();
}

function act(event: KeyboardEvent, helm: Helm, root: HTMLElement, escape: () => void): boolean {
  const offer = helm.offersToMe[0];
  switch (event.key.length === 1 ? event.key.toUpperCase() : event.key) {
    case "U":
      if (!helm.canUndo) return false;
      void helm.undo(event.shiftKey);
      return true;
    case "Enter":
    case "F": {
      const deed = primary(helm);
      if (!deed?.actions || (deed.key === "F") !== (event.key !== "Enter")) return false;
      helm.start(deed.actions);
      return true;
    }
    case "B":
      return does(helm, "buy deck");
    case "P":
      return does(helm, "buy pirates");
    case "N":
      return does(helm, "no-deals");
    case "O":
      if (helm.draft) void helm.sendDraft();
      else if (helm.partners[0] !== undefined) helm.beginOffer(helm.partners[0]);
      else return false;
      return true;
    case "A":
      if (!offer || !helm.canAccept(offer)) return false;
      void helm.perform(helm.acceptAction(offer));
      return true;
    case "C":
      if (!offer || !helm.partners.includes(offer.from)) return false;
      helm.counter(offer);
      return true;
    case "D":
      return offer ? does(helm, `decline ${offer.number}`) : false;
    case "H":
      return focus(root, '.hand button[tabindex="0"], .load button');
    case "G":
      return focus(root, '.om-chart [tabindex="0"]');
    case "I": {
      const id = document.activeElement?.getAttribute("data-flip");
      if (id) helm.looked = id;
      return id !== null && id !== undefined;
    }
    case "Escape":
      if (helm.draft) helm.draft = null;
      else escape();
      return true;
    default:
      return false;
  }
}

function does(helm: Helm, action: string): boolean {
  if (!helm.can(action)) return false;
  void helm.perform(action);
  return true;
}

function focus(root: HTMLElement, selector: string): boolean {
  const found = root.querySelector<HTMLElement | SVGElement>(selector);
  found?.focus();
  return found !== null;
}
