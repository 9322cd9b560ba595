// What curves of several players share.

/** Dashes beside the colours of the seats. */
export const DASHES = ["", "7 4", "2 3.500", "10 3 2 3", "4 2"];
