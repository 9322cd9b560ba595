// How long the parts of a bust take, for the eye and for the ear; in milliseconds.

export const LANDING = 340; // until the second ship lies beside its twin
export const STILL = 750; // from then to the gust
export const WORDS = 1_500; // from the landing on they can be read
