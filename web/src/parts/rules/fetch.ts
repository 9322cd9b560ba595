// The rules of a game with their words, fetched when somebody wants to read them.

import { speakOf } from "../../lib/words.svelte";

export async function fetchRules(game: string) {
  const [text, picture] = await Promise.all([
    game === "oltre-mare"
      ? import("../../games/oltre-mare/rules/Rules.svelte")
      : import("../../games/port-royal/rules/Rules.svelte"),
    game === "oltre-mare"
      ? import("../../games/oltre-mare/rules/Picture.svelte")
      : import("../../games/port-royal/rules/Picture.svelte"),
    speakOf(`rules-${game}`),
  ]);
  return { text: text.default, sections: text.SECTIONS, Picture: picture.default };
}
