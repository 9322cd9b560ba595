// Reading a card in full.

import type { Attachment } from "svelte/attachments";
import { readInFull } from "../../../lib/readInFull";
import type { TableModel } from "./tableModel.svelte";

export function zoomable(
  model: TableModel,
  id: string | null | undefined,
): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    if (!id) return;
    return readInFull(node, {
      glance: () => (model.hovered = { id, at: node.getBoundingClientRect() }),
      leave: () => {
        if (model.hovered?.id === id) model.hovered = null;
      },
      open: () => (model.zoomed = id),
      byMenu: true,
    });
  };
}
