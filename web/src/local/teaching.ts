// Hints and analyses at tables of this browser, by the judgement of the game's net: src/argosy/teaching, over the same
// compiled functions.

import type { EngineGame, Position } from "../engine/game";
import type { Net } from "../engine/net";
import type { HintReason, HintTold, Hints, Judged } from "../lib/protocol";
import type { LiveTable, Standing } from "./liveTable";
import type { Nets } from "./nets";
import { Refusal } from "./refusal";

const MOST_HINTS = 3;
const NOTABLE = 0.005; // of the win: less is not worth a sentence
const COSTLY = 0.02; // of the win: a decision that cost as much is pointed out
const MOST_COSTLY = 10;
const MOST_SHOWN = 5; // actions of a decision
const STRICTNESS = 12; // a decision that cost 1 % is 89 % accurate, one that cost 10 % is 30 %
const BREATH = 30; // milliseconds of work between two pauses

type Judge = Judged["judge"];
type Decision = Judged["decisions"][number];

interface Running {
  progress: number;
  done: Judged | null;
  problem: unknown;
}

export class Teaching {
  readonly #analyses = new Map<string, Running>();

  constructor(readonly nets: Nets) {}

  async hints(live: LiveTable, seat: number | null): Promise<Hints> {
    const { table } = live;
    const { game, position, state, seq } = table;
    if (seat === null || !table.yours.includes(seat))
      throw new Refusal("not-yours", "hints are for your own seat");
    if (position === null || !table.running) throw new Refusal("not-running", "it is over");
    if (!state.settings.aids || !this.nets.has(game))
      throw new Refusal("no-aids", "this table is played without aids");
    if (!table.wanted.includes(seat))
      throw new Refusal("not-your-decision", "this seat has nothing to decide now");
    const net = await this.nets.of(game);
    return { seq, seat, hints: hintsFor(net, game.imagine(position, seat, 0n), seat) };
  }

  /** The progress of an analysis or, once it is done, the game as the net judges it. */
  analysis(live: LiveTable, by: string): { progress: number; analysis: Judged | null } {
    if (by !== "known" && by !== "all")
      throw new Refusal("malformed", "'by' must be 'known' or 'all'");
    const { state, game, id } = live.table;
    if (state.status !== "over") throw new Refusal("not-over", "the game is not over yet");
    if (!this.nets.has(game))
      throw new Refusal("no-analysis", `there are no analyses of ${game.told.title}`);
    const key = `${id} ${by}`;
    let running = this.#analyses.get(key);
    if (!running) {
      running = { progress: 0, done: null, problem: null };
      this.#analyses.set(key, running);
      void this.#analyse(live, by, running);
    }
    if (running.problem !== null) {
      this.#analyses.delete(key);
      throw running.problem;
    }
    return { progress: running.progress, analysis: running.done };
  }

  async #analyse(live: LiveTable, by: Judge, running: Running): Promise<void> {
    try {
      const { game } = live.table;
      const analysis = new Analysis(await this.nets.of(game), game, by, live.standing());
      running.done = await analysis.run((progress) => (running.progress = progress));
    } catch (why) {
      running.problem = why;
    }
  }
}

// --------------------------------------------------------------------------------------- hints

/** The best three, the best first; none where there is nothing to choose. */
function hintsFor(net: Net, world: Position, seat: number): HintTold[] {
  const { game } = net;
  if (net.options(world, seat).length < 2) return [];
  const { chains, shares } = net.chainValues(world, seat);
  const isWhole = game.told.chains && !game.isDrafting(world, seat);
  const found = new Map<string, number[]>(); // the net's own action may be among the game's
  for (const [place, chain] of chains.entries()) {
    const action = isWhole
      ? wholeText(game, world, seat, chain)
      : game.text(world, seat, chain[0] ?? 0);
    if (action !== null && !found.has(action)) found.set(action, shares[place] ?? []);
  }
  const all = Array.from(found, ([action, expected]) => ({ action, expected }));
  const order = sorted(all, ({ expected }) => expected[seat] ?? 0);
  const best = order[0]?.expected[seat] ?? 0;
  return order.slice(0, MOST_HINTS).map((option, place) => {
    const share = option.expected[seat] ?? 0;
    const reasons = reasonsFor(game, world, seat, option, order);
    if (place === 0 && order.length > 1) {
      const lead = best - (order[1]?.expected[seat] ?? 0);
      const id = lead >= NOTABLE ? "hint-ahead" : "hint-close";
      reasons.push({ id, args: { share: short(lead) } });
    }
    return { action: option.action, share: short(share), difference: short(share - best), reasons };
  });
}

