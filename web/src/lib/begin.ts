// Tables that are opened with one press: a game against bots, and a first lesson.

import { api } from "./api";
import { USUAL } from "./seats";

const BOTS = 2;
const LESSON_PACE = 1_600; // milliseconds the bot lets pass: it is to be watched

/** A new table at which a game against bots has begun. */
export async function beginGame(game: string): Promise<string> {
  const bots = Array.from({ length: BOTS }, () => ({ kind: "bot" as const, level: USUAL }));
  const options = game === "oltre-mare" ? { open_trade: true } : {};
  const answer = await api.open({ game, seats: [{ kind: "me" as const }, ...bots], options }, true);
  return answer.table;
}

/** A new table at which the first lesson has begun. */
export async function beginLesson(game: string): Promise<string> {
  const seats = [{ kind: "me" as const }, { kind: "bot" as const, level: "cabin-boy" }];
  return (await api.open({ game, seats, lesson: true, pace: LESSON_PACE }, true)).table;
}
