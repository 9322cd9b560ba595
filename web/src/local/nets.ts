// The nets of the games, fetched when one is wanted first.

import type { EngineGame } from "../engine/game";
import { Net } from "../engine/net";
import { Refusal } from "./refusal";

export class Nets {
  readonly #nets = new Map<string, Promise<Net>>();

  /** `addresses`: where the file of each game lies. */
  constructor(readonly addresses: Readonly<Record<string, string>>) {}

  has(game: EngineGame): boolean {
    return game.told.net !== undefined && game.name in this.addresses;
  }

  of(game: EngineGame): Promise<Net> {
    let net = this.#nets.get(game.name);
    if (!net) {
      net = this.#fetch(game);
      this.#nets.set(game.name, net);
      net.catch(() => this.#nets.delete(game.name)); // to be tried again
    }
    return net;
  }

  async #fetch(game: EngineGame): Promise<Net> {
    const address = this.addresses[game.name];
    if (address === undefined)
      throw new Refusal("no-net", `there is no net for ${game.told.title}`);
    try {
      return new Net(game, await this.read(address));
    } catch (why) {
      throw new Refusal("no-net", `what bots have learned is not to be had: ${String(why)}`);
    }
  }

  /** The file at an address. */
  read = async (address: string): Promise<ArrayBuffer> => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.arrayBuffer();
  };
}
