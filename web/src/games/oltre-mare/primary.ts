// What the red button does now: the actions that end the phase, and why it may not be pressed yet.

import { w } from "../../lib/words.svelte";
import { GAME } from "./data";
import type { Helm } from "./helm.svelte";

export interface Deed {
  label: string;
  count: number;
  key: string;
  /** null: not yet possible. */
  actions: string[] | null;
  why?: string;
}

export function primary(helm: Helm): Deed | null {
  const view = helm.view;
  if (!view || !helm.isActive || !helm.table.live) return null;
  switch (view.phase) {
    case "discard":
      return {
        label: "web-oltre-mare-do-discard",
        count: view.to_discard,
        key: "Enter",
        actions:
          helm.toss.length === view.to_discard ? helm.toss.map((id) => `discard ${id}`) : null,
      };
    case "trade": {
      const open = helm.can("finish-trade");
      const deed: Deed = {
        label: "web-oltre-mare-do-finish",
        count: 0,
        key: "F",
        actions: open ? ["finish-trade"] : null,
      };
      return open ? deed : { ...deed, why: w(`${GAME}-refusal-hand-below-load`) };
    }
    case "play":
      return {
        label: "web-oltre-mare-do-play",
        count: view.to_play,
        key: "Enter",
        actions: helm.playAction ? [helm.playAction] : null,
      };
    case "compass":
      return {
        label: "web-oltre-mare-do-stay",
        count: 0,
        key: "Enter",
        actions: helm.can("compass stay") ? ["compass stay"] : null,
      };
    case "load":
      return {
        label: "web-oltre-mare-do-load",
        count: helm.order.length,
        key: "Enter",
        actions: helm.loadAction ? [helm.loadAction] : null,
      };
    default:
      return null;
  }
}
