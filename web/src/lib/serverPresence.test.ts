// Whether there is a server: the page says it, the browser knows it, requests find it out.
import { beforeEach, expect, test, vi } from "vitest";

async function presenceOf(page: string): Promise<typeof import("./serverPresence.svelte")> {
  document.head.innerHTML = page;
  vi.resetModules();
  return import("./serverPresence.svelte");
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}")));
});

test("a page without a mark has a server", async () => {
  const { presence } = await presenceOf("");
  expect(presence).toEqual({ hasServer: true, online: true });
});

test("a site's page has none, whatever is noted", async () => {
  const { presence, noteReached } = await presenceOf('<meta name="argosy-server" content="none">');
  expect(presence).toEqual({ hasServer: false, online: false });
  noteReached(true);
  dispatchEvent(new Event("online"));
  expect(presence.online).toBe(false);
});

test("a server that did not answer is asked again", async () => {
  const { presence, noteReached } = await presenceOf("");
  noteReached(false);
  expect(presence.online).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(presence.online).toBe(true);
});

test("the browser says when the connection is lost", async () => {
  const { presence } = await presenceOf("");
  dispatchEvent(new Event("offline"));
  expect(presence.online).toBe(false);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(presence.online).toBe(true);
});
