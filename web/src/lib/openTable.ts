// Tables that are opened with one press: a game against bots, and a first lesson.

import { GAMES, manifestOf } from "../games/registry";
import { api, Refused } from "./api";
import { fetchOffer } from "./gameOffers.svelte";
import { guest } from "./guest.svelte";
import type { GameOffer, Setup } from "./protocol";
import { DEFAULT_LEVEL } from "./seats";
import { presence } from "./serverPresence.svelte";

const BOTS = 2;
const NOT_HERE = new Set(["no-engine", "bad-engine", "no-game"]); // refusals of a browser that cannot play alone
const LESSON_PACE = 1_600; // milliseconds the bot lets pass: it is to be watched

/** The bot where nobody chose: the usual one, where the game has it. */
export function defaultLevel(offer: GameOffer): string {
  return offer.levels.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (offer.levels[0] ?? DEFAULT_LEVEL);
}

/** How many play where nobody chose. */
export function usualCount({ players: [fewest, most] }: GameOffer): number {
  return Math.min(most, Math.max(fewest, BOTS + 1));
}

/** A new table at which a game against bots has begun. */
export async function openQuickGame(
  game: string,
  players?: number | undefined,
  chosen?: string | undefined,
): Promise<string> {
  const offer = await fetchOffer(game);
  const level = chosen ?? (offer ? defaultLevel(offer) : DEFAULT_LEVEL);
  const count = (players ?? (offer ? usualCount(offer) : BOTS + 1)) - 1;
  const bots = Array.from({ length: count }, () => ({ kind: "bot" as const, level }));
  const options = { ...manifestOf(game).quickOptions };
  return open({ game, seats: [{ kind: "me" as const }, ...bots], options });
}

/** A new table at which the first lesson has begun. */
export async function openLesson(game: string): Promise<string> {
  const seats = [{ kind: "me" as const }, { kind: "bot" as const, level: "cabin-boy" }];
  return open({ game, seats, lesson: true, pace: LESSON_PACE });
}

/** Whether a game can be played in this browser. */
export function playsHere(game: string): boolean {
  return GAMES.some(({ name }) => name === game);
}

/** A game in this browser or, where that cannot play it, at a server's table. */
async function open(settings: Setup): Promise<string> {
  try {
    if (playsHere(settings.game)) return (await api.openHere(settings)).table;
  } catch (why) {
    const canAsk = presence.online && guest.name !== null;
    if (!canAsk || !(why instanceof Refused) || !NOT_HERE.has(why.reason)) throw why;
  }
  return (await api.open(settings, true)).table;
}
