// The rules of a game with their words, fetched when somebody wants to read them.

import { speakOf } from "../../lib/words.svelte";

// Lists, not conditions: of two imports in one condition the bundler would fetch the styles of one only.
const TEXTS = {
  "port-royal": () => import("../../games/port-royal/rules/Rules.svelte"),
  "oltre-mare": () => import("../../games/oltre-mare/rules/Rules.svelte"),
};
const PICTURES = {
  "port-royal": () => import("../../games/port-royal/rules/Picture.svelte"),
  "oltre-mare": () => import("../../games/oltre-mare/rules/Picture.svelte"),
};

export async function fetchRules(name: string) {
  const game = name === "oltre-mare" ? name : "port-royal";
  const [text, picture] = await Promise.all([
    TEXTS[game](),
    PICTURES[game](),
    speakOf(game),
    speakOf(`rules-${game}`),
  ]);
  return { text: text.default, sections: text.SECTIONS, Picture: picture.default };
}
