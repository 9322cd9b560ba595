// The words of a game that the client has no catalogue of: the server has them, as text that is parsed here.

import { FluentResource } from "@fluent/bundle";
import { api, Refused } from "./api";
import { bound } from "./noBreak.ts";
import { presence } from "./serverPresence.svelte";
import type { Messages } from "./words.svelte";

export async function fetchMessages(game: string, language: string): Promise<Messages> {
  if (!presence.hasServer) return {}; // nobody could have them
  let text: string;
  try {
    text = await api.messages(game, language);
  } catch (problem) {
    if (problem instanceof Refused && problem.reason !== "offline") return {}; // it has none
    throw problem;
  }
  const { body } = new FluentResource(text);
  return Object.fromEntries(body.map(({ id, value }) => [id, bound(value, language)]));
}