/** The action that a chain of steps makes up; null if the chain does not complete it. */
function wholeText(
  game: EngineGame,
  world: Position,
  seat: number,
  chain: readonly number[],
): string | null {
  return game.play(world, seat, chain).whole;
}

interface Option {
  action: string;
  expected: readonly number[];
}

const verbOf = (action: string): string => action.split(" ")[0] ?? "";

/** The reasons that a game has for or against an action, as its file declares them. */
function reasonsFor(
  game: EngineGame,
  world: Position,
  seat: number,
  { action, expected }: Option,
  all: readonly Option[],
): HintReason[] {
  const told = game.told.net?.explains.find(({ verbs }) => verbs.includes(verbOf(action)));
  if (!told) return [];
  if (told.by === "chance") {
    const odds = game.odds(world, seat) as Record<string, unknown>;
    const chance = odds[told.of];
    return typeof chance === "number"
      ? [{ id: "hint-bust-chance", args: { chance: short(chance) } }]
      : [];
  }
  const other = all.find((option) => verbOf(option.action) === told.of);
  if (!other) return [];
  const change = expected.map((share, place) => share - (other.expected[place] ?? 0));
  const worth = change[seat] ?? 0;
  const others = Array.from(change.keys()).filter((place) => place !== seat);
  if (told.by === "deal") {
    const partner = sorted(others, (place) => change[place] ?? 0)[0] ?? 0;
    const theirs = short(change[partner] ?? 0);
    return [{ id: "hint-deal", args: { share: short(worth), seat: partner, theirs } }];
  }
  const found: HintReason[] = [];
  const card = action.split(" ")[1];
  if (card !== undefined)
    found.push({ id: "hint-card-worth", args: { card, share: short(worth) } });
  const hurt = sorted(others, (place) => -(change[place] ?? 0))[0] ?? 0;
  if ((change[hurt] ?? 0) <= -NOTABLE && worth > 0)
    found.push({ id: "hint-denies", args: { seat: hurt, share: short(-(change[hurt] ?? 0)) } });
  return found;
}

// ------------------------------------------------------------------------------------ analyses

/** One pass through a game. */
class Analysis {
  readonly #curve: Judged["curve"] = [];
  readonly #decisions: Decision[] = [];
  readonly #seats: Judged["seats"];
  readonly #accuracies: number[][];
  #before: readonly number[] | null = null; // the shares to expect after the last action
  #dealt = false; // since then

  constructor(
    readonly net: Net,
    readonly game: EngineGame,
    readonly by: Judge,
    readonly standing: readonly Standing[],
  ) {
    const players = game.players((standing[0] as Standing).after);
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const ledger = { start: 0, luck: 0, deals: 0, skill: 0, others: 0, outcome: 0 };
    this.#seats = seats.map((seat) => ({ seat, ...ledger, accuracy: 100, decisions: 0 }));
    this.#accuracies = seats.map(() => []);
  }

  async run(onProgress: (progress: number) => void): Promise<Judged> {
    const moves = this.standing.slice(1);
    let rested = performance.now();
    for (const [number, { entry }] of moves.entries()) {
      onProgress(number / moves.length);
      if (performance.now() - rested > BREATH) {
        await new Promise((settle) => setTimeout(settle));
        rested = performance.now();
      }
      if (entry.kind === "decided")
        this.#judgeMove((this.standing[number] as Standing).after, number, entry);
    }
    this.#close(moves.length);
    onProgress(1);
    return this.#told();
  }

