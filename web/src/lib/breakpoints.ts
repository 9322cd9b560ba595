// The breakpoints of the style sheets, for what a component draws otherwise on a small screen.

import queries from "../breakpoints.json";

export const NARROW = queries.narrow;
export const FLAT = queries.flat;
/** A phone, upright or on its side. */
export const SMALL_SCREEN = `${queries.narrow}, ${queries.flat}`;
