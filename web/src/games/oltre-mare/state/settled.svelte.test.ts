import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Settled } from "./settled.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("is dead for 400 milliseconds whenever its content changes, and only then", () => {
  let content = $state("three ducats");
  let updates = $state(0);
  let settled: Settled | undefined;
  const end = $effect.root(() => {
    settled = new Settled(() => (updates >= 0 ? content : ""));
  });
  flushSync();
  vi.advanceTimersByTime(399);
  expect(settled?.now).toBe(false);
  vi.advanceTimersByTime(1);
  expect(settled?.now).toBe(true);
  updates++;
  flushSync();
  expect(settled?.now).toBe(true);
  content = "four ducats";
  flushSync();
  expect(settled?.now).toBe(false);
  vi.advanceTimersByTime(400);
  expect(settled?.now).toBe(true);
  end();
});
