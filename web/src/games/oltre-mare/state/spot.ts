// A free place on the chart, in pixels of its box.

export interface Spot {
  left: number;
  top: number;
}

/** Finds a place on the chart for something of this size, at one edge or the other, where it covers least. */
export type Room = (width: number, height: number, edge?: "top" | "bottom") => Spot;
