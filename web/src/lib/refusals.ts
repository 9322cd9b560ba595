// A refusal as a sentence in the person's language.

import { Refused } from "./api";
import { has, w } from "./words.svelte";

/** Words for whatever went wrong; `game` brings the game's own refusals. */
export function refusalText(problem: unknown, game?: string): string {
  if (problem instanceof Refused) {
    if (game && has(`${game}-refusal-${problem.reason}`))
      return w(`${game}-refusal-${problem.reason}`);
    if (has(`web-refusal-${problem.reason}`))
      return w(`web-refusal-${problem.reason}`, { message: problem.message });
    return problem.message;
  }
  console.error(problem);
  return w("web-refusal-failed");
}
