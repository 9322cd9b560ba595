import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused } from "./api";
import type { Update } from "./protocol";
import { TableClient } from "./tableClient.svelte";
import { entry, tableState, update } from "./testing.svelte";

/** What the page sends, and what the server answers. */
class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: URL | string) {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let table: TableClient;
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  table = new TableClient("one");
  FakeSocket.last.onopen?.();
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

function news(seq: number, fields: Partial<Update> = {}): void {
  FakeSocket.last.hear(update({ seq, table: tableState({ now: Date.now() } as never), ...fields }));
}

const lastSent = (): Record<string, unknown> => FakeSocket.last.sent.at(-1) ?? {};

describe("a table as the client knows it", () => {
  it("adds what is new to its log, once", () => {
    news(2, { entries: [entry(1, {}), entry(2, {})] });
    news(3, { entries: [entry(2, {}), entry(3, {})] });
    expect(table.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(table.update?.entries.map(({ seq }) => seq)).toEqual([3]);
  });

  it("knows which of my seats are asked to decide", () => {
    const seats = [{ yours: true }, { yours: false }, { yours: true }];
    const decisions = [{ seat: 1 }, { seat: 2 }];
    news(1, { table: tableState({ seats, decisions } as never) });
    expect(table.yours).toEqual([0, 2]);
    expect(table.wanted).toEqual([2]);
  });

  it("shows what the server shows, and no other seat's view", () => {
    news(1, { shown: 1, view: { seat: 1, phase: "play" } as never });
    expect([table.seat, table.view?.seat]).toEqual([1, 1]);
    news(2, { shown: null, view: { seat: null } as never });
    expect([table.seat, table.view?.seat]).toEqual([null, null]);
  });

  it("sends a decision with the entry it is about, and lets the next be made when it has the table that came of it", async () => {
    news(7);
    const done = table.decide(0, "draw");
    expect(table.deciding).toBe(true);
    const { id, ...message } = lastSent();
    expect(message).toEqual({ type: "decide", seat: 0, seq: 7, action: "draw" });
    FakeSocket.last.hear({ type: "ack", id, seq: 8 });
    await done;
    expect(table.deciding).toBe(true);
    news(8);
    expect(table.deciding).toBe(false);
  });

  it("does not wait for the acknowledgement of a decision it has seen", () => {
    news(7);
    void table.decide(0, "draw");
    news(8, { entries: [entry(8, { seat: 0 })] });
    expect(table.deciding).toBe(false);
  });

  it("says why a decision was refused", async () => {
    const done = table.decide(0, "fly");
    const refusal = { type: "error", reason: "illegal", message: "no", legal: ["draw"] };
    FakeSocket.last.hear({ ...refusal, id: lastSent()["id"] });
    await expect(done).rejects.toMatchObject(new Refused("illegal", "no", ["draw"]));
    expect(table.deciding).toBe(false);
  });

  it("takes back again what bots were quicker than", async () => {
    news(5);
    const done = table.undo(0);
    FakeSocket.last.hear({ type: "error", reason: "late", message: "", id: lastSent()["id"] });
    await Promise.resolve();
    news(6);
    await vi.waitFor(() => expect(lastSent()["seq"]).toBe(6));
    FakeSocket.last.hear({ type: "ack", id: lastSent()["id"], seq: 7 });
    await expect(done).resolves.toMatchObject({ type: "ack" });
  });

  it("passes over what it does not understand", () => {
    FakeSocket.last.hear({ type: "fanfare", id: "x" });
    expect(table.update).toBeNull();
  });

  it("sends again after a lost connection what was not answered", async () => {
    vi.useFakeTimers();
    news(1);
    void table.decide(0, "draw");
    const lost = FakeSocket.last;
    const sent = lastSent();
    lost.onclose?.({ code: 1006, reason: "" });
    expect(table.connection).toBe("offline");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.last).not.toBe(lost);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.sent).toContainEqual(sent);
    vi.useRealTimers();
  });

  it("asks whether a silent connection still carries, and says within five seconds that it does not", () => {
    vi.useFakeTimers();
    try {
      table.close();
      table = new TableClient("one");
      FakeSocket.last.onopen?.();
      news(1);
      vi.advanceTimersByTime(2_000);
      expect(lastSent()["type"]).toBe("ping");
      FakeSocket.last.hear({ type: "ack", id: lastSent()["id"], seq: 1 });
      vi.advanceTimersByTime(4_900);
      expect(table.connection).toBe("offline");
      vi.advanceTimersByTime(1_000);
      FakeSocket.last.onopen?.();
      expect(table.connection).toBe("live");
    } finally {
      vi.useRealTimers();
    }
  });

  it("is lost as soon as the browser says that it is offline", () => {
    news(1);
    dispatchEvent(new Event("offline"));
    expect(table.connection).toBe("offline");
  });
});
