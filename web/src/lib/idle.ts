// Work that can wait until the page has nothing better to do.

const LONGEST = 2_000; // milliseconds

/** Returns how to call it off. Safari has no idle time to give. */
export function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const number = requestIdleCallback(work, { timeout: LONGEST });
    return () => cancelIdleCallback(number);
  }
  const number = setTimeout(work, 50);
  return () => clearTimeout(number);
}
