// The keyboard: every decision has a key.

import { isForeignKey, letterOf, pressesFocus } from "../../../lib/keyGuards";
import type { TableModel } from "./tableModel.svelte";
import { mainAction } from "./mainAction";

export function handleKey(
  event: KeyboardEvent,
  model: TableModel,
  root: HTMLElement,
  escape: () => void,
): void {
  if (isForeignKey(event) || (event.key === "Enter" && pressesFocus(event))) return;
  if (document.querySelector("dialog[open]")) return;
  if (act(event, model, root, escape)) event.preventDefault();
}

function act(
  event: KeyboardEvent,
  model: TableModel,
  root: HTMLElement,
  escape: () => void,
): boolean {
  const offer = model.unanswered[0];
  switch (event.key.length === 1 ? letterOf(event).toUpperCase() : event.key) {
    case "U":
      if (!model.canUndo) return false;
      void model.undo(event.shiftKey);
      return true;
    case "Enter":
    case "F": {
      const main = mainAction(model);
      if (!main?.actions || (main.key === "F") !== (event.key !== "Enter")) return false;
      model.start(main.actions);
      return true;
    }
    case "B":
      return does(model, "buy deck");
    case "P":
      return does(model, "buy pirates");
    case "N":
      return does(model, "no-deals");
    case "O":
      if (model.draft) void model.sendDraft();
      else if (model.partners[0] !== undefined) model.beginOffer(model.partners[0]);
      else return false;
      return true;
    case "A":
      if (!model.settled.now) return false;
      if (model.agreed[0]) return does(model, model.agreed[0].action);
      if (!offer || !model.canAccept(offer)) return false;
      void model.perform(model.acceptAction(offer));
      return true;
    case "C":
      if (!offer || !model.partners.includes(offer.from)) return false;
      model.counter(offer);
      return true;
    case "D":
      return offer && model.settled.now ? does(model, `decline ${offer.number}`) : false;
    case "H":
      return focus(root, '.hand button[tabindex="0"], .load button');
    case "G":
      return focus(root, '.om-chart [tabindex="0"]');
    case "I": {
      const id = document.activeElement?.getAttribute("data-flip");
      if (id) model.zoomed = id;
      return id !== null && id !== undefined;
    }
    case "Escape":
      if (model.draft) model.draft = null;
      else escape();
      return true;
    default:
      return false;
  }
}

function does(model: TableModel, action: string): boolean {
  if (!model.can(action)) return false;
  void model.perform(action);
  return true;
}

function focus(root: HTMLElement, selector: string): boolean {
  const found = root.querySelector<HTMLElement | SVGElement>(selector);
  found?.focus();
  return found !== null;
}
