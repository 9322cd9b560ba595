// What the red button does now: the actions that end the phase, and why it may not be pressed yet.

import { w } from "../../../lib/words.svelte";
import type { TableModel } from "./tableModel.svelte";
import { GAME } from "./sentences";

export interface MainAction {
  label: string;
  count: number;
  key: string;
  /** null: not yet possible. */
  actions: string[] | null;
  why?: string;
}

export function mainAction(model: TableModel): MainAction | null {
  const view = model.view;
  if (!view || !model.isActive || !model.table.live) return null;
  switch (view.phase) {
    case "discard":
      return {
        label: "web-oltre-mare-do-discard",
        count: view.to_discard,
        key: "Enter",
        actions:
          model.toss.length === view.to_discard ? model.toss.map((id) => `discard ${id}`) : null,
      };
    case "trade": {
      const open = model.can("finish-trade");
      const main: MainAction = {
        label: "web-oltre-mare-do-finish",
        count: 0,
        key: "F",
        actions: open ? ["finish-trade"] : null,
      };
      return open ? main : { ...main, why: w(`${GAME}-refusal-hand-below-load`) };
    }
    case "play":
      return {
        label: "web-oltre-mare-do-play",
        count: view.to_play,
        key: "Enter",
        actions: model.playAction ? [model.playAction, ...model.voyage] : null,
      };
    case "compass":
      return {
        label: "web-oltre-mare-do-stay",
        count: 0,
        key: "Enter",
        actions: model.can("compass stay") ? ["compass stay"] : null,
      };
    case "load":
      return {
        label: "web-oltre-mare-do-load",
        count: model.order.length,
        key: "Enter",
        actions: model.loadAction ? [model.loadAction] : null,
      };
    default:
      return null;
  }
}
