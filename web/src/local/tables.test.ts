// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Update } from "../lib/protocol";
import { continueGame, moves, viewAfter } from "./past";
import { asLog, recordText } from "./record";
import { Refusal } from "./refusal";
import { MemoryStore } from "./store";
import { Teaching } from "./teaching";
import { Bots } from "./bots";
import { decided } from "./commands";
import { Tables } from "./tables";
import { free, games, isAsked, NAMES, nets, opened, playOut, tables, Visitor } from "./testing";

const LONG = 60_000; // milliseconds; a bot may think, and the machine may be busy

async function visit(
  game: string,
  seats: readonly string[],
  more: Record<string, unknown> = {},
): Promise<Visitor> {
  const all = await tables();
  const visitor = new Visitor(all, await opened(all, game, seats, more));
  await visitor.come();
  return visitor;
}

/** A finished game that nobody needs to play. */
async function finished(game: string): Promise<Visitor> {
  const visitor = await visit(game, ["me", "cabin-boy"]);
  await visitor.say({ type: "replace", seat: 0, level: "captain" });
  await visitor.until(({ table }) => table.status === "over");
  return visitor;
}

describe("a drawn card", () => {
  const GAME = "port-royal";

  async function drawn(more: Record<string, unknown>): Promise<[Visitor, string | undefined]> {
    const visitor = await visit(GAME, ["me", "me"], more);
    const asked = await visitor.until(isAsked);
    const seat = asked.table.decisions[0]?.seat ?? 0;
    await visitor.say({ type: "show", seat });
    await visitor.say({ type: "decide", seat, seq: asked.seq, action: "draw" });
    const { table } = await visitor.until(({ seq }) => seq > asked.seq);
    return [visitor, table.seats[seat]?.undo];
  }

  it("stays drawn, for an undo is no second chance", { timeout: LONG }, async () => {
    const [visitor, undo] = await drawn({});
    expect(undo).toBe("");
    const { seq, shown } = visitor.update as Update;
    const answer = await visitor.say({ type: "undo", seat: shown, seq });
    expect(answer).toMatchObject({ type: "error", reason: "nothing-to-undo" });
  });

  it("is taken back at a table for practice", { timeout: LONG }, async () => {
    const [, undo] = await drawn({ practice: true });
    expect(undo).toBe("ask");
  });
});

