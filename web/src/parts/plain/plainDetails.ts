// A game that the client has no folder for, in words: by its messages where it has them, else as the server wrote it.

import type { GameDetails } from "../../games/manifest";
import type { GameEvent } from "../../lib/protocol";
import { seatNames, seatLabel } from "../../lib/seats";
import { has, w, type Arguments } from "../../lib/words.svelte";

/** `tens_left` as `tens left`. */
export function readable(name: string): string {
  return name.replaceAll(/[_-]+/g, " ");
}

export function plainDetails(game: string): GameDetails {
  const termName = (field: string, value: string): string =>
    has(`${game}-${field}-${value}`) ? w(`${game}-${field}-${value}`) : readable(value);

  /** Everything a message can speak of: seats by their names, words by their messages, figures as they are. */
  function argumentsOf(fields: Record<string, unknown>, names: readonly string[]): Arguments {
    const args: Arguments = {};
    for (const [field, value] of Object.entries(fields)) {
      if (field === "seat") args["name"] = names[Number(value)] ?? "";
      else if (field === "other") args["other"] = names[Number(value)] ?? "";
      else if (typeof value === "number") args[field] = value;
      else if (typeof value === "string") args[field] = termName(field, value);
    }
    return args;
  }

  function eventText(event: GameEvent, names: readonly string[]): string {
    const { kind, ...fields } = event;
    const args = argumentsOf(fields, names);
    const all = `${game}-event-${kind}-all`;
    const id = event.other === undefined && has(all) ? all : `${game}-event-${kind}`;
    if (has(id)) return w(id, args);
    const { name, other, ...more } = args;
    const who = [name, other].filter(Boolean).join(" → ");
    const what = Object.entries(more).map(
      ([field, value]) => `${readable(field)} ${String(value)}`,
    );
    return [who, [readable(kind), ...what].join(", ")].filter(Boolean).join(": ");
  }

  function actionText(action: string, { names }: { names: readonly string[] }): string {
    const [verb = "", ...words] = action.split(" ");
    const id = `${game}-action-${verb}`;
    if (!has(id)) return readable(action);
    const amount = Number(words[0]);
    const args: Arguments = { what: words.map((word) => termName(verb, word)).join(" ") };
    if (words.length > 0 && Number.isFinite(amount))
      Object.assign(args, { amount, number: amount, name: names[amount] ?? "" });
    return w(id, args);
  }

  return {
    keys: [],
    playerNames: (seats) => seatNames(seats, (number) => seatLabel(seats[number])),
    cardName: (face) => termName("card", face),
    eventText,
    actionText,
    actionPlaces: (action) => [`[data-action="${CSS.escape(action)}"]`],
    goesOn: () => false,
    occasions: [],
    sounds: {},
    hiddenHands: false,
    decisive: [],
    shareParts: ["luck", "skill", "others"],
    changeReasons: [],
  };
}
