// What a page says to a table in this browser and hears from it, as over a server's socket.

import type { Incoming } from "../lib/protocol";
import { tried } from "./commands";
import type { LiveTable } from "./liveTable";
import { Refusal } from "./refusal";
import type { Tables, Watcher } from "./tables";

export class TableSocket implements Watcher {
  #seat: number | null = null; // whose view is shown
  #sent: number;
  #ended = false;

  constructor(
    readonly tables: Tables,
    readonly id: string,
    since: number,
    readonly say: (message: Incoming) => void,
    readonly onclose: (reason: string) => void,
  ) {
    this.#sent = since;
  }

  /** Refused where the table cannot be played at. */
  async open(): Promise<void> {
    const live = await this.tables.watch(this.id, this);
    if (this.#ended) return this.tables.leave(this.id, this);
    this.#seat = live.onlySeat();
  }

  close(reason = ""): void {
    if (this.#ended) return;
    this.#ended = true;
    this.tables.leave(this.id, this);
    this.onclose(reason);
  }

  wake(): void {
    this.#live().then(
      (live) => this.#update(live),
      (why: unknown) => this.close(why instanceof Refusal ? why.reason : "failed"),
    );
  }

  async hear(message: Record<string, unknown>): Promise<void> {
    const id = String(message["id"] ?? "");
    try {
      const answer = await this.#obey(message, id);
      if (answer) this.say(answer);
    } catch (why) {
      if (!(why instanceof Refusal)) console.error(why);
      const { reason, legal, message: text } = why instanceof Refusal ? why : new Refusal("failed");
      this.say({ type: "error", id, reason, message: text, legal });
    }
  }

  async #obey(message: Record<string, unknown>, id: string): Promise<Incoming | null> {
    const live = await this.#live();
    const { table } = live;
    switch (message["type"]) {
      case "sync":
        this.#sent = Math.min(Number(message["seq"]), table.seq);
        this.#update(live);
        return null;
      case "show": {
        const seat = message["seat"] ?? null;
        if (seat !== null && !table.yours.includes(Number(seat)))
          throw new Refusal("not-yours", "that seat is not yours");
        this.#seat = seat === null ? null : Number(seat);
        this.#update(live);
        return { type: "ack", id, seq: table.seq };
      }
      case "try":
        if (Number(message["seat"]) !== this.#seat)
          throw new Refusal("not-shown", "the choices of a seat are shown with its view");
        return tried(table, message);
      case "compose":
        await this.tables.compose(this.id, Number(message["seat"]));
        return { type: "ack", id, seq: (await this.#live()).table.seq };
      default:
        return { type: "ack", id, seq: await this.tables.command(this.id, message) };
    }
  }

  #live(): Promise<LiveTable> {
    return this.tables.find(this.id);
  }

  #update(live: LiveTable): void {
    if (this.#ended) return;
    this.say(live.update(this.#seat, this.#sent, this.tables.now()));
    this.#sent = live.table.seq;
  }
}
