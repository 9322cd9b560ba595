import { describe, expect, it } from "vitest";
import cases from "../../../tests/events/sentences.json";
import { fetchDetails } from "../games/fetchGame";
import type { GameEvent } from "./protocol";
import { settings, type Language } from "./settings.svelte";
import { fetchLanguage } from "./words.svelte";

interface Case {
  game: string;
  event: GameEvent;
  names: string[];
  /** The seat of whoever reads it. */
  you?: number;
  language: Language;
  sentence: string | null;
}

// The server is checked against the same file.
describe("an event is told in the sentence that the shared file has for it", () => {
  it.each(cases as unknown as Case[])("$game $language $event.kind", async (one) => {
    settings.language = one.language;
    const { eventText } = await fetchDetails(one.game);
    await fetchLanguage(one.language);
    expect(eventText(one.event, one.names, one.you ?? null)).toBe(one.sentence);
  });
});