  #judgeMove(
    position: Position,
    number: number,
    { seat, action, codes }: Standing["entry"] & { kind: "decided" },
  ): void {
    if (this.game.told.net?.negotiation.includes(verbOf(action))) {
      this.#dealt = true;
      return;
    }
    const costs: { lost: number; share: number; options: Decision["options"] }[] = [];
    let at = position;
    for (const [place, code] of codes.entries()) {
      const found = this.#judgeStep(at, number, seat, code);
      if (found) costs.push(found);
      if (place + 1 < codes.length) at = this.game.play(at, seat, [code]).after;
    }
    const last = costs.at(-1);
    if (!last) return;
    const lost = costs.reduce((sum, cost) => sum + cost.lost, 0);
    const options = costs.reduce((most, cost) => (cost.lost > most.lost ? cost : most)).options;
    const best = options[0]?.action ?? action;
    this.#decisions.push({ move: number, seat, action, share: last.share, lost, best, options });
    this.#accuracies[seat]?.push(100 * Math.exp(-STRICTNESS * lost));
  }

  /** What a step cost, the share to expect after it, and the options; null where there was no choice. */
  #judgeStep(
    position: Position,
    number: number,
    seat: number,
    code: number,
  ): { lost: number; share: number; options: Decision["options"] } | null {
    const { net } = this;
    const possible = net.options(position, seat);
    if (possible.length < 2 && possible.includes(code)) return null;
    const value = net.value(position, seat);
    const imagining = this.by !== "all";
    const { chains, shares } = net.stepValues(position, seat, BigInt(number), code, imagining);
    const all = chains.map(([step = 0], place) => ({ code: step, expected: shares[place] ?? [] }));
    const chosen = all.find((option) => option.code === code);
    if (!chosen) return null;
    this.#byChance(value, number);
    this.#byDecision(value, chosen.expected, seat);
    this.#before = chosen.expected;
    const order = sorted(all, ({ expected }) => expected[seat] ?? 0);
    const shown = order.slice(0, MOST_SHOWN);
    if (!shown.includes(chosen)) shown[shown.length - 1] = chosen;
    const share = chosen.expected[seat] ?? 0;
    return {
      lost: (order[0]?.expected[seat] ?? 0) - share,
      share,
      options: shown.map((option) => ({
        action: this.game.text(position, seat, option.code),
        share: option.expected[seat] ?? 0,
      })),
    };
  }

  /** From the shares expected to those that came, or the start of the ledger. */
  #byChance(value: readonly number[], number: number): void {
    for (const [seat, ledger] of this.#seats.entries()) {
      const share = value[seat] ?? 0;
      if (this.#before === null) ledger.start = share;
      else ledger[this.#dealt ? "deals" : "luck"] += share - (this.#before[seat] ?? 0);
    }
    this.#dealt = false;
    this.#curve.push({ move: number, shares: [...value] });
  }

  #byDecision(value: readonly number[], expected: readonly number[], decider: number): void {
    for (const [seat, ledger] of this.#seats.entries()) {
      const change = (expected[seat] ?? 0) - (value[seat] ?? 0);
      ledger[seat === decider ? "skill" : "others"] += change;
      if (seat === decider) ledger.decisions++;
    }
  }

  /** The outcome, or the shares of an unfinished game. */
  #close(moves: number): void {
    const { game } = this;
    const { after } = this.standing.at(-1) as Standing;
    const players = this.#seats.length;
    let outcome = this.#before ?? this.#seats.map(() => 1 / players);
    if (game.toAct(after).length === 0) {
      const winners = game.result(after)["winners"] as number[];
      outcome = this.#seats.map(({ seat }) => (winners.includes(seat) ? 1 / winners.length : 0));
    }
    this.#byChance(outcome, moves);
    for (const [seat, ledger] of this.#seats.entries()) {
      const exact = this.#accuracies[seat] ?? [];
      ledger.outcome = outcome[seat] ?? 0;
      if (exact.length > 0)
        ledger.accuracy = exact.reduce((sum, one) => sum + one, 0) / exact.length;
    }
  }

  #told(): Judged {
    const { after } = this.standing.at(-1) as Standing;
    const costly = sorted(
      this.#decisions.filter(({ lost }) => lost >= COSTLY),
      ({ lost }) => lost,
    );
    return {
      game: this.game.name,
      players: this.#seats.length,
      judge: this.by,
      finished: this.game.toAct(after).length === 0,
      start: this.#seats.map(({ start }) => short(start)),
      curve: this.#curve.map(({ move, shares }) => ({ move, shares: shares.map(short) })),
      decisions: this.#decisions.map((decision) => ({
        ...decision,
        share: short(decision.share),
        lost: short(decision.lost),
        options: decision.options.map(({ action, share }) => ({ action, share: short(share) })),
      })),
      costly: costly.slice(0, MOST_COSTLY).map(({ move }) => move),
      seats: this.#seats.map((ledger) => ({
        ...ledger,
        start: short(ledger.start),
        luck: short(ledger.luck),
        deals: short(ledger.deals),
        skill: short(ledger.skill),
        others: short(ledger.others),
        outcome: short(ledger.outcome),
        accuracy: Math.round(ledger.accuracy * 10) / 10,
      })),
    };
  }
}

/** The largest first; equal ones in their own order. */
function sorted<T>(all: readonly T[], by: (one: T) => number): T[] {
  return [...all].sort((one, other) => by(other) - by(one));
}

function short(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
