// The games that can be played: those the client has a folder for, and those that only the server knows.

import { GAMES } from "../games/registry";
import { api } from "./api";
import type { GameOffer } from "./protocol";
import { presence } from "./serverPresence.svelte";
import { has, w } from "./words.svelte";

let offers = $state.raw<readonly GameOffer[]>([]);
let request: Promise<readonly GameOffer[]> | null = null;

/** What can be played, with options and levels: asked of the server once, or known here where it cannot be asked. */
export function fetchOffers(): Promise<readonly GameOffer[]> {
  if (!presence.online) return Promise.resolve(ownOffers());
  request ??= api.games().then(
    ({ games }) => (offers = games),
    (why: unknown) => {
      request = null;
      if (presence.online) throw why;
      return ownOffers();
    },
  );
  return request;
}

function ownOffers(): readonly GameOffer[] {
  return GAMES.flatMap(({ about }) => about ?? []);
}

/** What is known of a game by now. */
export function knownOffer(game: string): GameOffer | undefined {
  return [...offers, ...ownOffers()].find((offer) => offer.name === game);
}

/** What is known of a game, or else what the server says of it. */
export async function fetchOffer(game: string): Promise<GameOffer | undefined> {
  return knownOffer(game) ?? (await fetchOffers()).find((offer) => offer.name === game);
}

/** About how long so many play. */
export function minutesFor({ players, minutes }: GameOffer, count: number): number | undefined {
  return minutes?.[count - players[0]];
}

/** Our own in their order, then those that only the server knows, once it has said so. */
export function gameNames(): string[] {
  const own = GAMES.map((game) => game.name);
  return [...own, ...offers.map((offer) => offer.name).filter((name) => !own.includes(name))];
}

export function gameTitle(game: string): string {
  if (has(`${game}-title`)) return w(`${game}-title`);
  return offers.find((offer) => offer.name === game)?.title ?? game;
}

/** What a game is like, in one sentence, where there is one. */
export function gameDescription(game: string): string {
  return has(`web-about-${game}`) ? w(`web-about-${game}`) : "";
}
