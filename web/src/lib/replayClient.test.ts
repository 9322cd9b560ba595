import { beforeEach, describe, expect, it, vi } from "vitest";
import { ReplayClient } from "./replayClient.svelte";
import { tableState } from "./testing.svelte";

const asked: string[] = [];

function answer(path: string, shown: number | null, status: string, yours: boolean): unknown {
  if (path.includes("/moves")) {
    const move = (number: number) => ({
      number,
      entry: 10 * number,
      seat: 0,
      action: "draw",
      events: [{ kind: "reveal", card: `card ${number}` }],
    });
    return { count: 3, moves: path.includes("after=0") ? [move(1), move(2), move(3)] : [] };
  }
  if (path.includes("/view")) return { move: 0, view: { seat: null, to_act: [] } };
  return { shown, table: tableState({ status, seats: [{ yours: false }, { yours }] } as never) };
}

function serve(shown: number | null, status: string, yours = false): void {
  asked.length = 0;
  vi.stubGlobal("fetch", (url: URL) => {
    asked.push(url.pathname + url.search);
    const body = JSON.stringify(answer(String(url), shown, status, yours));
    return Promise.resolve(new Response(body, { headers: { "Content-Type": "application/json" } }));
  });
}

const views = (): string[] => asked.filter((path) => path.includes("/view"));

describe("a game played again", () => {
  beforeEach(() => serve(null, "over"));

  it("shows a spectator what a spectator may see, and asks for nobody's view", async () => {
    const replay = new ReplayClient("one");
    await replay.open();
    await replay.goTo(2);
    expect(replay.seat).toBeNull();
    expect(views()).toHaveLength(1);
    expect(views()[0]).toMatch(/view\?move=2$/);
  });

  it("shows a player his own view of a game that is over, and a running one as the server does", async () => {
    serve(null, "over", true);
    const over = new ReplayClient("one");
    await over.open();
    expect(over.seat).toBe(1);
    serve(null, "running", true);
    const running = new ReplayClient("one");
    await running.open();
    expect(running.seat).toBeNull();
  });

  it("asks anew when another view is wanted, and keeps what it has", async () => {
    const replay = new ReplayClient("one");
    await replay.open();
    await replay.goTo(1);
    await replay.viewAs(1);
    await replay.viewAs(null);
    expect(views().map((path) => path.split("?")[1])).toEqual(["move=1", "move=1&seat=1"]);
  });

  it("finds the move of an entry, and what had happened before it", async () => {
    const replay = new ReplayClient("one");
    await replay.open();
    expect(replay.moveOf(25)).toBe(2);
    expect(replay.eventsBefore(2).map(({ card }) => card)).toEqual(["card 1", "card 2"]);
    await replay.goTo(99);
    expect([replay.move, replay.entries.length]).toEqual([3, 3]);
  });

  it("decides nothing", async () => {
    await expect(new ReplayClient("one").decide()).rejects.toMatchObject({ reason: "replay" });
  });
});