describe.each(NAMES)("a table of %s in this browser", (game) => {
  it("is played to its end against bots", { timeout: LONG }, async () => {
    const visitor = await visit(game, ["me", "cabin-boy", "boatswain", "captain"]);
    const { table, view } = await playOut(visitor);
    expect(table.outcome).toBe("finished");
    expect(table.winners.length).toBeGreaterThan(0);
    expect(view?.result).toBeTruthy();
  });

  it("misses nothing that is said while it is being opened", async () => {
    const all = await tables();
    const id = await opened(all, game, ["me", "me"]);
    const watcher = { wake: () => undefined, close: () => undefined };
    const [live, seq] = await Promise.all([
      all.watch(id, watcher),
      all.command(id, { type: "replace", id: "early", seat: 0, level: "captain" }),
    ]);
    expect(live.table.seq).toBeGreaterThanOrEqual(seq);
    all.leave(id, watcher);
  });

  it("has an admiral, who has learned to play", { timeout: LONG }, async () => {
    const visitor = await visit(game, ["me", "admiral"]);
    await playOut(visitor, 6);
    expect(visitor.update?.table.seats[1]?.level).toBe("admiral");
  });

  it("shows several people at one screen one view after the other", { timeout: LONG }, async () => {
    const visitor = await visit(game, ["me", "me", "me"]);
    const first = await visitor.until(isAsked);
    expect(first.shown).toBeNull();
    expect(first.view?.choices).toEqual([]);
    const { table } = await playOut(visitor);
    expect(table.outcome).toBe("finished");
  });

  it("takes a decision back", { timeout: LONG }, async () => {
    const visitor = await visit(game, ["me", "me"], { practice: true }); // bots would go on deciding meanwhile
    const before = await visitor.until(isAsked);
    const seat = before.table.decisions[0]?.seat;
    await playOut(visitor, 1);
    const { seq } = visitor.update as Update;
    expect((await visitor.say({ type: "undo", seat, seq })).type).toBe("ack");
    const after = await visitor.until((update) => update.seq > seq && isAsked(update));
    expect(after.view?.phase).toBe(before.view?.phase);
    expect(after.entries.at(-1)?.kind).toBe("undone");
  });

  it("says in its record and in lists that it was for practice", { timeout: LONG }, async () => {
    const { all, id, update } = await visit(game, ["me", "me"], { practice: true });
    expect(update?.table.settings.practice).toBe(true);
    const live = await all.find(id);
    expect(recordText(live).split("\n")[5]).toBe("practice take-backs");
    expect(live.row(live.table, 0).practice).toBe(true);
  });

  it("is the same after a reload", { timeout: LONG }, async () => {
    const store = new MemoryStore();
    const all = await tables(store);
    const id = await opened(all, game, ["me", "me"]); // bots would go on meanwhile
    const visitor = new Visitor(all, id);
    await visitor.come();
    const before = await playOut(visitor, 10);
    visitor.socket.close();
    const again = new Visitor(await tables(store), id);
    await again.come();
    await again.say({ type: "show", seat: before.shown });
    const after = await again.until(({ shown }) => shown === before.shown);
    expect(after.view).toEqual(before.view);
    expect(after.seq).toBe(before.seq);
    await playOut(again, 3);
  });

  it("is read again from its record, and continued", { timeout: LONG }, async () => {
    const visitor = await finished(game);
    const { all, id } = visitor;
    const live = await all.find(id);
    const text = recordText(live);
    const log = asLog(text, all.game, "Ann", 0);
    await all.openWith("local-again", log);
    const again = await all.find("local-again");
    expect(recordText(again)).toBe(text);
    const { count } = moves(again, 0);
    expect(viewAfter(again, count, 1).view).toEqual(viewAfter(live, count, 1).view);
    expect(() => asLog(text.replace("rules 1", "rules 2"), all.game, "Ann", 0)).toThrow("changed");
    const wanted = { move: 5, seat: 1, level: "cabin-boy", action: "", id: "" };
    const going = new Visitor(all, await continueGame(all, again, wanted, "Bert"));
    await going.come();
    await playOut(going, 2);
    expect(going.update?.table.seats[1]?.yours).toBe(true);
  });

  it("gives hints and analyses", { timeout: LONG }, async () => {
    const teaching = new Teaching(nets());
    const visitor = await visit(game, ["me", "cabin-boy"]);
    await playOut(visitor, 3);
    const hints = await teaching.hints(await visitor.all.find(visitor.id), 0);
    for (const { action, share, difference } of hints.hints) {
      expect(action).toBeTruthy();
      expect(share).toBeGreaterThanOrEqual(0); // rounded, so a lost position has none
      expect(share).toBeLessThanOrEqual(1);
      expect(difference).toBeLessThanOrEqual(0);
    }
    const over = await finished(game);
    const live = await over.all.find(over.id);
    let found = teaching.analysis(live, "known");
    while (!found.analysis) {
      await new Promise((settle) => setTimeout(settle, 20));
      found = teaching.analysis(live, "known");
    }
    const { seats, curve } = found.analysis;
    expect(curve.at(-1)?.shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    for (const { start, luck, deals, skill, others, outcome } of seats)
      expect(start + luck + deals + skill + others).toBeCloseTo(outcome, 2);
  });

  it("begins its lesson where the script does", { timeout: LONG }, async () => {
    const visitor = await visit(game, ["me", "cabin-boy"], { lesson: true });
    const { view, table } = await visitor.until(isAsked);
    expect(table.settings.lesson).toBe(true);
    expect(view?.choices.length).toBeGreaterThan(0);
  });
});

describe("what goes wrong", () => {
  const [game] = NAMES;

  it("a damaged entry is named, and the record ends before it", async () => {
    const store = new MemoryStore();
    const all = await tables(store);
    const id = await opened(all, game, ["me", "cabin-boy"]);
    const visitor = new Visitor(all, id);
    await visitor.come();
    await playOut(visitor, 5);
    visitor.socket.close();
    const log = await store.log(id);
    const place = log.findLastIndex(({ kind }) => kind === "decided");
    Object.assign(log[place] as object, { codes: [9999] });
    const again = await tables(store);
    await expect(new Visitor(again, id).come()).rejects.toMatchObject({ reason: "damaged" });
    const live = await again.readable(id);
    expect(live.log.length).toBe(place);
    expect(recordText(live)).toContain("argosy record");
    expect(moves(live, 0).count).toBe(live.made().length - 1);
    expect(await store.log(id)).toHaveLength(log.length); // nothing is thrown away
  });

  it.each([{ settings: null }, { kind: "said" }, { settings: { game } }])(
    "a first entry that cannot be read is named: %j",
    async (fields) => {
      const store = new MemoryStore();
      const id = await opened(await tables(store), game, ["me", "cabin-boy"]);
      Object.assign((await store.log(id))[0] as object, fields);
      const again = await tables(store);
      await expect(again.readable(id)).rejects.toMatchObject({ reason: "damaged" });
    },
  );

  it.each(NAMES)("a game of %s by older rules can be looked at and saved", async (game) => {
    const store = new MemoryStore();
    const all = await tables(store);
    const id = await opened(all, game, ["me", "cabin-boy"]);
    const visitor = new Visitor(all, id);
    await visitor.come();
    await playOut(visitor, 8);
    visitor.socket.close();
    const whole = moves(await all.find(id), 0).count;
    const log = await store.log(id);
    const played = log.filter(({ kind }) => kind === "decided").length;
    Object.assign(log[1] as object, { rules: 0 });
    const again = await tables(store);
    await expect(new Visitor(again, id).come()).rejects.toMatchObject({ reason: "other-rules" });
    const live = await again.readable(id);
    expect(moves(live, 0).count).toBe(whole);
    const text = recordText(live);
    expect(text).toContain("rules 0\n");
    expect(() => asLog(text, again.game, "Ann", 0)).toThrow("played by rules 0");
    // where not even the bytes fit, what happened is still saved
    Object.assign(log[1] as object, { state: new Uint8Array(7) });
    const strange = await (await tables(store)).readable(id);
    expect(() => moves(strange, 0)).toThrow();
    expect(recordText(strange)).toContain(`end ${played} sha256=`);
  });

  it("a bot whose net cannot be had is stood in for, and that is said", async () => {
    const found = nets();
    const { read } = found;
    found.read = () => Promise.reject(new Error("offline"));
    const said: boolean[] = [];
    const bots = new Bots(found, (missing) => said.push(missing));
    const all = new Tables(new MemoryStore(), await games(), bots, free);
    const visitor = new Visitor(all, await opened(all, game, ["me", "admiral"]));
    await visitor.come();
    while (said.length === 0) await playOut(visitor, 1);
    expect(said).not.toContain(false);
    const live = await all.find(visitor.id);
    await visitor.until(isAsked);
    await expect(new Teaching(found).hints(live, 0)).rejects.toMatchObject({ reason: "no-net" });
    found.read = () => Promise.resolve(new ArrayBuffer(64));
    await expect(found.of(all.game(game))).rejects.toMatchObject({ reason: "no-net" });
    found.read = read;
    expect(await found.of(all.game(game))).toBeTruthy();
  });

  it("full storage lets a bot wait until there is room again", async () => {
    const store = new MemoryStore();
    const all = new Tables(store, await games(), new Bots(nets()), free, Date.now, 1);
    const visitor = new Visitor(all, await opened(all, game, ["cabin-boy", "boatswain"]));
    const write = store.write.bind(store);
    let refused = 0;
    store.write = (...what) =>
      ++refused < 4 ? Promise.reject(new Refusal("storage-full")) : write(...what);
    await visitor.come();
    await visitor.until(({ seq }) => seq > 4);
    expect(refused).toBeGreaterThan(4);
    visitor.socket.close();
  });

  it("two tabs that nothing keeps apart write one log", { timeout: LONG }, async () => {
    const store = new MemoryStore();
    const [one, other] = [await tables(store), await tables(store)];
    const id = await opened(one, game, ["me", "cabin-boy", "boatswain"]);
    const visitors = [new Visitor(one, id), new Visitor(other, id)];
    for (const visitor of visitors) await visitor.come();
    for (let turn = 0; turn < 6; turn++) {
      const visitor = visitors[turn % 2] as Visitor;
      const { seq, view } = await visitor.until(isAsked);
      const action = view?.choices[0]?.action;
      await visitor.say({ type: "decide", seat: 0, seq, action }); // or it is refused as late
    }
    for (const { socket } of visitors) socket.close();
    const live = await (await tables(store)).find(id);
    expect(live.problem).toBeNull();
    expect(live.log.map(({ seq }) => seq)).toEqual(live.log.map((_, place) => place + 1));
  });

  it("full storage refuses a decision and changes nothing", async () => {
    const visitor = await visit(game, ["me", "cabin-boy"]);
    const { seq, view } = await visitor.until(isAsked);
    visitor.all.store.write = () => Promise.reject(new Refusal("storage-full"));
    const action = view?.choices[0]?.action;
    const answer = await visitor.say({ type: "decide", seat: 0, seq, action });
    expect(answer).toMatchObject({ type: "error", reason: "storage-full" });
    expect(visitor.update?.seq).toBe(seq);
  });

  it("a table that another tab holds is refused", async () => {
    const all = await tables(new MemoryStore(), { hold: () => Promise.resolve(null) });
    const id = await opened(all, game, ["me", "cabin-boy"]);
    await expect(new Visitor(all, id).come()).rejects.toMatchObject({ reason: "elsewhere" });
  });

  it("an illegal action is refused with what is legal", async () => {
    const visitor = await visit(game, ["me", "cabin-boy"]);
    const { seq } = await visitor.until(isAsked);
    const answer = await visitor.say({ type: "decide", seat: 0, seq, action: "fly" });
    expect(answer).toMatchObject({ type: "error", reason: "unknown-action" });
    expect((answer as { legal: string[] }).legal.length).toBeGreaterThan(0);
  });

  it("a message that is sent again is done once", async () => {
    const visitor = await visit(game, ["me", "cabin-boy"]);
    const { seq, view } = await visitor.until(isAsked);
    const message = { type: "decide", seat: 0, seq, action: view?.choices[0]?.action, id: "same" };
    const first = await visitor.say(message);
    expect(await visitor.say(message)).toEqual(first);
  });
});

describe("bots that wait for what a person says", () => {
  it("go on when the time is over, and ask nothing more", { timeout: LONG }, async () => {
    const all = await tables();
    const options = { open_trade: true };
    const id = await opened(all, "oltre-mare", ["me", "captain", "captain"], { options });
    const visitor = new Visitor(all, id);
    await visitor.come();
    const waits = ({ table }: Update): boolean => table.decisions.some(({ until }) => until);
    for (let turn = 0; turn < 40 && !waits(await visitor.until(isAsked)); turn++)
      await playOut(visitor, 1);
    let { table } = await all.find(id);
    let now = table.patienceUntil ?? 0;
    expect(table.patient).toHaveLength(1);
    expect(table.patient).not.toContain(table.botToAsk(now - 1)?.seat);
    const bots = new Bots(nets());
    while (table.patient.length > 0) {
      const { game, patient, state } = table;
      if (!state.waited) now = table.patienceUntil ?? now;
      const asked = table.botToAsk(now);
      if (!asked || table.position === null) throw new Error("a bot waits again");
      const waited = patient.includes(asked.seat);
      const codes = await bots.decide(game, asked.level, table.position, asked.seat, waited);
      const { entry, position } = decided(table, asked.seat, codes, "bot", now);
      const action = entry.kind === "decided" ? entry.action : "";
      if (waited) expect(action).not.toMatch(/^(offer|withdraw)/);
      table = table.after(entry, position);
    }
  });
});
